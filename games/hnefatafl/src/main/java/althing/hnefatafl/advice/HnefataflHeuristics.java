package althing.hnefatafl.advice;

import java.util.List;
import java.util.Optional;

import althing.engine.Duel;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Part;
import althing.engine.Position;
import althing.engine.Setup;
import althing.hnefatafl.rules.Battle;
import althing.hnefatafl.rules.HnefataflMove.Step;

/** What is known about playing Hnefatafl well: a move is worth what the board is worth after it, with the other side to move. */
public final class HnefataflHeuristics implements Heuristics {

    public static final HnefataflHeuristics INSTANCE = new HnefataflHeuristics();

    private static final double SPREAD = 8;

    private final ThreadLocal<Foresight> foresights = ThreadLocal.withInitial(Foresight::new);

    private final Optional<Duel> duel = Optional.of(new Attention());

    private HnefataflHeuristics() {
    }

    @Override
    public double value(Position position, int seat) {
        return foresights.get().value((Battle) position, seat);
    }

    @Override
    public List<Part> parts(Position position, int seat) {
        return foresights.get().parts((Battle) position, seat);
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        return foresights.get().worth((Battle) position, seat, (Step) move);
    }

    /** One careless move gives a man away or lets the king out, so nothing is played on. */
    @Override
    public int horizon(Setup setup) {
        return AT_ONCE;
    }

    @Override
    public Optional<Duel> duel() {
        return duel;
    }

    @Override
    public double spread(Setup setup) {
        return SPREAD;
    }
}
