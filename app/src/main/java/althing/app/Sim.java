package althing.app;

import java.util.Optional;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import althing.engine.BadInput;
import althing.lab.Experiment.Seating;
import althing.lab.Simulation;
import althing.lab.SimulationReport;

/** Simulates many games with the same bots on the same seats. */
@Command(name = "sim", sortOptions = false, description = "Simulate many games and tell points, victories, pace and crashes.")
final class Sim extends ManyGames {

    @Option(names = "--count", description = "Count what the games tell: how often each line of the log comes in a game.")
    private boolean counting;

    Sim(Shell shell) {
        super(shell);
    }

    @Override
    Seating seating() {
        return Seating.FIXED;
    }

    @Override
    void playWhole() {
        SimulationReport report;
        try (Bar bar = new Bar(shell(), words().say("bar.sim"))) {
            report = Simulation.run(experiment(), conduct(bar), counting);
        }
        tell(isTimed() ? report : report.untimed(), Optional.empty());
    }

    @Override
    void refuseForAPart() {
        if (counting) {
            throw new BadInput("What the games tell can be counted only if all are played at once.");
        }
    }
}
