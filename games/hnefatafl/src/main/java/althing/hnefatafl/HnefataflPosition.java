package althing.hnefatafl;

import java.util.List;

import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.notation.HnefataflNotation;
import althing.hnefatafl.notation.NotationWriter;
import althing.hnefatafl.rules.Battle;
import althing.hnefatafl.rules.Ending;
import althing.hnefatafl.view.HnefataflView;
import althing.hnefatafl.view.Viewing;

/** A position of Hnefatafl: what the rules know, and what others make of it. Not thread safe. */
public final class HnefataflPosition extends Battle {

    private static final int WIN = 2;
    private static final int DRAW = 1;

    /** An empty board of a setup. */
    public HnefataflPosition(Setup setup) {
        super(setup);
    }

    /** The start position (TAF-2.2, TAF-2.3). */
    void setUp() {
        board.lay(board.variant.layout);
        begin(Side.ATTACKERS, 0, 0);
    }

    @Override
    public HnefataflPosition copy() {
        HnefataflPosition copy = new HnefataflPosition(setup());
        copy.become(this);
        return copy;
    }

    @Override
    public void become(Position other) {
        becomeBattle((HnefataflPosition) other);
    }

    /** Nothing is hidden and nothing is random (TAF-2.5). */
    @Override
    public void imagine(int seat, SplitMix random) {
    }

    /** Two for a victory, one for a draw. */
    @Override
    public int points(int seat) {
        if (ending() == Ending.NOT_YET) {
            return 0;
        }
        return ending().isDraw() ? DRAW : seat == turn() ? 0 : WIN;
    }

    @Override
    public int rank(int seat) {
        return points(seat) < points(Side.other(seat)) ? 2 : 1;
    }

    @Override
    public HnefataflView view(int viewer) {
        return Viewing.of(this);
    }

    @Override
    public HnefataflNotation notation() {
        return NotationWriter.write(this);
    }

    @Override
    public ScoreSheet scoreSheet() {
        List<Integer> points = List.of(points(Side.ATTACKERS), points(Side.DEFENDERS));
        if (ending() == Ending.NOT_YET) {
            return new ScoreSheet(List.of(), points);
        }
        Phrase reason = Phrase.of("score." + ending().code());
        return new ScoreSheet(List.of(new ScoreSheet.Section(Phrase.of("score.result"),
                List.of(new ScoreSheet.Line(reason, ending().rule(board.variant), "points", points)))), points);
    }
}
