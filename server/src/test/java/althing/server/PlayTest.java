package althing.server;

import java.util.List;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** Opening tables and playing at them. */
class PlayTest extends HallTest {

    @Test
    void aNewTable_asksItsSeats() {
        String table = ingrid.open("runes(seats=2)#1", "me", "friend");
        JsonNode state = ingrid.state(table);
        assertThat(state.path("seq").asInt()).isZero();
        assertThat(state.path("setup").asString()).isEqualTo("runes(seats=2)");
        assertThat(state.path("pending")).hasSize(2);
        assertThat(state.path("acting").asInt()).isZero();
        assertThat(state.path("options")).hasSize(3);
        assertThat(state.path("prompt").path("key").asString()).isEqualTo("prompt.choose");
        assertThat(state.path("view").path("stage").asString()).isEqualTo("secret-choice");
        assertThat(state.path("seededSetup").isNull()).isTrue();
        assertThat(state.path("seats").path(1).path("kind").asString()).isEqualTo("open");
    }

    @Test
    void aGameAgainstBots_runsToItsEnd() {
        String table = ingrid.open("runes(seats=3)", "me", "bot", "bot");
        ingrid.playToTheEnd(table);
        JsonNode end = ingrid.state(table);
        assertThat(end.path("over").asBoolean()).isTrue();
        assertThat(end.path("seededSetup").asString()).startsWith("runes(seats=3)#");
        assertThat(end.path("acting").isNull()).isTrue();
        assertThat(end.path("options")).isEmpty();
    }

    @Test
    void twoGuests_seeEachOther_andOnlyTheirOwnSecrets() {
        String table = ingrid.open("runes(seats=2)#1", "me", "friend");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        assertThat(olaf.state(table).path("seats").path(1).path("invite").isNull()).isTrue();
        assertThat(olaf.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\",\"name\":\"Olaf\"}")
                .json().path("seat").asInt()).isEqualTo(1);
        JsonNode seen = ingrid.state(table);
        assertThat(seen.path("seats").path(1).path("name").asString()).isEqualTo("Olaf");
        List<String> stones = seen.path("options").valueStream().map(each -> each.path("move").asString()).toList();
        assertThat(ingrid.play(table, 0, stones.getFirst()).status()).isEqualTo(200);
        assertThat(olaf.state(table).path("view").path("chosen").toString()).isEqualTo("[true,false]");
        assertThat(olaf.state(table).toString()).doesNotContain("you-chose");
        assertThat(ingrid.state(table).toString()).contains("you-chose");
    }
}
