package althing.app;

import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

import althing.app.load.Plan;
import althing.app.load.Restart;
import althing.app.load.Taken;
import althing.app.load.Tally;
import althing.app.load.Times;
import althing.formats.Json;

/** What was measured at a hall under load, for people or for machines; times in milliseconds. */
record LoadText(PrintWriter out, Words words, boolean asJson) {

    /** The answer in JSON. */
    record Answer(int tables, int crowd, double movesPerSecond, Row acknowledged, Row seen, Row health, Row answers,
            @Nullable Quiet quiet, int failed, Map<String, Integer> lostLines, @Nullable Double cores,
            @Nullable Long megabytes, @Nullable Long megabytesLeft) {}

    /** How it was before the crowd came. */
    record Quiet(Row health, Row answers) {

        static Quiet of(Tally tally) {
            return new Quiet(Row.of(tally.health()), Row.of(tally.answers()));
        }
    }

    /** The answer in JSON about a hall that was started again. */
    record Again(int tables, double opened, double firstHealth, double firstTable, Row health) {}

    /** How long something took. */
    record Row(int count, double p50, double p95, double p99) {

        static Row of(Times times) {
            return new Row(times.count(), times.millis(0.5), times.millis(0.95), times.millis(0.99));
        }
    }

    void tell(Plan plan, int crowd, Tally tally, Optional<Quiet> quiet, Taken taken) {
        int seconds = (int) plan.measured().toSeconds();
        Answer answer = new Answer(plan.tables(), crowd, tally.acknowledged().count() / (double) seconds,
                Row.of(tally.acknowledged()), Row.of(tally.seen()), Row.of(tally.health()), Row.of(tally.answers()),
                quiet.orElse(null), tally.failed(), tally.lostLines(), taken.cores(seconds), taken.megabytes(),
                taken.megabytesLeft());
        if (asJson) {
            out.println(Json.READABLE.writeValueAsString(answer));
        } else {
            tell(plan, answer);
        }
    }

    private void tell(Plan plan, Answer answer) {
        say("load.played", "tables", answer.tables(), "setup", plan.setup(), "least", plan.leastThink().toMillis(),
                "most", plan.mostThink().toMillis(), "bots", plan.bots(), "level", plan.level(), "watchers",
                plan.watchers(), "moves", one(answer.movesPerSecond()));
        if (answer.crowd() > 0) {
            say("load.crowd", "tables", answer.crowd());
        }
        TextTable table = words.table("load.what", "load.count", "load.p50", "load.p95", "load.p99");
        add(table, "load.acknowledged", answer.acknowledged());
        add(table, "load.seen", answer.seen());
        add(table, "load.health", answer.health());
        add(table, "load.answers", answer.answers());
        if (answer.quiet() != null) {
            add(table, "load.quiet-health", answer.quiet().health());
            add(table, "load.quiet-answers", answer.quiet().answers());
        }
        out.println(table);
        say("load.lost", "failed", answer.failed(), "lost",
                answer.lostLines().values().stream().mapToInt(Integer::intValue).sum());
        answer.lostLines().forEach((why, count) -> out.println("  " + count + ": " + why));
        tellTaken(answer);
    }

    private void tellTaken(Answer answer) {
        if (answer.cores() != null && answer.megabytes() != null) {
            say("load.taken", "cores", ReportText.english("%.2f", answer.cores()), "megabytes", answer.megabytes());
        }
        if (answer.megabytesLeft() != null) {
            say("load.left", "megabytes", answer.megabytesLeft());
        }
    }

    void tell(int tables, Restart restart) {
        Again again = new Again(tables, restart.opened(), restart.health(), restart.table(),
                Row.of(restart.afterwards()));
        if (asJson) {
            out.println(Json.READABLE.writeValueAsString(again));
            return;
        }
        say("load.again", "tables", tables, "opened", one(again.opened()), "health", one(again.firstHealth()),
                "table", one(again.firstTable()));
        TextTable table = words.table("load.what", "load.count", "load.p50", "load.p95", "load.p99");
        add(table, "load.health", again.health());
        out.println(table);
    }

    private void add(TextTable table, String what, Row row) {
        if (row.count() > 0) {
            table.add(words.say(what), String.valueOf(row.count()), one(row.p50()), one(row.p95()), one(row.p99()));
        }
    }

    private void say(String key, Object... facts) {
        out.println(words.say(key, facts));
    }

    private static String one(double number) {
        return ReportText.english("%.1f", number);
    }
}
