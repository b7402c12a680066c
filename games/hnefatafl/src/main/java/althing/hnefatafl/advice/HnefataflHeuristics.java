package althing.hnefatafl.advice;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.rules.Battle;

/** What is known about playing Hnefatafl well. */
public final class HnefataflHeuristics implements Heuristics {

    public static final HnefataflHeuristics INSTANCE = new HnefataflHeuristics();

    private HnefataflHeuristics() {
    }

    @Override
    public double value(Position position, int seat) {
        Battle battle = (Battle) position;
        return battle.board.countMen(seat) - battle.board.countMen(Side.other(seat)) + 50 * position.points(seat);
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        return 0;
    }

    @Override
    public double spread(Setup setup) {
        return 5;
    }
}
