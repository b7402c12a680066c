package althing.app;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.app.load.Crowd;
import althing.app.load.Nodes;
import althing.app.load.Plan;
import althing.app.load.Taken;
import althing.app.load.Tally;
import althing.app.load.Times;
import althing.engine.BadInput;
import althing.engine.Setup;

/** Lets many made-up people play in a hall, and tells how long it lets them wait. */
@Command(name = "load", sortOptions = false, description = "Let many made-up people play, and tell how long the hall lets them wait. Without --url it opens a hall of its own, in a process of its own.", footer = {
        "", "It ends by itself, and plays on this machine only, unless --anywhere says otherwise."})
final class Load extends Task {

    private static final int MOST_TABLES = 10_000;
    private static final int MOST_SECONDS = 600;
    private static final int MOST_NODES = 8;

    /** The answer in JSON; times in milliseconds. */
    record Answer(int tables, double movesPerSecond, Row acknowledged, Row seen, Row health, int failed,
            Map<String, Integer> lostLines,
            @Nullable Double cores, @Nullable Long megabytes, @Nullable Long megabytesLeft) {}

    /** How long something took. */
    record Row(int count, double p50, double p95, double p99) {

        static Row of(Times times) {
            return new Row(times.count(), times.millis(0.5), times.millis(0.95), times.millis(0.99));
        }
    }

    @Parameters(paramLabel = "SETUP", description = "What is played, e.g. GAME(seats=4).")
    private String setup = "";

    @Option(names = "--tables", paramLabel = "N", defaultValue = "100", description = "How many tables. Default: ${DEFAULT-VALUE}.")
    private int tables;

    @Option(names = "--bots", paramLabel = "N", defaultValue = "0", description = "How many seats of each table are bots. Default: ${DEFAULT-VALUE}.")
    private int bots;

    @Option(names = "--level", paramLabel = "N", defaultValue = "3", description = "How strong those bots are. Default: ${DEFAULT-VALUE}.")
    private int level;

    @Option(names = "--think", paramLabel = "MS[-MS]", defaultValue = "2000-6000", description = "How long a person thinks before a move. Default: ${DEFAULT-VALUE}.")
    private String think = "";

    @Option(names = "--watchers", paramLabel = "N", defaultValue = "1", description = "How many onlookers each table has. Default: ${DEFAULT-VALUE}.")
    private int watchers;

    @Option(names = "--warm-up", paramLabel = "SECONDS", defaultValue = "10", description = "How long they play before it is measured. Default: ${DEFAULT-VALUE}.")
    private int warmUp;

    @Option(names = "--seconds", paramLabel = "SECONDS", defaultValue = "30", description = "How long it is measured. Default: ${DEFAULT-VALUE}.")
    private int seconds;

    @Option(names = "--url", paramLabel = "URL", description = "The hall to play in, such as http://localhost:8080.")
    private @Nullable URI url;

    @Option(names = "--anywhere", description = "Let --url be another machine. Ask whose it is first.")
    private boolean anywhere;

    @Option(names = "--database", paramLabel = "JDBC-URL", description = "Let the hall of its own keep its tables in this PostgreSQL.")
    private @Nullable String database;

    @Option(names = "--nodes", paramLabel = "N", defaultValue = "1", description = "How many nodes the hall of its own has; several need --database. Default: ${DEFAULT-VALUE}.")
    private int nodes;

    @Option(names = "--settle", paramLabel = "SECONDS", defaultValue = "0", description = "How long to wait when everybody has gone, and then read the hall's memory again. Default: not at all.")
    private int settle;

    Load(Shell shell) {
        super(shell);
    }

    @Override
    void run() throws IOException, InterruptedException {
        check();
        if (url != null) {
            measure(List.of(url), Optional.empty());
            return;
        }
        Path data = Files.createTempDirectory("althing-load");
        try (Nodes hall = Nodes.start(nodes, database == null
                ? List.of("--data", data.toString())
                : List.of("--database", database))) {
            measure(hall.addresses(), Optional.of(hall));
        } finally {
            Scratch.delete(data);
        }
    }

