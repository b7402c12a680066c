package althing.hnefatafl.rules;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Decision;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Piece;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.board.Squares;
import althing.hnefatafl.board.Variant;
import althing.hnefatafl.rules.HnefataflMove.Step;

/**
 * The one question of the game: which piece moves where (TAF-2, TAF-3, TAF-9). Moves are listed by whole lines of squares
 * and checked square by square; both ask the board what is empty, the variant what is closed to men, and {@link #isNew}.
 */
final class Moving extends Decision<Battle, HnefataflMove> {

    static final Moving DECISION = new Moving();

    private Moving() {
        super("TAF-2.4");
    }

    @Override
    public void list(Battle battle, int seat, MoveList into) {
        boolean mayRepeat = mayRepeat(battle);
        Squares own = battle.board.pieces(seat);
        for (long left = own.low(); left != 0; left &= left - 1) {
            listFrom(battle, Long.numberOfTrailingZeros(left), mayRepeat, into);
        }
        for (long left = own.high(); left != 0; left &= left - 1) {
            listFrom(battle, Long.SIZE + Long.numberOfTrailingZeros(left), mayRepeat, into);
        }
    }

    private static void listFrom(Battle battle, int from, boolean mayRepeat, MoveList into) {
        for (int left = battle.board.targets(from); left != 0; left &= left - 1) {
            Step step = Moves.inLine(from, Integer.numberOfTrailingZeros(left));
            if (mayRepeat || isNew(battle, step, null)) {
                into.add(step);
            }
        }
    }

    @Override
    public boolean allows(Battle battle, int seat, HnefataflMove move, @Nullable Why why) {
        Step step = (Step) move;
        return isOnBoard(battle.board.variant, step.from(), why) && isOnBoard(battle.board.variant, step.to(), why)
                && isOwn(battle.board, seat, step.from(), why) && isStraight(step, why)
                && isWayFree(battle.board, step, why)
                && isOpen(battle.board, step, why) && (mayRepeat(battle) || isNew(battle, step, why));
    }

    private static boolean isOnBoard(Variant variant, int square, @Nullable Why why) {
        return must(why, variant.all.has(square), "TAF-1.1", "refusal.no-square", "square", Square.name(square));
    }

    private static boolean isOwn(Board board, int seat, int from, @Nullable Why why) {
        String square = Square.name(from);
        return must(why, !board.isEmpty(from), "TAF-2.4", "refusal.no-piece", "square", square)
                && must(why, board.pieces(seat).has(from), "TAF-2.4", "refusal.not-yours", "square", square);
    }

    private static boolean isStraight(Step step, @Nullable Why why) {
        return must(why, Square.isLine(step.from(), step.to()), "TAF-3.1", "refusal.not-straight");
    }

    private static boolean isWayFree(Board board, Step step, @Nullable Why why) {
        int blocked = board.firstOnTheWay(step.from(), step.to());
        return must(why, blocked == Square.NONE, "TAF-3.2", "refusal.blocked", "square", Square.name(blocked));
    }

    /** Whether the piece may stop there: the king anywhere, a man neither on the throne nor in a corner. */
    private static boolean isOpen(Board board, Step step, @Nullable Why why) {
        boolean isKing = step.from() == board.king();
        return must(why, isKing || step.to() != board.variant.throne, "TAF-3.3", "refusal.throne")
                && must(why, isKing || !board.variant.corners.has(step.to()), "TAF-3.6", "refusal.corner");
    }

    /** Whether no move of the side to move can be barred as a repetition now. */
    private static boolean mayRepeat(Battle battle) {
        return !battle.repetition.isNear() || !battle.board.variant.isBarred(battle.turn());
    }

    /** Whether the step does not lead to a position that was there twice; after a capture every position is new. */
    private static boolean isNew(Battle battle, Step step, @Nullable Why why) {
        boolean isThird = battle.repetition.isThird(battle.board.keyAfter(step.from(), step.to()));
        return must(why, !isThird || battle.captures(step), "TAF-9.2", "refusal.third-time");
    }

    /** Whether the side to move has any legal move (TAF-8.8). A neighbouring square that is open to all is the usual answer. */
    static boolean hasMove(Battle battle) {
        return (mayRepeat(battle) && battle.hasRoom()) || battle.hasListedMove();
    }

    @Override
    public void play(Battle battle, int seat, HnefataflMove move) {
        Step step = (Step) move;
        battle.carryOut(step);
        if (battle.isHeard()) {
            Chronicle.tell(battle, seat, step);
        }
    }

    @Override
    public Phrase prompt(Battle battle, int seat) {
        return Phrase.of("prompt.move." + Side.WORDS.get(seat));
    }

    @Override
    public Phrase option(Battle battle, int seat, HnefataflMove move) {
        Step step = (Step) move;
        return Phrase.of("move.step", "piece", Phrase.name("piece." + Piece.WORDS.get(battle.board.piece(step.from()))),
                "from", Square.name(step.from()), "to", Square.name(step.to()));
    }
}
