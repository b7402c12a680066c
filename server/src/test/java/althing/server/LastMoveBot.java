package althing.server;

import althing.bots.Bot;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.SplitMix;

/** Plays its last legal move, at once. */
final class LastMoveBot implements Bot {

    @Override
    public String name() {
        return "last";
    }

    @Override
    public Move choose(Belief belief, SplitMix random) {
        MoveList moves = new MoveList();
        belief.moves(moves);
        return moves.get(moves.size() - 1);
    }
}
