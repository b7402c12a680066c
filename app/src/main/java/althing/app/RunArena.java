package althing.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import althing.engine.BadInput;
import althing.lab.Arena;
import althing.lab.ArenaPlot;
import althing.lab.ArenaReport;
import althing.lab.Experiment.Seating;
import althing.lab.Sprt;

/** Lets bots play against each other on all seats. */
@Command(name = "arena", sortOptions = false, description = "Let bots play against each other on all seats; tell shares of the games, ratings and points.")
final class RunArena extends ManyGames {

    @Option(names = "--plot", paramLabel = "FILE", description = "Draw shares, strength over time and points as SVG into this file.")
    private @Nullable Path plot;

    @Option(names = "--paired", description = "Play each deal in all seatings; the games are rounded up to whole deals.")
    private boolean paired;

    @Option(names = "--sprt", paramLabel = "LESS,MORE", split = ",", description = "Stop as soon as the games tell which of two shares is likelier the first bot's, for example 0.50,0.55; for two bots.")
    private List<Double> shares = List.of();

    RunArena(Shell shell) {
        super(shell);
    }

    @Override
    Seating seating() {
        return paired ? Seating.PAIRED : Seating.TURNS;
    }

    @Override
    void playWhole() {
        ArenaReport report;
        try (Bar bar = new Bar(shell(), words().say("bar.arena"))) {
            report = Arena.run(experiment(), conduct(bar), test());
        }
        if (plot != null) {
            WrittenFile.write(plot, ArenaPlot.svg(report, language()));
        }
        tell(isTimed() ? report : report.untimed(), test());
    }

    @Override
    void printMore() {
        if (plot != null) {
            out().println(words().say("report.plot", "file", plot.toString()));
        }
    }

    @Override
    void refuseForAPart() {
        if (!shares.isEmpty()) {
            throw new BadInput("A sequential test looks at the games in their order, so it cannot be made in parts.");
        }
        if (plot != null) {
            throw new BadInput("A part has nothing to draw; 'althing merge DIR --plot FILE' draws the whole.");
        }
    }

    private Optional<Sprt> test() {
        return test("--sprt", shares);
    }

    /** The sequential test that an option asks for. */
    static Optional<Sprt> test(String option, List<Double> shares) {
        if (shares.isEmpty()) {
            return Optional.empty();
        }
        if (shares.size() != 2) {
            throw new BadInput(option + " takes two shares such as 0.50,0.55, not " + shares.size() + ".");
        }
        return Optional.of(new Sprt(shares.getFirst(), shares.getLast()));
    }
}
