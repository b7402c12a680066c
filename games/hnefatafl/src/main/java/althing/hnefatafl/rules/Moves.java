package althing.hnefatafl.rules;

import java.util.stream.IntStream;

import althing.engine.BadInput;
import althing.engine.MoveTable;
import althing.engine.code.MoveCodec;
import althing.engine.code.Vocabulary;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.rules.HnefataflMove.Step;

/** Every move of the game, made once; lists of legal moves are filled from here. */
public final class Moves {

    private static final int PLACES = 2 * Square.SIDE;
    static final MoveCodec<Step> CODEC = MoveCodec.of(Step.class,
            Vocabulary.of("square", IntStream.range(0, Square.COUNT).mapToObj(Square::name).toList()));
    public static final MoveTable<Step> TABLE = new MoveTable<>("Hnefatafl", "'move d1 d4'", CODEC);
    /** The steps from each square to every place of the lines that cross there. */
    private static final Step[] STEPS = new Step[Square.COUNT * PLACES];

    static {
        for (int i = 0; i < STEPS.length; i++) {
            int from = i / PLACES;
            STEPS[i] = TABLE.known(new Step(from, Square.inLine(from, i % PLACES)));
        }
    }

    private Moves() {
    }

    /** The move that a code stands for, also one that no piece can make; {@link BadInput} if there is none. */
    public static Step named(String code) {
        return TABLE.read(code);
    }

    /** The step from a square to another in its rank or file. */
    public static Step between(int from, int to) {
        int place = Square.rank(from) == Square.rank(to) ? Square.file(to) : Square.SIDE + Square.rank(to);
        return inLine(from, place);
    }

    /** The step to a place of the lines that cross at a square. */
    static Step inLine(int from, int place) {
        return STEPS[from * PLACES + place];
    }
}
