package althing.hnefatafl.rules;

import althing.engine.Move;
import althing.engine.code.Code;
import althing.engine.code.Named;
import althing.hnefatafl.board.Square;

/** The decisions of Hnefatafl. There is one kind. */
public sealed interface HnefataflMove extends Move {

    /** Moves the piece on a square to another in its rank or file (TAF-3.1). */
    @Code("move {from} {to}")
    record Step(@Named("square") int from, @Named("square") int to) implements HnefataflMove {

        @Override
        public String code() {
            return Moves.CODEC.write(this);
        }

        /** The step as players write it (TAF-1.1). */
        public String name() {
            return Square.name(from) + "-" + Square.name(to);
        }
    }
}
