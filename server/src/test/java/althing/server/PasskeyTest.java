package althing.server;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.server.Guest.Reply;

import static org.assertj.core.api.Assertions.assertThat;

/** Passkeys: who comes by one is that person, and whatever is wrong with an answer, it opens nothing. */
class PasskeyTest extends HallTest {

    private static final String ORIGIN = "http://localhost:4711";
    private static final String PASSKEYS = "/api/me/passkeys";
    private static final String ENTER = "/api/me/enter";
    private static final String CHALLENGE = "/challenge";

    private final Authenticator hers = new Authenticator(ORIGIN);

    @Override
    protected HallServer start() {
        return start(0);
    }

    private HallServer start(int port) {
        return HallServer.start(new HallOptions(port, "127.0.0.1", data, Optional.empty(), Duration.ZERO,
                Optional.of(URI.create(ORIGIN))), bots());
    }

    @Test
    void aPasskey_bringsAPersonToAnotherBrowser_withWhatItHad_alsoAfterARestart() {
        String table = ingrid.open("runes(seats=2,hand=3)#1", "me", "bot");
        String his = olaf.open("runes(seats=2,hand=3)#2", "me", "bot");
        ingrid.post("/api/me", "{\"name\":\"Ingrid\"}");
        JsonNode asked = ask(ingrid, PASSKEYS);
        assertThat(asked.path("name").asString()).isEqualTo("Ingrid");
        assertThat(asked.path("site").asString()).isEqualTo("localhost");
        Reply made = ingrid.post(PASSKEYS, hers.make(asked));
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        assertThat(passkey(made.json()).path("current").asBoolean()).isFalse();
        int port = server.port();
        server.close();
        server = start(port);
        Reply entered = enter(olaf, hers);
        assertThat(entered.json().path("name").asString()).as(entered.text()).isEqualTo("Ingrid");
        assertThat(entered.json().path("keys")).hasSize(3);
        assertThat(olaf.state(table).path("acting").asInt()).isZero();
        assertThat(ingrid.get("/api/tables").json().toString()).contains(his, table);
        assertThat(enter(olaf, hers).status()).as("who is that person already").isEqualTo(200);
        assertThat(ask(olaf, PASSKEYS).path("present")).hasSize(1);
        assertThat(ask(olaf, PASSKEYS).path("handle")).isEqualTo(asked.path("handle"));
    }

    @Test
    void aHallWithoutAName_takesNone() {
        try (HallServer plain = HallServer.start(options(data.resolve("plain")), bots());
                Guest guest = new Guest(plain.port())) {
            assertThat(guest.get("/api/me").json().path("passkeys").asBoolean()).isFalse();
            assertThat(guest.post(PASSKEYS + CHALLENGE, "{}").problem()).isEqualTo("no-passkeys");
            assertThat(guest.post(ENTER + CHALLENGE, "{}").problem()).isEqualTo("no-passkeys");
        }
        assertThat(ingrid.get("/api/me").json().path("passkeys").asBoolean()).isTrue();
    }

    @Test
    void anAnswerFromAnotherSite_orOfNobodyInParticular_makesNothingAndOpensNothing() {
        refused(liar -> liar.origin = "http://localhost:4712");
        refused(liar -> liar.origin = "https://localhost:4711");
        refused(liar -> liar.origin = "null");
        refused(liar -> liar.site = "example.org");
        refused(liar -> liar.flags = 0x01);
        refused(liar -> liar.flags = 0x04);
        assertThat(ingrid.get("/api/me").json().path("keys")).hasSize(2);
    }

    private void refused(Consumer<Authenticator> lie) {
        Authenticator made = new Authenticator(ORIGIN);
        lie.accept(made);
        assertThat(ingrid.post(PASSKEYS, made.make(ask(ingrid, PASSKEYS))).problem()).isEqualTo("bad-passkey");
        if (ingrid.get("/api/me").json().path("handle").isNull()) {
            make(ingrid, hers);
        }
        String origin = hers.origin;
        String site = hers.site;
        int flags = hers.flags;
        lie.accept(hers);
        assertThat(enter(olaf, hers).problem()).isEqualTo("bad-passkey");
        hers.origin = origin;
        hers.site = site;
        hers.flags = flags;
        assertThat(olaf.get("/api/me").json().path("handle").isNull()).isTrue();
    }

    @Test
    void aQuestion_isAnsweredOnce_byWhoWasAsked_andForWhatItWasAsked() {
        JsonNode asked = ask(ingrid, PASSKEYS);
        String made = hers.make(asked);
        assertThat(olaf.post(PASSKEYS, made).problem()).isEqualTo("challenge-over");
        assertThat(ingrid.post(PASSKEYS, made).status()).isEqualTo(201);
        assertThat(ingrid.post(PASSKEYS, made).problem()).isEqualTo("challenge-over");
        JsonNode toEnter = ask(olaf, ENTER);
        assertThat(ingrid.post(ENTER, hers.show(toEnter)).problem()).isEqualTo("challenge-over");
        String shown = hers.show(toEnter);
        assertThat(olaf.post(ENTER, shown).status()).isEqualTo(200);
        try (Guest thief = new Guest(server.port())) {
            assertThat(thief.post(ENTER, shown).problem()).isEqualTo("challenge-over");
            assertThat(thief.post(ENTER, hers.show(ask(thief, PASSKEYS))).problem()).isEqualTo("challenge-over");
            assertThat(thief.get("/api/me").json().path("handle").isNull()).isTrue();
        }
    }

    @Test
    void anAnswerThatComesTooLate_opensNothing() {
        make(ingrid, hers);
        String late = hers.show(ask(olaf, ENTER));
        Tampering.execute(data, "UPDATE key_challenge SET until = 1");
        assertThat(olaf.post(ENTER, late).problem()).isEqualTo("challenge-over");
        assertThat(olaf.get("/api/me").json().path("handle").isNull()).isTrue();
    }

