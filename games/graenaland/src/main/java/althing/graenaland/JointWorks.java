package althing.graenaland;

import althing.engine.MoveList;
import althing.graenaland.GraenalandMove.PledgeCard;
import althing.graenaland.GraenalandMove.PledgeGold;
import althing.graenaland.GraenalandMove.PledgeSupply;
import althing.graenaland.GraenalandMove.WithdrawCard;
import althing.graenaland.GraenalandMove.WithdrawGold;
import althing.graenaland.GraenalandMove.WithdrawSupply;
import althing.graenaland.GraenalandMove.Word;
import althing.graenaland.GraenalandView.Decision;

/** A public work to which the others may contribute (GRA-14). So that talk ends, it is called for a few times at most. */
final class JointWorks {

    private static final int GOLD = Resource.GOLD.ordinal();

    private JointWorks() {
    }

    static void invite(GraenalandPosition position, int work, int province) {
        position.yard.offered = true;
        position.yard.thing = Construction.JOINT + work;
        position.yard.site = province;
        position.yard.due = Components.WORK[work];
        position.promises.makers = 0;
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.invite", "seat", Wording.seat(position.main), "work", Wording.work(work), "tile",
                    Wording.province(position, province));
        }
        if (Ledger.mayPromise(position, position.main)) {
            position.ask(Decision.APPEAL, position.main);
        } else {
            call(position);
        }
    }

    static void listAppeal(GraenalandPosition position, int seat, MoveList into) {
        into.add(Word.CALL);
        Ledger.list(position, seat, position.yard.site, (1 << position.seats) - 1, into);
    }

    static void playAppeal(GraenalandPosition position, int seat, GraenalandMove move) {
        if (move == Word.CALL) {
            call(position);
        } else {
            Ledger.promise(position, seat, position.yard.site, move);
        }
    }

    /** Asks the helpers, one after the other. */
    private static void call(GraenalandPosition position) {
        position.yard.calls++;
        position.cursor = 0;
        next(position);
    }

    /** Asks the next helper, clockwise, who can do anything; then the main player decides. */
    private static void next(GraenalandPosition position) {
        position.yard.withdrawn = 0;
        while (++position.cursor < position.seats) {
            int seat = position.left(position.main, position.cursor);
            if (canHelp(position, seat) || position.yard.calls > 1 && position.yard.hasPledged(seat)) {
                position.ask(Decision.PLEDGE, seat);
                return;
            }
        }
        position.ask(Decision.JOINT_PAY, position.main);
    }

    private static boolean canHelp(GraenalandPosition position, int seat) {
        return position.yard.due != Amounts.NONE
                && (position.hands[seat] != Cards.NONE || position.supplyHands[seat] != 0);
    }

    static void listPledges(GraenalandPosition position, int seat, MoveList into) {
        long hand = position.hands[seat];
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            if (Amounts.of(position.yard.due, resource) > 0) {
                boolean plain = Cards.showing(hand, resource) > 0;
                if (plain) {
                    into.add(Moves.PLEDGE_CARD[resource]);
                }
                if (Cards.showing(hand, GOLD) > 0 && (!plain || position.holds(GraenalandRuling.FREE_GOLD))) {
                    into.add(Moves.PLEDGE_GOLD[resource]);
                }
            }
        }
        for (int left = position.supplyHands[seat]; left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            if (Amounts.common(Components.SUPPLY_AMOUNTS[card], position.yard.due) != 0) {
                into.add(Moves.PLEDGE_SUPPLY[card]);
            }
        }
        if (mayWithdraw(position)) {
            listWithdrawals(position, seat, into);
        }
        into.add(Word.READY);
        Ledger.list(position, seat, position.yard.site, (1 << position.seats) - 1, into);
    }

    /** Pledges may be changed until the main player decides, as many at a time as a work can cost. */
    static boolean mayWithdraw(GraenalandPosition position) {
        return position.holds(GraenalandRuling.OPEN_PLEDGES)
                && position.yard.withdrawn < Components.PLEDGES_WITHDRAWN;
    }

    private static void listWithdrawals(GraenalandPosition position, int seat, MoveList into) {
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            if (Cards.showing(position.yard.pledged[seat], resource) > 0) {
                into.add(Moves.WITHDRAW_CARD[resource]);
            }
            if (Amounts.of(position.yard.pledgedGold[seat], resource) > 0) {
                into.add(Moves.WITHDRAW_GOLD[resource]);
            }
        }
        for (int left = position.yard.pledgedSupply[seat]; left != 0; left &= left - 1) {
            into.add(Moves.WITHDRAW_SUPPLY[Integer.numberOfTrailingZeros(left)]);
        }
    }

    static void playPledge(GraenalandPosition position, int seat, GraenalandMove move) {
        switch (move) {
            case PledgeCard card -> pledge(position, seat, card.due().ordinal());
            case PledgeGold gold -> {
                position.yard.pledgedGold[seat] += Amounts.one(gold.due().ordinal());
                pledge(position, seat, GOLD);
            }
            case PledgeSupply supply -> pledgeSupply(position, seat, supply.card().index());
            case WithdrawCard card -> withdraw(position, seat, card.due().ordinal());
            case WithdrawGold gold -> {
                position.yard.pledgedGold[seat] -= Amounts.one(gold.due().ordinal());
                withdraw(position, seat, GOLD);
            }
            case WithdrawSupply supply -> withdrawSupply(position, seat, supply.card().index());
            case Word word when word == Word.READY -> next(position);
            default -> Ledger.promise(position, seat, position.yard.site, move);
        }
    }

    private static void pledge(GraenalandPosition position, int seat, int resource) {
        int kind = Cards.spare(position.hands[seat], resource);
        Hands.give(position, seat, kind);
        position.yard.pledged[seat] += Cards.one(kind);
        if (position.isHeard()) {
            position.tell("log.pledge", "seat", Wording.seat(seat), "resource", Wording.resource(resource));
        }
        reckonPledge(position);
    }

    private static void pledgeSupply(GraenalandPosition position, int seat, int card) {
        position.supplyHands[seat] &= ~(1 << card);
        position.yard.pledgedSupply[seat] |= 1 << card;
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.pledge-supply", "seat", Wording.seat(seat), "card", Wording.supply(card));
        }
        reckonPledge(position);
    }

    private static void reckonPledge(GraenalandPosition position) {
        position.yard.due = due(position);
        if (position.yard.due == Amounts.NONE) {
            next(position);
        }
    }

    private static void withdraw(GraenalandPosition position, int seat, int resource) {
        int kind = Cards.spare(position.yard.pledged[seat], resource);
        position.yard.pledged[seat] -= Cards.one(kind);
        Hands.receiveOpenly(position, seat, Cards.one(kind));
        if (position.isHeard()) {
            position.tell("log.withdraw", "seat", Wording.seat(seat), "resource", Wording.resource(resource));
        }
        reckonWithdrawal(position);
    }

    private static void withdrawSupply(GraenalandPosition position, int seat, int card) {
        position.yard.pledgedSupply[seat] &= ~(1 << card);
        position.supplyHands[seat] |= 1 << card;
        if (position.isHeard()) {
            position.tell("log.withdraw-supply", "seat", Wording.seat(seat), "card", Wording.supply(card));
        }
        reckonWithdrawal(position);
    }

    private static void reckonWithdrawal(GraenalandPosition position) {
        position.yard.withdrawn++;
        position.yard.due = due(position);
    }

    /** What the pledges leave of the price; supply cards pay what the other cards do not. */
    static int due(GraenalandPosition position) {
        int due = Components.WORK[position.yard.thing - Construction.JOINT];
        int supply = Amounts.NONE;
        for (int seat = 0; seat < position.seats; seat++) {
            due -= Cards.amounts(position.yard.pledged[seat]) + position.yard.pledgedGold[seat];
            for (int left = position.yard.pledgedSupply[seat]; left != 0; left &= left - 1) {
                supply += Components.SUPPLY_AMOUNTS[Integer.numberOfTrailingZeros(left)];
            }
        }
        return Amounts.less(due, supply);
    }

    static void listDecision(GraenalandPosition position, int seat, MoveList into) {
        if (Payment.can(position, seat, position.yard.due, 0)) {
            into.add(Word.PAY);
        }
        if (mayCallAgain(position)) {
            into.add(Word.CALL);
        }
        into.add(Word.CANCEL);
    }

    /** Whether the main player may ask once more, because somebody could change what is pledged. */
    private static boolean mayCallAgain(GraenalandPosition position) {
        return position.holds(GraenalandRuling.OPEN_PLEDGES) && position.yard.calls < Components.PLEDGE_CALLS
                && hasHelpers(position);
    }

    static boolean hasHelpers(GraenalandPosition position) {
        for (int seat = 0; seat < position.seats; seat++) {
            if (seat != position.main && (canHelp(position, seat) || position.yard.hasPledged(seat))) {
                return true;
            }
        }
        return false;
    }

    static void playDecision(GraenalandPosition position, GraenalandMove move) {
        if (move == Word.PAY) {
            Payment.begin(position, position.yard.due);
        } else if (move == Word.CALL) {
            if (position.isHeard()) {
                position.tell("log.call-again", "seat", Wording.seat(position.main));
            }
            call(position);
        } else {
            cancel(position);
        }
    }

    private static void cancel(GraenalandPosition position) {
        if (position.isHeard()) {
            position.tell("log.cancel", "seat", Wording.seat(position.main), "work",
                    Wording.work(position.yard.thing - Construction.JOINT));
        }
        position.reveal();
        close(position, false);
        position.yard.due = Amounts.NONE;
        Construction.goOn(position);
    }

    /** Pledged cards are spent if the work was built, and go back before everybody's eyes if not (GRA-14.6). */
    static void close(GraenalandPosition position, boolean built) {
        for (int seat = 0; seat < position.seats; seat++) {
            if (built) {
                position.piles.discard += position.yard.pledged[seat];
                position.piles.supplyDiscard |= position.yard.pledgedSupply[seat];
            } else {
                Hands.receiveOpenly(position, seat, position.yard.pledged[seat]);
                position.supplyHands[seat] |= position.yard.pledgedSupply[seat];
            }
            position.yard.pledged[seat] = Cards.NONE;
            position.yard.pledgedSupply[seat] = 0;
            position.yard.pledgedGold[seat] = Amounts.NONE;
        }
        position.yard.calls = 0;
        Ledger.closeWindow(position, built);
    }
}
