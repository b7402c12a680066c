package althing.server.storage;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

import com.zaxxer.hikari.HikariConfig;

import althing.engine.BadInput;

/** What is particular to a hall in PostgreSQL: its address, how long it is waited for, and the guard against a second hall. */
final class Postgres {

    static final String NAME = "the PostgreSQL database";
    /** Seconds; parameters of the address go before these. */
    private static final Map<String, String> PATIENCE = Map.of("connectTimeout", "5", "loginTimeout", "5",
            "socketTimeout", "10", "tcpKeepAlive", "true");
    /** Milliseconds. The server gives up before the hall stops listening, and lets nobody hold a table for ever. */
    private static final String SERVER_PATIENCE = "SET statement_timeout = 8000; SET lock_timeout = 5000; "
            + "SET idle_in_transaction_session_timeout = 10000";
    /** Any number that no other program is likely to lock in the same database. */
    private static final long HALL_LOCK = 0x616C7468696E67L;

    private Postgres() {
    }

    static void checkAddress(String url) {
        if (!url.startsWith("jdbc:postgresql:")) {
            throw new BadInput("The database address must start with jdbc:postgresql:, and '" + schemeOf(url)
                    + "' does not. Without an address the hall keeps its data in a directory.");
        }
    }

    /** A database that does not answer is given up after a while, wherever it is waited for. */
    static HikariConfig bounded(HikariConfig settings) {
        PATIENCE.forEach(settings::addDataSourceProperty);
        settings.setConnectionInitSql(SERVER_PATIENCE);
        settings.setConnectionTimeout(5_000);
        settings.setValidationTimeout(2_000);
        return settings;
    }

    static Properties patience() {
        Properties settings = new Properties();
        PATIENCE.forEach(settings::setProperty);
        return settings;
    }

    /** Holds the lock of the hall until it is closed; nothing if another hall holds it. */
    static Optional<AutoCloseable> lock(String url) throws SQLException {
        Connection connection = DriverManager.getConnection(url, patience());
        try (Statement statement = connection.createStatement();
                ResultSet locked = statement.executeQuery("SELECT pg_try_advisory_lock(" + HALL_LOCK + ")")) {
            if (locked.next() && locked.getBoolean(1)) {
                return Optional.of(() -> unlock(connection));
            }
        }
        connection.close();
        return Optional.empty();
    }

    /** Gives the lock back before it closes: the server would notice the end of a connection only later. */
    private static void unlock(Connection connection) throws SQLException {
        try (connection; Statement statement = connection.createStatement()) {
            statement.execute("SELECT pg_advisory_unlock(" + HALL_LOCK + ")");
        }
    }

    private static String schemeOf(String url) {
        int end = url.indexOf("//");
        return end < 0 ? "that" : url.substring(0, end);
    }
}
