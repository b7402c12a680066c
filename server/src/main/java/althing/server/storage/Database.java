package althing.server.storage;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.metrics.micrometer.MicrometerMetricsTrackerFactory;
import com.zaxxer.hikari.pool.HikariPool;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.NativeLibraryNotFoundException;

import althing.engine.BadInput;

/** The connection pool of one hall, with an up-to-date schema; no second hall uses the same file, while a PostgreSQL is shared. */
final class Database implements MeterBinder, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Database.class);
    private static final String SCHEMA = "classpath:althing/server/schema";
    private static final String HISTORY = "hall_schema";
    /** The version of the newest file in the schema's folder. */
    static final int LATEST = 25;
    static final String SQLITE = "jdbc:sqlite:";
    static final String FILE = "hall.db";
    /**
     * A commit returns when the disk has it, readers do not wait for the writer, and a transaction takes the write lock
     * with its first change: the driver begins the next one at once after each commit, and that one holds nothing.
     */
    private static final Map<String, String> ON_DISK_AT_COMMIT = Map.of("journal_mode", "WAL", "synchronous", "FULL",
            "transaction_mode", "DEFERRED", "busy_timeout", "10000", "foreign_keys", "true");
    private static final long LEAST_SPACE = 16L << 20;

    private final HikariDataSource pool;
    private final AutoCloseable guard;

    private Database(HikariDataSource pool, AutoCloseable guard) {
        this.pool = pool;
        this.guard = guard;
    }

    /** The file database of a directory. */
    static Database inDirectory(Path directory) {
        return inDirectory(directory, LATEST);
    }

    /** The PostgreSQL database of a JDBC address. */
    static Database at(String url) {
        return at(url, LATEST);
    }

    /** A place for a whole hall, with at least the version of the schema that it has. */
    static Database toFill(Place place, int version) {
        return switch (place) {
            case Place.Directory directory -> inDirectory(directory.path(), version);
            case Place.Server server -> at(server.url(), version);
            case Place.Backup file -> throw new BadInput(file.path()
                    + " is a file; a hall is carried to a directory, or to a PostgreSQL.");
        };
    }

    private static Database inDirectory(Path directory, int version) {
        String where = new Place.Directory(directory).toString();
        DirectoryLock lock = prepare(directory).orElseThrow(() -> inUse(where));
        HikariConfig settings = settings(SQLITE + directory.toAbsolutePath().resolve(FILE));
        ON_DISK_AT_COMMIT.forEach(settings::addDataSourceProperty);
        return open(settings, where, lock, version);
    }

    private static Database at(String url, int version) {
        Postgres.checkAddress(url);
        return open(Postgres.bounded(settings(url)), Postgres.NAME, () -> {}, version);
    }

    /** The same, whose failures tell what was asked of the storage, but not what people have said: they come into the log. */
    static Jdbi discreet(Jdbi jdbi) {
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(trouble -> trouble.getShortMessage() + " ["
                + Optional.ofNullable(trouble.getStatementContext()).map(StatementContext::getRawSql).orElse("") + "]");
        return jdbi;
    }

    HikariDataSource pool() {
        return pool;
    }

    @Override
    public void bindTo(MeterRegistry meters) {
        pool.setMetricsTrackerFactory(new MicrometerMetricsTrackerFactory(meters));
    }

    @Override
    public void close() {
        pool.close();
        release(guard);
    }

    private static Optional<DirectoryLock> prepare(Path directory) {
        if (directory.toAbsolutePath().toString().contains("?")) {
            throw new BadInput("The data directory " + directory
                    + " has a question mark in its name; give another one.");
        }
        try {
            Files.createDirectories(directory);
            if (!Files.isWritable(directory)) {
                throw new BadInput("The hall may not write into the data directory " + directory
                        + "; give another one with --data.");
            }
            if (Files.getFileStore(directory).getUsableSpace() < LEAST_SPACE) {
                throw new BadInput("The disk of the data directory " + directory
                        + " is full; make room or give another directory with --data.");
            }
            return DirectoryLock.take(directory);
        } catch (FileAlreadyExistsException e) {
            throw new BadInput("The data directory " + directory + " is a file; give a directory with --data.");
        } catch (IOException e) {
            throw new BadInput("The data directory " + directory + " cannot be used: " + reason(e)
                    + ". Give another one with --data.");
        }
    }

    private static Database open(HikariConfig settings, String where, AutoCloseable guard, int version) {
        HikariDataSource pool = null;
        try {
            pool = new HikariDataSource(settings);
            migrate(pool, where, version);
            return new Database(pool, guard);
        } catch (HikariPool.PoolInitializationException | FlywayException | SQLException e) {
            close(pool, guard);
            throw sentence(e, "open", where);
        } catch (BadInput e) {
            close(pool, guard);
            throw e;
        }
    }

    private static HikariConfig settings(String url) {
        HikariConfig settings = new HikariConfig();
        settings.setPoolName("hall");
        settings.setJdbcUrl(url);
        settings.setMaximumPoolSize(9);
        settings.setMinimumIdle(2);
        settings.setConnectionTimeout(10_000);
        return settings;
    }

    /** Brings the schema up to date. Flyway is not even loaded when there is nothing to do: that is most starts. */
    private static void migrate(HikariDataSource pool, String where, int version) throws SQLException {
        if (version(pool, where) < version) {
            Flyway.configure(Database.class.getClassLoader()).dataSource(pool).locations(SCHEMA).table(HISTORY)
                    .target(String.valueOf(version)).load().migrate();
        }
    }

    private static int version(HikariDataSource pool, String where) throws SQLException {
        try (Connection connection = pool.getConnection()) {
            return version(connection, where);
        }
    }

    /** The version of the schema, 0 if there is none yet; {@link BadInput} if a newer program wrote it. */
    static int version(Connection connection, String where) throws SQLException {
        try (ResultSet history = connection.getMetaData().getTables(null, null, HISTORY, null)) {
            if (!history.next()) {
                return 0;
            }
        }
        try (Statement statement = connection.createStatement();
                ResultSet latest = statement.executeQuery("SELECT MAX(CAST(\"version\" AS INTEGER)) FROM \""
                        + HISTORY + "\" WHERE \"success\"")) {
            int version = latest.next() ? latest.getInt(1) : 0;
            if (version > LATEST) {
                throw new BadInput("Version " + version + " of " + where
                        + " was written by a newer Althing; start that one, or use other data.");
            }
            return version;
        }
    }

    private static void close(@Nullable HikariDataSource pool, AutoCloseable guard) {
        if (pool != null) {
            pool.close();
        }
        release(guard);
    }

    private static void release(AutoCloseable guard) {
        try {
            guard.close();
        } catch (Exception e) {
            LOG.debug("The guard of the database was gone already.", e);
        }
    }

    /** What the hall could not do in a place, and why. */
    static BadInput sentence(Exception trouble, String what, String where) {
        LOG.debug("The hall cannot {} its storage.", what, trouble);
        Optional<SQLException> cause = sqlCause(trouble);
        if (cause.isPresent() && cause.get().getCause() instanceof NativeLibraryNotFoundException) {
            return new BadInput("The hall cannot unpack its database into " + System.getProperty("java.io.tmpdir")
                    + "; make room there, or name another directory: JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=DIR.");
        }
        return new BadInput("The hall cannot " + what + " " + where + ": "
                + reason(cause.isPresent() ? cause.get() : trouble) + ".");
    }

    static BadInput inUse(String where) {
        return new BadInput("Another hall is using " + where + " already; stop it, or give this one other data.");
    }

    private static Optional<SQLException> sqlCause(Throwable trouble) {
        SQLException deepest = null;
        for (Throwable at = trouble; at != null; at = at.getCause()) {
            if (at instanceof SQLException sql) {
                deepest = sql;
            }
        }
        return Optional.ofNullable(deepest);
    }

    static String reason(Exception e) {
        String message = e instanceof IOException ? e.toString() : String.valueOf(e.getMessage());
        return firstLine(message).replaceAll("^java\\.nio\\.file\\.", "");
    }

    static String firstLine(String message) {
        int end = message.indexOf('\n');
        return (end < 0 ? message : message.substring(0, end)).replaceAll("[.\\s]+$", "");
    }
}
