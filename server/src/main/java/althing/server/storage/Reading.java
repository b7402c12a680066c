package althing.server.storage;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

import org.sqlite.SQLiteOpenMode;

import althing.engine.BadInput;

/**
 * One connection that only reads what a hall has stored, while the hall may be using it: nothing is locked, and the
 * schema stays as it is. Each transaction sees one moment.
 */
final class Reading implements AutoCloseable {

    private final Connection connection;
    private int version;

    private Reading(Connection connection) {
        this.connection = connection;
    }

    static Reading of(Place place) {
        return switch (place) {
            case Place.Directory directory -> inDirectory(directory);
            case Place.Backup backup -> inFile(backup.path().toAbsolutePath(), backup);
            case Place.Server server -> at(server.url());
        };
    }

    /** The file database of a directory. */
    private static Reading inDirectory(Place.Directory directory) {
        Path file = directory.path().toAbsolutePath().resolve(Database.FILE);
        if (!Files.exists(file)) {
            throw new BadInput("There is no hall in " + directory + ": it has no file " + Database.FILE
                    + ". Give the directory of a hall.");
        }
        return inFile(file, directory);
    }

    private static Reading inFile(Path file, Place where) {
        if (!Files.isReadable(file)) {
            throw new BadInput("The file " + file + " may not be read by you.");
        }
        Properties settings = new Properties();
        settings.setProperty("open_mode",
                String.valueOf(SQLiteOpenMode.READONLY.flag | SQLiteOpenMode.OPEN_URI.flag));
        settings.setProperty("busy_timeout", "10000");
        return open(Database.SQLITE + address(file), settings, where.toString());
    }

    /** The database of a JDBC address. */
    private static Reading at(String url) {
        Postgres.checkAddress(url);
        return open(url, Postgres.patience(), Postgres.NAME);
    }

    Connection connection() {
        return connection;
    }

    /** The version of the schema, which may be an older one. */
    int version() {
        return version;
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new StorageTrouble(e);
        }
    }

    /**
     * Where no log lies beside the file, no hall is using it. Without the word {@code immutable} SQLite would put one
     * there, and leave it when it may only read.
     */
    private static String address(Path file) {
        Path log = file.resolveSibling(file.getFileName() + "-wal");
        return file.toUri() + (Files.exists(log) ? "" : "?immutable=1");
    }

    private static Reading open(String url, Properties settings, String where) {
        try {
            Reading reading = new Reading(DriverManager.getConnection(url, settings));
            try {
                reading.prepare(where);
            } catch (SQLException | BadInput e) {
                reading.close();
                throw e;
            }
            return reading;
        } catch (SQLException e) {
            throw new StorageTrouble(Database.sentence(e, "open", where));
        }
    }

    private void prepare(String where) throws SQLException {
        connection.setReadOnly(true);
        connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        version = Database.version(connection, where);
        if (version == 0) {
            throw new BadInput("There is no hall in " + where + ": it has no tables of a hall.");
        }
    }
}
