package althing.server;

import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** Tournaments from the outside: who opens, enters, starts and leaves, and what becomes of the rounds. */
class ContestTest extends HallTest {

    private Guest freya;

    @BeforeEach
    void freyaComes() {
        freya = new Guest(server.port());
    }

    @AfterEach
    void freyaGoes() {
        freya.close();
    }

    private static String wish(String setup, String form, String more) {
        return "{\"name\":\"Spring cup\",\"setup\":\"" + setup + "\",\"form\":\"" + form
                + "\",\"pace\":\"days 2\",\"listed\":true,\"enter\":\"Ingrid\"" + more + "}";
    }

    private String open(String setup, String form, String more) {
        Guest.Reply reply = ingrid.post("/api/contests", wish(setup, form, more));
        assertThat(reply.status()).as(reply.text()).isEqualTo(201);
        return reply.json().path("head").path("id").asString();
    }

    private static Guest.Reply enter(Guest person, String contest, String name) {
        return person.post("/api/contests/" + contest + "/enter", "{\"name\":\"" + name + "\"}");
    }

    private static Guest.Reply at(Guest person, String contest, String call) {
        return person.post("/api/contests/" + contest + "/" + call, "{}");
    }

    private static JsonNode state(Guest person, String contest) {
        return person.get("/api/contests/" + contest).json();
    }

    private static List<JsonNode> tables(JsonNode state, int round) {
        return state.path("tables").valueStream().filter(table -> table.path("round").asInt() == round).toList();
    }

    /** Lets two play a table to its end. */
    private static void play(String table, Guest... people) {
        for (int turns = 0; turns < 10_000; turns++) {
            for (Guest person : people) {
                JsonNode state = person.state(table);
                if (state.path("over").asBoolean()) {
                    return;
                }
                if (!state.path("acting").isNull()) {
                    String move = state.path("options").valueStream().map(each -> each.path("move").asString())
                            .filter(code -> !code.startsWith("carve")).findFirst().orElseThrow();
                    person.play(table, state.path("acting").asInt(), move, state.path("seq").asInt());
                }
            }
        }
        throw new IllegalStateException("The table " + table + " does not end.");
    }

    private static boolean sits(Guest person, String table) {
        return person.state(table).path("seats").valueStream().anyMatch(seat -> seat.path("mine").asBoolean());
    }

    @Test
    void swissRounds_goOnWhenAllTablesAreOver_andEndWithStandings() {
        String cup = open("runes(seats=2)", "swiss", ",\"rounds\":5");
        enter(olaf, cup, "Olaf");
        enter(freya, cup, "Freya");
        assertThat(at(ingrid, cup, "start").status()).isEqualTo(200);
        for (int round = 1; round <= 3; round++) {
            JsonNode now = state(olaf, cup);
            assertThat(now.path("head").path("round").asInt()).isEqualTo(round);
            assertThat(now.path("head").path("total").asInt()).as("nobody meets anybody twice").isEqualTo(3);
            List<JsonNode> tables = tables(now, round);
            assertThat(tables).hasSize(2);
            assertThat(tables.stream().filter(table -> table.path("how").asString("").equals("bye"))).hasSize(1);
            String table = tables.stream().filter(each -> !each.path("table").isNull()).findFirst().orElseThrow()
                    .path("table").asString();
            play(table, ingrid, olaf, freya);
        }
        JsonNode over = state(freya, cup);
        assertThat(over.path("head").path("stage").asString()).isEqualTo("over");
        assertThat(over.path("groups")).hasSize(1);
        JsonNode lines = over.path("groups").path(0).path("lines");
        assertThat(lines.valueStream().mapToInt(line -> line.path("halves").asInt()).sum()).as("two for each table")
                .isEqualTo(12);
        assertThat(lines.valueStream().map(line -> line.path("tables").asInt())).containsExactly(3, 3, 3);
        restart();
        assertThat(state(freya, cup)).isEqualTo(over);
    }

