package althing.northgard;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;

/** What Northgard knows about playing well. */
final class NorthgardHeuristics implements Heuristics {

    static final NorthgardHeuristics INSTANCE = new NorthgardHeuristics();

    private NorthgardHeuristics() {
    }

    @Override
    public double spread(Setup setup) {
        return 12;
    }

    @Override
    public double value(Position position, int seat) {
        return position.points(seat);
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        return 0;
    }
}
