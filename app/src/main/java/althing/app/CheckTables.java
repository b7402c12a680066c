package althing.app;

import java.util.List;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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

    /** The answer in JSON. */
    record Answer(String place, int tables, int moves, List<Share> rules, List<Finding> unloadable) {}

    @Mixin
    private KeptTables kept = new KeptTables();

    CheckTables(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        Report report;
        try (Store store = Store.toRead(kept.place()); Bar bar = new Bar(shell(), "checking")) {
            report = Inspection.of(store, bar::done);
        } catch (StorageTrouble e) {
            throw new UnfitPlace(String.valueOf(e.getMessage()));
        }
        if (asJson()) {
            printJson(new Answer(kept.shown(), report.tables(), report.moves(), report.shares(), report.findings()));
        } else {
            print(report);
        }
        if (!report.findings().isEmpty()) {
            throw new UnfitPlace(words().say("check.broken", "count", report.findings().size()));
        }
    }

    private void print(Report report) {
        out().println(words().say("check.found", "tables", report.tables(), "place", kept.shown()));
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
