package althing.bots;

import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.SplitMix;

/** A program that decides for a seat. Not thread safe: one bot object serves one seat of one game at a time. */
public interface Bot {

    /** The bot as it is written on the command line, e.g. {@code mcts:500}. */
    String name();

    /** One of the legal moves of the belief's seat. The same belief and random state give the same move. */
    Move choose(Belief belief, SplitMix random);
}