    @Test
    void aForgedPasskey_aCopiedOne_andOneOfAnotherName_openNothing() {
        make(ingrid, hers);
        assertThat(enter(olaf, hers.forged()).problem()).isEqualTo("bad-passkey");
        hers.count = 40;
        assertThat(enter(ingrid, hers).status()).isEqualTo(200);
        hers.count = 40;
        assertThat(enter(olaf, hers).problem()).as("it was copied: it has signed this often already")
                .isEqualTo("bad-passkey");
        hers.claimHandle("c29tZWJvZHk");
        assertThat(enter(olaf, hers).problem()).isEqualTo("bad-passkey");
        assertThat(olaf.get("/api/me").json().path("handle").isNull()).isTrue();
    }

    @Test
    void nobodyKeepsThePasskeyOfAnother_norNamesOrEndsIt() {
        JsonNode key = passkey(make(ingrid, hers));
        assertThat(olaf.post(PASSKEYS, hers.forged().make(ask(olaf, PASSKEYS))).problem()).isEqualTo("passkey-known");
        String path = "/api/me/keys/" + key.path("id").asString();
        assertThat(olaf.post(path, "{\"label\":\"mine\"}").problem()).isEqualTo("no-such-key");
        assertThat(olaf.delete(path).problem()).isEqualTo("no-such-key");
        assertThat(passkey(ingrid.post(path, "{\"label\":\" Blue key \"}").json()).path("label").asString())
                .isEqualTo("Blue key");
        String browser = ingrid.get("/api/me").json().path("keys").valueStream()
                .filter(each -> each.path("current").asBoolean()).findFirst().orElseThrow().path("id").asString();
        assertThat(ingrid.post("/api/me/keys/" + browser, "{\"label\":\"x\"}").problem()).isEqualTo("no-such-key");
        assertThat(ingrid.delete(path).status()).isEqualTo(204);
        assertThat(enter(olaf, hers).problem()).isEqualTo("no-such-passkey");
    }

    @Test
    void aGuessedPasskey_isUnknown_andSoonTooMany() {
        for (int tries = 0; tries < 10; tries++) {
            assertThat(enter(olaf, new Authenticator(ORIGIN)).problem()).isEqualTo("no-such-passkey");
        }
        assertThat(enter(olaf, new Authenticator(ORIGIN)).problem()).isEqualTo("too-many");
        for (int tries = 11; tries < 30; tries++) {
            ask(ingrid, ENTER);
        }
        assertThat(ingrid.post(ENTER + CHALLENGE, "{}").problem()).isEqualTo("too-many");
    }

    @Test
    void twoWhoSitAtOneTable_stayTwo() {
        make(ingrid, hers);
        String table = ingrid.open("runes(seats=2,hand=3)#1", "me", "friend");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        olaf.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\"}");
        assertThat(enter(olaf, hers).problem()).isEqualTo("both-sit");
        assertThat(olaf.state(table).path("seats").path(0).path("mine").asBoolean()).isFalse();
    }

    @Test
    void noMoreThanTen_andTheyGoWithThePerson_whoCanTakeTheListAlong() {
        make(ingrid, hers);
        for (int more = 1; more < 10; more++) {
            make(ingrid, new Authenticator(ORIGIN));
        }
        assertThat(ingrid.post(PASSKEYS + CHALLENGE, "{}").problem()).isEqualTo("passkeys-spent");
        JsonNode taken = ingrid.get("/api/me/export").json().path("me");
        assertThat(taken.path("keys").valueStream().filter(key -> key.path("kind").asString().equals("passkey")))
                .hasSize(10);
        ask(ingrid, ENTER);
        assertThat(ingrid.delete("/api/me").status()).isEqualTo(204);
        assertThat(enter(olaf, hers).problem()).isEqualTo("no-such-passkey");
    }

    @Test
    void whoWasInvited_comesBackByAPasskey_whereOthersMayNotAct() {
        make(ingrid, hers);
        String host = "{\"key\":\"" + server.newHostKey() + "\"}";
        olaf.post("/api/host/session", host);
        String code = olaf.post("/api/host/invitations", "{}").json().path("code").asString();
        assertThat(ingrid.post("/api/invitation", "{\"code\":\"" + code + "\"}").status()).isEqualTo(204);
        assertThat(olaf.post("/api/host/rules", "{\"door\":\"invited\",\"notice\":\"\"}").status()).isLessThan(300);
        try (Guest phone = new Guest(server.port())) {
            assertThat(phone.post("/api/me", "{\"name\":\"Una\"}").problem()).isEqualTo("invited-only");
            assertThat(enter(phone, hers).status()).isEqualTo(200);
            assertThat(phone.post("/api/me", "{\"name\":\"Una\"}").status()).isEqualTo(200);
        }
    }

    private JsonNode ask(Guest guest, String what) {
        Reply reply = guest.post(what + CHALLENGE, "{}");
        assertThat(reply.status()).as(reply.text()).isEqualTo(201);
        return reply.json();
    }

    private JsonNode make(Guest guest, Authenticator authenticator) {
        Reply made = guest.post(PASSKEYS, authenticator.make(ask(guest, PASSKEYS)));
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        return made.json();
    }

    private Reply enter(Guest guest, Authenticator authenticator) {
        return guest.post(ENTER, authenticator.show(ask(guest, ENTER)));
    }

    private static JsonNode passkey(JsonNode me) {
        return me.path("keys").valueStream().filter(key -> key.path("kind").asString().equals("passkey"))
                .findFirst().orElseThrow();
    }
}
