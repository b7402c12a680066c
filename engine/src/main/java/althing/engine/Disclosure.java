package althing.engine;

/** What playing a move gave away. Undo is free back to the last move that disclosed something. */
public enum Disclosure {

    /** Nothing new was learnt by anybody, and the same seat decides next: the move can be taken back freely. */
    NOTHING,
    /** The decision passed to another seat, or to several. */
    TURN,
    /** Dice, a draw, a reveal: somebody knows more than before. */
    REVEAL;

    public boolean isBarrier() {
        return this != NOTHING;
    }
}
