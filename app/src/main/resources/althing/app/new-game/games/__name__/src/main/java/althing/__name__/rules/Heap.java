package althing.__name__.rules;

import althing.engine.AskingPosition;
import althing.engine.Decision;
import althing.engine.Move;
import althing.engine.Setup;

/** A position as the rules know it. It shows itself to nobody: views and notations are made from it elsewhere. Not thread safe. */
public abstract class Heap extends AskingPosition<Heap, __Name__Move> {

    private int left;
    private int turn;

    protected Heap(Setup setup) {
        super(setup);
    }

    /** Begins with so many stones and a seat to take the first (__RULE__-1.2). */
    public final void begin(int stones, int firstSeat) {
        left = stones;
        turn = firstSeat;
    }

    /** Takes stones; the turn passes on (__RULE__-1.2). */
    final void take(int count) {
        left -= count;
        turn = 1 - turn;
    }

    /** The stones that are left. */
    public final int left() {
        return left;
    }

    /** The seat to take, or that would if the game were not over. */
    public final int turn() {
        return turn;
    }

    /** Who takes the last stone ends the game (__RULE__-3.1). */
    @Override
    public final int pending() {
        return left > 0 ? 1 << turn : 0;
    }

    @Override
    protected final Heap self() {
        return this;
    }

    @Override
    protected final Decision<Heap, __Name__Move> decision() {
        return Taking.DECISION;
    }

    @Override
    protected final __Name__Move own(Move move) {
        return (__Name__Move) move;
    }

    @Override
    protected final String overRule() {
        return "__RULE__-3.1";
    }

    protected final void becomeHeap(Heap other) {
        left = other.left;
        turn = other.turn;
    }
}
