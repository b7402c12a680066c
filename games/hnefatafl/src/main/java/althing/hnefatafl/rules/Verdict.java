package althing.hnefatafl.rules;

import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Side;

/** Whether a move has ended the game, and how (TAF-8, TAF-10, TAF-11). Not thread safe. */
final class Verdict {

    private final Encirclement encirclement = new Encirclement();
    private final ExitFort exitFort = new ExitFort();

    /** The first ending that holds after a piece has moved to a square, its captures are off and the other side is to move. */
    Ending after(Battle battle, int to) {
        Ending won = battle.turn() == Side.ATTACKERS
                ? afterDefenders(battle.board)
                : afterAttackers(battle.board, to);
        if (won != Ending.NOT_YET) {
            return won;
        }
        if (!Moving.hasMove(battle)) {
            return Ending.NO_MOVE;
        }
        if (battle.quiet() >= battle.quietCap) {
            return Ending.QUIET;
        }
        return battle.plies() >= battle.lengthCap ? Ending.LENGTH : Ending.NOT_YET;
    }

    private Ending afterDefenders(Board board) {
        if (board.variant.goals.has(board.king())) {
            return Ending.ESCAPE;
        }
        return board.variant.hasExitFort && exitFort.holds(board) ? Ending.EXIT_FORT : Ending.NOT_YET;
    }

    private Ending afterAttackers(Board board, int to) {
        if (KingCapture.isMadeFrom(board, to)) {
            return Ending.KING_CAPTURED;
        }
        return encirclement.holds(board) ? Ending.ENCIRCLEMENT : Ending.NOT_YET;
    }
}
