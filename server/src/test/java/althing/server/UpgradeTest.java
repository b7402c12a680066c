package althing.server;

import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.engine.GameRecord;
import althing.server.Guest.Reply;
import althing.server.runes.Runes;
import althing.server.storage.Place;
import althing.server.storage.Store;
import althing.server.table.Inspection;
import althing.server.table.Inspection.Finding;
import althing.server.table.Inspection.Report;
import althing.server.table.Inspection.Share;

import static org.assertj.core.api.Assertions.assertThat;

/** The whole road of a changed rule: tables of the version before, of the version after, and the way back. */
class UpgradeTest extends HallTest {

    private static final String NEWER = "rules version 2 of runes is not known here: this program plays version 1; "
            + "a newer Althing is needed.";

    private String old;

    @BeforeEach
    void playHalfAGame() {
        old = ingrid.open("runes(seats=2)#1", "me", "screen");
        chooseStones(old);
        play(old, "carve 2");
        play(old, "carve 1");
    }

    @AfterEach
    void takeTheChangeBack() {
        Runes.downgrade();
    }

    @Test
    void aTableOfTheOldRules_goesOnUnderThem_toItsEnd() {
        JsonNode before = ingrid.state(old);
        upgrade();
        JsonNode after = ingrid.state(old);
        assertThat(after.path("view")).isEqualTo(before.path("view"));
        assertThat(after.path("log")).isEqualTo(before.path("log"));
        assertThat(after.path("options")).isEqualTo(before.path("options"));
        assertThat(after.path("commitment")).isEqualTo(before.path("commitment"));
        play(old, "carve 2");
        assertThat(ingrid.state(old).path("options").valueStream().map(each -> each.path("move").asString()))
                .as("only the new rules end the carving here").contains("carve 1", "done");
        ingrid.playToTheEnd(old);
        String record = ingrid.get("/api/tables/" + old + "/record").text();
        assertThat(record).contains("\nrules 1\n");
        assertThat(GameRecord.parse(record).setup().rules()).isEqualTo(1);
        assertThat(ingrid.state(old).path("seededSetup").asString()).isEqualTo("runes(seats=2)#1");
    }

    @Test
    void whatWasPlayedBefore_isTakenBackAfterwards() {
        upgrade();
        assertThat(ingrid.undo(old, carver(old)).status()).isEqualTo(200);
        assertThat(ingrid.undo(old, carver(old)).status()).isEqualTo(200);
        JsonNode state = ingrid.state(old);
        assertThat(state.path("points").valueStream().mapToInt(JsonNode::asInt).sum()).isZero();
        restart();
        assertThat(ingrid.state(old)).isEqualTo(state);
        play(old, "carve 2");
        assertThat(ingrid.undo(old, carver(old)).status()).as("under the new rules it would have ended the turn")
                .isEqualTo(200);
        ingrid.playToTheEnd(old);
        assertThat(ingrid.get("/api/tables/" + old + "/record").text()).contains("\nrules 1\n");
    }

    @Test
    void aTableOfTheOldRules_saysWhatHasChangedSince() {
        assertThat(ingrid.state(old).path("rules").path("changes")).isEmpty();
        upgrade();
        JsonNode rules = ingrid.state(old).path("rules");
        assertThat(rules.path("version").asInt()).isEqualTo(1);
        assertThat(rules.path("newest").asInt()).isEqualTo(2);
        JsonNode change = rules.path("changes").path(0);
        assertThat(change.path("since").asInt()).isEqualTo(2);
        assertThat(change.path("rule").asString()).isEqualTo("RUN-2");
        assertThat(change.path("text").path("key").asString()).isEqualTo("ruling.deep-runes-end");
        assertThat(rules.path("changes").size()).isEqualTo(2);
        JsonNode game = ingrid.get("/api/hall").json().path("games").valueStream()
                .filter(each -> each.path("id").asString().equals("runes")).findFirst().orElseThrow();
        assertThat(game.path("rulesVersion").asInt()).isEqualTo(2);
        assertThat(game.path("rulings").path(0)).isEqualTo(change);
    }

    @Test
    void aNewTable_followsTheNewRules() {
        upgrade();
        String table = newTable();
        JsonNode state = ingrid.state(table);
        assertThat(state.path("rules").path("version").asInt()).isEqualTo(2);
        assertThat(state.path("rules").path("changes")).isEmpty();
        assertThat(state.path("view").path("stage").asString()).as("the carving has ended").isEqualTo("secret-choice");
        ingrid.playToTheEnd(table);
        String record = ingrid.get("/api/tables/" + table + "/record").text();
        assertThat(record).contains("\nsetup runes(seats=2)#1\nrules 2\n");
        assertThat(ingrid.get("/api/tables").json().valueStream().map(each -> each.path("rules").asInt()))
                .containsExactly(2, 1);
        assertThat(open("runes(rules=1)").detail())
                .isEqualTo("A new table follows the newest rules of runes, version 2, not version 1.");
    }

