package althing.vikings;

import java.util.List;

import althing.engine.Frame;
import althing.engine.Position;
import althing.engine.ScoreSheet;
import althing.engine.Seed;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.vikings.notation.NotationWriter;
import althing.vikings.notation.VikingsNotation;
import althing.vikings.offer.Offer;
import althing.vikings.scoring.Sheet;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsDecision;
import althing.vikings.table.VikingsState;
import althing.vikings.view.Viewing;
import althing.vikings.view.VikingsView;

/** A position of Vikings: what the rules know, and what others make of it. Not thread safe. */
public final class VikingsPosition extends VikingsState {

    /** Made before the first position, so that no question is asked without its fields. */
    private static final VikingsDecision[] DECISIONS = Contents.decisions();

    public VikingsPosition(Setup setup) {
        super(setup);
    }

    /** What can be on the agenda between two moves. */
    static List<Frame> frames() {
        return Question.frames();
    }

    /** The first question of the first round. */
    void begin(Seed seed) {
        Preparation.deal(this, seed);
        Offer.start(this);
        advance();
    }

    @Override
    protected VikingsDecision decision() {
        return DECISIONS[agenda.kind()];
    }

    /** Settles what nobody need be asked. */
    @Override
    protected void advance() {
        while (!agenda.isEmpty()) {
            if (!decision().settles(this, agenda.seat())) {
                return;
            }
        }
    }

    @Override
    public VikingsPosition copy() {
        VikingsPosition copy = new VikingsPosition(setup());
        copy.becomeState(this);
        return copy;
    }

    @Override
    public void become(Position other) {
        becomeState((VikingsPosition) other);
    }

    @Override
    public void imagine(int seat, SplitMix random) {
        supply.imagine(random);
    }

    @Override
    public VikingsView view(int viewer) {
        return Viewing.of(this);
    }

    @Override
    public VikingsNotation notation() {
        return NotationWriter.write(this);
    }

    @Override
    public ScoreSheet scoreSheet() {
        return Sheet.of(this);
    }
}
