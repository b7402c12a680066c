package althing.server;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.server.runes.Runes;

import static org.assertj.core.api.Assertions.assertThat;

/** What is legal in a position is worked out once for a seat, whoever looks, talks or moves. */
class ListingTest extends HallTest {

    @Test
    void aClick_listsTheNextMovesOnce() {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        click(table, 0);
        click(table, 0);
        int before = Runes.listings();
        click(table, 0);
        assertThat(Runes.listings() - before).as("the one who carves goes on carving").isEqualTo(1);
    }

    @Test
    void whereAllChooseAtOnce_nobodysMovesAreListedAgain() {
        String table = ingrid.open("runes(seats=4,hand=12)#1", "me", "screen", "screen", "screen");
        int before = Runes.repetitions();
        for (int i = 0; i < 4; i++) {
            click(table, i);
        }
        assertThat(Runes.repetitions()).isEqualTo(before);
    }

    @Test
    void whoTalks_orLooksOn_listsNothingAgain() {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        ingrid.state(table);
        int before = Runes.listings();
        assertThat(ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"Skál!\"}").status()).isEqualTo(200);
        ingrid.state(table);
        olaf.state(table);
        assertThat(Runes.listings()).isEqualTo(before);
    }

    /** Who is asked takes one of the options, and sees what is asked then. */
    private void click(String table, int option) {
        JsonNode state = ingrid.state(table);
        String move = state.path("options").path(option).path("move").asString();
        assertThat(ingrid.play(table, state.path("acting").asInt(), move).status()).isEqualTo(200);
        ingrid.state(table);
    }
}
