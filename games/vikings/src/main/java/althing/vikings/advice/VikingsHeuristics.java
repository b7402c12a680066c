package althing.vikings.advice;

import java.util.List;
import java.util.Optional;

import althing.engine.Features;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Part;
import althing.engine.Position;
import althing.engine.Setup;
import althing.vikings.VikingsPosition;
import althing.vikings.table.VikingsMove;

/** What is known about playing Vikings well: a move is worth what the seat's area is worth after it. */
public final class VikingsHeuristics implements Heuristics {

    public static final VikingsHeuristics INSTANCE = new VikingsHeuristics();

    private static final double SPREAD = 12;

    private final ThreadLocal<Foresight> foresights = ThreadLocal.withInitial(Foresight::new);

    private final Optional<Features> features = Optional.of(new VikingsFeatures());

    private VikingsHeuristics() {
    }

    @Override
    public double value(Position position, int seat) {
        return foresights.get().value((VikingsPosition) position, seat);
    }

    @Override
    public List<Part> parts(Position position, int seat) {
        return foresights.get().parts((VikingsPosition) position, seat);
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        return foresights.get().worth((VikingsPosition) position, seat, (VikingsMove) move);
    }

    @Override
    public Optional<Features> features() {
        return features;
    }

    @Override
    public double spread(Setup setup) {
        return SPREAD;
    }
}
