package althing.server;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.server.Guest.Line;

import static org.assertj.core.api.Assertions.assertThat;

/** Hints: who gets them, who sees them, who knows of them. */
class HintTest extends HallTest {

    @Test
    void aHint_isGivenToWhoAsked_andMarkedForEverybody() {
        String table = ingrid.open("vikings(seats=2)#1", "me", "bot");
        JsonNode hinted = hinted(table);
        JsonNode hint = hinted.path("hints").path("given");
        assertThat(hint.path("seat").asInt()).isEqualTo(hinted.path("acting").asInt());
        assertThat(hinted.path("options").valueStream().map(option -> option.path("move").asString()))
                .contains(hint.path("move").path("move").asString());
        assertThat(hint.path("reasons").isArray()).isTrue();
        JsonNode seen = olaf.state(table);
        assertThat(seen.path("hints").path("given").isNull()).isTrue();
        assertThat(seen.path("log").toString()).contains("hall.hint");
        restart();
        assertThat(olaf.state(table).path("log").toString()).contains("hall.hint");
    }

    @Test
    void aHint_isGone_whenTheQuestionIs() {
        String table = ingrid.open("vikings(seats=2)#1", "me", "bot");
        JsonNode hinted = hinted(table);
        ingrid.play(table, hinted.path("acting").asInt(),
                hinted.path("hints").path("given").path("move").path("move").asString());
        assertThat(ingrid.state(table).path("hints").path("given").isNull()).isTrue();
        assertThat(ingrid.state(table).path("log").toString()).contains("hall.hint");
    }

    @Test
    void betweenPeople_noneIsGiven_unlessTheTableSaysSo() {
        String quiet = ingrid.open("vikings(seats=2)#1", "me", "screen");
        assertThat(ingrid.state(quiet).path("hints").path("allowed").asBoolean()).isFalse();
        assertThat(ask(quiet, ingrid).problem()).isEqualTo("no-hints");
        String open = ingrid.post("/api/tables", "{\"setup\":\"vikings(seats=2)#1\",\"hints\":true,"
                + "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"screen\"}]}").json().path("id").asString();
        assertThat(ask(open, ingrid).status()).isEqualTo(202);
        String strict = ingrid.post("/api/tables", "{\"setup\":\"vikings(seats=2)#1\",\"hints\":false,"
                + "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\"}]}").json().path("id").asString();
        restart();
        waitUntilAsked(strict);
        assertThat(ask(strict, ingrid).problem()).isEqualTo("no-hints");
    }

    @Test
    void onlyWhoIsAsked_getsOne() {
        String table = ingrid.open("vikings(seats=2)#1", "me", "bot");
        waitUntilAsked(table);
        assertThat(ask(table, olaf).problem()).isEqualTo("not-your-seat");
        assertThat(ingrid.post("/api/tables/" + table + "/hints", "{\"seat\":7,\"after\":0}").problem())
                .isEqualTo("no-such-seat");
        assertThat(ingrid.post("/api/tables/" + table + "/hints", "{}").problem()).isEqualTo("bad-request");
        assertThat(ingrid.post("/api/tables/" + table + "/hints", "{\"seat\":0,\"after\":99}").problem())
                .isEqualTo("moved-on");
        ingrid.playToTheEnd(table);
        assertThat(ask(table, ingrid).problem()).isEqualTo("not-asked");
    }

    private JsonNode hinted(String table) {
        waitUntilAsked(table);
        try (Line line = ingrid.listen(table)) {
            assertThat(ask(table, ingrid).status()).isEqualTo(202);
            JsonNode state = line.next();
            while (state.path("hints").path("given").isNull()) {
                state = line.next();
            }
            return state;
        }
    }

    private void waitUntilAsked(String table) {
        while (ingrid.state(table).path("acting").isNull()) {
            Thread.onSpinWait();
        }
    }

    private static Guest.Reply ask(String table, Guest guest) {
        JsonNode state = guest.state(table);
        return guest.post("/api/tables/" + table + "/hints", "{\"seat\":" + state.path("acting").asInt(0)
                + ",\"after\":" + state.path("seq").asInt() + "}");
    }
}
