package althing.app;

import java.util.List;
import java.util.Optional;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.bots.Bots;
import althing.engine.BadInput;
import althing.engine.Setup;
import althing.lab.Crash;
import althing.lab.Experiment;
import althing.lab.Experiment.Seating;
import althing.lab.Report;
import althing.lab.Sprt;

/** An experiment, which a seed repeats exactly, wherever it is played. */
abstract class ExperimentTask extends Task {

    @Parameters(paramLabel = "SETUP", description = "GAME(seats=4), for example; with a #seed every game has that deal.")
    private String setup = "";

    @Option(names = "--bots", paramLabel = "BOTS", defaultValue = "random", description = "Bots with commas between: random, greedy, mcts:500, mcts:200ms, alphabeta:20000, level:3, a program of your own as exec:./mybot,ms=800 (docs/agents.md). Default: ${DEFAULT-VALUE}.")
    private String bots = "";

    @Option(names = "--games", paramLabel = "N", defaultValue = "1000", description = "How many games. Default: ${DEFAULT-VALUE}.")
    private long games;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "The same seed gives the same games, on any number of threads. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--clocked", description = "Take bots into a part that think by the clock, though it cannot be repeated then.")
    private boolean clocked;

    ExperimentTask(Shell shell) {
        super(shell);
    }

    abstract Seating seating();

    Experiment experiment() {
        positive("--games", games);
        return Experiment.of(Setup.parse(setup), Bots.names(bots), games, seed, seating());
    }

    /** The experiment, if its parts can be played again or somebody does not mind. */
    Experiment repeatable() {
        Experiment whole = experiment();
        if (!clocked && !whole.clocked().isEmpty()) {
            throw new BadInput(String.join(", ", whole.clocked()) + " would think by the clock, so that a part played "
                    + "again is another one; --clocked plays it all the same, and the report says so.");
        }
        return whole;
    }

    static void positive(String option, long number) {
        if (number < 1) {
            throw new BadInput(option + " must be at least 1, not " + number + ".");
        }
    }

    void tell(Report report, Optional<Sprt> test) {
        if (asJson()) {
            printJson(report);
        } else {
            new ReportText(out(), words(), test).print(report);
            printMore();
        }
        insistOnNone(report.crashes());
    }

    /** Tells what the report does not. */
    void printMore() {
    }

    /** Fails when a game crashed, so that scripts notice. */
    static void insistOnNone(List<Crash> crashes) {
        if (!crashes.isEmpty()) {
            throw new UnfitPlace(crashes.size() + " games crashed; '--json' tells their moves.");
        }
    }
}
