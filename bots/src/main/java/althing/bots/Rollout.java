package althing.bots;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.SplitMix;

/** Plays on from a leaf of the tree for some decisions. Not thread safe. */
final class Rollout {

    private static final int FEW = 10;

    private final SearchSettings settings;
    private final MoveList moves = new MoveList();

    Rollout(SearchSettings settings) {
        this.settings = settings;
    }

    /** Whether it plays on as far as the game's horizon, where much is guessed. */
    boolean isFar(Judge judge, Position position) {
        return settings.rollout() == SearchSettings.AS_THE_GAME_SAYS && judge.horizon(position) > 0;
    }

    /** Plays on, but not beyond the deadline, and says for how many decisions. */
    int play(Position position, Judge judge, Deadline deadline, SplitMix random) {
        int horizon = isFar(judge, position) ? judge.horizon(position) : 0;
        int look = horizon > 0 ? 0 : settings.look();
        int decisions = horizon > 0 ? horizon : settings.rollout();
        int most = decisions < 0 ? few(judge, position) : decisions;
        int played = 0;
        while (played < most && !position.isOver() && !deadline.isOver()) {
            int seat = position.nextSeat();
            position.moves(seat, moves);
            position.play(seat, move(position, seat, look, judge, random));
            played++;
        }
        return played;
    }

    private static int few(Judge judge, Position position) {
        return judge.horizon(position) == Heuristics.AT_ONCE ? 0 : FEW;
    }

    private Move move(Position position, int seat, int look, Judge judge, SplitMix random) {
        return switch (look) {
            case 0 -> moves.size() == 1 ? moves.get(0) : judge.best(position, seat, moves);
            case 1 -> draw(random);
            default -> bestOfSome(position, seat, look, judge, random);
        };
    }

    private Move draw(SplitMix random) {
        return moves.get(random.nextInt(moves.size()));
    }

    private Move bestOfSome(Position position, int seat, int look, Judge judge, SplitMix random) {
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
