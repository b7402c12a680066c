package althing.hnefatafl.advice;

import java.util.List;

import althing.engine.Part;
import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.board.Squares;
import althing.hnefatafl.board.Variant;

/** What a board is worth to the defenders, in attackers' men; to the attackers it is worth the opposite. Not thread safe. */
final class Appraisal {

    private final Threats threats = new Threats();
    private final Squares open = new Squares();
    private final Squares reached = new Squares();
    private final Squares links = new Squares();

    /** The worth of a board on which nobody has won, with a side to move, and with the men that it could capture. */
    double of(Board board, int turn) {
        return standing(board, turn) + hanging(board, turn, Weights.of(board.variant));
    }

    /** Whether the side to move can end the game at once. */
    boolean isDecided(Board board, int turn) {
        return turn == Side.DEFENDERS ? Threats.waysOut(board, board.king()) > 0 : Threats.canKingFall(board);
    }

    /** What {@link #of} adds up, where nothing is decided. */
    List<Part> parts(Board board, int turn) {
        Weights weights = Weights.of(board.variant);
        return List.of(
                Part.of("part.men",
                        weights.defender() * board.countMen(Side.DEFENDERS) - board.countMen(Side.ATTACKERS)),
                Part.of("part.danger", hanging(board, turn, weights)), Part.of("part.king", king(board, turn, weights)),
                Part.of("part.siege", -siege(board, weights)));
    }

    private double standing(Board board, int turn) {
        Weights weights = Weights.of(board.variant);
        if (isDecided(board, turn)) {
            return turn == Side.DEFENDERS ? Weights.NEXT : -Weights.NEXT;
        }
        return weights.defender() * board.countMen(Side.DEFENDERS) - board.countMen(Side.ATTACKERS)
                + king(board, turn, weights) - siege(board, weights);
    }

    private double hanging(Board board, int turn, Weights weights) {
        int hanging = threats.countHanging(board, Side.other(turn));
        double loss = hanging == 0 ? 0 : weights.hanging() + weights.further() * (hanging - 1);
        return turn == Side.DEFENDERS ? loss : -loss * weights.defender();
    }

    /** The king's freedom: where he can go, and how near that brings him to a goal. */
    private double king(Board board, int turn, Weights weights) {
        int king = board.king();
        int sight = board.sight(king);
        int near = 0;
        int sure = 0;
        for (int left = sight; left != 0; left &= left - 1) {
            int square = Square.inLine(king, Integer.numberOfTrailingZeros(left));
            if (Threats.waysOut(board, square) > 0) {
                near++;
                sure += Threats.isSure(board, square) ? 1 : 0;
            }
        }
        double worth = weights.mobility() * Integer.bitCount(sight) + weights.near() * Math.min(near, Weights.MANY);
        if (turn == Side.DEFENDERS) {
            return worth + (sure > 0 ? weights.sure() : 0);
        }
        int ways = Threats.waysOut(board, king);
        double out = ways == 0 ? 0 : Threats.isSure(board, king) ? Weights.SURE : weights.oneWay();
        return worth + weights.farSure() * Math.min(sure, 2) + out;
    }

    /** How far the attackers have closed in: goals cut off, corners guarded, men linked, sides of the king taken. */
    private double siege(Board board, Weights weights) {
        Variant variant = board.variant;
        open.become(variant.all);
        open.removeAll(board.pieces(Side.ATTACKERS));
        reached.clear();
        reached.add(board.king());
        reached.fill(open);
        int goals = reached.countWith(variant.goals);
        double closed = 1 - goals / (double) variant.goals.count();
        double walls = goals == 0 ? locked(board, weights) : weights.wall() * Walls.of(variant).standing(board);
        return ring(board, weights) + weights.closed() * closed + walls - weights.room() * reached.count()
                + weights.link() * countLinks(board) + beset(board, weights);
    }

    /**
     * What it is worth that no goal is left: the more, the smaller the region of the king is and the fewer squares he can go
     * to. Without the second, attackers who cannot close in further shuffle behind their walls until the game is a draw.
     */
    private double locked(Board board, Weights weights) {
        return weights.locked() + weights.cutOff() * (board.variant.all.count() - reached.count())
                + weights.held() * (Weights.FREE - Integer.bitCount(board.sight(board.king())));
    }

    /** What it is worth that the region of the king does not touch the edge. */
    private double ring(Board board, Weights weights) {
        if (reached.meets(board.variant.edge)) {
            return 0;
        }
        Squares defenders = board.pieces(Side.DEFENDERS);
        return Math.max(0, weights.ring() - weights.outside() * (defenders.count() - defenders.countWith(reached)));
    }

    /** Pairs of attackers who touch at a corner: two such men let nobody through. */
    private int countLinks(Board board) {
        Squares attackers = board.pieces(Side.ATTACKERS);
        int count = 0;
        for (int direction = 0; direction < 2; direction++) {
            reached.becomeNeighbours(attackers, direction);
            links.becomeNeighbours(reached, Variant.NORTH);
            links.keepAll(attackers);
            count += links.count();
        }
        return count;
    }

    private static double beset(Board board, Weights weights) {
        int sides = 0;
        for (int direction = 0; direction < Variant.DIRECTIONS; direction++) {
            sides += board.pieces(Side.ATTACKERS).has(board.variant.neighbour(board.king(), direction)) ? 1 : 0;
        }
        return weights.beset() * sides * sides;
    }
}