    @Test
    void aTableOfATournament_isForWhoWasPaired_andItsClockRunsAtOnce() {
        String cup = open("runes(seats=2)", "swiss", "");
        enter(olaf, cup, "Olaf");
        at(ingrid, cup, "start");
        String table = state(ingrid, cup).path("tables").path(0).path("table").asString();
        JsonNode seen = ingrid.state(table);
        assertThat(seen.path("seats").valueStream().map(seat -> seat.path("name").asString()))
                .containsExactlyInAnyOrder("Ingrid", "Olaf");
        assertThat(seen.path("hints").path("allowed").asBoolean()).isFalse();
        assertThat(seen.path("clock").path("times").path(seen.path("pending").path(0).asInt()).path("until").isNull())
                .isFalse();
        assertThat(freya.post("/api/tables/" + table + "/join", "{\"name\":\"Freya\"}").status()).isEqualTo(403);
        assertThat(freya.play(table, 0, "done", seen.path("seq").asInt()).problem()).isEqualTo("not-your-seat");
        assertThat(freya.get("/api/lobby").json()).isEmpty();
        assertThat(ingrid.post("/api/tables/" + table + "/stand-in", "{\"seat\":0,\"level\":5}").problem())
                .isEqualTo("contest-level");
        assertThat(ingrid.get("/api/tables").json().path(0).path("id").asString()).isEqualTo(table);
        restart();
        assertThat(ingrid.state(table).path("clock")).isEqualTo(seen.path("clock"));
    }

    @Test
    void onlyTheOpener_starts_andNobodyEntersAfterwards_orTwice() {
        String cup = open("runes(seats=2)", "league", "");
        assertThat(at(ingrid, cup, "start").problem()).isEqualTo("too-few");
        assertThat(enter(olaf, cup, "Ingrid").problem()).isEqualTo("name-taken");
        assertThat(enter(olaf, cup, "Olaf").status()).isEqualTo(200);
        assertThat(enter(olaf, cup, "Olaf the second").problem()).isEqualTo("entered");
        assertThat(at(olaf, cup, "start").problem()).isEqualTo("not-opener");
        assertThat(olaf.delete("/api/contests/" + cup).problem()).isEqualTo("not-opener");
        assertThat(state(olaf, cup).path("mayStart").asBoolean()).isFalse();
        assertThat(at(ingrid, cup, "start").status()).isEqualTo(200);
        assertThat(at(ingrid, cup, "start").problem()).isEqualTo("contest-begun");
        assertThat(enter(freya, cup, "Freya").problem()).isEqualTo("contest-begun");
        assertThat(ingrid.delete("/api/contests/" + cup).problem()).isEqualTo("contest-begun");
        assertThat(at(freya, cup, "leave").problem()).isEqualTo("not-entered");
        assertThat(freya.get("/api/contests/nowhere").problem()).isEqualTo("no-such-contest");
        assertThat(enter(freya, "nowhere", "Freya").status()).isEqualTo(404);
    }

    @Test
    void whoLeavesBefore_isForgotten_andWhatIsCalledOffToo() {
        String cup = open("runes(seats=2)", "league", "");
        enter(olaf, cup, "Olaf");
        assertThat(at(olaf, cup, "leave").json().path("entries")).hasSize(1);
        assertThat(enter(olaf, cup, "Olaf").json().path("entered").asInt()).isEqualTo(2);
        assertThat(freya.get("/api/contests").json()).hasSize(1);
        assertThat(ingrid.delete("/api/contests/" + cup).status()).isEqualTo(204);
        assertThat(freya.get("/api/contests").json()).isEmpty();
    }

    @Test
    void whoLeavesLater_isReplacedByABot_andTheOthersHaveAWalkover() {
        String cup = open("runes(seats=2)", "league", "");
        enter(olaf, cup, "Olaf");
        enter(freya, cup, "Freya");
        at(ingrid, cup, "start");
        String table = tables(state(ingrid, cup), 1).getFirst().path("table").asString();
        Guest leaver = sits(olaf, table) ? olaf : freya;
        Guest other = List.of(ingrid, olaf, freya).stream().filter(each -> each != leaver && sits(each, table))
                .findFirst().orElseThrow();
        assertThat(at(leaver, cup, "leave").status()).isEqualTo(200);
        assertThat(leaver.state(table).path("seats").valueStream().filter(seat -> seat.path("mine").asBoolean())
                .map(seat -> seat.path("standIn").asInt())).containsExactly(3);
        other.playToTheEnd(table);
        for (int round = 2; round <= 3; round++) {
            for (JsonNode next : tables(state(ingrid, cup), round)) {
                if (!next.path("table").isNull()) {
                    play(next.path("table").asString(), List.of(ingrid, olaf, freya).stream()
                            .filter(each -> each != leaver).toArray(Guest[]::new));
                }
            }
        }
        JsonNode over = state(ingrid, cup);
        assertThat(over.path("head").path("stage").asString()).isEqualTo("over");
        assertThat(over.path("tables").valueStream().filter(each -> each.path("how").asString().equals("bye")))
                .as("the one who should have met them").hasSize(1);
        assertThat(over.path("entries").valueStream().filter(each -> each.path("gone").asBoolean())).hasSize(1);
    }

