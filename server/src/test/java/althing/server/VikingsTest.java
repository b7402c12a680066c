package althing.server;

import java.util.function.IntFunction;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.engine.GameRecord;

import static org.assertj.core.api.Assertions.assertThat;

/** Whole games of Vikings through the door. */
class VikingsTest extends HallTest {

    /** The bots of level 1, 2 and 3, which are quick enough for a test. */
    @Override
    protected IntFunction<Bot> bots() {
        return level -> Bots.level(Math.min(level, 2));
    }

    @Test
    void aGameAgainstTwoBots_runsToItsEnd_andItsRecordReplays() {
        String table = ingrid.post("/api/tables", """
                {"setup":"vikings(seats=3)","seats":[{"kind":"me","name":"Ingrid"},{"kind":"bot","level":1},
                {"kind":"bot","level":2}]}""").json().path("id").asString();
        ingrid.playToTheEnd(table);
        JsonNode end = ingrid.state(table);
        assertThat(end.path("ranks").valueStream().map(JsonNode::asInt)).contains(1);
        assertThat(end.path("scoreSheet").path("total")).isEqualTo(end.path("points"));
        GameRecord record = GameRecord.parse(ingrid.get("/api/tables/" + table + "/record").text());
        assertThat(record.moves()).hasSize(end.path("moves").asInt());
        assertThat(record.setup().line()).isEqualTo(end.path("seededSetup").asString());
        assertThat(record.names().getFirst()).isEqualTo("Ingrid");
        for (int n = 0; n <= record.moves().size(); n += 10) {
            assertThat(ingrid.get("/api/tables/" + table + "/replay/" + n).json().path("n").asInt()).isEqualTo(n);
        }
    }

    @Test
    void theTexts_haveTheRulesToo() {
        for (String language : new String[]{"en", "pl", "hu"}) {
            JsonNode texts = ingrid.get("/api/games/vikings/texts/" + language).json();
            assertThat(texts.has("title")).isTrue();
            assertThat(texts.propertyNames()).anyMatch(key -> key.startsWith("rule.VIK-"));
        }
    }

    @Test
    void aBotsTable_runsWithoutAnybody() {
        String table = ingrid.open("vikings(seats=2)", "bot", "bot");
        while (!ingrid.state(table).path("over").asBoolean()) {
            assertThat(ingrid.state(table).path("trouble").isNull()).isTrue();
        }
    }
}
