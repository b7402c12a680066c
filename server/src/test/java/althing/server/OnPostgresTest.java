package althing.server;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

import althing.server.storage.Store;

/** What people, hosts and programs find in a hall with a file, they find in one with PostgreSQL. */
@Tag("slow")
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
class OnPostgresTest {

    private static final String EMPTY_HALL = "empty_hall";
    private static EmbeddedPostgres postgres;
    private static int halls;

    /** One server for all, which need not survive a loss of power, and one empty hall, of which each test has a copy. */
    @BeforeAll
    static void start() throws IOException {
        postgres = EmbeddedPostgres.builder().setServerConfig("fsync", "off").start();
        execute("CREATE DATABASE " + EMPTY_HALL);
        Store.at(url(EMPTY_HALL)).close();
    }

    @AfterAll
    static void stop() throws IOException {
        postgres.close();
    }

    private static Optional<String> freshHall() {
        String name = "hall_" + halls++;
        execute("CREATE DATABASE " + name + " TEMPLATE " + EMPTY_HALL);
        return Optional.of(url(name));
    }

    private static String url(String name) {
        return postgres.getJdbcUrl("postgres", name);
    }

    private static void execute(String sql) {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    @Nested
    class TheHostsDesk extends HostDeskTest {

        private final Optional<String> database = freshHall();

        @Override
        protected Optional<String> database() {
            return database;
        }
    }

    @Nested
    class Persons extends PersonTest {

        private final Optional<String> database = freshHall();

        @Override
        protected Optional<String> database() {
            return database;
        }
    }

    @Nested
    class Leaving extends LeavingTest {

        private final Optional<String> database = freshHall();

        @Override
        protected Optional<String> database() {
            return database;
        }
    }

    @Nested
    class Finding extends FindingTest {

        private final Optional<String> database = freshHall();

        @Override
        protected Optional<String> database() {
            return database;
        }
    }

    /** The examples know no database, and need not play all titles twice. */
    @Nested
    class Programs extends ProgramTest {

        private final Optional<String> database = freshHall();

        @Override
        protected Optional<String> database() {
            return database;
        }

        @Override
        void theExampleInJava_playsAGameOfEachTitle(Path scratch) {
            // It is no test here.
        }

        @Override
        void theExampleInPython_playsAGameOfEachTitle(Path scratch) {
            // It is no test here.
        }
    }
}
