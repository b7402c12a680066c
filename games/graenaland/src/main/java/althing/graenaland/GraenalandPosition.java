package althing.graenaland;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.graenaland.box.Things;
import althing.graenaland.notation.GraenalandNotation;
import althing.graenaland.notation.NotationWriter;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Step;
import althing.graenaland.view.GraenalandView;
import althing.graenaland.view.Viewing;

/** The whole truth of a game of Graenaland; the phases read and change the {@link GraenalandState}. Not thread safe. */
public final class GraenalandPosition extends GraenalandState {

    public GraenalandPosition(Setup setup) {
        super(setup);
    }

    /** Sets the game up and plays to the first decision. */
    static GraenalandPosition start(Setup setup) {
        GraenalandPosition position = new GraenalandPosition(setup);
        position.random.seed(setup.seed().orElseThrow());
        Preparation.setUp(position);
        Preparation.begin(position);
        position.advance();
        return position;
    }

    @Override
    protected GraenalandDecision decision() {
        return Contents.at(asked);
    }

    /** Goes from phase to phase until somebody is asked. */
    @Override
    protected void advance() {
        while (next != null) {
            Step step = next;
            next = null;
            Course.take(this, step);
        }
    }

    @Override
    public GraenalandPosition copy() {
        GraenalandPosition copy = new GraenalandPosition(setup());
        copy.become(this);
        return copy;
    }

    @Override
    public void imagine(int seat, SplitMix other) {
        Imagining.imagine(this, seat, other);
    }

    @Override
    public int points(int seat) {
        return Scoring.points(this, seat);
    }

    /** What is on a victory card is known to its owner until it is shown (GRA-19.2). */
    @Override
    public boolean knowsPoints(int viewer, int seat) {
        return !advanced || viewer == seat || Scoring.isShown(this, seat);
    }

    @Override
    public int rank(int seat) {
        return Scoring.rank(this, seat);
    }

    @Override
    public GraenalandView view(int viewer) {
        return new Viewing(this, viewer).view();
    }

    @Override
    public GraenalandNotation notation() {
        return NotationWriter.write(this);
    }

    @Override
    public ScoreSheet scoreSheet() {
        return Scoring.sheet(this);
    }

    /** While a vote is open or a joint work is funded, after a permission, and after the game (GRA-22.1). */
    @Override
    public boolean isTalkOpen() {
        return freeTalk || pending == 0 || switch (asked) {
            case VOTE, APPEAL, PLEDGE, JOINT_PAY, PERMITTED -> true;
            case PAY, TOLL, BRING_HERO -> yard.permitted != NONE || yard.thing >= Things.JOINT;
            default -> false;
        };
    }
}
