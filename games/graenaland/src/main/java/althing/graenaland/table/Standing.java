package althing.graenaland.table;

/** What became of a promise (GRA-22.3). */
public enum Standing {
    /** Its condition (the vote, the joint work) is not decided yet. */
    MADE,
    /** It holds, and is neither kept nor broken yet. */
    OPEN, KEPT, BROKEN,
    /** It never came to the test. */
    LAPSED
}
