package althing.graenaland;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.graenaland.GraenalandView.Decision;

/** The whole truth of a game of Graenaland; the phases read and change the {@link GraenalandState}. Not thread safe. */
final class GraenalandPosition extends GraenalandState {

    GraenalandPosition(Setup setup) {
        super(setup);
    }

    /** Sets the game up and plays to the first decision. */
    static GraenalandPosition start(Setup setup) {
        GraenalandPosition position = new GraenalandPosition(setup);
        position.random.seed(setup.seed().orElseThrow());
        Preparation.setUp(position);
        Preparation.begin(position);
        return position;
    }

    @Override
    public int pending() {
        return pending;
    }

    @Override
    public int firstSeat() {
        return start;
    }

    void ask(Decision decision, int seat) {
        askAll(decision, 1 << seat);
    }

    void askAll(Decision decision, int seatBits) {
        asked = decision;
        pending = seatBits;
    }

    boolean isAsked(Decision decision) {
        return pending != 0 && asked == decision;
    }

    @Override
    protected void list(int seat, MoveList into) {
        Flow.list(this, seat, into);
    }

    @Override
    protected Refusal refusal(int seat, Move move) {
        return Refusals.refusal(this, seat, (GraenalandMove) move);
    }

    @Override
    protected void carryOut(int seat, Move move) {
        Flow.play(this, seat, (GraenalandMove) move);
    }

    @Override
    public GraenalandPosition copy() {
        GraenalandPosition copy = new GraenalandPosition(setup);
        copy.become(this);
        return copy;
    }

    @Override
    public void imagine(int seat, SplitMix other) {
        Imagining.imagine(this, seat, other);
    }

    @Override
    public int points(int seat) {
        return Ending.points(this, seat);
    }

    /** What is on a victory card is known to its owner until it is shown (GRA-19.2). */
    @Override
    public boolean knowsPoints(int viewer, int seat) {
        return !advanced || viewer == seat || Ending.isShown(this, seat);
    }

    @Override
    public int rank(int seat) {
        return Ending.rank(this, seat);
    }

    @Override
    public GraenalandView view(int viewer) {
        return new Views(this, viewer).view();
    }

    @Override
    public GraenalandNotation notation() {
        return NotationWriter.write(this);
    }

    @Override
    public Phrase prompt(int seat) {
        return Wording.prompt(this, seat);
    }

    @Override
    public Phrase option(int seat, Move move) {
        return Wording.option(this, seat, (GraenalandMove) move);
    }

    @Override
    public ScoreSheet scoreSheet() {
        return Ending.sheet(this);
    }

    /** While a vote is open or a joint work is funded, after a permission, and after the game (GRA-22.1). */
    @Override
    public boolean isTalkOpen() {
        return freeTalk || pending == 0 || switch (asked) {
            case VOTE, APPEAL, PLEDGE, JOINT_PAY, PERMITTED -> true;
            case PAY, TOLL, BRING_HERO -> yard.permitted != NONE || yard.thing >= Construction.JOINT;
            default -> false;
        };
    }
}
