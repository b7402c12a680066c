package althing.server;

import java.time.Duration;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** Taking back, as far as nothing was disclosed. */
class UndoTest extends HallTest {

    private String table;
    private int carver;

    @BeforeEach
    void chooseStones() {
        table = ingrid.open("runes(seats=2)#1", "me", "screen");
        for (int seat = 0; seat < 2; seat++) {
            ingrid.play(table, seat, ingrid.state(table).path("options").path(0).path("move").asString());
        }
        carver = ingrid.state(table).path("acting").asInt();
    }

    @Test
    void severalMoves_areTakenBackOneByOne_andTheLogWithThem() {
        JsonNode before = ingrid.state(table);
        ingrid.play(table, carver, "carve 1");
        ingrid.play(table, carver, "carve 2");
        assertThat(ingrid.state(table).path("points").path(carver).asInt()).isEqualTo(3);
        assertThat(ingrid.state(table).path("undo").asBoolean()).isTrue();
        assertThat(ingrid.undo(table, carver).status()).isEqualTo(200);
        assertThat(ingrid.state(table).path("points").path(carver).asInt()).isEqualTo(1);
        assertThat(ingrid.undo(table, carver).status()).isEqualTo(200);
        JsonNode after = ingrid.state(table);
        assertThat(after.path("view")).isEqualTo(before.path("view"));
        assertThat(after.path("log")).isEqualTo(before.path("log"));
        assertThat(after.path("seq").asInt()).isEqualTo(before.path("seq").asInt() + 4);
        assertThat(after.path("undo").asBoolean()).isFalse();
    }

    @Test
    void whatWasShown_staysShown() {
        assertThat(ingrid.state(table).path("undo").asBoolean()).isFalse();
        assertThat(ingrid.undo(table, carver).problem()).isEqualTo("nothing-to-undo");
        ingrid.play(table, carver, "carve 1");
        ingrid.play(table, carver, "done");
        assertThat(ingrid.undo(table, carver).problem()).isEqualTo("nothing-to-undo");
        assertThat(ingrid.undo(ingrid.open("runes", "me", "me"), 0).detail()).contains("Nothing was played yet");
    }

    /** A hall in which a bot waits for a minute, unless it is hurried. */
    @Test
    void aTurnPassedToABot_isTakenBack_untilItHasAnswered() {
        HallOptions patient = new HallOptions(0, "127.0.0.1", data.resolve("patient"), Optional.empty(),
                Duration.ofMinutes(1));
        try (HallServer hall = HallServer.start(patient, bots()); Guest sif = new Guest(hall.port())) {
            String against = sif.open("hnefatafl", "me", "bot");
            try (Guest.Line line = sif.listen(against)) {
                String move = line.next().path("options").path(0).path("move").asString();
                sif.playAndHold(against, 0, move);
                assertThat(sif.state(against).path("acting").isNull()).isTrue();
                assertThat(sif.state(against).path("undo").asBoolean()).isTrue();
                assertThat(sif.undo(against, 0).status()).isEqualTo(200);
                sif.playAndHold(against, 0, move);
                sif.goOn(against);
                JsonNode state = line.next();
                while (state.path("moves").asInt() < 2) {
                    state = line.next();
                }
                assertThat(sif.undo(against, 0).problem()).isEqualTo("nothing-to-undo");
            }
        }
    }

    @Test
    void onlyWhoSitsAtATable_hurriesItsBots() {
        assertThat(olaf.goOn(table).problem()).isEqualTo("no-seat");
    }

    @Test
    void onlyWhoMoved_takesBack() {
        ingrid.play(table, carver, "carve 1");
        assertThat(olaf.undo(table, carver).problem()).isEqualTo("not-your-seat");
        assertThat(olaf.state(table).path("undo").asBoolean()).isFalse();
    }

    @Test
    void theGameGoesOn_afterTakingBack_andARestart() {
        ingrid.play(table, carver, "carve 1");
        ingrid.undo(table, carver);
        ingrid.play(table, carver, "carve 2");
        JsonNode before = ingrid.state(table);
        restart();
        assertThat(ingrid.state(table)).isEqualTo(before);
        assertThat(ingrid.undo(table, carver).status()).isEqualTo(200);
        ingrid.playToTheEnd(table);
    }
}