    @Test
    void aGameThatIsEndedByAgreement_isATie() {
        String cup = open("runes(seats=2)", "league", "");
        enter(olaf, cup, "Olaf");
        at(ingrid, cup, "start");
        String table = state(ingrid, cup).path("tables").path(0).path("table").asString();
        ingrid.post("/api/tables/" + table + "/end", "{\"wish\":true}");
        olaf.post("/api/tables/" + table + "/end", "{\"wish\":true}");
        JsonNode over = state(ingrid, cup);
        assertThat(over.path("tables").path(0).path("how").asString()).isEqualTo("agreed");
        assertThat(over.path("groups").path(0).path("lines").valueStream().map(line -> line.path("halves").asInt()))
                .containsExactly(1, 1);
        assertThat(over.path("head").path("stage").asString()).isEqualTo("over");
    }

    @Test
    void leaguesOfMoreSeats_fillTheirTablesWithBots() {
        String cup = open("runes(seats=3)", "league", ",\"rounds\":2");
        enter(olaf, cup, "Olaf");
        at(ingrid, cup, "start");
        for (int round = 1; round <= 2; round++) {
            JsonNode table = tables(state(ingrid, cup), round).getFirst();
            assertThat(table.path("players").valueStream().map(JsonNode::asInt)).containsExactlyInAnyOrder(0, 1, 2);
            play(table.path("table").asString(), ingrid, olaf);
        }
        JsonNode lines = state(ingrid, cup).path("groups").path(0).path("lines");
        assertThat(lines.valueStream().mapToInt(line -> line.path("halves").asInt()).sum())
                .as("only people count").isEqualTo(4);
    }

    @Test
    void badWishes_areAnsweredWithASentence() {
        for (String[] wrong : new String[][]{{wish("runes(seats=3)", "swiss", ""), "contest-seats"},
                {wish("runes(seats=2)", "swiss", ",\"rounds\":99"), "contest-rounds"},
                {wish("runes(seats=2)", "league", ",\"size\":2"), "contest-size"},
                {wish("runes(seats=2)", "league", "").replace("days 2", "none"), "contest-pace"},
                {wish("runes(seats=2)", "league", "").replace("Spring cup", " "), "contest-name"},
                {wish("nothing", "league", ""), "bad-input"}, {"{}", "bad-request"}}) {
            Guest.Reply reply = ingrid.post("/api/contests", wrong[0]);
            assertThat(reply.problem()).as(wrong[0]).isEqualTo(wrong[1]);
            assertThat(reply.detail()).endsWith(".");
        }
        for (int count = 0; count < 5; count++) {
            open("runes(seats=2)", "league", "");
        }
        assertThat(ingrid.post("/api/contests", wish("runes(seats=2)", "league", "")).problem())
                .isEqualTo("contests-spent");
    }

    @Test
    void anUnlistedTournament_isFoundByWhoHasTheLink() {
        String hidden = ingrid.post("/api/contests", wish("runes(seats=2)", "league", "").replace("\"listed\":true",
                "\"listed\":false")).json().path("head").path("id").asString();
        assertThat(olaf.get("/api/contests").text()).doesNotContain(hidden);
        assertThat(ingrid.get("/api/contests").text()).contains(hidden);
        assertThat(olaf.get("/api/contests/" + hidden).status()).isEqualTo(200);
        assertThat(enter(olaf, hidden, "Olaf").status()).isEqualTo(200);
        assertThat(olaf.get("/api/contests").text()).contains(hidden);
        assertThat(state(olaf, hidden).toString()).doesNotContain("person");
        assertThat(olaf.get("/api/me/export").json().path("contests").toString())
                .isEqualTo("[{\"id\":\"" + hidden + "\",\"tournament\":\"Spring cup\",\"name\":\"Olaf\"}]");
    }
}
