package althing.server.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;

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
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import althing.server.Guest;
import althing.server.storage.Keepers;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Two processes on one PostgreSQL, of which one fails under load: people go on at the other, nothing that was acknowledged is
 * lost, and nothing is stored twice. {@code -Dalthing.faults} does it more often, with more people.
 */
@Tag("slow")
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FailingNodesTest {

    private static final boolean LONG = System.getProperty("althing.faults") != null;
    private static final int PEOPLE = LONG ? 16 : 6;
    private static final int TIMES = LONG ? 4 : 1;
    private static final int MOVES = LONG ? 60 : 15;

    private EmbeddedPostgres postgres;
    private Doors doors;
    /** What the nodes have said stays there when something goes wrong. */
    @TempDir(cleanup = CleanupMode.ON_SUCCESS)
    private Path directory;

    @BeforeAll
    void start() throws IOException {
        postgres = EmbeddedPostgres.start();
    }

    @AfterAll
    void stop() throws IOException {
        postgres.close();
    }

    @BeforeEach
    void open() {
        doors = new Doors();
    }

    @AfterEach
    void close() {
        doors.close();
    }

    @Test
    void aNodeThatIsKilled_losesNothing_andPeopleGoOnAtTheOther() throws IOException, InterruptedException {
        try (Node _ = node(); Company company = company()) {
            for (int time = 0; time < TIMES; time++) {
                try (Node dying = node()) {
                    company.awaitEverybody();
                    company.awaitEverybody();
                    dying.kill();
                    company.measure("kill -9");
                    doors.remove(dying.port());
                }
            }
            company.awaitEverybody();
            company.leaveAndCompare(url());
        }
    }

    @Test
    void aNodeThatIsFrozen_isGoneRound_andDoesNoHarmWhenItThaws() throws IOException, InterruptedException {
        try (Node _ = node(); Node sleeping = node(); Company company = company()) {
            for (int time = 0; time < TIMES; time++) {
                company.awaitEverybody();
                sleeping.freeze();
                company.measure("SIGSTOP");
                TimeUnit.SECONDS.sleep(Keepers.SILENCE.toSeconds() + 2);
                company.measure("its tables were taken over");
                sleeping.thaw();
                company.measure("SIGCONT");
            }
            company.leaveAndCompare(url());
        }
    }

    /** A hint is all that the bus gives: what it loses is found, and what it says twice is heard once. */
    @Test
    void aBusThatLosesAndDoubles_losesNothing_andDoublesNothing()
            throws IOException, InterruptedException, SQLException {
        try (BadNotices notices = new BadNotices(postgres);
                Node east = node();
                Node west = node();
                Guest ingrid = new Guest(east.port());
                Company company = company()) {
            String table = ingrid.open("vikings(seats=2)#1", "me", "screen");
            try (Guest.Line line = ingrid.at(west.port()).listen(table)) {
                for (int move = 1; move <= MOVES; move++) {
                    JsonNode state = ingrid.state(table);
                    assertThat(ingrid.play(table, state.path("acting").asInt(),
                            state.path("options").path(0).path("move").asString()).status()).isEqualTo(200);
                    awaitMoves(line, move);
                }
            }
            company.awaitEverybody();
            company.leaveAndCompare(url());
            notices.compare();
        }
    }

    /** Whoever looks on at the other node is told, by the bus or by that node's own looking. */
    private static void awaitMoves(Guest.Line line, int moves) {
        while (line.next().path("moves").asInt() < moves) {
            Thread.onSpinWait();
        }
    }

    private Company company() {
        return new Company(doors, PEOPLE);
    }

    private Node node() throws IOException, InterruptedException {
        Node node = Node.start(url(), directory);
        doors.add(node.port());
        return node;
    }

    private String url() {
        return postgres.getJdbcUrl("postgres", "postgres");
    }
}
