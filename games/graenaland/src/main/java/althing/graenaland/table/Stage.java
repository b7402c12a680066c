package althing.graenaland.table;

/** Where the game is. */
public enum Stage {
    /** The players lay out a map of their own. */
    MAP,
    /** Advanced start: placing villages. */
    FOUNDING,
    /** Choosing the secret victory card. */
    VICTORY_CARDS,
    /** Phase 2, secret orders and late heroes. */
    MOVING,
    /** Phase 3. */
    SHARING,
    /** Advanced game: who declares victory before the main player builds. */
    DECLARING,
    /** Phase 4. */
    BUILDING,
    /** The last building of everybody. */
    FINAL_BUILDING, OVER
}
