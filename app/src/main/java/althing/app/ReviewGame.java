package althing.app;

import java.nio.file.Path;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.bots.review.Review;
import althing.bots.review.Review.Strength;
import althing.bots.review.Reviewer;
import althing.engine.BadInput;
import althing.engine.GameRecord;

/** Looks back at a finished game: what was decided, what was luck, what the others did. */
@Command(name = "review", sortOptions = false, description = "Review a finished game (.althing): chances, decisions, luck, the others' doing, and the costliest decisions. The same record gives the same review.")
final class ReviewGame extends Task {

    @Parameters(paramLabel = "FILE", description = "A record; - reads the standard input.")
    private String file = "";

    @Option(names = "--plot", paramLabel = "FILE", description = "Draw the chances of all seats as SVG into this file.")
    private @Nullable Path plot;

    @Option(names = "--iterations", paramLabel = "N", defaultValue = "60", description = "How many games the judge imagines at every moment. Default: ${DEFAULT-VALUE}.")
    private int iterations;

    ReviewGame(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        GameRecord record = GivenFile.read(file, shell()).record();
        Review review;
        try (Bar bar = new Bar(shell(), "review")) {
            review = Reviewer.review(record, strength(), done -> bar.done(done, record.moves().size()));
        }
        if (plot != null) {
            WrittenFile.write(plot, ReviewPlot.svg(record, review));
        }
        if (asJson()) {
            printJson(review);
        } else {
            print(record, review, Narrator.ofNames(record.setup(), language(), record.names()));
        }
    }

    private Strength strength() {
        if (iterations < 10 || iterations > 100_000) {
            throw new BadInput("--iterations is a number from 10 to 100000, not " + iterations + ".");
        }
        Strength usual = Strength.USUAL;
        return new Strength(iterations, usual.deep() * iterations / usual.coarse(),
                usual.pairs() * iterations / usual.coarse(), usual.seed());
    }

    private void print(GameRecord record, Review review, Narrator narrator) {
        ReviewText.lines(record, review, narrator, words()).forEach(out()::println);
        if (plot != null) {
            out().println(plot);
        }
    }
}
