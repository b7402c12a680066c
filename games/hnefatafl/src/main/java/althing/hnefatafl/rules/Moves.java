package althing.hnefatafl.rules;

import althing.engine.BadInput;
import althing.engine.MoveTable;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.rules.HnefataflMove.Step;

/** Every move of the game, made once; lists of legal moves are filled from here. */
public final class Moves {

    private static final int SIDE = Square.SIDE;
    private static final MoveTable<Step> TABLE = new MoveTable<>("Hnefatafl",
            "'move d1 d4', along a rank or a file");
    private static final Step[] TO_FILE = new Step[Square.COUNT * SIDE];
    private static final Step[] TO_RANK = new Step[Square.COUNT * SIDE];

    static {
        for (int from = 0; from < Square.COUNT; from++) {
            for (int place = 0; place < SIDE; place++) {
                if (place != Square.file(from)) {
                    TO_FILE[from * SIDE + place] = TABLE
                            .known(new Step(from, Square.at(place, Square.rank(from))));
                }
                if (place != Square.rank(from)) {
                    TO_RANK[from * SIDE + place] = TABLE
                            .known(new Step(from, Square.at(Square.file(from), place)));
                }
            }
        }
    }

    private Moves() {
    }

    /** The move that a code stands for; {@link BadInput} if there is none. */
    public static Step named(String code) {
        return TABLE.named(code);
    }

    /** The step between two squares of a rank or file. */
    public static Step between(int from, int to) {
        return Square.rank(from) == Square.rank(to) ? toFile(from, Square.file(to)) : toRank(from, Square.rank(to));
    }

    /** The step along a rank to another file. */
    static Step toFile(int from, int file) {
        return TO_FILE[from * SIDE + file];
    }

    /** The step along a file to another rank. */
    static Step toRank(int from, int rank) {
        return TO_RANK[from * SIDE + rank];
    }
}
