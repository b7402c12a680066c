package althing.bots;

import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.SplitMix;

/** Plays any legal move with the same chance. */
final class RandomBot implements Bot {

    private final MoveList moves = new MoveList();

    @Override
    public String name() {
        return "random";
    }

    @Override
    public Move choose(Belief belief, SplitMix random) {
        belief.moves(moves);
        return moves.get(random.nextInt(moves.size()));
    }
}
