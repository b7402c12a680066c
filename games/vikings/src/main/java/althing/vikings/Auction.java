package althing.vikings;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;

/** The auction for the start-player figure (VIK-14.2 to VIK-14.8). */
final class Auction extends Phase {

    static final int NO_BID = -1;

    static void open(VikingsPosition position) {
        position.bid = NO_BID;
        position.bidder = NO_BID;
        position.bidders = (1 << position.seats()) - 1;
        position.ask(Decision.BID, position.startSeat);
    }

    @Override
    void list(VikingsPosition position, int seat, MoveList into) {
        int highest = highest(position, seat);
        for (int gold = lowest(position, seat); gold <= highest; gold++) {
            into.add(Moves.BID[gold]);
        }
        into.add(VikingsMove.Word.PASS);
    }

    /** Only the opener may bid nothing (VIK-14.4); as long as nobody has bid, he is the first to speak. */
    private static int lowest(VikingsPosition position, int seat) {
        if (position.bid != NO_BID) {
            return position.bid + 1;
        }
        return seat == position.startSeat ? 0 : 1;
    }

    private static int highest(VikingsPosition position, int seat) {
        return Math.min(position.area(seat).means(), Moves.HIGHEST_BID);
    }

    @Override
    @Nullable
    VikingsMove forced(VikingsPosition position, int seat) {
        return lowest(position, seat) > highest(position, seat) ? VikingsMove.Word.PASS : null;
    }

    @Override
    @Nullable
    Refusal refuse(VikingsPosition position, int seat, VikingsMove move) {
        if (move == VikingsMove.Word.PASS) {
            return null;
        }
        if (!(move instanceof VikingsMove.Bid bid)) {
            return notNow(position, seat);
        }
        if (bid.gold() < lowest(position, seat)) {
            return position.bid == NO_BID
                    ? Refusal.of("VIK-14.4", "refusal.bid-nothing")
                    : Refusal.of("VIK-14.4", "refusal.bid-low", "bid", position.bid);
        }
        return bid.gold() <= highest(position, seat)
                ? null
                : Refusal.of("VIK-14.5", "refusal.bid-high", "most", highest(position, seat));
    }

    @Override
    void play(VikingsPosition position, int seat, VikingsMove move) {
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

    private static void goOn(VikingsPosition position, int seat) {
        if (position.bidders == 0) {
            won(position, position.startSeat, 0);
        } else if (position.bid != NO_BID && position.bidders == 1 << position.bidder) {
            won(position, position.bidder, position.bid);
        } else {
            int next = position.next(seat);
            while ((position.bidders >> next & 1) == 0) {
                next = position.next(next);
            }
            position.ask(Decision.BID, next);
        }
    }

    private static void won(VikingsPosition position, int winner, int price) {
        int points = Payment.pay(position, winner, price);
        position.startSeat = winner;
        position.bid = NO_BID;
        position.bidder = NO_BID;
        position.bidders = 0;
        position.chronicle.wonAuction(winner, price, points);
        position.ask(Decision.REMOVE, winner);
    }

    @Override
    Phrase prompt(VikingsPosition position, int seat) {
        return position.bid == NO_BID
                ? Phrase.of("prompt.bid-first")
                : Phrase.of("prompt.bid", "bid", position.bid, "bidder", Phrase.seat(position.bidder));
    }

    @Override
    Phrase option(VikingsPosition position, int seat, VikingsMove move) {
        return move instanceof VikingsMove.Bid bid
                ? Phrase.of("move.bid", "gold", bid.gold(), "points",
                        Math.max(0, bid.gold() - position.area(seat).gold()))
                : Phrase.of("move.pass");
    }

    @Override
    String rule() {
        return "VIK-14.4";
    }
}
