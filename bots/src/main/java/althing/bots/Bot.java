package althing.bots;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.SplitMix;

/**
 * A program that decides for a seat. Between two decisions it keeps spare memory and nothing else, so one bot object
 * can serve any seat of any game. Not thread safe.
 */
public interface Bot {

    /** The bot as it is written on the command line, e.g. {@code mcts:500}. */
    String name();

    /**
     * One of the legal moves of the belief's seat. The same belief and random state give the same move, unless the bot
     * thinks by the clock.
     */
    Move choose(Belief belief, SplitMix random);

    /** Whether it thinks by the clock, as far as its name does not tell that already. */
    default boolean isClocked() {
        return false;
    }

    /**
     * How often the search for the last choice tried each of the legal moves, in their order; nothing where none was
     * searched.
     */
    default SequencedMap<Move, Integer> tries() {
        return new LinkedHashMap<>();
    }
}
