package althing.odin;

import althing.engine.MoveList;
import althing.odin.OdinMove.Choose;
import althing.odin.OdinMove.Word;

/** Starts actions and effects of cards: at once, by a choice between alternatives, or by a card instead. */
final class Choosing {

    /** Card 31C adds to so many of a good. */
    private static final int DUE_FOR_MORE = 3;

    private Choosing() {
    }

    /** Starts the action of a space, or asks whether a card's is done instead. */
    static void beginSpace(OdinPosition position, int seat, int space) {
        if (Moments.canInstead(position, seat, Moments.INSTEAD[space])) {
            position.push(Task.INSTEAD, seat, Due.INSTEAD, space);
        } else {
            beginItself(position, seat, space);
        }
    }

    /** Starts what the space itself offers. */
    static void beginItself(OdinPosition position, int seat, int space) {
        begin(position, seat, Space.get(space).program);
        Moments.fireBegun(position, seat, space);
    }

    /** Starts a program: at once where there is one way to do it, else by a choice. */
    static void begin(OdinPosition position, int seat, Program program) {
        int only = OdinPosition.NOBODY;
        int possible = 0;
        for (int i = 0; i < program.alternatives(); i++) {
            if (Deeds.isPossible(position, seat, program, i)) {
                only = i;
                possible++;
            }
        }
        if (possible == 1 && !program.optional) {
            schedule(position, seat, program, only);
        } else if (possible > 0) {
            position.push(Task.CHOOSE, seat, Due.CHOICE, program.index);
        }
    }

    static void listChoices(OdinPosition position, int seat, MoveList into) {
        Program program = Program.get(position.due(Due.CHOICE));
        for (int i = 0; i < program.alternatives(); i++) {
            if (Deeds.isPossible(position, seat, program, i)) {
                into.add(Moves.CHOOSE[i]);
            }
        }
        if (program.optional) {
            into.add(Word.DONE);
        }
    }

    static void choose(OdinPosition position, int seat, OdinMove move) {
        Program program = Program.get(position.due(Due.CHOICE));
        position.agenda.pop();
        if (move instanceof Choose choice) {
            schedule(position, seat, program, choice.alternative() - 1);
        }
    }

    static void schedule(OdinPosition position, int seat, Program program, int alternative) {
        for (int i = program.end(alternative) - 1; i >= program.start(alternative); i--) {
            position.push(Task.DEED, seat, Due.DEED, i);
        }
        if (!position.noCards && program.space >= 0 && Space.get(program.space).isCrafting
                && paysOre(program, alternative)) {
            Moments.fire(position, seat, Moments.BEFORE_ORE);
        }
    }

    private static boolean paysOre(Program program, int alternative) {
        for (int i = program.start(alternative); i < program.end(alternative); i++) {
            if (Program.deed(i) instanceof Deed.Trade trade && trade.pay().of(Items.ORE) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether there are exactly three of some good, animals apart (card 31C). */
    static boolean canHaveMore(OdinPosition position, int seat) {
        for (int good = 0; good < Items.GOODS; good++) {
            if (canHaveMore(position, seat, good)) {
                return true;
            }
        }
        return false;
    }

    private static boolean canHaveMore(OdinPosition position, int seat, int good) {
        return position.count(seat, good) == DUE_FOR_MORE && !Items.isAnimal(good);
    }

    static void listMore(OdinPosition position, int seat, MoveList into) {
        for (int good = 0; good < Items.GOODS; good++) {
            if (canHaveMore(position, seat, good)) {
                into.add(Moves.TAKE[good]);
            }
        }
    }

    static void takeMore(OdinPosition position, int seat, int good) {
        position.agenda.pop();
        Supply.gain(position, seat, good, 1);
        if (position.isHeard()) {
            Supply.tellGain(position, seat, Amounts.NONE, new Amounts(new int[]{good}, new int[]{1}));
        }
    }

    /** Whether a space of column 2 is occupied that the seat could use (card 77A). */
    static boolean canFollow(OdinPosition position, int seat) {
        for (int space = 0; space < Space.PRINTED; space++) {
            if (canFollow(position, seat, space)) {
                return true;
            }
        }
        return false;
    }

    static boolean canFollow(OdinPosition position, int seat, int space) {
        return Space.get(space).column == 2 && position.taken[space] != 0 && Deeds.canDo(position, seat, space)
                && Duty.allows(position, seat, Moves.IMITATE[space]);
    }

    static void listFollowed(OdinPosition position, int seat, MoveList into) {
        for (int space = 0; space < Space.PRINTED; space++) {
            if (canFollow(position, seat, space)) {
                into.add(Moves.IMITATE[space]);
            }
        }
    }

    static void follow(OdinPosition position, int seat, OdinMove.Imitate followed) {
        position.agenda.pop();
        use(position, seat, followed.space());
    }

    /** Uses a space without vikings, so that none comes back (cards 77A and 91c). */
    static void use(OdinPosition position, int seat, int space) {
        position.interrupt(seat, space);
        if (position.holds(OdinRuling.USED_WITHOUT_VIKINGS)) {
            position.push(Task.AFTER, seat);
            position.push(Task.BEGIN, seat, Due.BEGIN, space);
            Moments.fireBefore(position, seat, space);
        } else {
            beginSpace(position, seat, space);
        }
    }
}
