package althing.jorvik;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.jorvik.JorvikMove.Carry;
import althing.jorvik.JorvikMove.Steal;
import althing.jorvik.JorvikMove.Take;
import althing.jorvik.JorvikMove.Word;
import althing.jorvik.JorvikView.Decision;

/**
 * The cards that act in any phase: right before a decision of the owner, and in a window at the end of each phase
 * (JOR-12.2). A seat that has none of them, or no use for it now, is not asked.
 */
final class AnyPhase {

    private AnyPhase() {
    }

    /** Asks the seats clockwise, then goes on to the next step. */
    static void openWindow(JorvikPosition position, Step next) {
        while (position.cursor < position.seats) {
            int seat = position.clockwise(position.cursor++);
            if (isUseful(position, seat)) {
                position.ask(Decision.ANY_PHASE, seat);
                return;
            }
        }
        Flow.enter(position, next);
    }

    /** Whether the seat has an any-phase card and something to do with it. */
    static boolean isUseful(JorvikPosition position, int seat) {
        if (!holdsAny(position, seat)) {
            return false;
        }
        position.scratch.clear();
        list(position, seat, position.scratch);
        return !position.scratch.isEmpty();
    }

    private static boolean holdsAny(JorvikPosition position, int seat) {
        return position.holds(seat, Cards.MOVE_CUBES) || position.holds(seat, Cards.TAKE_CUBE)
                || position.holds(seat, Cards.THEFT);
    }

    static void listWindow(JorvikPosition position, int seat, MoveList into) {
        into.add(Word.KEEP);
        list(position, seat, into);
    }

    /** Adds the uses of the seat's any-phase cards. */
    static void list(JorvikPosition position, int seat, MoveList into) {
        if (position.holds(seat, Cards.TAKE_CUBE)) {
            listTaking(position, seat, into);
        }
        if (position.holds(seat, Cards.THEFT)) {
            listTheft(position, seat, into);
        }
        if (position.holds(seat, Cards.MOVE_CUBES)) {
            listMoving(position, seat, into);
        }
    }

    /** A cube that could only go back to the commons is no use of the card. */
    private static void listTaking(JorvikPosition position, int seat, MoveList into) {
        for (int kinds = Goods.kinds(position.commons); kinds != 0; kinds &= kinds - 1) {
            int good = Goods.first(kinds);
            if (Allocation.hasTarget(position, seat, good)) {
                into.add(Moves.TAKE[good]);
            }
        }
    }

    private static void listTheft(JorvikPosition position, int seat, MoveList into) {
        for (int artisan = 0; artisan < Cards.ARTISANS; artisan++) {
            if (canStealFrom(position, seat, artisan)) {
                Loading.addEach(Moves.STEAL[artisan], position.laid[artisan], into);
            }
        }
    }

    /** An artisan in somebody else's personal area that is not complete (JOR-14.3). */
    static boolean canStealFrom(JorvikPosition position, int seat, int artisan) {
        return position.where[artisan] >= JorvikPosition.PERSONAL && !position.holds(seat, artisan)
                && position.lacking(artisan) != Goods.NONE;
    }

    private static void listMoving(JorvikPosition position, int seat, MoveList into) {
        for (int from = 0; from < Cards.ARTISANS; from++) {
            if (position.holds(seat, from) && position.laid[from] != Goods.NONE) {
                for (int to = 0; to < Cards.ARTISANS; to++) {
                    if (to != from && position.holds(seat, to)) {
                        Loading.addEach(Moves.CARRY[from][to], carryable(position, from, to), into);
                    }
                }
            }
        }
    }

    private static int carryable(JorvikPosition position, int from, int to) {
        return Goods.common(position.laid[from], position.lacking(to));
    }

    static void listCarrying(JorvikPosition position, int seat, MoveList into) {
        int from = Frames.FROM.of(position.agenda);
        int to = Frames.TO.of(position.agenda);
        into.add(Word.DONE);
        Loading.addEach(Moves.CARRY[from][to], carryable(position, from, to), into);
    }

    /** Plays the move if it uses an any-phase card, and says whether it did. */
    static boolean play(JorvikPosition position, int seat, JorvikMove move) {
        switch (move) {
            case Take take -> take(position, seat, take);
            case Steal steal -> steal(position, seat, steal);
            case Carry carry -> {
                position.box(Cards.MOVE_CUBES);
                carry(position, seat, carry, Cards.AMOUNT[Cards.MOVE_CUBES]);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private static void take(JorvikPosition position, int seat, Take take) {
        position.box(Cards.TAKE_CUBE);
        position.commons -= Goods.one(take.good());
        if (position.isHeard()) {
            position.tell("log.take", "seat", Phrase.seat(seat), "good", Wording.good(take.good()));
        }
        Allocation.begin(position, seat, take.good().ordinal());
    }

    private static void steal(JorvikPosition position, int seat, Steal steal) {
        int artisan = steal.artisan().index();
        position.box(Cards.THEFT);
        position.laid[artisan] -= Goods.one(steal.good());
        if (position.isHeard()) {
            position.tell("log.steal", "seat", Phrase.seat(seat), "good", Wording.good(steal.good()),
                    "card", Wording.card(artisan), "victim", Phrase.seat(position.holder(artisan)));
        }
        Allocation.begin(position, seat, steal.good().ordinal());
    }

    /** Moves a cube and asks for the next, as long as there is one that fits (JOR-13.7). */
    private static void carry(JorvikPosition position, int seat, Carry carry, int allowed) {
        int from = carry.from().index();
        int to = carry.to().index();
        position.laid[from] -= Goods.one(carry.good());
        position.laid[to] += Goods.one(carry.good());
        if (position.isHeard()) {
            position.tell("log.carry", "seat", Phrase.seat(seat), "good", Wording.good(carry.good()),
                    "from", Wording.card(from), "to", Wording.card(to));
        }
        if (allowed > 1 && carryable(position, from, to) != Goods.NONE) {
            position.ask(Decision.CARRY, seat);
            Frames.FROM.set(position.agenda, from);
            Frames.TO.set(position.agenda, to);
            Frames.LEFT.set(position.agenda, allowed - 1);
        }
    }

    static void playCarrying(JorvikPosition position, int seat, JorvikMove move) {
        int left = Frames.LEFT.of(position.agenda);
        position.agenda.pop();
        if (move instanceof Carry carry) {
            carry(position, seat, carry, left);
        }
    }
}
