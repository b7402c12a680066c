package althing.graenaland;

import althing.engine.MoveList;
import althing.graenaland.GraenalandMove.PledgeCard;
import althing.graenaland.GraenalandMove.PledgeGold;
import althing.graenaland.GraenalandMove.PledgeSupply;
import althing.graenaland.GraenalandMove.Word;
import althing.graenaland.GraenalandView.Decision;

/** A public work to which the others may contribute (GRA-14). */
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
        position.cursor = 0;
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.invite", "seat", Wording.seat(position.main), "work", Wording.work(work), "tile",
                    Wording.province(position, province));
        }
        if (Ledger.mayPromise(position, position.main)) {
            position.ask(Decision.APPEAL, position.main);
        } else {
            next(position);
        }
    }

    static void listAppeal(GraenalandPosition position, int seat, MoveList into) {
        into.add(Word.CALL);
        Ledger.list(position, seat, position.yard.site, (1 << position.seats) - 1, into);
    }

    static void playAppeal(GraenalandPosition position, int seat, GraenalandMove move) {
        if (move == Word.CALL) {
            next(position);
        } else {
            Ledger.promise(position, seat, position.yard.site, move);
        }
    }

    /** Asks the next helper, clockwise, who has a card at all; then the main player decides. */
    private static void next(GraenalandPosition position) {
        while (++position.cursor < position.seats && position.yard.due != Amounts.NONE) {
            int seat = position.left(position.main, position.cursor);
            if (position.hands[seat] != Cards.NONE || position.supplyHands[seat] != 0) {
                position.ask(Decision.PLEDGE, seat);
                return;
            }
        }
        position.ask(Decision.JOINT_PAY, position.main);
    }

    static void listPledges(GraenalandPosition position, int seat, MoveList into) {
        long hand = position.hands[seat];
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            if (Amounts.of(position.yard.due, resource) > 0) {
                if (Cards.showing(hand, resource) > 0) {
                    into.add(Moves.PLEDGE_CARD[resource]);
                } else if (Cards.showing(hand, GOLD) > 0) {
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
        into.add(Word.READY);
        Ledger.list(position, seat, position.yard.site, (1 << position.seats) - 1, into);
    }

    static void playPledge(GraenalandPosition position, int seat, GraenalandMove move) {
        switch (move) {
            case PledgeCard card -> pledge(position, seat, card.due().ordinal(), card.due().ordinal());
            case PledgeGold gold -> pledge(position, seat, GOLD, gold.due().ordinal());
            case PledgeSupply supply -> pledgeSupply(position, seat, supply.card().index());
            case Word word when word == Word.READY -> next(position);
            default -> Ledger.promise(position, seat, position.yard.site, move);
        }
    }

    private static void pledge(GraenalandPosition position, int seat, int resource, int due) {
        int kind = Cards.spare(position.hands[seat], resource);
        Hands.give(position, seat, kind);
        position.yard.pledged[seat] += Cards.one(kind);
        position.yard.due -= Amounts.one(due);
        if (position.isHeard()) {
            position.tell("log.pledge", "seat", Wording.seat(seat), "resource", Wording.resource(resource));
        }
        goOnIfComplete(position);
    }

    private static void pledgeSupply(GraenalandPosition position, int seat, int card) {
        position.supplyHands[seat] &= ~(1 << card);
        position.yard.pledgedSupply[seat] |= 1 << card;
        position.yard.due -= Amounts.common(Components.SUPPLY_AMOUNTS[card], position.yard.due);
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.pledge-supply", "seat", Wording.seat(seat), "card", Wording.supply(card));
        }
        goOnIfComplete(position);
    }

    private static void goOnIfComplete(GraenalandPosition position) {
        if (position.yard.due == Amounts.NONE) {
            next(position);
        }
    }

    static void listDecision(GraenalandPosition position, int seat, MoveList into) {
        if (Payment.can(position, seat, position.yard.due, 0)) {
            into.add(Word.PAY);
        }
        into.add(Word.CANCEL);
    }

    static void playDecision(GraenalandPosition position, GraenalandMove move) {
        if (move == Word.PAY) {
            Payment.begin(position, position.yard.due);
            return;
        }
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
        }
        Ledger.closeWindow(position, built);
    }
}
