package althing.server.faults;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Has a PostgreSQL lose a third of the notices that nodes send each other, and say a third of them twice, as long as it is
 * open: it takes the place of {@code pg_notify}. PostgreSQL says the same words once; a further stamp makes them others.
 */
final class BadNotices implements AutoCloseable {

    private static final String SPOIL = """
            CREATE SCHEMA bad;
            CREATE SEQUENCE bad.lost;
            CREATE SEQUENCE bad.doubled;
            CREATE FUNCTION bad.pg_notify(channel text, message text) RETURNS void LANGUAGE plpgsql AS $$
            DECLARE times integer := floor(random() * 3);
            BEGIN
                IF times = 0 THEN PERFORM nextval('bad.lost'); END IF;
                IF times > 0 THEN PERFORM pg_catalog.pg_notify(channel, message); END IF;
                IF times > 1 THEN
                    PERFORM nextval('bad.doubled');
                    PERFORM pg_catalog.pg_notify(channel, message || substring(message FROM ' @[0-9]+:0:0'));
                END IF;
            END $$;
            ALTER DATABASE postgres SET search_path = public, bad, pg_catalog""";
    private static final String MEND = """
            ALTER DATABASE postgres RESET search_path;
            DROP SCHEMA bad CASCADE""";

    private final EmbeddedPostgres postgres;

    BadNotices(EmbeddedPostgres postgres) throws SQLException {
        this.postgres = postgres;
        execute(SPOIL);
    }

    /** Tells how many were spoilt; there were some. */
    void compare() throws SQLException {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement();
                ResultSet counts = statement
                        .executeQuery("SELECT lost.last_value, doubled.last_value FROM bad.lost, bad.doubled")) {
            counts.next();
            System.out.printf("measured: %d messages of the bus were lost and %d doubled%n", counts.getLong(1),
                    counts.getLong(2));
            assertThat(counts.getLong(1)).isGreaterThan(1);
            assertThat(counts.getLong(2)).isGreaterThan(1);
        }
    }

    @Override
    public void close() throws SQLException {
        execute(MEND);
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
