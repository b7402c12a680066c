package althing.hnefatafl.notation;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.Notation;
import althing.engine.notation.Form;
import althing.engine.notation.Means;
import althing.engine.notation.Size;
import althing.engine.notation.Within;
import althing.engine.notation.Word;
import althing.hnefatafl.HnefataflPosition;

/** A whole position of Hnefatafl in words. What comes of it, such as who has won, is worked out when it is read. */
@Means("a position of Hnefatafl; what comes of it, such as who has won, is worked out when it is read")
public record HnefataflNotation(
        @Means("the setup line without a seed") String setup,
        @Means("the board, the top rank first: a attacker, d defender, k king, . nobody") @Size(least = 7, most = 11) List<@Form(value = "[adk.]{7,11}", example = "aa.ddkdd.aa") String> rows,
        @Means("the side to move") @Word("side") String turn,
        @Means("how many moves were made") @Within(most = 1000) int plies,
        @Means("how many of them since the last capture") @Within(most = 200) int quiet,
        @Means("the last move that captured, where it is known") @Nullable Capture capture,
        @Means("the moves since then, or since the position was set up") List<@Form(value = STEP, example = "d1-d4") String> moves)
        implements
            Notation {

    static final String SQUARE = "[a-k](?:1[01]?|[2-9])";
    static final String STEP = SQUARE + "-" + SQUARE;

    @Override
    public HnefataflPosition position() {
        return NotationReader.position(this);
    }

    /** A move that captured. */
    @Means("a move that captured")
    public record Capture(
            @Means("the move") @Form(value = STEP, example = "d1-d4") String move,
            @Means("where the captured men stood") @Size(least = 1) List<@Form(value = SQUARE, example = "d5") String> men) {}
}
