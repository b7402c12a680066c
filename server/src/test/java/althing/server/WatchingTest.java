package althing.server;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import althing.engine.Games;

import static org.assertj.core.api.Assertions.assertThat;

/** Who looks on by the link of a table sees a game with secrets later than its players, and every other as it happens. */
class WatchingTest extends HallTest {

    private static final String SECRET = "runes(seats=2,points=hidden)#1";
    private String key;
    private String table;

    @BeforeEach
    void playALittle() {
        key = server.freshHostKey().orElseThrow();
        table = ingrid.open(SECRET, "me", "screen");
    }

    @Test
    void anOnlooker_learnsNothingOfAMove_beforeItsTime() {
        JsonNode before = olaf.state(table);
        assertThat(before.path("delay").asInt()).isEqualTo(300);
        playOne();
        assertThat(ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"I hold a nine\"}").status())
                .isEqualTo(200);
        assertThat(unpresented(olaf.state(table))).as("nothing at all").isEqualTo(unpresented(before));
        assertThat(ingrid.state(table).path("moves").asInt()).isEqualTo(1);
        assertThat(ingrid.state(table).path("delay").isNull()).isTrue();
    }

    @Test
    void noOtherCall_tellsAnOnlookerMore() {
        playOne();
        ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"I hold a nine\"}");
        Guest.Reply replay = olaf.get("/api/tables/" + table + "/replay/1");
        assertThat(replay.problem()).isEqualTo("no-such-move");
        assertThat(replay.text()).contains("has 0 moves");
        JsonNode begin = olaf.get("/api/tables/" + table + "/replay/0").json();
        assertThat(begin.path("count").asInt()).isZero();
        assertThat(olaf.get("/api/tables/" + table + "/chat?before=100").json().path("chat").isEmpty()).isTrue();
        assertThat(olaf.post("/api/tables/" + table + "/reports", "{\"line\":0}").problem()).isEqualTo("no-such-line");
        assertThat(olaf.post("/api/tables/" + table + "/go-on", "{}").text()).doesNotContain("seq");
        assertThat(olaf.get("/api/tables/" + table + "/record").problem()).isEqualTo("not-over");
        for (int after = 0; after < 9; after += 4) {
            assertThat(olaf.post("/api/tables/" + table + "/undo", "{\"seat\":0,\"after\":" + after + "}").problem())
                    .isEqualTo("not-your-seat");
        }
    }

    @Test
    void aRestart_tellsAnOnlookerNoMore() {
        JsonNode before = unpresented(olaf.state(table));
        playOne();
        restart();
        assertThat(unpresented(olaf.state(table))).isEqualTo(before);
    }

    @Test
    void aStream_isSilentWhileOthersPlay_andGoesOnWhenTimeHasPassed() {
        try (Guest.Line line = olaf.listen(table)) {
            assertThat(line.next().path("moves").asInt()).isZero();
            playOne();
            playOne();
            delay(0);
            JsonNode next = line.next();
            assertThat(next.path("moves").asInt()).as("nothing was sent in between").isEqualTo(2);
            assertThat(next.path("delay").isNull()).isTrue();
        }
    }

    @Test
    void whoSitsThere_andWhatTheHostEnds_isToldAtOnce() {
        playOne();
        enter();
        assertThat(ingrid.post("/api/host/tables/" + table + "/end", "{\"reason\":\"Late.\"}").status()).isEqualTo(200);
        JsonNode ended = olaf.state(table);
        assertThat(ended.path("moves").asInt()).isEqualTo(1);
        assertThat(ended.path("delay").isNull()).isTrue();
    }

    @Test
    void whoComesToSitThere_seesItAsItHappens() {
        String other = ingrid.open(SECRET, "me", "friend");
        JsonNode state = ingrid.state(other);
        ingrid.play(other, 0, state.path("options").path(0).path("move").asString());
        assertThat(olaf.state(other).path("moves").asInt()).isZero();
        String invite = state.path("seats").path(1).path("invite").asString();
        assertThat(olaf.post("/api/tables/" + other + "/join", "{\"invite\":\"" + invite + "\"}").status())
                .isEqualTo(200);
        assertThat(olaf.state(other).path("moves").asInt()).isEqualTo(1);
    }

    @Test
    void whereBotsPlayAlone_orNothingIsSecret_everybodySeesItAsItHappens() {
        String bots = ingrid.open(SECRET, "bot", "bot");
        assertThat(olaf.state(bots).path("delay").isNull()).isTrue();
        String open = ingrid.open(
                Games.all().stream().filter(game -> !game.knowsChance()).findFirst().orElseThrow().id(), "me",
                "screen");
        JsonNode state = ingrid.state(open);
        ingrid.play(open, state.path("acting").asInt(), state.path("options").path(0).path("move").asString());
        assertThat(olaf.state(open).path("moves").asInt()).isEqualTo(1);
        assertThat(olaf.state(open).path("delay").isNull()).isTrue();
    }

    private void playOne() {
        JsonNode state = ingrid.state(table);
        assertThat(ingrid.play(table, state.path("acting").asInt(),
                state.path("options").path(0).path("move").asString()).status()).isEqualTo(200);
    }

    /** A state without who looks at the table now, which is no secret. */
    private static JsonNode unpresented(JsonNode state) {
        state.path("seats").forEach(seat -> ((ObjectNode) seat).remove("online"));
        return state;
    }

    private void enter() {
        assertThat(ingrid.post("/api/host/session", "{\"key\":\"" + key + "\"}").status()).isEqualTo(200);
    }

    private void delay(int seconds) {
        enter();
        assertThat(ingrid.post("/api/host/limits", "{\"tables\":30,\"address\":120,\"messages\":30,\"open\":0,"
                + "\"seats\":0,\"delay\":" + seconds + "}").status()).isEqualTo(200);
    }
}
