package althing.northgard;

import althing.engine.Position;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.northgard.box.Tiles;
import althing.northgard.notation.NorthgardNotation;
import althing.northgard.notation.NotationWriter;
import althing.northgard.state.Layout;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Step;
import althing.northgard.state.Zone;
import althing.northgard.view.NorthgardView;
import althing.northgard.view.Viewing;
import althing.northgard.year.Scoring;

/** A position of Northgard: what the rules know, and what others make of it. Not thread safe. */
public final class NorthgardPosition extends NorthgardState {

    public NorthgardPosition(Setup setup) {
        this(setup, new Layout(setup));
    }

    private NorthgardPosition(Setup setup, Layout layout) {
        super(setup, layout);
    }

    public static NorthgardPosition start(Setup setup) {
        NorthgardPosition position = new NorthgardPosition(setup);
        position.random.seed(setup.seed().orElseThrow());
        position.advance();
        return position;
    }

    @Override
    protected NorthgardDecision decision() {
        return Contents.DECISIONS[agenda.kind()];
    }

    @Override
    public NorthgardDecision decision(int entry) {
        return Contents.DECISIONS[agenda.kind(entry)];
    }

    @Override
    protected void advance() {
        while (course.step != Step.OVER || !agenda.isEmpty()) {
            if (agenda.isEmpty()) {
                Steps.take(this);
            } else if (!decision().settles(this, agenda.seat())) {
                return;
            }
        }
    }

    @Override
    public NorthgardPosition copy() {
        NorthgardPosition copy = new NorthgardPosition(setup(), layout);
        copy.becomeTable(this);
        return copy;
    }

    @Override
    public void become(Position other) {
        becomeTable((NorthgardPosition) other);
    }

    @Override
    public void imagine(int seat, SplitMix other) {
        Imagining.imagine(this, seat, other, new byte[2 * Zone.ROOM + Tiles.COUNT]);
        random.imagine(other);
    }

    @Override
    public int points(int seat) {
        return Scoring.total(this, seat);
    }

    /** Everybody knows the own glory and that of the partner; the rest lies face down (NOR-1.4, NOR-19.4). */
    @Override
    public boolean knowsPoints(int viewer, int seat) {
        return layout.openGlory || course.step == Step.OVER || seat == viewer
                || (viewer != ONLOOKER && layout.isPartner(viewer, seat));
    }

    @Override
    public int rank(int seat) {
        return Scoring.rank(this, seat);
    }

    @Override
    public NorthgardView view(int viewer) {
        return new Viewing(this, viewer).view();
    }

    @Override
    public NorthgardNotation notation() {
        return new NotationWriter(this).write();
    }

    @Override
    public ScoreSheet scoreSheet() {
        return Scoring.sheet(this);
    }
}
