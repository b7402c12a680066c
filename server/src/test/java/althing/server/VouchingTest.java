package althing.server;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import tools.jackson.databind.JsonNode;

import althing.server.Guest.Reply;
import althing.server.oidc.OwnProvider;

import static org.assertj.core.api.Assertions.assertThat;

/** An account at a provider as a key: who shows it is that person, in the browser that was sent there, and nowhere else. */
@Timeout(120)
class VouchingTest extends HallTest {

    private static final URI PUBLIC = URI.create("http://hall.example.org");
    private static final String LEAVE = "/api/me/provider";
    private static final String COME = "/api/me/provider/enter";

    private final OwnProvider own = new OwnProvider();

    @Override
    protected HallServer start() {
        return start(0, Optional.empty());
    }

    private HallServer start(int port, Optional<String> database) {
        return HallServer.start(new HallOptions(port, "127.0.0.1", data, database, Duration.ZERO,
                Optional.of(PUBLIC)).vouchedForBy(own.settings(PUBLIC)), bots());
    }

    @AfterEach
    void closeTheProvider() {
        own.close();
    }

    @Test
    void whoComesByAnUnknownAccount_staysWhoTheyAre_andComesBackByItFromAnotherBrowser() {
        String table = ingrid.open("runes(seats=2,hand=3)#1", "me", "bot");
        String his = olaf.open("runes(seats=2,hand=3)#2", "me", "bot");
        Reply came = come(ingrid, "enter");
        assertThat(came.status()).as(came.text()).isEqualTo(200);
        assertThat(key(came.json()).path("label").asString()).isEqualTo("Own");
        assertThat(ingrid.state(table).path("acting").asInt()).isZero();
        int port = server.port();
        server.close();
        server = start(port, Optional.empty());
        assertThat(come(olaf, "enter").json().path("keys")).hasSize(3);
        assertThat(olaf.state(table).path("acting").asInt()).isZero();
        assertThat(ingrid.get("/api/tables").json().toString()).contains(his, table);
        assertThat(come(olaf, "enter").status()).as("who is that person already").isEqualTo(200);
    }

    @Test
    void anotherAccount_isAnotherPerson() {
        come(ingrid, "add");
        own.subject = "somebody else";
        come(olaf, "enter");
        assertThat(olaf.get("/api/me").json().path("handle"))
                .isNotEqualTo(ingrid.get("/api/me").json().path("handle"));
    }

    @Test
    void whoAddsTheAccountOfAnother_isTold_andNothingIsGiven() {
        come(ingrid, "add");
        String his = olaf.open("runes(seats=2,hand=3)#2", "me", "bot");
        assertThat(come(olaf, "add").problem()).isEqualTo("account-known");
        assertThat(ingrid.get("/api/tables").json().toString()).doesNotContain(his);
    }

    /** Somebody who has a code for an account of their own must not have others use it. */
    @Test
    void onlyTheBrowserThatWasSent_comesBack_once_andNotTooLate() {
        come(ingrid, "add");
        Map<String, String> back = own.visit(leave(olaf, "enter"));
        try (Guest victim = new Guest(server.port())) {
            assertThat(victim.post(COME, body(back)).problem()).isEqualTo("challenge-over");
            assertThat(victim.post(COME, "{\"code\":\"x\",\"state\":\"x\"}").problem()).isEqualTo("challenge-over");
            assertThat(victim.get("/api/me").json().path("handle").isNull()).isTrue();
        }
        assertThat(olaf.post(COME, body(back)).status()).isEqualTo(200);
        assertThat(olaf.post(COME, body(back)).problem()).isEqualTo("challenge-over");
        Map<String, String> late = own.visit(leave(olaf, "enter"));
        Tampering.execute(data, "UPDATE key_challenge SET until = 1");
        assertThat(olaf.post(COME, body(late)).problem()).isEqualTo("challenge-over");
    }

