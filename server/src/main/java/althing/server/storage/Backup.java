package althing.server.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.stream.Stream;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.engine.BadInput;
import althing.server.storage.Removal.Progress;

/**
 * Puts all that a hall has stored at one moment into a file, while people may be playing: the file database of a hall, which
 * stands under its name only when it is whole.
 */
public final class Backup {

    private static final Logger LOG = LoggerFactory.getLogger(Backup.class);

    private Backup() {
    }

    /**
     * Writes a new file.
     *
     * @throws BadInput       if there is no hall, or something stands where the file should be
     * @throws StorageTrouble if the one cannot be read or the other not be written; then there is no file
     */
    public static Freight of(Place hall, Path file, Progress progress) {
        Path beside = prepare(file);
        try {
            Freight freight = Removal.copy(hall, beside, progress);
            Path written = beside.resolve(Database.FILE);
            check(written, freight);
            Files.move(written, file, StandardCopyOption.ATOMIC_MOVE);
            return freight;
        } catch (IOException e) {
            throw cannotWrite(file, e);
        } finally {
            clear(beside);
        }
    }

    /** A directory of its own beside the file, on the same disk. */
    private static Path prepare(Path file) {
        if (Files.exists(file)) {
            throw new BadInput(file + " is there already; give a backup a name of its own.");
        }
        try {
            Path parent = file.toAbsolutePath().resolveSibling("");
            Files.createDirectories(parent);
            return Files.createTempDirectory(parent, file.getFileName() + ".part");
        } catch (IOException e) {
            throw cannotWrite(file, e);
        }
    }

    /** It is opened as by whoever will want it back. */
    private static void check(Path written, Freight freight) {
        try (Reading reading = Reading.of(new Place.Backup(written))) {
            if (!Freight.of(reading.connection(), reading.version()).equals(freight)) {
                throw new SQLException("it does not hold what was written to it");
            }
        } catch (SQLException e) {
            throw new StorageTrouble(Database.sentence(e, "open", "the new backup"));
        }
    }

    private static StorageTrouble cannotWrite(Path file, IOException why) {
        return new StorageTrouble(new BadInput("The backup " + file + " cannot be written: " + Database.reason(why)
                + "."));
    }

    private static void clear(Path beside) {
        try (Stream<Path> all = Files.walk(beside)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        } catch (IOException e) {
            LOG.warn("{} cannot be removed: {}", beside, e.toString());
        }
    }
}
