package althing.northgard;

import althing.engine.Frame;

/** What waits on the agenda and needs no decision itself. Its kinds on the agenda come after those of all decisions. */
enum Task {

    /** An action of a card. */
    ACT,
    /** A card that is being played, below all that it does. */
    CARD,
    /** The group that settles on a tile just placed. */
    SETTLE_GROUP,
    /** A combat, step by step. */
    FIGHT,
    /** Cards to draw. */
    DRAW_CARDS,
    /** A curse that goes round the opponents. */
    CURSE,
    /** A creature that appears in its lair. */
    APPEAR,
    /** What a striker gets once another seat has lost a unit. */
    AFTER_STRIKE;

    /** A frame of this kind that has no fields yet. */
    Frame frame() {
        return new Frame(NorthgardPosition.TASKS + ordinal(), Words.code(this));
    }
}
