package althing.jorvik;

import java.util.Arrays;

import althing.engine.Position;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.jorvik.notation.JorvikNotation;
import althing.jorvik.notation.NotationWriter;
import althing.jorvik.round.Course;
import althing.jorvik.round.Preparation;
import althing.jorvik.round.Question;
import althing.jorvik.round.Sheet;
import althing.jorvik.town.JorvikDecision;
import althing.jorvik.town.Town;
import althing.jorvik.view.JorvikView;
import althing.jorvik.view.Viewing;

/** A position of Jórvík: what the rules know, and what others make of it. Not thread safe. */
public final class JorvikPosition extends Town {

    private static final JorvikDecision[] DECISIONS = Arrays.stream(Question.values()).map(Question::decision)
            .toArray(JorvikDecision[]::new);

    public JorvikPosition(Setup setup) {
        super(setup);
    }

    /** Sets the game up and plays to the first decision (JOR-2). */
    static JorvikPosition start(Setup setup) {
        JorvikPosition position = new JorvikPosition(setup);
        position.random.seed(setup.seed().orElseThrow());
        Preparation.setUp(position);
        position.advance();
        return position;
    }

    @Override
    protected JorvikDecision decision() {
        return DECISIONS[agenda.kind()];
    }

    @Override
    protected void advance() {
        Course.advance(this);
    }

    @Override
    public JorvikPosition copy() {
        JorvikPosition copy = new JorvikPosition(setup());
        copy.become(this);
        return copy;
    }

    @Override
    public void become(Position other) {
        becomePieces((JorvikPosition) other);
    }

    /** Mixes what is left of each season anew: of the deck nobody knows more than its seasons (JOR-0.9, JOR-2.8). */
    @Override
    public void imagine(int seat, SplitMix other) {
        for (int season = 0; season < variant.seasonEnds.length; season++) {
            other.shuffle(deck, Math.max(dealt, variant.seasonStart(season)), variant.seasonEnds[season]);
        }
        random.imagine(other);
    }

    @Override
    public JorvikView view(int viewer) {
        return Viewing.of(this);
    }

    @Override
    public JorvikNotation notation() {
        return NotationWriter.write(this);
    }

    @Override
    public ScoreSheet scoreSheet() {
        return Sheet.of(this);
    }
}
