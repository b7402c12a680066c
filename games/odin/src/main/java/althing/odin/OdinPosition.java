package althing.odin;

import althing.engine.Frame;
import althing.engine.Move;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.odin.course.Imagining;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;
import althing.odin.course.Preparation;
import althing.odin.course.Rounds;
import althing.odin.notation.NotationWriter;
import althing.odin.notation.OdinNotation;
import althing.odin.scoring.Scoring;
import althing.odin.view.OdinView;
import althing.odin.view.Viewing;

/** The whole truth of a game of A Feast for Odin. The phases and actions read and change its state. Not thread safe. */
public final class OdinPosition extends OdinState {

    private static final OdinDecision[] DECISIONS = Question.decisions();

    public OdinPosition(Setup setup) {
        super(setup);
    }

    static OdinPosition start(Setup setup) {
        OdinPosition position = new OdinPosition(setup);
        position.random.seed(setup.seed().orElseThrow());
        Preparation.setUp(position);
        position.advance();
        return position;
    }

    @Override
    public int pending() {
        return agenda.isEmpty() ? 0 : 1 << agenda.seat();
    }

    /** What is asked now. The game must not be over. */
    public Question asked() {
        return Question.get(agenda.kind());
    }

    @Override
    public OdinDecision decision() {
        return DECISIONS[agenda.kind()];
    }

    @Override
    public OdinDecision decision(int entry) {
        return DECISIONS[agenda.kind(entry)];
    }

    @Override
    protected OdinMove own(Move move) {
        return (OdinMove) move;
    }

    @Override
    protected String overRule() {
        return "FFO-16.1";
    }

    /** Goes on until somebody has a decision to make or the game is over. */
    @Override
    protected void advance() {
        boolean over = phase == Phase.OVER && agenda.isEmpty();
        while (phase != Phase.OVER || !agenda.isEmpty()) {
            if (agenda.isEmpty()) {
                Rounds.goOn(this);
            } else if (!decision().settles(this, agenda.seat())) {
                return;
            }
        }
        if (!over) {
            Scoring.finish(this);
        }
    }

    @Override
    public OdinPosition copy() {
        OdinPosition copy = new OdinPosition(setup());
        copy.become(this);
        return copy;
    }

    /**
     * Nobody knows the order of the weapon deck, of the strips and of the occupations: all are drawn by the random state.
     * The hands of others are dealt anew from what the seat does not see.
     */
    @Override
    public void imagine(int seat, SplitMix other) {
        if (!noCards) {
            Imagining.deal(this, seat, other);
        }
        random.imagine(other);
    }

    @Override
    public int points(int seat) {
        return Scoring.total(this, seat);
    }

    /** Most points; ties are shared (FFO-16.16). */
    @Override
    public int rank(int seat) {
        int rank = 1;
        int own = points(seat);
        for (int other = 0; other < seats; other++) {
            rank += points(other) > own ? 1 : 0;
        }
        return rank;
    }

    @Override
    public OdinView view(int viewer) {
        return Viewing.view(this, viewer);
    }

    @Override
    public OdinNotation notation() {
        return NotationWriter.write(this);
    }

    @Override
    public ScoreSheet scoreSheet() {
        return Scoring.sheet(this);
    }

}
