package althing.graenaland.table;

import althing.graenaland.box.Cards;

/** What comes by itself when a phase, or the building of a seat, is over; nobody is asked in between. */
public enum Step {

    /** Cards come to the provinces, then everybody orders. */
    TURN,
    /** The cards are shared. */
    SHARING,
    /** Advanced game: who declares victory? */
    DECLARING,
    /** The main player builds. */
    BUILDING,
    /** The builder of the final building builds. */
    FINAL_BUILDING,
    /** The builder has built: has it won, who is next? */
    BUILT
}