    @Test
    void aFinishedRecordOfTheOldRules_opensAsATableOfThem() {
        ingrid.playToTheEnd(old);
        String record = ingrid.get("/api/tables/" + old + "/record").text();
        upgrade();
        String copy = give(record).json().path("id").asString();
        JsonNode state = ingrid.state(copy);
        assertThat(state.path("rules").path("version").asInt()).isEqualTo(1);
        assertThat(state.path("rules").path("changes").size()).isEqualTo(2);
        assertThat(ingrid.get("/api/tables/" + copy + "/record").text()).isEqualTo(record);
        assertThat(ingrid.get("/api/tables/" + copy + "/replay/4").json().path("n").asInt()).isEqualTo(4);
    }

    @Test
    void aSetupThatTheNewRulesForbid_isStillPlayedUnderTheOld() {
        String setup = "runes(seats=2,talk=carving,points=hidden)";
        String table = ingrid.open(setup, "me", "screen");
        upgrade();
        assertThat(open(setup).detail()).isEqualTo("Hidden points go only with talk=always.");
        ingrid.playToTheEnd(table);
        String record = ingrid.get("/api/tables/" + table + "/record").text();
        assertThat(give(record).status()).isEqualTo(201);
        assertThat(check().findings()).isEmpty();
    }

    @Test
    void theCheck_isContentWithBoth_alsoBesideTheOpenHall() {
        assertThat(check().findings()).isEmpty();
        upgrade();
        newTable();
        Report report = check();
        assertThat(report.findings()).isEmpty();
        assertThat(report.shares()).containsExactly(new Share("runes", 1, 1), new Share("runes", 2, 1));
        assertThat(report.tables()).isEqualTo(2);
        assertThat(report.moves()).isEqualTo(4 + 3);
    }

    @Test
    void theProgramBefore_doesNotKnowTheNewRules_andSaysSo() {
        upgrade();
        String table = newTable();
        ingrid.playToTheEnd(table);
        String record = ingrid.get("/api/tables/" + table + "/record").text();
        JsonNode before = ingrid.state(table);
        downgrade();
        for (String call : List.of("", "/record", "/replay/1", "/why?seat=0&move=done")) {
            Reply reply = ingrid.get("/api/tables/" + table + call);
            assertThat(reply.status()).isEqualTo(409);
            assertThat(reply.problem()).isEqualTo("newer-rules");
            assertThat(reply.detail()).isEqualTo("This table cannot be opened: " + NEWER);
        }
        assertThat(ingrid.play(table, 0, "done", 1).problem()).isEqualTo("newer-rules");
        assertThat(give(record).status()).isEqualTo(422);
        assertThat(give(record).detail()).isEqualTo("Line 3: " + NEWER);
        assertThat(open("runes(rules=2)").detail()).isEqualTo(NEWER);
        assertThat(check().findings()).containsExactly(new Finding(table, "runes(seats=2)", 2, NEWER));
        assertThat(ingrid.get("/api/tables").json().size()).isEqualTo(2);
        ingrid.playToTheEnd(old);
        upgrade();
        assertThat(ingrid.state(table)).isEqualTo(before);
    }

    private void upgrade() {
        Runes.upgrade();
        restart();
    }

    private void downgrade() {
        Runes.downgrade();
        restart();
    }

    private Report check() {
        try (Store store = Store.toRead(Place.at(data))) {
            return Inspection.of(store, (_, _) -> {});
        }
    }

    /** A table at which a rune two deep was carved. */
    private String newTable() {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        chooseStones(table);
        play(table, "carve 2");
        return table;
    }

    private Reply open(String setup) {
        return ingrid.post("/api/tables", "{\"setup\":\"" + setup
                + "\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"screen\"}]}");
    }

    private void chooseStones(String table) {
        for (int seat = 0; seat < 2; seat++) {
            ingrid.play(table, seat, ingrid.state(table).path("options").path(0).path("move").asString());
        }
    }

    private void play(String table, String move) {
        assertThat(ingrid.play(table, carver(table), move).status()).isEqualTo(200);
    }

    private int carver(String table) {
        return ingrid.state(table).path("acting").asInt();
    }

    private Reply give(String record) {
        return ingrid.send(ingrid.request("/api/records").header("Content-Type", "text/plain; charset=utf-8")
                .POST(BodyPublishers.ofString(record)));
    }
}
