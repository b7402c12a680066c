package althing.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import althing.bots.review.Review;
import althing.bots.review.Review.Account;
import althing.bots.review.Review.Lapse;
import althing.engine.GameRecord;

/** A review in words. */
final class ReviewText {

    private ReviewText() {
    }

    static List<String> lines(GameRecord record, Review review, Narrator narrator, Words words) {
        List<String> lines = new ArrayList<>();
        lines.add(record.setup().line());
        lines.add(words.say("review.judge", "coarse", review.judge().coarse(), "deep", review.judge().deep()));
        lines.addAll(accounts(review, narrator, words).toString().lines().toList());
        lines.add(words.say("review.lapses", "count", review.lapses().size()));
        review.lapses().forEach(lapse -> lines.addAll(lapse(lapse, narrator, words)));
        return lines;
    }

    private static TextTable accounts(Review review, Narrator narrator, Words words) {
        TextTable table = new TextTable(words.say("score.seat"), words.say("review.start"),
                words.say("review.decisions"), words.say("review.luck"), words.say("review.others"),
                words.say("review.result"));
        for (Account account : review.accounts()) {
            table.add(narrator.name(account.seat()), percent(account.start()), signed(account.decisions()),
                    signed(account.luck()), signed(account.others()), percent(account.result()));
        }
        return table;
    }

    private static List<String> lapse(Lapse lapse, Narrator narrator, Words words) {
        List<String> lines = new ArrayList<>();
        lines.add(words.say(lapse.clear() ? "review.lapse" : "review.doubtful", "move", lapse.at() + 1, "name",
                narrator.name(lapse.seat()), "loss", percent(lapse.loss()), "error", percent(lapse.error()), "played",
                narrator.say(lapse.playedText()), "better", narrator.say(lapse.betterText())));
        lapse.why().forEach(part -> lines.add("      " + String.format(Locale.ROOT, "%+.1f ", part.points())
                + narrator.say(part.what())));
        return lines;
    }

    private static String percent(double chance) {
        return String.format(Locale.ROOT, "%.1f %%", chance * 100);
    }

    private static String signed(double chance) {
        return String.format(Locale.ROOT, "%+.1f %%", chance * 100);
    }
}
