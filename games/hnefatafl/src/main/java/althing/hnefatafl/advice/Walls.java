package althing.hnefatafl.advice;

import java.util.ArrayList;
import java.util.List;

import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.board.Squares;
import althing.hnefatafl.board.Variant;

/**
 * The slanting lines that cut a corner off, from the shortest to the one from middle to middle of two edges. Four of the
 * longest make a ring round everybody, so a wall is worth the more the farther it stands from its corner.
 */
final class Walls {

    private static final int NEAREST = 2;
    /** What is left of a wall's worth with so many defenders in it or behind it. */
    private static final double[] THROUGH = {1, 0.8, 0.65, 0.5, 0.4};
    private static final List<Walls> BY_VARIANT = Variant.ALL.stream().map(Walls::new).toList();

    /** A line, the squares behind it, and what it is worth when it is closed. */
    private record Wall(Squares line, Squares behind, int length, double worth) {}

    /** The walls of each corner. */
    private final List<Wall[]> corners = new ArrayList<>();

    private Walls(Variant variant) {
        for (int corner = 0; corner < 4; corner++) {
            Wall[] walls = new Wall[variant.size / 2 - NEAREST + 1];
            for (int i = 0; i < walls.length; i++) {
                walls[i] = wall(variant, corner, NEAREST + i);
            }
            corners.add(walls);
        }
    }

    static Walls of(Variant variant) {
        return BY_VARIANT.get(Variant.ALL.indexOf(variant));
    }

    private static Wall wall(Variant variant, int corner, int distance) {
        Squares line = new Squares();
        Squares behind = new Squares();
        for (int square = variant.all.first(); square != Square.NONE; square = variant.all.after(square)) {
            int steps = steps(variant, corner, square);
            if (steps == distance) {
                line.add(square);
            } else if (steps < distance) {
                behind.add(square);
            }
        }
        return new Wall(line, behind, distance + 1,
                Weights.NEAREST * StrictMath.pow(Weights.FARTHER, distance - NEAREST));
    }

    /** How many steps it is from a corner: bit 0 of its number says east, bit 1 north. */
    private static int steps(Variant variant, int corner, int square) {
        int last = variant.size - 1;
        int file = Square.file(square);
        int rank = Square.rank(square);
        return ((corner & 1) == 0 ? file : last - file) + ((corner & 2) == 0 ? rank : last - rank);
    }

    /** How much of the walls stands: of the best of each corner all counts, of the others a part. */
    double standing(Board board) {
        double standing = 0;
        for (int corner = 0; corner < corners.size(); corner++) {
            double best = 0;
            for (Wall wall : corners.get(corner)) {
                double worth = worth(board, wall);
                best = Math.max(best, worth);
                standing += Weights.BESIDE * worth;
            }
            standing += (1 - Weights.BESIDE) * best;
        }
        return standing;
    }

    private static double worth(Board board, Wall wall) {
        double part = board.pieces(Side.ATTACKERS).countWith(wall.line) / (double) wall.length;
        Squares defenders = board.pieces(Side.DEFENDERS);
        int through = defenders.countWith(wall.line) + defenders.countWith(wall.behind);
        boolean isKingThrough = wall.line.has(board.king()) || wall.behind.has(board.king());
        return isKingThrough ? 0 : part * part * wall.worth * THROUGH[Math.min(through, THROUGH.length - 1)];
    }
}
