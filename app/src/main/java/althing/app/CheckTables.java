package althing.app;

import java.nio.file.Path;
import java.util.List;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import althing.engine.BadInput;
import althing.server.storage.StorageTrouble;
import althing.server.storage.Store;
import althing.server.table.Inspection;
import althing.server.table.Inspection.Finding;
import althing.server.table.Inspection.Report;
import althing.server.table.Inspection.Share;

/** Replays all stored tables with this program before a host trusts them to it. */
@Command(name = "check-tables", sortOptions = false, description = "Replay all stored tables with this program and tell which would not load. Reads only, also beside a running hall.", footer = {
        "", "It ends with 0 if all tables load, with 1 if not, with 2 if there is no hall to read.",
        "A schema of an older program is read as it is and not changed; one of a newer program is refused."})
final class CheckTables extends Task {

    private static final String USUAL_PLACE = ".althing";

    /** The answer in JSON. */
    record Answer(String place, int tables, int moves, List<Share> rules, List<Finding> unloadable) {}

    @Option(names = "--data", paramLabel = "DIR", description = "Where the tables are kept. Default: " + USUAL_PLACE
            + ".")
    private @Nullable Path data;

    @Option(names = "--database", paramLabel = "JDBC-URL", description = "The PostgreSQL in which they are kept instead.")
    private @Nullable String database;

    CheckTables(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        Report report;
        try (Store store = store(); Bar bar = new Bar(shell(), "checking")) {
            report = Inspection.of(store, bar::done);
        } catch (StorageTrouble e) {
            throw new UnfitPlace(String.valueOf(e.getMessage()));
        }
        if (asJson()) {
            printJson(new Answer(place(), report.tables(), report.moves(), report.shares(), report.findings()));
        } else {
            print(report);
        }
        if (!report.findings().isEmpty()) {
            throw new UnfitPlace(words().say("check.broken", "count", report.findings().size()));
        }
    }

    private Store store() {
        if (data != null && database != null) {
            throw new BadInput("The tables are either in a directory or in a database: --data or --database.");
        }
        return database == null ? Store.toRead(directory()) : Store.toReadAt(database);
    }

    private Path directory() {
        return data == null ? Path.of(USUAL_PLACE) : data;
    }

    private String place() {
        return database == null
                ? directory().toAbsolutePath().normalize().toString()
                : Serve.withoutSecrets(database);
    }

    private void print(Report report) {
        out().println(words().say("check.found", "tables", report.tables(), "place", place()));
        if (report.tables() > 0) {
            printTables(report);
        }
    }

    private void printTables(Report report) {
        out().println(words().say("check.moves", "moves", report.moves()));
        TextTable shares = new TextTable(words().say("check.game"), words().say("check.rules"),
                words().say("check.tables"));
        report.shares().forEach(share -> shares.add(share.game(), String.valueOf(share.rules()),
                String.valueOf(share.tables())));
        out().println(shares);
        report.findings().forEach(this::print);
        if (report.findings().isEmpty()) {
            out().println(words().say("check.sound"));
        }
    }

    private void print(Finding finding) {
        out().println(words().say("check.table", "id", finding.id(), "setup", finding.setup(), "rules",
                finding.rules(), "problem", finding.problem()));
    }
}
