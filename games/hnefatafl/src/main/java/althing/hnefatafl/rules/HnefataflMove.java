package althing.hnefatafl.rules;

import althing.engine.Move;
import althing.hnefatafl.board.Square;

/** The decisions of Hnefatafl. There is one kind. */
public sealed interface HnefataflMove extends Move {

    /** Moves the piece on a square to another in its rank or file (TAF-3.1). */
    record Step(int from, int to) implements HnefataflMove {

        @Override
        public String code() {
            return "move " + Square.name(from) + " " + Square.name(to);
        }

        /** The step as players write it (TAF-1.1). */
        public String name() {
            return Square.name(from) + "-" + Square.name(to);
        }
    }
}
