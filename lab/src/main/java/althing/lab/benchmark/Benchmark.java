package althing.lab.benchmark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import althing.bots.Bots;
import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.lab.Arena;
import althing.lab.ArenaReport;
import althing.lab.Conduct;
import althing.lab.Experiment;
import althing.lab.Experiment.Seating;
import althing.lab.Interval;
import althing.lab.Keeper;
import althing.lab.Match;
import althing.lab.Origin;
import althing.lab.Progress;
import althing.lab.Simulation;
import althing.lab.SimulationReport;
import althing.lab.Standing;
import althing.lab.Thought;

/**
 * Measures an agent in the setups that the games name for it ({@code benchmark.txt} beside their data): against the levels,
 * each deal in all seatings, and alone where the setup has one seat.
 *
 * @param agent  a bot by name
 * @param levels the opponents
 * @param games  of each setup and opponent
 */
public record Benchmark(String agent, List<Integer> levels, long games) {

    /** Setups, opponents and seed of this version never change. */
    public static final String FORMAT = "althing-benchmark 1";

    /** The opponent where the setup has one seat. */
    public static final String NOBODY = "nobody";

    private static final long SEED = 793;

    public Benchmark {
        Bots.named(agent);
        levels = List.copyOf(levels);
        levels.forEach(Bots::level);
    }

    /** The setups of all games. */
    public static List<Setup> setups() {
        return Games.all().stream().flatMap(game -> setups(game).stream()).toList();
    }

    private static List<Setup> setups(Game game) {
        try (InputStream file = game.getClass().getResourceAsStream("benchmark.txt")) {
            if (file == null) {
                return List.of();
            }
            return new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8)).lines()
                    .filter(line -> !line.isBlank()).map(Setup::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Plays all lines, and tells how many of their games are done. */
    public Entry measure(String program, int threads, Progress progress) {
        return measure(program, threads, progress, Optional.empty());
    }

    /** @param kept where what is measured is written down; what stands there already is not measured again */
    public Entry measure(String program, int threads, Progress progress, Optional<Path> kept) {
        Notebook notebook = Notebook.open(kept, new Notebook.Head(FORMAT, Origin.of(Games.all()), agent, games, SEED));
        List<Task> tasks = setups().stream().flatMap(this::tasks).toList();
        long total = tasks.stream().mapToLong(task -> task.experiment().games()).sum();
        List<Entry.Line> lines = new ArrayList<>();
        long before = 0;
        for (Task task : tasks) {
            long offset = before;
            progress.done(offset, total);
            lines.add(notebook.find(task.setup(), task.against())
                    .orElseGet(() -> measured(task, notebook, threads,
                            (done, _) -> progress.done(offset + done, total))));
            before += task.experiment().games();
        }
        progress.done(total, total);
        return new Entry(FORMAT, program, agent, games, SEED, lines);
    }

    /** The games of one line. */
    private record Task(String against, Experiment experiment) {

        String setup() {
            return experiment.setup().lineWithRules();
        }
    }

    private Stream<Task> tasks(Setup setup) {
        if (setup.seats() == 1) {
            return Stream.of(new Task(NOBODY, Experiment.of(setup, List.of(agent), games, SEED, Seating.FIXED)));
        }
        return levels.stream().map(level -> "level:" + level).filter(level -> !level.equals(agent)).map(
                level -> new Task(level, Experiment.of(setup, List.of(agent, level), games, SEED, Seating.PAIRED)));
    }

    private Entry.Line measured(Task task, Notebook notebook, int threads, Progress progress) {
        Conduct conduct = new Conduct(threads, progress, Keeper.NOBODY, notebook.journal());
        Entry.Line line = task.against().equals(NOBODY) ? alone(task, conduct) : against(task, conduct);
        notebook.write(line);
        return line;
    }

    private static Entry.Line alone(Task task, Conduct conduct) {
        SimulationReport report = Simulation.timed(task.experiment(), conduct);
        double points = report.points().isEmpty() ? 0 : report.points().getFirst().mean();
        return new Entry.Line(task.setup(), NOBODY, report.games(), 0, 0, 0, points,
                Entry.Time.of(report.thoughts().getFirst()), report.clocked(), report.guests(),
                report.crashes().size());
    }

    private Entry.Line against(Task task, Conduct conduct) {
        ArenaReport report = Arena.run(task.experiment(), conduct);
        double points = report.standings().stream().filter(standing -> standing.bot().equals(agent))
                .mapToDouble(Standing::meanPoints).findFirst().orElse(0);
        Thought thought = report.thoughts().stream().filter(each -> each.bot().equals(agent)).findFirst()
                .orElseThrow();
        double share = report.match().map(Match::share).orElse(0.0);
        Interval interval = report.match().map(Match::paired).orElse(new Interval(0, 1));
        return new Entry.Line(task.setup(), task.against(), report.games(), share, interval.low(), interval.high(),
                points, Entry.Time.of(thought), report.clocked(), report.guests(), report.crashes().size());
    }
}
