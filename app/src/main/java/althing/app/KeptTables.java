package althing.app;

import java.nio.file.Path;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

import althing.engine.BadInput;
import althing.server.storage.Place;

/** The options of commands that read what a hall has stored. */
final class KeptTables {

    private static final String USUAL_PLACE = ".althing";

    @Option(names = "--data", paramLabel = "DIR", description = "Where the tables are kept, or the file of a backup. Default: "
            + USUAL_PLACE + ".")
    private @Nullable Path data;

    @Option(names = "--database", paramLabel = "JDBC-URL", description = "The PostgreSQL in which they are kept instead.")
    private @Nullable String database;

    Place place() {
        if (data != null && database != null) {
            throw new BadInput("The tables are either in a directory or in a database: --data or --database.");
        }
        return database != null ? new Place.Server(database) : Place.at(data == null ? Path.of(USUAL_PLACE) : data);
    }

    /** The place as it may be shown. */
    String shown() {
        return shown(place());
    }

    static String shown(Place place) {
        return switch (place) {
            case Place.Directory directory -> shown(directory.path());
            case Place.Backup backup -> shown(backup.path());
            case Place.Server server -> Serve.withoutSecrets(server.url());
        };
    }

    static String shown(Path path) {
        return path.toAbsolutePath().normalize().toString();
    }
}
