package althing.graenaland.building;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Amounts;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Things;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Hands;
import althing.graenaland.table.Names;
import althing.graenaland.table.Question;
import althing.graenaland.talk.Ledger;
import althing.graenaland.talk.Promising;

/** A public work to which the others may contribute (GRA-14). So that talk ends, it is called for a few times at most. */
public final class JointWorks {

    private JointWorks() {
    }

    public static void invite(GraenalandState position, int work, int province) {
        position.yard.offered = true;
        position.yard.thing = Things.JOINT + work;
        position.yard.site = province;
        position.yard.due = Components.WORK[work];
        position.promises.makers = 0;
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.invite", "seat", Names.seat(position.main), "work", Names.work(work), "tile",
                    Names.province(position, province));
        }
        if (Promising.mayPromise(position, position.main, null)) {
            position.ask(Question.APPEAL, position.main);
        } else {
            call(position);
        }
    }

    /** What the main player promises to the helpers, if anything. */
    public static final class Appealing extends GraenalandDecision {

        public Appealing() {
            super("GRA-14.4", "prompt.appeal");
        }

        @Override
        public void list(GraenalandState position, int seat, MoveList into) {
            into.add(Word.CALL);
            Promising.list(position, seat, position.yard.site, (1 << position.seats) - 1, into);
        }

        @Override
        public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
            return Promising.isPromise(move)
                    ? Promising.allows(position, seat, position.yard.site, (1 << position.seats) - 1, move, why)
                    : move == Word.CALL || notNow(position, seat, why);
        }

        @Override
        public void play(GraenalandState position, int seat, GraenalandMove move) {
            if (move == Word.CALL) {
                call(position);
            } else {
                Promising.promise(position, seat, position.yard.site, move);
            }
        }

        @Override
        public Phrase prompt(GraenalandState position, int seat) {
            return JointWorks.prompt(position, "prompt.appeal", "prompt.appeal");
        }

        @Override
        public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
            return move == Word.CALL ? said(Word.CALL) : Promising.option(move);
        }
    }

    /** Asks the helpers, one after the other. */
    static void call(GraenalandState position) {
        position.yard.calls++;
        position.cursor = 0;
        next(position);
    }

    /** Asks the next helper, clockwise, who can do anything; then the main player decides. */
    public static void next(GraenalandState position) {
        position.yard.withdrawn = 0;
        while (++position.cursor < position.seats) {
            int seat = position.left(position.main, position.cursor);
            if (canHelp(position, seat) || (position.yard.calls > 1 && position.yard.hasPledged(seat))) {
                position.ask(Question.PLEDGE, seat);
                return;
            }
        }
        position.ask(Question.JOINT_PAY, position.main);
    }

    private static boolean canHelp(GraenalandState position, int seat) {
        return position.yard.due != Amounts.NONE
                && (position.hands[seat] != Cards.NONE || position.supplyHands[seat] != 0);
    }

    public static void reckonPledge(GraenalandState position) {
        position.yard.due = due(position);
        if (position.yard.due == Amounts.NONE) {
            next(position);
        }
    }

    public static void reckonWithdrawal(GraenalandState position) {
        position.yard.withdrawn++;
        position.yard.due = due(position);
    }

    /** What the pledges leave of the price; supply cards pay what the other cards do not. */
    public static int due(GraenalandState position) {
        int due = Components.WORK[position.yard.thing - Things.JOINT];
        int supply = Amounts.NONE;
        for (int seat = 0; seat < position.seats; seat++) {
            due -= Cards.amounts(position.yard.pledged[seat]) + position.yard.pledgedGold[seat];
            for (int left = position.yard.pledgedSupply[seat]; left != 0; left &= left - 1) {
                supply += Components.SUPPLY_AMOUNTS[Integer.numberOfTrailingZeros(left)];
            }
        }
        return Amounts.less(due, supply);
    }

    public static boolean hasHelpers(GraenalandState position) {
        for (int seat = 0; seat < position.seats; seat++) {
            if (seat != position.main && (canHelp(position, seat) || position.yard.hasPledged(seat))) {
                return true;
            }
        }
        return false;
    }

    static void cancel(GraenalandState position) {
        if (position.isHeard()) {
            position.tell("log.cancel", "seat", Names.seat(position.main), "work",
                    Names.work(position.yard.thing - Things.JOINT));
        }
        position.reveal();
        close(position, false);
        position.yard.due = Amounts.NONE;
        Construction.goOn(position);
    }

    /** Pledged cards are spent if the work was built, and go back before everybody's eyes if not (GRA-14.6). */
    public static void close(GraenalandState position, boolean built) {
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

    /** The question about the joint work, in other words when all is paid. */
    public static Phrase prompt(GraenalandState position, String key, String paid) {
        Phrase.SeatFact seat = Names.seat(position.main);
        Phrase.NameFact work = Names.work(position.yard.thing - Things.JOINT);
        Phrase.NameFact tile = Names.province(position, position.yard.site);
        return position.yard.due == Amounts.NONE && !key.equals(paid)
                ? Phrase.of(paid, "seat", seat, "work", work, "tile", tile)
                : Phrase.of(key, "seat", seat, "work", work, "tile", tile, "price", Names.price(position.yard.due));
    }
}
