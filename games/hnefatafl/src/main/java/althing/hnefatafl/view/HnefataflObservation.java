package althing.hnefatafl.view;

import althing.engine.FeatureRow;
import althing.engine.Observation;
import althing.engine.Position;
import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Piece;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.rules.Battle;

/** The board as numbers: a plane for each kind of piece, from a1 along the ranks, then who moves and what is counted. */
public final class HnefataflObservation implements Observation {

    private static final String[] PLANES = {"attacker ", "defender ", "king "};

    @Override
    public void write(Position position, int seat, FeatureRow into) {
        Battle battle = (Battle) position;
        for (int piece = 0; piece < PLANES.length; piece++) {
            into.about(PLANES[piece]);
            writePlane(battle.board, piece, into);
        }
        into.about("");
        into.add("attacking", seat == Side.ATTACKERS);
        into.add("deciding", battle.isPending(seat));
        into.add("quiet", (double) battle.quiet() / battle.quietCap);
        into.add("length", (double) battle.plies() / battle.lengthCap);
    }

    private static void writePlane(Board board, int piece, FeatureRow into) {
        for (int rank = 0; rank < board.variant.size; rank++) {
            for (int file = 0; file < board.variant.size; file++) {
                int square = Square.at(file, rank);
                into.add(Square.name(square), board.pieces(Piece.sideOf(piece)).has(square)
                        && board.piece(square) == piece);
            }
        }
    }
}
