package althing.app;

import java.nio.file.Path;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import althing.server.storage.Backup;
import althing.server.storage.Freight;
import althing.server.storage.StorageTrouble;

/** Puts a hall into a file while people play. */
@Command(name = "backup", sortOptions = false, description = "Put everything that a hall has stored at one moment into a new file, also while people play. Changes nothing else.", footer = {
        "",
        "'althing check-tables --data FILE' replays all of it, and 'althing move-tables --from FILE' brings it back.",
        "The file is the database of a hall: as hall.db in an empty directory it can be opened by --data."})
final class BackUp extends Task {

    /** The answer in JSON. */
    record Answer(String from, String file, long tables, long events, long reviews) {}

    @Parameters(paramLabel = "FILE", description = "The file to write; there must be none of this name.")
    private Path file = Path.of("");

    @Mixin
    private KeptTables kept = new KeptTables();

    BackUp(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        Freight freight;
        try (Bar bar = new Bar(shell(), "saving")) {
            freight = Backup.of(kept.place(), file, bar::done);
        } catch (StorageTrouble e) {
            throw new UnfitPlace(String.valueOf(e.getMessage()));
        }
        String written = KeptTables.shown(file);
        if (asJson()) {
            printJson(new Answer(kept.shown(), written, freight.tables(), freight.events(), freight.reviews()));
        } else {
            out().println(words().say("backup.made", "file", written, "tables", freight.tables(), "events",
                    freight.events(), "reviews", freight.reviews()));
        }
    }
}
