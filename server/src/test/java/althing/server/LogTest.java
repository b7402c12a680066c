package althing.server;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.slf4j.LoggerFactory;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.AppenderBase;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

import althing.server.calling.CallSettings;
import althing.server.oidc.OwnProvider;
import althing.server.storage.StoredWay.WayKind;

import static org.assertj.core.api.Assertions.assertThat;

/** Whatever people do, and whatever fails meanwhile, the log tells nothing of them. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class LogTest extends HallTest {

    private static final URI PUBLIC = URI.create("https://hall.example.org");
    /** Where nobody listens. */
    private static final URI NO_MAIL = URI.create("smtp://127.0.0.1:1");
    private static final String NAME = "Tryggvason";
    private static final String WORDS = "Nidaros";
    private static final String MAIL = "olaf@example.org";

    private final OwnProvider provider = new OwnProvider();
    private final Lines lines = new Lines();
    private final List<String> secrets = new ArrayList<>(List.of(NAME, WORDS, MAIL));

    /** Everything that is logged, with its traces. */
    private static final class Lines extends AppenderBase<ILoggingEvent> {

        private final StringBuilder text = new StringBuilder();

        @Override
        protected synchronized void append(ILoggingEvent event) {
            text.append(event.getLevel()).append(' ').append(event.getFormattedMessage()).append('\n');
            if (event.getThrowableProxy() != null) {
                text.append(ThrowableProxyUtil.asString(event.getThrowableProxy())).append('\n');
            }
        }

        synchronized String all() {
            return text.toString();
        }

        void await(String words) {
            while (!all().contains(words)) {
                Thread.onSpinWait();
            }
        }
    }

    @Override
    protected HallServer start() {
        return HallServer.start(new HallOptions(0, "127.0.0.1", data, Optional.empty(), Duration.ZERO,
                Optional.of(PUBLIC)).calling(
                        new CallSettings(EnumSet.of(WayKind.WEBHOOK, WayKind.MAIL),
                                Optional.of(PUBLIC), Optional.of(NO_MAIL), "hall@example.org", Set.of()))
                .vouchedForBy(provider.settings(PUBLIC)), bots());
    }

    /** The hall's own lines in full, and of what it is made of those that a host sees. */
    @BeforeEach
    void listen() {
        lines.start();
        root().addAppender(lines);
        hall().setLevel(Level.DEBUG);
    }

    @AfterEach
    void listenNoMore() {
        root().detachAppender(lines);
        hall().setLevel(null);
        provider.close();
    }

    private static Logger root() {
        return (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    }

    private static Logger hall() {
        return (Logger) LoggerFactory.getLogger("althing");
    }

    private String secret(String text) {
        secrets.add(text);
        return text;
    }

    private void nothingIsTold() {
        assertThat(secrets).allSatisfy(secret -> assertThat(lines.all()).doesNotContainIgnoringCase(secret));
    }

    /** A table at which Olaf says and writes what is his. */
    private String meet() {
        String table = ingrid.open("runes(seats=2,hand=3)#1", "me", "friend");
        String invite = secret(ingrid.state(table).path("seats").path(1).path("invite").asString());
        olaf.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\",\"name\":\"" + NAME + "\"}");
        say(table);
        return table;
    }

    private void say(String table) {
        olaf.post("/api/tables/" + table + "/chat", "{\"text\":\"" + WORDS + "\"}");
        olaf.post("/api/tables/" + table + "/notes", "{\"text\":\"" + WORDS + "\"}");
        ingrid.post("/api/tables/" + table + "/reports", "{\"line\":0}");
    }

    private void beKnown() {
        olaf.post("/api/me", "{\"name\":\"" + NAME + "\",\"preferences\":{\"x\":\"" + WORDS + "\"}}");
        secret(olaf.token("play"));
        secret(olaf.post("/api/me/recovery", "{}").json().path("code").asString());
        secret(olaf.post("/api/me/link", "{}").json().path("code").asString());
        olaf.post("/api/me/claim", "{\"code\":\"" + WORDS + "\"}");
        olaf.post("/api/calls/ways", "{\"kind\":\"webhook\",\"address\":\"https://example.org/" + WORDS
                + "\",\"language\":\"en\"}");
        olaf.post("/api/calls/ways", "{\"kind\":\"mail\",\"address\":\"" + MAIL + "\",\"language\":\"en\"}");
    }

    /** Olaf has a passkey with a name, is rated, and takes part in a tournament of his. */
    private void compete() {
        Authenticator his = new Authenticator(PUBLIC.toString());
        his.site = PUBLIC.getHost();
        JsonNode keys = done(olaf.post("/api/me/passkeys",
                his.make(done(olaf.post("/api/me/passkeys/challenge", "{}"))))).path("keys");
        String key = keys.valueStream().filter(each -> each.path("kind").asString().equals("passkey")).findFirst()
                .orElseThrow().path("id").asString();
        done(olaf.post("/api/me/keys/" + key, "{\"label\":\"" + WORDS + "\"}"));
        done(olaf.post("/api/me/profile", "{\"shown\":true}"));
        done(ingrid.get("/api/persons/" + secret(done(olaf.get("/api/me")).path("handle").asString())));
        String cup = "/api/contests/" + done(olaf.post("/api/contests", "{\"name\":\"" + WORDS
                + "\",\"setup\":\"runes(seats=2)\",\"form\":\"league\",\"pace\":\"days 2\",\"listed\":true,\"enter\":\""
                + NAME + "\"}")).path("head").path("id").asString();
        done(ingrid.post(cup + "/enter", "{\"name\":\"Ingrid\"}"));
        done(olaf.post(cup + "/start", "{}"));
        done(olaf.post(cup + "/leave", "{}"));
    }

    private static JsonNode done(Guest.Reply reply) {
        assertThat(reply.status()).as(reply.text()).isLessThan(300);
        return reply.text().isEmpty() ? MissingNode.getInstance() : reply.json();
    }

    /** Olaf comes by his account; then the provider fails him in each way it can. */
    private void beVouchedFor() {
        provider.subject = NAME;
        done(come());
        provider.claims = token -> token.claim("nonce", WORDS);
        assertThat(come().problem()).isEqualTo("provider-unproven");
        provider.claims = token -> token.subject(WORDS).issuer("https://" + WORDS + ".example.org");
        assertThat(come().problem()).isEqualTo("provider-unproven");
        provider.forgery = _ -> WORDS + ".e30." + WORDS;
        assertThat(come().problem()).startsWith("provider-");
        provider.broken = "/token";
        assertThat(come().problem()).isEqualTo("provider-silent");
        provider.broken = "none";
        String state = String.valueOf(provider.visit(leave()).get("state"));
        assertThat(olaf.post("/api/me/provider/enter", "{\"code\":\"" + WORDS + "\",\"state\":\"" + secret(state)
                + "\"}").problem()).isEqualTo("provider-refused");
    }

    private Guest.Reply come() {
        Map<String, String> back = provider.visit(leave());
        secret(String.valueOf(back.get("state")));
        return olaf.post("/api/me/provider/enter", VouchingTest.body(back));
    }

    private String leave() {
        return done(olaf.post("/api/me/provider", "{\"errand\":\"add\"}")).path("address").asString();
    }

    /** The host's key is wrong, then right, and the host judges Olaf. */
    private void judge(String table) {
        try (Guest host = new Guest(server.port())) {
            host.post("/api/host/session", "{\"key\":\"" + WORDS + "\"}");
            host.post("/api/host/session", "{\"key\":\"" + secret(server.freshHostKey().orElseThrow()) + "\"}");
            host.post("/api/host/rules", "{\"door\":\"open\",\"notice\":\"" + WORDS + "\"}");
            secret(host.post("/api/host/invitations", "{}").json().path("code").asString());
            host.post("/api/host/bans", "{\"table\":\"" + table + "\",\"seat\":1}");
            host.post("/api/host/tables/" + table + "/end", "{\"reason\":\"" + WORDS + "\"}");
        }
    }

    @Test
    void whatPeopleDo_isNotTold() {
        assertThat(olaf.get("/api/hall").header("set-cookie")).isNotEmpty();
        String table = meet();
        beKnown();
        compete();
        beVouchedFor();
        secret(olaf.get("/api/me").json().path("handle").asString());
        olaf.post("/api/tables", "{\"setup\":\"" + WORDS + "\",\"seats\":[{\"kind\":\"" + WORDS + "\"}]}");
        olaf.getBy(WORDS, "/api/hall");
        lines.await("A call by mail was not taken");
        judge(table);
        olaf.delete("/api/me");
        nothingIsTold();
    }

    @Test
    void whatFails_isToldWithoutWhatPeopleSaid() {
        String table = meet();
        for (String name : List.of("table_note", "person", "person_key", "call_way", "talk_report", "hall_ban",
                "person_link", "table_event", "contest", "contest_entry", "rated_person", "key_challenge")) {
            Tampering.execute(data, "ALTER TABLE " + name + " RENAME TO lost_" + name);
        }
        say(table);
        olaf.post("/api/me", "{\"name\":\"" + NAME + "\"}");
        olaf.post("/api/calls/ways", "{\"kind\":\"mail\",\"address\":\"" + MAIL + "\",\"language\":\"en\"}");
        judge(table);
        assertThat(olaf.post("/api/me/passkeys/challenge", "{}").status()).isEqualTo(503);
        assertThat(olaf.post("/api/me/profile", "{\"shown\":true}").status()).isEqualTo(503);
        assertThat(olaf.post("/api/me/provider", "{\"errand\":\"add\"}").status()).isEqualTo(503);
        assertThat(olaf
                .post("/api/contests", "{\"name\":\"" + WORDS + "\",\"setup\":\"runes(seats=2)\",\"form\":\"league\","
                        + "\"pace\":\"days 2\",\"enter\":\"" + NAME + "\"}")
                .status()).isEqualTo(503);
        olaf.post("/api/tables", "{\"setup\":\"runes(seats=2)\",\"seats\":[{\"kind\":\"me\",\"name\":\"" + NAME
                + "\"},{\"kind\":\"screen\"}]}");
        olaf.delete("/api/me");
        assertThat(lines.all()).contains("The storage failed at POST");
        nothingIsTold();
    }
}
