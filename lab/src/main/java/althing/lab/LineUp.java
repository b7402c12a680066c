package althing.lab;

/** Which bot sits where in each game of an experiment, and which games have the same deal. */
interface LineUp {

    /** The bot on each seat of a game. */
    int[] of(long game);

    /** How many games in a row have the same deal. */
    int sharing();
}
