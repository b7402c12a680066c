package althing.benchmarks;

import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;

/** Measures every game with its most seats. Arguments are those of JMH: {@code -p setup=LINE}, {@code -prof gc}, {@code play}. */
public final class Main {

    private Main() {
    }

    public static void main(String... args) throws CommandLineOptionException, RunnerException {
        CommandLineOptions given = new CommandLineOptions(args);
        OptionsBuilder options = new OptionsBuilder();
        options.parent(given);
        if (!given.getParameter("setup").hasValue()) {
            options.param("setup", Games.all().stream().map(Main::fullest).toArray(String[]::new));
        }
        new Runner(options.build()).run();
    }

    private static String fullest(Game game) {
        return Setup.all(game).stream().filter(setup -> setup.seats() == game.maxSeats()).findFirst().orElseThrow()
                .line();
    }
}
