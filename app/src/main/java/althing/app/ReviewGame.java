package althing.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.bots.review.Review;
import althing.bots.review.Review.Account;
import althing.bots.review.Review.Lapse;
import althing.bots.review.Review.Strength;
import althing.bots.review.Reviewer;
import althing.engine.BadInput;
import althing.engine.GameRecord;
import althing.engine.Part;

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
        out().println(record.setup().line());
        out().println(words().say("review.judge", "coarse", review.judge().coarse(), "deep", review.judge().deep()));
        TextTable table = new TextTable(words().say("score.seat"), words().say("review.start"),
                words().say("review.decisions"), words().say("review.luck"), words().say("review.others"),
                words().say("review.result"));
        for (Account account : review.accounts()) {
            table.add(narrator.name(account.seat()), percent(account.start()), signed(account.decisions()),
                    signed(account.luck()), signed(account.others()), percent(account.result()));
        }
        out().println(table);
        out().println(words().say("review.lapses", "count", review.lapses().size()));
        review.lapses().forEach(lapse -> print(lapse, narrator));
        if (plot != null) {
            out().println(plot);
        }
    }

    private void print(Lapse lapse, Narrator narrator) {
        out().println(words().say(lapse.clear() ? "review.lapse" : "review.doubtful", "move", lapse.at() + 1, "name",
                narrator.name(lapse.seat()), "loss", percent(lapse.loss()), "error", percent(lapse.error()), "played",
                narrator.say(lapse.playedText()), "better", narrator.say(lapse.betterText())));
        List<Part> why = lapse.why();
        why.forEach(part -> out().println("      "
                + String.format(Locale.ROOT, "%+.1f ", part.points()) + narrator.say(part.what())));
    }

    private static String percent(double chance) {
        return String.format(Locale.ROOT, "%.1f %%", chance * 100);
    }

    private static String signed(double chance) {
        return String.format(Locale.ROOT, "%+.1f %%", chance * 100);
    }
}
