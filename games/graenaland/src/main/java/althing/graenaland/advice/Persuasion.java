package althing.graenaland.advice;

import althing.graenaland.box.Cards;
import althing.graenaland.table.GraenalandMove.PromiseCard;
import althing.graenaland.table.GraenalandMove.PromiseVote;
import althing.graenaland.table.GraenalandMove.PromiseWork;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Offer;
import althing.graenaland.table.Pledge;
import althing.graenaland.table.Question;
import althing.graenaland.table.Standing;
import althing.graenaland.talk.Ledger;

/** When to promise something, and what the promises of others are worth. The weights were set by hand. */
public final class Persuasion {

    /** A promise without a reason. */
    private static final double POINTLESS = -6;
    private static final double VOTE = 0.6;
    private static final double CARD = 0.8;
    private static final double AWAY = 0.3;
    /** How little more than a vote in favour a promise costs its maker: vote, work, card. */
    private static final double EAGER_VOTE = 0.2;
    private static final double EAGER_WORK = 0.15;
    private static final double EAGER_CARD = 0.1;
    /** Who gains so much by a proposal speaks for it. */
    private static final double SPEAKS = 0.8;
    /** A work that the maker would like to have anyway. */
    private static final double WELCOME = 2;
    /** How far a promise may move somebody to help with a joint work. */
    private static final double HELP = 0.35;

    private Persuasion() {
    }

    public static double vote(GraenalandState position, int seat, PromiseVote promise) {
        return position.asked == Question.VOTE
                ? inVote(position, seat, promise.seat(), VOTE, EAGER_VOTE)
                : forHelp(position, seat, promise.seat());
    }

    public static double card(GraenalandState position, int seat, PromiseCard promise) {
        return position.asked == Question.VOTE
                ? inVote(position, seat, promise.seat(), CARD, EAGER_CARD)
                : POINTLESS;
    }

    /** A work is promised to all, so it may win several over. */
    public static double work(GraenalandState position, int seat, PromiseWork promise) {
        int work = promise.work().ordinal();
        if (position.asked != Question.VOTE || !speaks(position, seat)
                || Appraisal.work(position, seat, work, position.offer.province) < WELCOME) {
            return POINTLESS;
        }
        for (int other = 0; other < position.seats; other++) {
            double worth = workFor(position, other, work, position.offer.province);
            if (other != seat && isSwayed(position, seat, other, worth) && Bargain.isInDanger(position, seat)) {
                return Bargain.inFavour(position, seat) + EAGER_WORK;
            }
        }
        return POINTLESS;
    }

    public static double away() {
        return POINTLESS;
    }

    /** A promise to one voter makes sense where the proposal is in danger and the voter can be won over. */
    private static double inVote(GraenalandState position, int seat, int other, double worth, double eager) {
        return speaks(position, seat) && isSwayed(position, seat, other, worth) && Bargain.isInDanger(position, seat)
                ? Bargain.inFavour(position, seat) + eager
                : POINTLESS;
    }

    private static boolean speaks(GraenalandState position, int seat) {
        return position.offer.seat == seat || Bargain.vote(position, seat) > SPEAKS;
    }

    /** Whether a voter who is against the proposal so far would be for it. */
    private static boolean isSwayed(GraenalandState position, int seat, int other, double worth) {
        if (position.offer.ballots[other] != Offer.OPEN || position.offer.votes[other] == 0) {
            return false;
        }
        double against = Bargain.vote(position, other);
        return against < 0 && against + worth * Honour.trust(position, seat) >= 0;
    }

    /** The main player promises a vote to somebody who hesitates to help with a joint work. */
    private static double forHelp(GraenalandState position, int seat, int other) {
        if (position.asked != Question.APPEAL || position.hands[other] == Cards.NONE) {
            return POINTLESS;
        }
        double gain = Appraisal.helping(position, other) - Appraisal.CARD;
        return gain < 0 && gain + HELP * Honour.trust(position, seat) >= 0 ? EAGER_VOTE : POINTLESS;
    }

    /** What was promised to a seat in this vote or joint work, as far as it trusts the makers. */
    public static double promised(GraenalandState position, int seat) {
        double worth = 0;
        for (int i = 0; i < position.promises.size; i++) {
            long entry = position.promises.entries[i];
            int maker = Ledger.maker(entry);
            boolean toMe = Ledger.receiver(entry) == seat || Ledger.receiver(entry) == Ledger.NOBODY;
            if (Ledger.standing(entry) == Standing.MADE && maker != seat && toMe) {
                worth += Honour.trust(position, maker) * worth(position, seat, entry);
            }
        }
        return worth;
    }

    private static double worth(GraenalandState position, int seat, long entry) {
        Pledge pledge = Ledger.pledge(entry);
        return switch (pledge) {
            case VOTE -> position.asked == Question.VOTE ? VOTE : HELP;
            case CARD -> CARD;
            case WORK -> workFor(position, seat, Ledger.what(entry), position.island.provinceOf[Ledger.tile(entry)]);
            case AWAY -> AWAY;
        };
    }

    private static double workFor(GraenalandState position, int seat, int work, int province) {
        return Math.max(0, Appraisal.work(position, seat, work, province) * 0.5);
    }
}
