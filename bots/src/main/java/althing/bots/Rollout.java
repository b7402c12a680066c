package althing.bots;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.SplitMix;

/** Plays on from a leaf of the tree for some decisions. Not thread safe. */
final class Rollout {

    private final int decisions;
    private final int look;
    private final MoveList moves = new MoveList();

    Rollout(SearchSettings settings) {
        decisions = settings.rollout();
        look = settings.look();
    }

    void play(Position position, Judge judge, SplitMix random) {
        for (int left = decisions; left > 0 && !position.isOver(); left--) {
            int seat = position.nextSeat();
            position.moves(seat, moves);
            position.play(seat, look == 1 ? draw(random) : bestOfSome(position, seat, judge, random));
        }
    }

    private Move draw(SplitMix random) {
        return moves.get(random.nextInt(moves.size()));
    }

    private Move bestOfSome(Position position, int seat, Judge judge, SplitMix random) {
        Move best = draw(random);
        if (moves.size() == 1) {
            return best;
        }
        double most = judge.worth(position, seat, best);
        for (int i = 1; i < look; i++) {
            Move move = draw(random);
            double worth = judge.worth(position, seat, move);
            if (worth > most) {
                most = worth;
                best = move;
            }
        }
        return best;
    }
}
