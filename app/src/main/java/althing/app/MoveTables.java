package althing.app;

import java.util.List;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import althing.server.storage.Freight;
import althing.server.storage.Place;
import althing.server.storage.Removal;
import althing.server.storage.StorageTrouble;
import althing.server.storage.Store;
import althing.server.table.Inspection;
import althing.server.table.Inspection.Finding;
import althing.server.table.Inspection.Report;

/** Carries a hall from SQLite to PostgreSQL, back, or out of a backup. */
@Command(name = "move-tables", sortOptions = false, description = "Carry a closed hall to another place where there is none, and replay all of its tables there. Nothing is changed where it comes from.", footer = {
        "",
        "A place is the directory of --data, the JDBC address of --database, or (with --from) the file of a backup.",
        "It ends with 0 if all tables load, with 1 if one does not or the storage fails, with 2 if a place does not fit."})
final class MoveTables extends Task {

    /** The answer in JSON. */
    record Answer(String from, String to, long tables, long events, long reviews, List<Finding> unloadable) {}

    @Option(names = "--from", required = true, paramLabel = "PLACE", description = "Where the hall is now.")
    private String from = "";

    @Option(names = "--to", required = true, paramLabel = "PLACE", description = "Where it shall be.")
    private String to = "";

    MoveTables(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        Place source = Place.named(from);
        Place target = Place.named(to);
        Freight freight;
        Report report;
        try {
            freight = moved(source, target);
            report = checked(target);
        } catch (StorageTrouble e) {
            throw new UnfitPlace(String.valueOf(e.getMessage()));
        }
        if (asJson()) {
            printJson(new Answer(KeptTables.shown(source), KeptTables.shown(target), freight.tables(),
                    freight.events(), freight.reviews(), report.findings()));
        } else {
            print(source, target, freight, report);
        }
        if (!report.findings().isEmpty()) {
            throw new UnfitPlace(words().say("check.broken", "count", report.findings().size()));
        }
    }

    private Freight moved(Place source, Place target) {
        try (Bar bar = new Bar(shell(), "moving")) {
            return Removal.move(source, target, bar::done);
        }
    }

    /** What is found when every table is opened in the new place as a hall would. */
    private Report checked(Place target) {
        try (Store store = Store.toRead(target); Bar bar = new Bar(shell(), "checking")) {
            return Inspection.of(store, bar::done);
        }
    }

    private void print(Place source, Place target, Freight freight, Report report) {
        out().println(words().say("move.made", "tables", freight.tables(), "events", freight.events(), "reviews",
                freight.reviews(), "from", KeptTables.shown(source), "to", KeptTables.shown(target)));
        report.findings().forEach(finding -> out().println(words().say("check.table", "id", finding.id(), "setup",
                finding.setup(), "rules", finding.rules(), "problem", finding.problem())));
        if (report.findings().isEmpty()) {
            out().println(words().say("check.sound"));
        }
    }
}
