package althing.server;

import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.server.Guest.Reply;

import static org.assertj.core.api.Assertions.assertThat;

/** Whatever the hall does not do, it says why. */
class RefusalTest extends HallTest {

    private String table;

    @BeforeEach
    void openATable() {
        table = ingrid.open("runes(seats=2)#1", "me", "friend");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"setup":"runes(seats=2)","seats":[{"kind":"me"}]}                          | 422 | has 2 seats, but 1 are asked for
            {"setup":"runes(seats=9)","seats":[]}                                       | 422 | is for 2 to 4 seats
            {"setup":"chess","seats":[]}                                                | 422 | no game 'chess'
            {"setup":"runes(hand=4)","seats":[]}                                        | 422 | Option hand
            {"setup":"(((","seats":[]}                                                  | 422 | is no setup
            {"seats":[]}                                                                | 400 | 'setup' is missing
            {"setup":"runes","seats":[{"name":"x"},{"kind":"me"}]}                      | 400 | 'seats[0].kind' is missing
            {"setup":"runes","seats":[null,{"kind":"me"}]}                              | 400 | 'seats[0]' is missing
            {"setup":"runes","seats":[{"kind":"dog"},{"kind":"me"}]}                    | 400 | me, screen, friend, bot
            {"setup":"runes","seats":[{"kind":"bot","level":6},{"kind":"me"}]}          | 422 | levels 1 to 5
            {"setup":"runes","seats":7}                                                 | 400 | 'seats' is not of the kind
            {"setup":                                                                   | 400 | not readable JSON, line 1
            null                                                                        | 400 | takes a JSON object
            []                                                                          | 400 | takes a JSON object
            """)
    void aTableThatCannotBe_isRefused(String body, int status, String sentence) {
        Reply reply = ingrid.post("/api/tables", body);
        assertThat(reply.status()).isEqualTo(status);
        assertThat(reply.detail()).contains(sentence);
        assertThat(reply.header("content-type")).startsWith("application/problem+json");
    }

    @Test
    void aNameThatIsTooLong_isRefused_andControlCharactersVanish() {
        String wish = "{\"setup\":\"runes\",\"seats\":[{\"kind\":\"me\",\"name\":\"%s\"},{\"kind\":\"bot\"}]}";
        assertThat(ingrid.post("/api/tables", wish.formatted("x".repeat(41))).problem()).isEqualTo("name-too-long");
        String id = ingrid.post("/api/tables", wish.formatted("  In\\u0000gr\\u202e id\\n")).json().path("id")
                .asString();
        assertThat(ingrid.state(id).path("seats").path(0).path("name").asString()).isEqualTo("In gr id");
    }

    @Test
    void movesOfOthers_andUnknownOnes_areRefused() {
        assertThat(olaf.play(table, 0, "choose 1").problem()).isEqualTo("not-your-seat");
        assertThat(ingrid.play(table, 1, "choose 1").problem()).isEqualTo("not-your-seat");
        assertThat(ingrid.play(table, 2, "choose 1").problem()).isEqualTo("no-such-seat");
        assertThat(ingrid.play(table, -1, "choose 1").problem()).isEqualTo("no-such-seat");
        assertThat(ingrid.play(table, 0, "fly").problem()).isEqualTo("no-such-move");
        assertThat(ingrid.play("nowhere", 0, "done", 0).problem()).isEqualTo("no-such-table");
        assertThat(ingrid.state(table).path("seq").asInt()).isZero();
    }

    @Test
    void aRule_speaksWithItsRefusal() {
        Reply reply = ingrid.play(table, 0, "done");
        assertThat(reply.status()).isEqualTo(422);
        assertThat(reply.problem()).isEqualTo("rule");
        assertThat(reply.json().path("refusal").path("rule").asString()).isEqualTo("RUN-1");
        Reply why = ingrid.get("/api/tables/" + table + "/why?seat=0&move=done");
        assertThat(why.json().path("refusal").path("reason").path("key").asString()).isEqualTo("refusal.no");
        String legal = ingrid.state(table).path("options").path(0).path("move").asString().replace(' ', '+');
        assertThat(ingrid.get("/api/tables/" + table + "/why?seat=0&move=" + legal).json().path("refusal").isNull())
                .isTrue();
    }

    @Test
    void questionsThatLackSomething_areRefused() {
        String why = "/api/tables/" + table + "/why";
        assertThat(ingrid.get(why + "?move=done").detail()).isEqualTo("'seat' is missing.");
        assertThat(ingrid.get(why + "?seat=0").detail()).isEqualTo("'move' is missing.");
        assertThat(ingrid.get(why + "?seat=x&move=done").status()).isEqualTo(400);
        assertThat(olaf.get(why + "?seat=0&move=done").status()).isEqualTo(403);
        assertThat(ingrid.post("/api/tables/" + table + "/moves", "{\"seat\":0,\"move\":\"done\"}").detail())
                .isEqualTo("'after' is missing.");
    }

    @Test
    void aMoveAfterSomethingOlder_isAConflict() {
        String first = ingrid.state(table).path("options").path(0).path("move").asString();
        assertThat(ingrid.play(table, 0, first, 0).status()).isEqualTo(200);
        assertThat(ingrid.play(table, 0, first, 0).problem()).isEqualTo("moved-on");
        assertThat(ingrid.play(table, 0, first, 99).problem()).isEqualTo("moved-on");
        assertThat(ingrid.play(table, 0, first, 1).problem()).isEqualTo("not-asked");
    }

    @Test
    void talk_doesNotInvalidateWhatAPlayerSaw() {
        assertThat(ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"Hail\"}").json().path("seq").asInt())
                .isEqualTo(1);
        String first = ingrid.state(table).path("options").path(0).path("move").asString();
        assertThat(ingrid.play(table, 0, first, 0).status()).isEqualTo(200);
        assertThat(olaf.state(table).path("chat").path(0).path("text").asString()).isEqualTo("Hail");
    }

    @Test
    void talk_isForThoseWhoSit_andNotEndless() {
        String chat = "/api/tables/" + table + "/chat";
        assertThat(olaf.post(chat, "{\"text\":\"Hail\"}").problem()).isEqualTo("no-seat");
        assertThat(ingrid.post(chat, "{\"text\":\" \\n \"}").problem()).isEqualTo("nothing-said");
        assertThat(ingrid.post(chat, "{\"text\":\"" + "x".repeat(501) + "\"}").problem()).isEqualTo("chat-too-long");
        assertThat(ingrid.post(chat, "{\"text\":\"" + "x".repeat(70_000) + "\"}").problem()).isEqualTo("too-large");
        for (int i = 0; i < 30; i++) {
            ingrid.post(chat, "{\"text\":\"again\"}");
        }
        assertThat(ingrid.post(chat, "{\"text\":\"again\"}").problem()).isEqualTo("too-many");
    }

    @Test
    void talk_isClosedWhileTheRulesForbidIt() {
        String silent = ingrid.open("runes(seats=2,talk=carving)#1", "me", "screen");
        assertThat(ingrid.state(silent).path("talk").asBoolean()).isFalse();
        assertThat(ingrid.post("/api/tables/" + silent + "/chat", "{\"text\":\"Hail\"}").problem())
                .isEqualTo("talk-closed");
        for (int seat = 0; seat < 2; seat++) {
            ingrid.play(silent, seat, ingrid.state(silent).path("options").path(0).path("move").asString());
        }
        assertThat(ingrid.state(silent).path("talk").asBoolean()).isTrue();
        assertThat(ingrid.post("/api/tables/" + silent + "/chat", "{\"text\":\"Hail\"}").status()).isEqualTo(200);
    }

    @Test
    void hiddenPoints_areToldToTheirOwnerOnly_untilTheEnd() {
        String secret = ingrid.open("runes(seats=2,points=hidden)#1", "me", "bot");
        assertThat(ingrid.state(secret).path("ranks")).isEmpty();
        assertThat(ingrid.state(secret).path("scoreSheet").path("hidden").path(0).asInt()).isEqualTo(1);
        assertThat(olaf.state(secret).path("scoreSheet").path("hidden")).hasSize(2);
        ingrid.playToTheEnd(secret);
        assertThat(ingrid.state(secret).path("scoreSheet").path("hidden")).isEmpty();
        assertThat(ingrid.state(secret).path("ranks")).hasSize(2);
    }

    @Test
    void aPersonWhoOpensTablesWithoutEnd_isAskedToWait() {
        for (int i = 0; i < 30; i++) {
            olaf.open("runes", "me", "me");
        }
        Reply last = olaf.post("/api/tables", "{\"setup\":\"runes\",\"seats\":[]}");
        assertThat(last.status()).isEqualTo(429);
        assertThat(last.detail()).contains("wait a little");
    }

    @Test
    void anInvitation_worksOnce_andOnlyWithItsWord() {
        String join = "/api/tables/" + table + "/join";
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        assertThat(olaf.post(join, "{\"invite\":\"guess\"}").problem()).isEqualTo("invitation-used");
        assertThat(olaf.post(join, "{\"invite\":\"" + invite + "\"}").status()).isEqualTo(200);
        assertThat(olaf.post(join, "{\"invite\":\"" + invite + "\"}").status()).isEqualTo(409);
        assertThat(olaf.state(table).path("seats").path(1).path("mine").asBoolean()).isTrue();
        assertThat(olaf.state(table).path("seats").path(1).path("name").asString()).isNotEmpty();
    }

    @Test
    void otherSites_cannotAct() {
        String body = "{\"setup\":\"runes\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}";
        assertThat(ingrid.send(ingrid.request("/api/tables").header("Content-Type", "application/json")
                .header("Origin", "https://evil.example").POST(BodyPublishers.ofString(body))).problem())
                .isEqualTo("other-site");
        assertThat(ingrid.send(ingrid.request("/api/tables").header("Content-Type", "application/json")
                .header("Sec-Fetch-Site", "cross-site").POST(BodyPublishers.ofString(body))).status()).isEqualTo(403);
        assertThat(ingrid.send(ingrid.request("/api/tables").header("Content-Type", "application/json")
                .header("Origin", "http://127.0.0.1:" + server.port()).POST(BodyPublishers.ofString(body))).status())
                .isEqualTo(201);
        assertThat(ingrid.send(ingrid.request("/api/tables").header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString(body))).problem()).isEqualTo("content-type");
        assertThat(ingrid.get("/api/hall").header("access-control-allow-origin")).isEmpty();
    }

    @Test
    void bodiesThatAreTooLarge_areRefused_toWhoIsStillSendingThem() {
        byte[] large = new byte[8 << 20];
        for (int time = 0; time < 5; time++) {
            assertThat(ingrid.send(record(BodyPublishers.ofByteArray(large))).problem()).isEqualTo("too-large");
            assertThat(ingrid.send(record(unannounced(large))).problem()).isEqualTo("too-large");
        }
    }

    @Test
    void callsThatAreRefusedBeforeTheirBodyIsRead_areAnswered_toWhoIsStillSendingIt() {
        byte[] large = new byte[8 << 20];
        for (int time = 0; time < 5; time++) {
            for (String path : List.of("/api/records", "/api/tables/%25/holiday", "/api/nowhere", "/nowhere")) {
                Reply reply = ingrid.send(ingrid.request(path).header("Content-Type", "text/html")
                        .POST(unannounced(large)));
                assertThat(reply.status()).as(path).isIn(404, 413, 415);
            }
        }
    }

    @Test
    void theRecord_waitsForTheEnd() {
        assertThat(ingrid.get("/api/tables/" + table + "/record").problem()).isEqualTo("not-over");
    }

    @Test
    void aReplay_staysWithinTheGame() {
        assertThat(ingrid.get("/api/tables/" + table + "/replay/0").json().path("count").asInt()).isZero();
        assertThat(ingrid.get("/api/tables/" + table + "/replay/1").problem()).isEqualTo("no-such-move");
        assertThat(ingrid.get("/api/tables/" + table + "/replay/-1").status()).isEqualTo(404);
        assertThat(ingrid.get("/api/tables/" + table + "/replay/x").status()).isEqualTo(400);
    }

    @Test
    void halfALetter_isSaidAsAMark() {
        assertThat(ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"a\\ud83db\"}").status()).isEqualTo(200);
        assertThat(ingrid.state(table).path("chat").path(0).path("text").asString()).isEqualTo("a\uFFFDb");
    }

    private HttpRequest.Builder record(BodyPublisher body) {
        return ingrid.request("/api/records").header("Content-Type", "text/plain").POST(body);
    }

    private static BodyPublisher unannounced(byte[] body) {
        return BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body));
    }

    @Test
    void whatIsMissingDeepInABody_isNamed() {
        String table = ingrid.open("runes(seats=2)#1", "me", "friend");
        Guest.Reply reply = ingrid.post("/api/tables", "{\"setup\":\"runes(seats=2)\",\"seats\":[{\"kind\":\"me\"},"
                + "{\"kind\":\"friend\",\"again\":{\"table\":\"" + table + "\"}}]}");
        assertThat(reply.problem()).isEqualTo("bad-request");
        assertThat(reply.detail()).isEqualTo("'seats[1].again.seat' is missing.");
    }
}
