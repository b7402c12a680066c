package althing.odin;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Imitate;
import althing.odin.OdinMove.Word;

/** After the Actions phase a seat uses a free space of column 1 beside its vikings, for a silver (card 91c). */
final class Latecomer {

    private static final int COLUMN = 1;
    static final int PRICE = 1;

    private Latecomer() {
    }

    static boolean isPossible(OdinPosition position, int seat) {
        for (int space = 0; space < Space.PRINTED; space++) {
            if (canUse(position, seat, space)) {
                return true;
            }
        }
        return false;
    }

    private static boolean canUse(OdinPosition position, int seat, int space) {
        return Space.get(space).column == COLUMN && position.taken[space] == 0
                && position.count(seat, Items.SILVER) >= PRICE && isBeside(position, seat, space)
                && canDoForLess(position, seat, space);
    }

    /** Whether the space directly above or below holds vikings of the seat. */
    static boolean isBeside(OdinPosition position, int seat, int space) {
        return holdsVikings(position, seat, space, -1) || holdsVikings(position, seat, space, 1);
    }

    private static boolean holdsVikings(OdinPosition position, int seat, int space, int step) {
        int other = space + step;
        return other >= 0 && other < Space.PRINTED && Space.get(other).column == COLUMN
                && isOwn(position, seat, other) && position.standing[other] > 0;
    }

    /** In the first version vikings of the resting colour counted here, though nowhere else (FFO-17.5). */
    private static boolean isOwn(OdinPosition position, int seat, int space) {
        int taken = position.taken[space];
        return (position.holds(OdinRuling.RESTING_VIKINGS) ? taken : taken % OdinPosition.OLD) == seat + 1;
    }

    /** The action must be possible with what is left once the silver is paid. */
    private static boolean canDoForLess(OdinPosition position, int seat, int space) {
        position.change(seat, Items.SILVER, -PRICE);
        boolean possible = Deeds.canDo(position, seat, space);
        position.change(seat, Items.SILVER, PRICE);
        return possible;
    }

    static void list(OdinPosition position, int seat, MoveList into) {
        for (int space = 0; space < Space.PRINTED; space++) {
            if (canUse(position, seat, space)) {
                into.add(Moves.IMITATE[space]);
            }
        }
        into.add(Word.DONE);
    }

    static void play(OdinPosition position, int seat, OdinMove move) {
        position.agenda.pop();
        if (move instanceof Imitate late) {
            position.change(seat, Items.SILVER, -PRICE);
            if (!position.holds(OdinRuling.ACTION_FRAMES)) {
                position.now.forget();
            }
            if (position.isHeard()) {
                position.tell("log.late", "seat", Phrase.seat(seat), "space", Wording.spaceWithVikings(late.space()));
            }
            Choosing.use(position, seat, late.space());
        }
    }
}
