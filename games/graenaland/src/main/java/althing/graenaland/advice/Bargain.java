package althing.graenaland.advice;

import althing.graenaland.box.Cards;
import althing.graenaland.moving.Harvest;
import althing.graenaland.sharing.Sharing;
import althing.graenaland.sharing.Voting;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Offer;
import althing.graenaland.table.Votes;

/** What to propose, how to vote, and what promises are worth. The weights were set by hand. */
public final class Bargain {

    /** The part of its due share that a voter asks for its vote. */
    private static final double DEMAND = 0.95;
    /** What cards that stay on the table are worth compared with cards in hand. */
    private static final double LATER = 0.9;
    private static final double OWN = 50;
    private static final double NEVER = 99;

    private Bargain() {
    }

    private static int total(GraenalandState position) {
        int total = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            total += position.tally[seat];
        }
        return total;
    }

    /** What a proposal for the province may bring its maker. */
    public static double proposal(GraenalandState position, int seat, int province) {
        Votes.count(position, province, position.tally);
        int cards = Harvest.cards(position, province);
        int partners = partners(position, seat, province);
        if (partners < 0) {
            return 0;
        }
        int given = 0;
        for (int other = 0; other < position.seats; other++) {
            given += (partners >> other & 1) != 0 ? demand(position, other, province) : 0;
        }
        double average = 0;
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            average += Cards.count(position.island.up[province], kind) * Appraisal.kind(position, seat, kind);
        }
        average = (average + Cards.total(position.island.down[province]) * Appraisal.CARD) / cards;
        return (cards - given) * average * (partners == 0 ? 1 : 0.85) - 0.1 * given;
    }

    /** How many cards a voter wants for its vote. */
    private static int demand(GraenalandState position, int seat, int province) {
        int cards = Harvest.cards(position, province);
        return (int) Math.ceil(DEMAND * cards * position.tally[seat] / total(position) - 0.35);
    }

    /** The cheapest others whose votes make a majority with the seat's own, as bits; -1 if there are none. */
    private static int partners(GraenalandState position, int seat, int province) {
        double[] prices = new double[position.seats];
        for (int other = 0; other < position.seats; other++) {
            prices[other] = other == seat || position.tally[other] == 0
                    ? NEVER
                    : demand(position, other, province) + Appraisal.envy(position, seat, other) * 0.5;
        }
        int total = total(position);
        int best = -1;
        double least = NEVER;
        for (int set = 0; set < 1 << position.seats; set++) {
            int votes = position.tally[seat];
            double price = 0;
            for (int other = 0; other < position.seats; other++) {
                if ((set >> other & 1) != 0) {
                    votes += position.tally[other];
                    price += prices[other];
                }
            }
            if (2 * votes > total && price < least) {
                least = price;
                best = set;
            }
        }
        return best;
    }

    /** Who should get the next card of the proposal that the seat is composing. */
    public static int recipient(GraenalandState position, int seat) {
        int province = position.offer.province;
        Votes.count(position, province, position.tally);
        int partners = Math.max(0, partners(position, seat, province));
        int left = Harvest.cards(position, province) - position.offer.given;
        int owed = 0;
        int neediest = seat;
        double most = 0;
        int kind = Sharing.nextKind(position);
        int creditor = creditor(position, seat, kind);
        if (creditor != GraenalandState.NONE) {
            return creditor;
        }
        for (int other = 0; other < position.seats; other++) {
            int due = (partners >> other & 1) == 0 ? 0 : demand(position, other, province) - given(position, other);
            if (due > 0) {
                owed += due;
                double wish = due + (kind < 0 ? 0 : Appraisal.kind(position, other, kind));
                if (wish > most) {
                    most = wish;
                    neediest = other;
                }
            }
        }
        return owed > 0 && (owed >= left || isAmongWorst(position, seat, kind, owed)) ? neediest : seat;
    }

    /** To whom a card like this was promised and not given yet, or {@link GraenalandState#NONE}. */
    private static int creditor(GraenalandState position, int seat, int kind) {
        for (int other = 0; kind >= 0 && other < position.seats; other++) {
            if (position.tally[other] > 0 && Honour.owesCard(position, seat, other, kind)
                    && Cards.showing(position.offer.shareUp[other], Cards.RESOURCE[kind]) == 0) {
                return other;
            }
        }
        return GraenalandState.NONE;
    }

    private static int given(GraenalandState position, int seat) {
        return Cards.total(position.offer.shareUp[seat]) + position.offer.shareDown[seat];
    }

    /** Whether at most so many of the cards still to be given are worth less to the seat than this one. */
    private static boolean isAmongWorst(GraenalandState position, int seat, int kind, int number) {
        double worth = kind < 0 ? Appraisal.CARD : Appraisal.kind(position, seat, kind);
        int province = position.offer.province;
        int worse = 0;
        for (int i = position.offer.given + 1; i < Harvest.cards(position, province); i++) {
            long up = position.island.up[province];
            double other = i < Cards.total(up) ? Appraisal.kind(position, seat, Cards.at(up, i)) : Appraisal.CARD;
            worse += other < worth ? 1 : 0;
        }
        return worse < number;
    }

    /** How much better it is for the seat if the proposal passes. */
    public static double vote(GraenalandState position, int seat) {
        int votes = 0;
        int cards = Harvest.cards(position, position.offer.province);
        for (int other = 0; other < position.seats; other++) {
            votes += position.offer.votes[other];
        }
        double passes = 0;
        double fails = 0;
        for (int other = 0; other < position.seats; other++) {
            double part = other == seat ? 1 : -Appraisal.envy(position, seat, other);
            passes += part * shareWorth(position, other);
            fails += part * LATER * cards * Appraisal.CARD * position.offer.votes[other] / votes;
        }
        return passes - fails + Persuasion.promised(position, seat) + Honour.vote(position, seat);
    }

    private static double shareWorth(GraenalandState position, int seat) {
        double worth = position.offer.shareDown[seat] * Appraisal.CARD;
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            worth += Cards.count(position.offer.shareUp[seat], kind) * Appraisal.kind(position, seat, kind);
        }
        return worth;
    }

    /** A vote for the proposal; nobody votes down what it has proposed itself. */
    public static double inFavour(GraenalandState position, int seat) {
        return position.offer.seat == seat ? OWN : vote(position, seat);
    }

    /** Whether the proposal would fail if all who have not voted do what looks best to them. */
    public static boolean isInDanger(GraenalandState position, int seat) {
        int inFavour = 0;
        for (int other = 0; other < position.seats; other++) {
            boolean votesFor = position.offer.ballots[other] == Offer.OPEN
                    ? other == seat || (position.offer.votes[other] > 0 && vote(position, other) >= 0)
                    : position.offer.ballots[other] == Offer.FOR;
            inFavour += votesFor ? position.offer.votes[other] : 0;
        }
        return inFavour < Voting.needed(position);
    }
}
