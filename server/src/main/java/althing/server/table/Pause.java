package althing.server.table;

/** How long bots wait before they play: not at all, as usual, long enough to take a move back, or for a word. */
enum Pause {
    NONE, USUAL, GRACE, HELD
}
