package althing.app;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.app.load.Company;
import althing.app.load.Crowd;
import althing.app.load.HallProcess;
import althing.app.load.Lonely;
import althing.app.load.Nodes;
import althing.app.load.Plan;
import althing.app.load.Restart;
import althing.app.load.Taken;
import althing.app.load.Tally;
import althing.engine.BadInput;
import althing.engine.Setup;

/** Lets many made-up people play in a hall, and tells how long it lets them wait. */
@Command(name = "load", sortOptions = false, description = "Let many made-up people play, and tell how long the hall lets them wait. Without --url it opens a hall of its own, in a process of its own.", footer = {
        "", "It ends by itself, and plays on this machine only, unless --anywhere says otherwise."})
final class Load extends Task {

    private static final int MOST_TABLES = 10_000;
    private static final int MOST_SECONDS = 600;
    private static final int MOST_NODES = 8;
    private static final int MOST_CROWDS = 8;

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

    @Option(names = "--together", description = "Let another person sit on each seat, who says something now and then. Otherwise one person has all seats.")
    private boolean together;

    @Option(names = "--all-on", description = "The same at rated tables with a clock, by people who want to be called. A hall of --url needs --call webhook --call-trusted 127.0.0.1:9 for it.")
    private boolean allOn;

    @Option(names = "--crowd", paramLabel = "[SETUP ]LEVEL*N", description = "Measure twice: the second time beside so many tables of bots of a level, all from one address, at which nobody looks. May be given several times.")
    private List<String> crowd = List.of();

    @Option(names = "--restart", description = "Open nothing but the tables of --crowd, kill the hall, start it again, and tell how soon it answers.")
    private boolean restart;

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
        try {
            open(arguments(data));
        } finally {
            Scratch.delete(data);
        }
    }

    private void open(List<String> arguments) throws IOException, InterruptedException {
        if (restart) {
            try (HallProcess hall = HallProcess.start(arguments)) {
                restart(hall);
            }
            return;
        }
        try (Nodes hall = Nodes.start(nodes, arguments)) {
            measure(hall.addresses(), Optional.of(hall));
        }
    }

    /** How a hall of its own is started: bots pause for nobody where it is measured how soon they answer. */
    private List<String> arguments(Path data) {
        List<String> arguments = new ArrayList<>(database == null
                ? List.of("--data", data.toString())
                : List.of("--database", database));
        if (!crowd.isEmpty()) {
            arguments.addAll(List.of("--pace", "0"));
        }
        if (allOn) {
            arguments.addAll(List.of("--public-url", "https://hall.example.org", "--call", "webhook",
                    "--call-trusted", Plan.TRUSTED));
        }
        return arguments;
    }

    private void restart(HallProcess hall) throws IOException, InterruptedException {
        List<String> waiting;
        try (Crowd opening = new Crowd(plan(List.of(hall.address())))) {
            waiting = opening.open(lonely());
        }
        text().tell(waiting.size(), Restart.of(hall, waiting, Duration.ofSeconds(seconds)));
    }

    private List<Lonely> lonely() {
        return crowd.stream().map(text -> Lonely.parse(text, setup)).toList();
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
        if (restart && (url != null || nodes > 1 || crowd.isEmpty())) {
            throw new BadInput("--restart is for a hall of its own with one node, and for the tables of --crowd.");
        }
        if (lonely().size() > MOST_CROWDS) {
            throw new BadInput("--crowd may be given " + MOST_CROWDS + " times at most.");
        }
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
        Taken taken = new Taken(hall);
        Optional<LoadText.Quiet> quiet = Optional.empty();
        Tally tally;
        try (Crowd people = new Crowd(plan)) {
            people.enter();
            if (!crowd.isEmpty()) {
                quiet = Optional.of(LoadText.Quiet.of(people.play(() -> {})));
                people.open(lonely());
            }
            tally = people.play(taken::begin);
            taken.end();
        }
        if (settle > 0) {
            Thread.sleep(Duration.ofSeconds(settle));
            taken.settled();
        }
        text().tell(plan, lonely().stream().mapToInt(Lonely::count).sum(), tally, quiet, taken);
    }

    private LoadText text() {
        return new LoadText(out(), words(), asJson());
    }

    private Company company() {
        return allOn ? Company.RATED : together ? Company.TOGETHER : Company.ALONE;
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
                company(), Duration.ofSeconds(warmUp), Duration.ofSeconds(seconds));
    }
}
