package althing.server.storage;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

import althing.engine.BadInput;

/** Carries all that a hall has stored to another place, in one transaction there. Where it comes from is only read. */
public final class Removal {

    private Removal() {
    }

    /** Hears how many rows have been carried. */
    @FunctionalInterface
    public interface Progress {
        void done(long done, long total);
    }

    /**
     * Carries a hall that nobody uses to where there is none.
     *
     * @throws BadInput       if somebody uses either place, there is no hall in the first, or there is one in the second
     * @throws StorageTrouble if a place cannot be read or written; then nothing is stored in the second
     */
    public static Freight move(Place from, Place to, Progress progress) {
        if (from.equals(to)) {
            throw new BadInput("The hall is in " + to + " already; give another place to carry it to.");
        }
        try (DirectoryLock _ = unused(from); Reading source = Reading.of(from)) {
            checkUnused(source.connection(), source.version(), from);
            return carry(source, from, to, progress);
        } catch (IOException e) {
            throw new StorageTrouble(Database.sentence(e, "be read from", from.toString()));
        }
    }

    /** Carries a hall, which may be open, to a directory where there is none. */
    static Freight copy(Place from, Path to, Progress progress) {
        try (Reading source = Reading.of(from)) {
            return carry(source, from, new Place.Directory(to), progress);
        }
    }

    private static Freight carry(Reading source, Place from, Place to, Progress progress) {
        try (Database target = Database.toFill(to, source.version());
                Connection there = target.pool().getConnection()) {
            checkUnused(there, source.version(), to);
            checkSchema(Database.version(there, to.toString()), source.version(), to);
            beginThere(there, to);
            Freight carried = new Carrying(source.connection(), from, there, to, progress).carry(source.version());
            there.commit();
            return carried;
        } catch (SQLException e) {
            throw Carrying.cannotWrite(to, e);
        }
    }

    private static void beginThere(Connection there, Place to) throws SQLException {
        if (to instanceof Place.Server) {
            try (Statement statement = there.createStatement()) {
                statement.execute(Postgres.LONG_PATIENCE);
            }
        }
        there.setAutoCommit(false);
    }

    /** Keeps a hall from opening in a directory while it is carried away. */
    private static DirectoryLock unused(Place place) throws IOException {
        return place instanceof Place.Directory directory
                ? DirectoryLock.takeIfThere(directory.path()).orElseThrow(() -> Database.inUse(place.toString()))
                : DirectoryLock.NONE;
    }

    private static void checkUnused(Connection connection, int version, Place place) {
        if (place instanceof Place.Server && Keepers.isSomebodyThere(connection, version)) {
            throw new BadInput("A hall is using " + place + "; stop all of its nodes, and try again after "
                    + Keepers.SILENCE.toSeconds() + " seconds.");
        }
    }

    private static void checkSchema(int there, int carried, Place to) {
        if (there > carried) {
            throw new BadInput("Version " + there + " of " + to + " was begun by a newer Althing than version "
                    + carried
                    + " of the hall that is carried; open that one with this program once, or give an empty place.");
        }
    }
}
