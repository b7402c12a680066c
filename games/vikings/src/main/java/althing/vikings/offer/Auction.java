package althing.vikings.offer;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.vikings.table.Moves;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsDecision;
import althing.vikings.table.VikingsMove;
import althing.vikings.table.VikingsState;

/** The auction for the start-player figure (VIK-14.2 to VIK-14.8). */
public final class Auction extends VikingsDecision {

    public Auction() {
        super("VIK-14.4");
    }

    static void open(VikingsState position) {
        position.bid = VikingsState.NO_BID;
        position.bidder = VikingsState.NO_BID;
        position.bidders = (1 << position.seats) - 1;
        position.ask(Question.BID, position.startSeat);
    }

    @Override
    public void list(VikingsState position, int seat, MoveList into) {
        int highest = highest(position, seat);
        for (int gold = lowest(position, seat); gold <= highest; gold++) {
            into.add(Moves.bid(gold));
        }
        into.add(VikingsMove.Word.PASS);
    }

    /** Only the opener may bid nothing (VIK-14.4); as long as nobody has bid, he is the first to speak. */
    private static int lowest(VikingsState position, int seat) {
        if (position.bid != VikingsState.NO_BID) {
            return position.bid + 1;
        }
        return seat == position.startSeat ? 0 : 1;
    }

    private static int highest(VikingsState position, int seat) {
        return Math.min(position.area(seat).means(), Moves.HIGHEST_BID);
    }

    @Override
    public boolean settles(VikingsState position, int seat) {
        return plays(position, seat, forced(position, seat));
    }

    private static @Nullable VikingsMove forced(VikingsState position, int seat) {
        return lowest(position, seat) > highest(position, seat) ? VikingsMove.Word.PASS : null;
    }

    @Override
    public boolean allows(VikingsState position, int seat, VikingsMove move, @Nullable Why why) {
        return switch (move) {
            case VikingsMove.Bid bid -> mayBid(position, seat, bid.gold(), why);
            case VikingsMove.Word.PASS -> true;
            default -> notNow(position, seat, why);
        };
    }

    private static boolean mayBid(VikingsState position, int seat, int gold, @Nullable Why why) {
        int highest = highest(position, seat);
        boolean isEnough = gold >= lowest(position, seat);
        return must(why, isEnough || position.bid != VikingsState.NO_BID, "VIK-14.4", "refusal.bid-nothing")
                && must(why, isEnough, "VIK-14.4", "refusal.bid-low", "bid", position.bid)
                && must(why, gold <= highest, "VIK-14.5", "refusal.bid-high", "most", highest);
    }

    @Override
    public void play(VikingsState position, int seat, VikingsMove move) {
        position.agenda.pop();
        if (move instanceof VikingsMove.Bid bid) {
            position.bid = bid.gold();
            position.bidder = seat;
            position.chronicle.bid(seat, bid.gold());
        } else {
            position.bidders &= ~(1 << seat);
            position.chronicle.pass(seat);
        }
        goOn(position, seat);
    }

    private static void goOn(VikingsState position, int seat) {
        if (position.bidders == 0) {
            won(position, position.startSeat, 0);
        } else if (position.bid != VikingsState.NO_BID && position.bidders == 1 << position.bidder) {
            won(position, position.bidder, position.bid);
        } else {
            int next = position.next(seat);
            while (!position.isBidder(next)) {
                next = position.next(next);
            }
            position.ask(Question.BID, next);
        }
    }

    private static void won(VikingsState position, int winner, int price) {
        int points = Payment.pay(position, winner, price);
        position.startSeat = winner;
        position.bid = VikingsState.NO_BID;
        position.bidder = VikingsState.NO_BID;
        position.bidders = 0;
        position.chronicle.wonAuction(winner, price, points);
        position.ask(Question.REMOVE, winner);
    }

    @Override
    public Phrase prompt(VikingsState position, int seat) {
        return position.bid == VikingsState.NO_BID
                ? Phrase.of("prompt.bid-first")
                : Phrase.of("prompt.bid", "bid", position.bid, "bidder", Phrase.seat(position.bidder));
    }

    @Override
    public Phrase option(VikingsState position, int seat, VikingsMove move) {
        return move instanceof VikingsMove.Bid bid
                ? Phrase.of("move.bid", "gold", bid.gold(), "points",
                        Math.max(0, bid.gold() - position.area(seat).gold()))
                : Phrase.of("move.pass");
    }
}