    private void check() {
        if (tables < 1 || tables > MOST_TABLES) {
            throw new BadInput("--tables is a number from 1 to " + MOST_TABLES + ", not " + tables + ".");
        }
        if (seconds < 1 || warmUp < 0 || seconds + warmUp > MOST_SECONDS) {
            throw new BadInput(
                    "--warm-up and --seconds are at most " + MOST_SECONDS + " together, and --seconds at least 1.");
        }
        if (settle < 0 || settle > MOST_SECONDS) {
            throw new BadInput("--settle is a number of seconds from 0 to " + MOST_SECONDS + ", not " + settle + ".");
        }
        checkNodes();
        if (watchers < 0 || watchers > 99) {
            throw new BadInput("--watchers is a number from 0 to 99, not " + watchers + ".");
        }
    }

    private void checkNodes() {
        if (nodes < 1 || nodes > MOST_NODES) {
            throw new BadInput("--nodes is a number from 1 to " + MOST_NODES + ", not " + nodes + ".");
        }
        if (nodes > 1 && database == null) {
            throw new BadInput("Several nodes share a PostgreSQL; say which with --database.");
        }
    }

    private void measure(List<URI> addresses, Optional<Nodes> hall) throws IOException, InterruptedException {
        Plan plan = plan(addresses);
        if (!plan.isLoopback() && !anywhere) {
            throw new BadInput(addresses.getFirst() + " is another machine. Whoever may load it says --anywhere.");
        }
        Tally tally;
        Taken taken = new Taken(hall);
        try (Crowd crowd = new Crowd(plan)) {
            crowd.enter();
            tally = crowd.play(taken::begin);
            taken.end();
        }
        if (settle > 0) {
            Thread.sleep(Duration.ofSeconds(settle));
            taken.settled();
        }
        tell(tally, taken);
    }

    private Plan plan(List<URI> addresses) {
        String[] bounds = think.split("-", -1);
        if (bounds.length > 2 || !think.matches("\\d{1,6}(-\\d{1,6})?")) {
            throw new BadInput("--think is a number of milliseconds or two, such as 2000-6000, not '" + think + "'.");
        }
        Duration least = Duration.ofMillis(Long.parseLong(bounds[0]));
        Duration most = Duration.ofMillis(Long.parseLong(bounds[bounds.length - 1]));
        if (most.compareTo(least) < 0) {
            throw new BadInput("--think begins with the shorter time, unlike '" + think + "'.");
        }
        return new Plan(addresses, tables, setup, Setup.parse(setup).seats(), bots, level, least, most, watchers,
                Duration.ofSeconds(warmUp), Duration.ofSeconds(seconds));
    }

    private void tell(Tally tally, Taken taken) {
        Answer answer = new Answer(tables, tally.acknowledged().count() / (double) seconds,
                Row.of(tally.acknowledged()), Row.of(tally.seen()), Row.of(tally.health()), tally.failed(),
                tally.lostLines(), taken.cores(seconds), taken.megabytes(), taken.megabytesLeft());
        if (asJson()) {
            printJson(answer);
            return;
        }
        out().println(ReportText.english(
                "%d tables of %s, %s ms of thinking, %d bots of level %d, %d watchers each: %.1f moves/s",
                tables, setup, think, bots, level, watchers, answer.movesPerSecond()));
        TextTable table = new TextTable("ms", "count", "p50", "p95", "p99");
        add(table, "acknowledged", answer.acknowledged());
        add(table, "seen by others", answer.seen());
        add(table, "health", answer.health());
        out().println(table);
        out().println("Not acknowledged: " + answer.failed() + "; lines lost: "
                + answer.lostLines().values().stream().mapToInt(Integer::intValue).sum() + ".");
        answer.lostLines().forEach((why, count) -> out().println("  " + count + ": " + why));
        if (answer.cores() != null && answer.megabytes() != null) {
            out().println(ReportText.english("The hall used %.2f cores and has %d MB.", answer.cores(),
                    answer.megabytes()));
        }
        if (answer.megabytesLeft() != null) {
            out().println("It has " + answer.megabytesLeft() + " MB " + settle + " s after everybody has gone.");
        }
    }

    private static void add(TextTable table, String what, Row row) {
        table.add(what, String.valueOf(row.count()), ReportText.english("%.1f", row.p50()),
                ReportText.english("%.1f", row.p95()),
                ReportText.english("%.1f", row.p99()));
    }
}
