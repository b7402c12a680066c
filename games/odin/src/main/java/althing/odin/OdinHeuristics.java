package althing.odin;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;

/** What A Feast for Odin knows about playing well. */
final class OdinHeuristics implements Heuristics {

    static final OdinHeuristics INSTANCE = new OdinHeuristics();

    private OdinHeuristics() {
    }

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
        return 25;
    }
}
