package althing.odin;

import althing.engine.MoveList;
import althing.odin.OdinMove.Recall;
import althing.odin.OdinMove.Word;

/** A viking comes back from a space of the seat's choice, and for silver another one from there (card 60C). */
final class Recalling {

    private Recalling() {
    }

    static boolean isPossible(OdinPosition position, int seat) {
        for (int space = 0; space < Space.COUNT; space++) {
            if (hasVikings(position, seat, space)) {
                return true;
            }
        }
        return false;
    }

    /** Whether vikings of this round stand there. */
    private static boolean hasVikings(OdinPosition position, int seat, int space) {
        return position.taken[space] == seat + 1 && position.standing[space] > 0;
    }

    static void list(OdinPosition position, int seat, MoveList into) {
        for (int space = 0; space < Space.COUNT; space++) {
            if (hasVikings(position, seat, space)) {
                into.add(Moves.RECALL[space]);
            }
        }
    }

    static void play(OdinPosition position, int seat, Recall recall) {
        position.agenda.pop();
        position.push(Task.RECALL_AGAIN, seat, Due.RECALL_AGAIN, recall.space());
        Turns.comeBack(position, seat, recall.space(), 1);
    }

    /** Another viking costs silver equal to the round. */
    static void listAgain(OdinPosition position, int seat, MoveList into) {
        if (hasVikings(position, seat, position.due(Due.RECALL_AGAIN))
                && position.count(seat, Items.SILVER) >= position.round) {
            into.add(Word.TRADE);
        }
        into.add(Word.DONE);
    }

    static void playAgain(OdinPosition position, int seat, OdinMove move) {
        int space = position.due(Due.RECALL_AGAIN);
        position.agenda.pop();
        if (move == Word.TRADE) {
            position.change(seat, Items.SILVER, -position.round);
            Turns.comeBack(position, seat, space, 1);
        }
    }
}
