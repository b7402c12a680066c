package althing.server;

import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.engine.GameRecord;
import althing.engine.Position;
import althing.formats.NotationJson;
import althing.server.Guest.Reply;
import althing.server.api.HallJson;
import althing.server.api.Requests.Luck;
import althing.server.api.Requests.OpenSandbox;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;

import static org.assertj.core.api.Assertions.assertThat;

/** Private tables that begin in the middle of a game. */
class SandboxTest extends HallTest {

    private static final List<SeatRequest> AGAINST_A_BOT = List.of(new SeatRequest(Wish.ME, "Ingrid", null),
            new SeatRequest(Wish.BOT, null, 1));

    private String table;
    private GameRecord record;
    private int at;

    @BeforeEach
    void playAGame() {
        table = ingrid.open("vikings(seats=2)#1", "me", "bot");
        ingrid.playToTheEnd(table);
        record = GameRecord.parse(ingrid.get("/api/tables/" + table + "/record").text());
        at = IntStream.range(5, record.moves().size()).filter(count -> record.replay(count).isPending(0)).findFirst()
                .orElseThrow();
    }

    @Test
    void aPositionOfAFinishedGame_becomesAPrivateTable_thatSurvivesARestart() {
        String sandbox = opened(ask(table, null, at, Luck.SAME, AGAINST_A_BOT));
        restart();
        JsonNode state = ingrid.state(sandbox);
        assertThat(state.path("sandbox").asBoolean()).isTrue();
        assertThat(state.path("moves").asInt()).isZero();
        assertThat(state.path("points")).isEqualTo(ingrid.get("/api/tables/" + table + "/replay/" + at).json()
                .path("scoreSheet").path("total"));
        ingrid.playToTheEnd(sandbox);
        assertThat(ingrid.state(sandbox).path("seededSetup").isNull()).isTrue();
        assertThat(ingrid.get("/api/tables/" + sandbox + "/record").problem()).isEqualTo("sandbox");
        assertThat(ingrid.get("/api/tables").json().path(0).path("sandbox").asBoolean()).isTrue();
    }

    @Test
    void theSameLuck_keepsThePosition_andNewLuckKeepsWhatTheSeatSaw() {
        Position then = record.replay(at);
        JsonNode same = ingrid.state(opened(ask(table, null, at, Luck.SAME, AGAINST_A_BOT)));
        JsonNode anew = ingrid.state(opened(ask(table, null, at, Luck.ANEW, AGAINST_A_BOT)));
        JsonNode seen = HallJson.MAPPER.valueToTree(then.view(0));
        assertThat(same.path("view")).isEqualTo(seen);
        assertThat(anew.path("view")).isEqualTo(seen);
        assertThat(same.path("options")).isEqualTo(anew.path("options"));
    }

    @Test
    void aNotation_andARecord_becomeTables() {
        String notation = NotationJson.write(record.replay(at));
        assertThat(ingrid.state(opened(ask(null, notation, null, Luck.SAME, AGAINST_A_BOT))).path("game").asString())
                .isEqualTo("vikings");
        assertThat(ingrid.state(opened(ask(null, record.text(), at, Luck.SAME, AGAINST_A_BOT))).path("sandbox")
                .asBoolean()).isTrue();
    }

    @Test
    void thePositionOfAFinishedGame_isGivenOutAsANotation_thatOfARunningOneIsNot() {
        Reply given = ingrid.get("/api/tables/" + table + "/position/" + at);
        assertThat(NotationJson.read(given.text()).notation()).isEqualTo(record.replay(at).notation());
        String running = ingrid.open("vikings(seats=2)#1", "me", "bot");
        assertThat(ingrid.get("/api/tables/" + running + "/position/0").problem()).isEqualTo("not-over");
        assertThat(ingrid.get("/api/tables/" + table + "/position/9999").problem()).isEqualTo("no-such-move");
    }

    @Test
    void aSandboxOfOnesOwn_canBeBranchedAgain() {
        String sandbox = opened(ask(table, null, at, Luck.SAME, AGAINST_A_BOT));
        assertThat(opened(ask(sandbox, null, 0, Luck.SAME, AGAINST_A_BOT))).isNotEqualTo(sandbox);
        assertThat(olaf.post("/api/sandboxes", ask(sandbox, null, 0, Luck.SAME, AGAINST_A_BOT)).problem())
                .isEqualTo("not-over");
    }

    @Test
    void aRunningGame_givesNothingAway() {
        String running = ingrid.open("vikings(seats=2)#2", "me", "bot");
        assertThat(ingrid.post("/api/sandboxes", ask(running, null, 0, Luck.SAME, AGAINST_A_BOT)).problem())
                .isEqualTo("not-over");
    }

    @Test
    void whatIsNoSandbox_isRefusedInASentence() {
        int end = record.moves().size();
        refused(ask(table, null, end, Luck.SAME, AGAINST_A_BOT), "nothing-to-play");
        refused(ask(table, null, end + 1, Luck.SAME, AGAINST_A_BOT), "no-such-move");
        refused(ask(table, null, -1, Luck.SAME, AGAINST_A_BOT), "no-such-move");
        refused(ask(table, null, null, Luck.SAME, AGAINST_A_BOT), "bad-input");
        refused(ask(table, "{}", at, Luck.SAME, AGAINST_A_BOT), "bad-input");
        refused(ask(null, null, at, Luck.SAME, AGAINST_A_BOT), "bad-input");
        refused(ask(null, "no position", null, Luck.SAME, AGAINST_A_BOT), "bad-input");
        refused(ask(null, record.text(), end + 1, Luck.SAME, AGAINST_A_BOT), "bad-input");
        refused(ask("nowhere", null, at, Luck.SAME, AGAINST_A_BOT), "no-such-table");
        refused(ask(table, null, at, Luck.SAME, AGAINST_A_BOT.subList(0, 1)), "seats");
        refused(ask(table, null, at, Luck.SAME, List.of(AGAINST_A_BOT.get(1), AGAINST_A_BOT.get(1))), "seats");
        refused(ask(table, null, at, Luck.SAME,
                List.of(AGAINST_A_BOT.get(0), new SeatRequest(Wish.FRIEND, null, null))),
                "sandbox-friend");
        assertThat(ingrid.post("/api/sandboxes", "{}").problem()).isEqualTo("bad-request");
        assertThat(ingrid.get("/api/tables").json()).hasSize(1);
    }

    private void refused(String body, String problem) {
        Reply reply = ingrid.post("/api/sandboxes", body);
        assertThat(reply.problem()).as(body).isEqualTo(problem);
        assertThat(reply.detail()).endsWith(".");
    }

    private String opened(String body) {
        Reply reply = ingrid.post("/api/sandboxes", body);
        assertThat(reply.status()).as(reply.text()).isEqualTo(201);
        return reply.json().path("id").asString();
    }

    private static String ask(@Nullable String table, @Nullable String text, @Nullable Integer at, Luck luck,
            List<SeatRequest> seats) {
        return HallJson.write(new OpenSandbox(table, text, at, luck, seats));
    }
}
