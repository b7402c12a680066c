package althing.lab.benchmark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import althing.bots.Bots;
import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.lab.Arena;
import althing.lab.ArenaReport;
import althing.lab.Conduct;
import althing.lab.Experiment;
import althing.lab.Experiment.Seating;
import althing.lab.Keeper;
import althing.lab.Match;
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

    /** Plays all lines, and tells how many are done. */
    public Entry measure(String program, int threads, Progress progress) {
        List<Entry.Line> lines = new ArrayList<>();
        List<Setup> setups = setups();
        for (int done = 0; done < setups.size(); done++) {
            progress.done(done, setups.size());
            lines.addAll(lines(setups.get(done), threads));
        }
        progress.done(setups.size(), setups.size());
        return new Entry(FORMAT, program, agent, games, SEED, lines);
    }

    private List<Entry.Line> lines(Setup setup, int threads) {
        Conduct conduct = new Conduct(threads, Progress.SILENT, Keeper.NOBODY, Optional.empty());
        if (setup.seats() == 1) {
            return List.of(alone(setup, conduct));
        }
        return levels.stream().map(level -> "level:" + level).filter(level -> !level.equals(agent))
                .map(level -> against(setup, level, conduct)).toList();
    }

    private Entry.Line alone(Setup setup, Conduct conduct) {
        SimulationReport report = Simulation.run(Experiment.of(setup, List.of(agent), games, SEED, Seating.FIXED),
                conduct);
        return new Entry.Line(setup.lineWithRules(), "nobody", report.games(), 0, 0, 0,
                report.points().getFirst().mean(), 0, report.clocked(), report.crashes().size());
    }

    private Entry.Line against(Setup setup, String level, Conduct conduct) {
        ArenaReport report = Arena.run(Experiment.of(setup, List.of(agent, level), games, SEED, Seating.PAIRED),
                conduct);
        Match match = report.match().orElseThrow();
        double points = report.standings().stream().filter(standing -> standing.bot().equals(agent))
                .mapToDouble(Standing::meanPoints).findFirst().orElse(0);
        double millis = report.thoughts().stream().filter(thought -> thought.bot().equals(agent))
                .mapToDouble(Thought::cpuMillis).findFirst().orElse(0);
        return new Entry.Line(setup.lineWithRules(), level, report.games(), match.share(), match.paired().low(),
                match.paired().high(), points, millis, report.clocked(), report.crashes().size());
    }
}
