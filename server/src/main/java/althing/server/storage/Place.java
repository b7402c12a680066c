package althing.server.storage;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where a hall is kept, or could be. */
public sealed interface Place {

    /** A directory with the file database of a hall. */
    record Directory(Path path) implements Place {

        @Override
        public String toString() {
            return "the data directory " + path;
        }
    }

    /** The file of a backup. */
    record Backup(Path path) implements Place {

        @Override
        public String toString() {
            return "the file " + path;
        }
    }

    /** A PostgreSQL by its JDBC address, which may hold a password and is never shown. */
    record Server(String url) implements Place {

        @Override
        public String toString() {
            return Postgres.NAME;
        }
    }

    /** The place that a person names: an address, or a path. */
    static Place named(String text) {
        return text.startsWith("jdbc:") ? new Server(text) : at(Path.of(text));
    }

    /** The place of a path: what is there already says which kind it is. */
    static Place at(Path path) {
        return Files.isRegularFile(path) ? new Backup(path) : new Directory(path);
    }
}
