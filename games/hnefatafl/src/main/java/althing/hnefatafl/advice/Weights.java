package althing.hnefatafl.advice;

import java.util.List;

import althing.hnefatafl.board.Variant;

/**
 * What counts how much, in attackers' men.
 *
 * @param defender a defender on the board
 * @param hanging  the first man that the side to move could capture, and {@code further} each more
 * @param mobility a square to which the king can go, and {@code near} one that sees a goal
 * @param sure     a square within the king's reach from where nobody could stop him; {@code farSure} each, while the
 *                 attackers are to move
 * @param oneWay   a goal in sight of the king that the attackers, to move, can close
 * @param closed   all goals cut off from the king, a part for a part; {@code locked} on top when none is left
 * @param wall     a shortest wall that cuts a corner off, see {@link Walls}
 * @param room     a square that is connected with the king
 * @param cutOff   a square that is not, once no goal is
 * @param held     a square to which the king cannot go, of those to which a king in the open can, once no goal is connected
 * @param ring     a closed ring round the king, off the edge, less {@code outside} for each defender outside of it
 * @param link     two attackers who touch at a corner
 * @param beset    an attacker beside the king; two count four times
 */
record Weights(double defender, double hanging, double further, double mobility, double near, double sure,
        double farSure, double oneWay, double closed, double locked, double wall, double room,
        double cutOff, double held, double ring, double outside, double link, double beset) {

    /** A victory. */
    static final double WIN = 50;
    /** A victory that the next move can bring. */
    static final double NEXT = 40;
    /** A victory that the other side, to move, cannot prevent unless it wins itself. */
    static final double SURE = 30;
    /** So many squares can a king go to who stands alone on the large board. */
    static final int FREE = 20;
    /** More squares near a goal help no more. */
    static final int MANY = 4;
    /** The worth of a closed wall next to its corner, and how many times more it is one step farther away. */
    static final double NEAREST = 1;
    static final double FARTHER = 1.3;
    /** The part of its worth that a wall has beside a better one of the same corner. */
    static final double BESIDE = 0.25;

    private static final List<Weights> BY_VARIANT = Variant.ALL.stream().map(Weights::weigh).toList();

    static Weights of(Variant variant) {
        return BY_VARIANT.get(Variant.ALL.indexOf(variant));
    }

    private static Weights weigh(Variant variant) {
        return switch (variant.kingFalls) {
            case FOUR ->
                new Weights(3, 0.8, 0.15, 0.05, 0.25, 12, 1, 1.5, 2, 14, 1.2, 0.02, 0.2, 0.3, 5, 0.8, 0.03, 0.15);
            case THREE_BESIDE ->
                new Weights(2, 0.8, 0.15, 0.08, 0.2, 12, 0.8, 1, 2, 12, 1, 0.03, 0, 0, 5, 0.8, 0.03, 0.3);
            case PAIR -> new Weights(2, 0.8, 0.15, 0.1, 0.3, 12, 0.8, 1, 2, 8, 0.6, 0.03, 0, 0, 5, 0.8, 0.03, 0.3);
        };
    }
}
