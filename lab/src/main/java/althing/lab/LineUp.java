package althing.lab;

import java.io.Serializable;

/** Which bot sits where in each game of an experiment, and which games have the same deal. */
public interface LineUp extends Serializable {

    /** The bot on each seat of a game. */
    int[] of(long game);

    /** How many games in a row have the same deal. */
    int sharing();

    /** The number of a game's deal, from 0. */
    default long deal(long game) {
        return game / sharing();
    }
}
