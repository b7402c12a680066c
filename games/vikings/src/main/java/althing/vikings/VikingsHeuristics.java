package althing.vikings;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;

/** What is known about playing Vikings well. */
final class VikingsHeuristics implements Heuristics {

    static final VikingsHeuristics INSTANCE = new VikingsHeuristics();

    private static final double SPREAD = 12;

    private VikingsHeuristics() {
    }

    @Override
    public double value(Position position, int seat) {
        return position.points(seat)
                + ((VikingsPosition) position).area(seat).gold() / (double) Components.GOLD_PER_POINT;
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        return 0;
    }

    @Override
    public double spread(Setup setup) {
        return SPREAD;
    }
}
