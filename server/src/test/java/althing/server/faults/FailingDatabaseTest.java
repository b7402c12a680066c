package althing.server.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import althing.server.storage.BadWire;
import althing.server.storage.BadWire.State;

/** The PostgreSQL that two processes share fails under load, or the wire to it; {@code ./check --faults} runs these. */
@Tag("slow")
@EnabledIfSystemProperty(named = "althing.faults", matches = ".*")
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
class FailingDatabaseTest {

    private static final int PEOPLE = 12;
    private static final int LOST_COMMITS = 30;

    private EmbeddedPostgres postgres;
    private final Doors doors = new Doors();
    private final List<Node> nodes = new ArrayList<>();
    private final List<BadWire> wires = new ArrayList<>();
    private Company company;
    @TempDir
    private Path directory;

    /** Two nodes, each with a wire of its own to the database. */
    @BeforeEach
    void open() throws IOException, InterruptedException {
        postgres = EmbeddedPostgres.start();
        for (int i = 0; i < 2; i++) {
            BadWire wire = new BadWire(postgres.getPort());
            wires.add(wire);
            nodes.add(Node.start("jdbc:postgresql://127.0.0.1:" + wire.port()
                    + "/postgres?user=postgres&prepareThreshold=0", directory));
            doors.add(nodes.getLast().port());
        }
        company = new Company(doors, PEOPLE);
        company.awaitEverybody();
    }

    @AfterEach
    void close() throws IOException {
        company.close();
        nodes.forEach(Node::close);
        for (BadWire wire : wires) {
            wire.close();
        }
        postgres.close();
    }

    @Test
    void anImmediateRestart_losesNothing() throws SQLException, IOException, InterruptedException {
        for (int time = 0; time < 3; time++) {
            restart();
            company.measure("an immediate restart of PostgreSQL");
        }
        company.leaveAndCompare(url());
    }

    @Test
    void aDatabaseThatHangs_isWaitedFor_andLosesNothing() throws InterruptedException {
        wires.forEach(wire -> wire.turn(State.SILENT));
        TimeUnit.SECONDS.sleep(15);
        wires.forEach(wire -> wire.turn(State.WHOLE));
        company.measure("15 s in which PostgreSQL said nothing");
        wires.getFirst().turn(State.SILENT);
        company.measure("PostgreSQL said nothing to one node any more");
        wires.getFirst().turn(State.WHOLE);
        company.measure("it spoke again");
        company.leaveAndCompare(url());
    }

    @Test
    void commitsWhoseAnswersAreLost_areStoredOnce() throws InterruptedException {
        for (int time = 0; time < LOST_COMMITS; time++) {
            wires.get(time % 2).turn(State.LOSES_A_COMMIT);
            company.awaitEverybody();
        }
        company.measure(LOST_COMMITS + " lost answers to commits");
        company.leaveAndCompare(url());
    }

    /** As the one who keeps the database would: all its processes die at once, and it recovers from its log. */
    private void restart() throws SQLException, IOException {
        String data;
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement();
                ResultSet shown = statement.executeQuery("SHOW data_directory")) {
            shown.next();
            data = shown.getString(1);
        }
        String pid = Files.readAllLines(Path.of(data, "postmaster.pid")).getFirst().strip();
        Path program = Path.of("/proc", pid, "exe").toRealPath().resolveSibling("pg_ctl");
        List<String> command = new ArrayList<>(List.of(program.toString(), "-D", data, "-w", "-m", "immediate", "-l",
                directory.resolve("postgres.txt").toString(), "restart"));
        if ("root".equals(System.getProperty("user.name"))) {
            command.addAll(0, List.of("unshare", "-U"));
        }
        Node.run(command);
    }

    private String url() {
        return postgres.getJdbcUrl("postgres", "postgres");
    }
}