    @Test
    void whatTheProviderDoesWrong_isOneSentence_andChangesNothing() {
        own.claims = token -> token.claim("nonce", "another");
        Reply unproven = come(ingrid, "enter");
        assertThat(unproven.problem()).isEqualTo("provider-unproven");
        assertThat(unproven.detail()).endsWith(".");
        assertThat(unproven.status()).isEqualTo(422);
        own.broken = "/token";
        assertThat(come(ingrid, "enter").problem()).isEqualTo("provider-silent");
        own.broken = "none";
        Map<String, String> back = own.visit(leave(ingrid, "enter"));
        back.put("code", "guess");
        assertThat(ingrid.post(COME, body(back)).problem()).isEqualTo("provider-refused");
        back = own.visit(leave(ingrid, "enter"));
        back.put("iss", "https://evil.example.org");
        assertThat(ingrid.post(COME, body(back)).problem()).isEqualTo("provider-unproven");
        assertThat(ingrid.get("/api/me").json().path("handle").isNull()).isTrue();
    }

    @Test
    void aKeyThatWasEnded_opensNobody_andGoesWithThePerson() {
        String id = key(come(ingrid, "add").json()).path("id").asString();
        assertThat(olaf.delete("/api/me/keys/" + id).problem()).isEqualTo("no-such-key");
        assertThat(ingrid.delete("/api/me/keys/" + id).status()).isEqualTo(204);
        assertThat(come(olaf, "enter").json().path("keys")).as("his own key, and this one").hasSize(2);
        assertThat(olaf.get("/api/me/export").json().path("me").toString()).contains("oidc");
        assertThat(olaf.delete("/api/me").status()).isEqualTo(204);
        assertThat(come(ingrid, "add").status()).isEqualTo(200);
    }

    @Test
    void twoWhoSitAtOneTable_stayTwo() {
        come(ingrid, "add");
        String table = ingrid.open("runes(seats=2,hand=3)#1", "me", "friend");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        olaf.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\"}");
        assertThat(come(olaf, "enter").problem()).isEqualTo("both-sit");
    }

    @Test
    void codes_cannotBeTriedWithoutEnd() {
        for (int tries = 0; tries < 10; tries++) {
            assertThat(olaf.post(COME, "{\"code\":\"x\",\"state\":\"x\"}").problem()).isEqualTo("challenge-over");
        }
        assertThat(olaf.post(COME, "{\"code\":\"x\",\"state\":\"x\"}").problem()).isEqualTo("too-many");
    }

    @Test
    void aHallWithoutAProvider_offersNone() {
        assertThat(ingrid.get("/api/me").json().path("provider").asString()).isEqualTo("Own");
        try (HallServer plain = HallServer.start(options(data.resolve("plain")), bots());
                Guest guest = new Guest(plain.port())) {
            assertThat(guest.get("/api/me").json().path("provider").isNull()).isTrue();
            assertThat(guest.post(LEAVE, "{\"errand\":\"add\"}").problem()).isEqualTo("no-provider");
            assertThat(guest.post(COME, "{\"code\":\"x\",\"state\":\"x\"}").problem()).isEqualTo("no-provider");
        }
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, architectures = "amd64")
    void whoIsSentByOneNode_comesBackToTheOther() throws IOException {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start();
                HallServer east = start(0, Optional.of(postgres.getJdbcUrl("postgres", "postgres")));
                HallServer west = start(0, Optional.of(postgres.getJdbcUrl("postgres", "postgres")));
                Guest una = new Guest(east.port())) {
            Map<String, String> back = own.visit(leave(una, "enter"));
            assertThat(una.at(west.port()).post(COME, body(back)).status()).isEqualTo(200);
            assertThat(una.post(COME, body(back)).problem()).isEqualTo("challenge-over");
        }
    }

    private Reply come(Guest guest, String errand) {
        return guest.post(COME, body(own.visit(leave(guest, errand))));
    }

    private static String leave(Guest guest, String errand) {
        Reply sent = guest.post(LEAVE, "{\"errand\":\"" + errand + "\"}");
        assertThat(sent.status()).as(sent.text()).isEqualTo(201);
        return sent.json().path("address").asString();
    }

    static String body(Map<String, String> back) {
        return "{\"code\":\"" + back.get("code") + "\",\"state\":\"" + back.get("state") + "\",\"issuer\":\""
                + back.get("iss") + "\"}";
    }

    private static JsonNode key(JsonNode me) {
        return me.path("keys").valueStream().filter(key -> key.path("kind").asString().equals("oidc")).findFirst()
                .orElseThrow();
    }
}
