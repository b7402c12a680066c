package althing.server.storage;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import tools.jackson.databind.JsonNode;

import althing.server.Guest;
import althing.server.HallOptions;
import althing.server.HallServer;
import althing.server.storage.BadWire.State;

import static org.assertj.core.api.Assertions.assertThat;

/** The wire to PostgreSQL fails while people play: nobody is told what is not true, and nobody is forgotten. */
@Tag("slow")
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PostgresFaultsTest {

    private EmbeddedPostgres postgres;
    private BadWire wire;
    private HallServer hall;
    private Guest ingrid;
    private Guest olaf;
    private String table;

    @BeforeAll
    void start() throws IOException {
        postgres = EmbeddedPostgres.start();
    }

    @AfterAll
    void stop() throws IOException {
        postgres.close();
    }

    @BeforeEach
    void open() throws IOException {
        wire = new BadWire(postgres.getPort());
        String url = "jdbc:postgresql://127.0.0.1:" + wire.port()
                + "/postgres?user=postgres&prepareThreshold=0&socketTimeout=2";
        hall = HallServer.start(new HallOptions(0, "127.0.0.1", Path.of("unused"), Optional.of(url), Duration.ZERO));
        ingrid = new Guest(hall.port());
        olaf = new Guest(hall.port());
        table = ingrid.open("vikings(seats=2)#1", "me", "screen");
    }

    @AfterEach
    void close() throws IOException {
        ingrid.close();
        olaf.close();
        hall.close();
        wire.close();
    }

    @Test
    void aMoveWhoseCommitWasNotAnswered_isPlayedOnce_andToldToEverybody() {
        try (Guest.Line line = olaf.listen(table)) {
            line.next();
            wire.turn(State.LOSES_A_COMMIT);
            assertThat(playFirst().status()).isEqualTo(200);
            assertThat(awaitMoves(line, 1).path("seq").asInt()).isEqualTo(1);
            assertThat(playFirst().status()).isEqualTo(200);
            assertThat(awaitMoves(line, 2).path("seq").asInt()).isEqualTo(2);
        }
    }

    @Test
    void whenNobodyKnows_thatIsSaid_andTheTruthIsToldLater() {
        try (Guest.Line line = olaf.listen(table)) {
            line.next();
            wire.turn(State.BREAKS_AT_A_COMMIT);
            assertThat(playFirst().problem()).isEqualTo("unsettled");
            assertThat(ingrid.get("/api/tables/" + table).problem()).isEqualTo("storage");
            wire.turn(State.WHOLE);
            assertThat(awaitMoves(line, 1).path("seq").asInt()).as("the commit had arrived").isEqualTo(1);
            assertThat(playFirst().status()).isEqualTo(200);
            assertThat(awaitMoves(line, 2).path("seq").asInt()).isEqualTo(2);
        }
    }

    @Test
    void whenTheTruthCannotBeReadBack_nobodyIsToldThatNothingWasChanged() {
        try (Guest.Line line = olaf.listen(table)) {
            line.next();
            wire.turn(State.LOSES_A_COMMIT_AND_BREAKS);
            assertThat(playFirst().problem()).isEqualTo("unsettled");
            assertThat(ingrid.get("/api/tables/" + table).problem()).as("what is in memory is not the truth")
                    .isEqualTo("storage");
            wire.turn(State.WHOLE);
            assertThat(awaitMoves(line, 1).path("seq").asInt()).isEqualTo(1);
        }
    }

    @Test
    void aDatabaseThatSaysNothing_isGivenUp_andUsedAgainWhenItSpeaks() {
        wire.turn(State.SILENT);
        assertThat(ingrid.get("/api/tables").problem()).isEqualTo("storage");
        JsonNode before = ingrid.state(table);
        assertThat(play(before).problem()).isEqualTo("storage");
        assertThat(ingrid.get("/api/health").status()).isEqualTo(200);
        assertThat(ingrid.state(table)).isEqualTo(before);
        wire.turn(State.WHOLE);
        while (play(before).status() != 200) {
            Thread.onSpinWait();
        }
        assertThat(ingrid.state(table).path("moves").asInt()).isEqualTo(1);
    }

    private Guest.Reply playFirst() {
        return play(ingrid.state(table));
    }

    private Guest.Reply play(JsonNode state) {
        return ingrid.play(table, state.path("acting").asInt(),
                state.path("options").path(0).path("move").asString(), state.path("seq").asInt());
    }

    private static JsonNode awaitMoves(Guest.Line line, int moves) {
        JsonNode state = line.next();
        while (state.path("moves").asInt() < moves) {
            state = line.next();
        }
        return state;
    }
}
