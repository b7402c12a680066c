package althing.vikings;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;

/** One kind of decision: lists its legal moves, refuses the others, and plays them. Stateless. */
abstract class Phase {

    /** Adds every legal move of the seat. */
    abstract void list(VikingsPosition position, int seat, MoveList into);

    /** Why the move is not legal, or null if {@link #list} adds it. */
    abstract @Nullable Refusal refuse(VikingsPosition position, int seat, VikingsMove move);

    /** Takes the decision off the agenda and does what the legal move says. */
    abstract void play(VikingsPosition position, int seat, VikingsMove move);

    /** The move that is played without asking, because no other leads to anything else. */
    @Nullable
    VikingsMove forced(VikingsPosition position, int seat) {
        return null;
    }

    /** Whether there is any legal move. */
    final boolean isAskable(VikingsPosition position, int seat) {
        MoveList moves = new MoveList();
        list(position, seat, moves);
        return !moves.isEmpty();
    }

    abstract Phrase prompt(VikingsPosition position, int seat);

    /** A legal move in words. */
    abstract Phrase option(VikingsPosition position, int seat, VikingsMove move);

    /** The rule that asks for this decision. */
    abstract String rule();

    /** The refusal of a move that belongs to another decision. */
    final Refusal notNow(VikingsPosition position, int seat) {
        return Refusal.notNow(rule(), position, seat);
    }
}
