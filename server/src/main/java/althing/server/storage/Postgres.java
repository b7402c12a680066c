package althing.server.storage;

import java.util.Map;
import java.util.Properties;

import com.zaxxer.hikari.HikariConfig;

import althing.engine.BadInput;

/** What is particular to a hall in PostgreSQL: its address, how long it is waited for, and which connections are given up. */
final class Postgres {

    static final String NAME = "the PostgreSQL database";
    /** Seconds; parameters of the address go before these. */
    private static final Map<String, String> PATIENCE = Map.of("connectTimeout", "5", "loginTimeout", "5",
            "socketTimeout", "10", "tcpKeepAlive", "true");
    /**
     * Milliseconds. The server gives up before the hall stops listening, and a node that was frozen between two statements
     * does not hold a table for longer than people wait.
     */
    private static final String SERVER_PATIENCE = "SET statement_timeout = 8000; SET lock_timeout = 5000; "
            + "SET idle_in_transaction_session_timeout = 2000";
    /** The same for who writes a whole hall in one transaction, and reads it from elsewhere meanwhile. */
    static final String LONG_PATIENCE = "SET idle_in_transaction_session_timeout = 60000";
    /** A commit returns when the log has it, also where the server is set to answer sooner. */
    private static final String LOGGED_AT_COMMIT = "SELECT set_config('synchronous_commit', 'on', false) "
            + "WHERE current_setting('synchronous_commit') = 'off'";

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
        // The details of an error hold the values of its row, and come into the log.
        settings.addDataSourceProperty("logServerErrorDetail", "false");
        settings.setConnectionInitSql(SERVER_PATIENCE + "; " + LOGGED_AT_COMMIT);
        settings.setConnectionTimeout(5_000);
        settings.setValidationTimeout(2_000);
        settings.setExceptionOverrideClassName(Eviction.class.getName());
        return settings;
    }

    static Properties patience() {
        Properties settings = new Properties();
        PATIENCE.forEach(settings::setProperty);
        return settings;
    }

    private static String schemeOf(String url) {
        int end = url.indexOf("//");
        return end < 0 ? "that" : url.substring(0, end);
    }
}
