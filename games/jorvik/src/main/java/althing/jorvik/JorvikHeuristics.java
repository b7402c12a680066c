package althing.jorvik;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;

/** What Jórvík knows about playing well. */
final class JorvikHeuristics implements Heuristics {

    static final JorvikHeuristics INSTANCE = new JorvikHeuristics();

    private JorvikHeuristics() {
    }

    @Override
    public double value(Position position, int seat) {
        JorvikPosition jorvik = (JorvikPosition) position;
        return jorvik.points(seat) + FinalScoring.total(jorvik, seat);
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        return 0;
    }

    @Override
    public double spread(Setup setup) {
        return 10;
    }
}
