package althing.bots.review;

import java.util.List;

import althing.engine.Part;
import althing.engine.Phrase;

/**
 * What a judge found in a finished game.
 *
 * @param judge    how the judge looked
 * @param moves    how many moves the game has
 * @param moments  the chances of every seat at the moments that were judged, the last at the end
 * @param accounts for each seat, where its chance went
 * @param lapses   the costliest decisions of each seat, the costliest first, at most {@link #MOST_LAPSES} of a seat
 */
public record Review(Strength judge, int moves, List<Moment> moments, List<Account> accounts, List<Lapse> lapses) {

    public static final int MOST_LAPSES = 5;

    public Review {
        moments = List.copyOf(moments);
        accounts = List.copyOf(accounts);
        lapses = List.copyOf(lapses);
    }

    /**
     * How a judge looks: how many games it imagines.
     *
     * @param coarse at every moment of the game
     * @param deep   at a decision that seemed costly
     * @param pairs  of them in which it compares two moves
     * @param seed   the number from which all that it imagines comes
     */
    public record Strength(int coarse, int deep, int pairs, long seed) {

        /** The judge that everybody gets: the same for all, so that reviews can be compared. */
        public static final Strength USUAL = new Strength(60, 400, 150, 1);
    }

    /**
     * The chances of the seats at one moment, each as it looked to the seat then; they need not add up to 1.
     *
     * @param at how many moves were played
     */
    public record Moment(int at, List<Double> chances) {}

    /**
     * Where the chance of a seat went from the first decision to the result; the parts and the start add up to the result.
     *
     * @param start     the chance at the beginning
     * @param decisions what its own decisions changed
     * @param luck      what dice, draws and deals changed
     * @param others    what the decisions of the others changed
     * @param result    the part of the victory that it got
     */
    public record Account(int seat, double start, double decisions, double luck, double others, double result) {}

    /**
     * A decision that cost something.
     *
     * @param at     how many moves were played before
     * @param played the code of what was played
     * @param better the code of what would have been better
     * @param loss   how much less chance to win it left
     * @param error  the standard error of the loss
     * @param clear  whether the loss is beyond the error of the judge, two standard errors
     * @param why    what the better move brings more, or costs more, than the one that was played
     */
    public record Lapse(int at, int seat, String played, Phrase playedText, String better, Phrase betterText,
            double loss, double error, boolean clear, List<Part> why) {}
}
