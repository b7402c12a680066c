package althing.graenaland;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;

/** What Graenaland knows about playing well. */
final class GraenalandHeuristics implements Heuristics {

    static final GraenalandHeuristics INSTANCE = new GraenalandHeuristics();

    @Override
    public double value(Position position, int seat) {
        return position.points(seat);
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        return 0;
    }

    @Override
    public double spread(Setup setup) {
        return 1;
    }
}
