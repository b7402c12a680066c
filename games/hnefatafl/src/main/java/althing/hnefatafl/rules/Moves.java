package althing.hnefatafl.rules;

import althing.engine.BadInput;
import althing.engine.CodeWords;
import althing.engine.MoveTable;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.rules.HnefataflMove.Step;

/** Every move of the game, made once; lists of legal moves are filled from here. */
public final class Moves {

    private static final int PLACES = 2 * Square.SIDE;
    private static final MoveTable<Step> TABLE = new MoveTable<>("Hnefatafl", "'move d1 d4'");
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
        return TABLE.named(code, Moves::read);
    }

    private static Step read(CodeWords words) {
        if (!words.isNext("move")) {
            throw words.none();
        }
        return new Step(words.thing(Square::find), words.thing(Square::find));
    }

    /** The step to a place of the lines that cross at a square. */
    static Step inLine(int from, int place) {
        return STEPS[from * PLACES + place];
    }
}
