package althing.hnefatafl.advice;

import java.util.List;

import althing.engine.Part;
import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Squares;
import althing.hnefatafl.board.Variant;
import althing.hnefatafl.rules.Battle;
import althing.hnefatafl.rules.Capture;
import althing.hnefatafl.rules.Encirclement;
import althing.hnefatafl.rules.Ending;
import althing.hnefatafl.rules.ExitFort;
import althing.hnefatafl.rules.HnefataflMove.Step;
import althing.hnefatafl.rules.KingCapture;

/** Looks at boards as they are and as they would be after a move. Not thread safe. */
final class Foresight {

    /** Going back to where one came from brings nothing. */
    private static final double BACK = 0.4;

    private final List<Board> boards = Variant.ALL.stream().map(Board::new).toList();
    private final Squares captured = new Squares();
    private final Appraisal appraisal = new Appraisal();
    private final Encirclement encirclement = new Encirclement();
    private final ExitFort exitFort = new ExitFort();

    double value(Battle battle, int side) {
        if (battle.ending() != Ending.NOT_YET) {
            return battle.ending().isDraw() ? 0 : side == battle.turn() ? -Weights.WIN : Weights.WIN;
        }
        return forSide(side, appraisal.of(battle.board, battle.turn())) * lasting(battle);
    }

    /** What is left of an advantage as a draw for lack of captures comes near (TAF-10.3): from half of the way on less and less. */
    private static double lasting(Battle battle) {
        return 1 - Math.max(0, battle.quiet() - battle.quietCap / 2) / (double) battle.quietCap;
    }

    /** The value in its parts: men, danger, the king's freedom, the siege; or all in one where the end is near. */
    List<Part> parts(Battle battle, int side) {
        double value = value(battle, side);
        if (battle.ending() != Ending.NOT_YET || appraisal.isDecided(battle.board, battle.turn())) {
            return List.of(Part.of("part.end", value));
        }
        return appraisal.parts(battle.board, battle.turn()).stream()
                .map(part -> new Part(part.what(), forSide(side, part.points()) * lasting(battle))).toList();
    }

    double worth(Battle battle, int side, Step step) {
        Board board = after(battle.board, step);
        if (wins(board, side, step.to())) {
            return Weights.WIN;
        }
        return forSide(side, appraisal.of(board, Side.other(side))) - (isBack(battle, step) ? BACK : 0);
    }

    private Board after(Board before, Step step) {
        Board board = boards.get(Variant.ALL.indexOf(before.variant));
        board.become(before);
        board.move(step.from(), step.to());
        captured.clear();
        Capture.find(board, step.to(), captured);
        board.removeAll(captured);
        return board;
    }

    private boolean wins(Board board, int side, int to) {
        if (side == Side.ATTACKERS) {
            return KingCapture.isMadeFrom(board, to) || encirclement.holds(board);
        }
        return board.variant.goals.has(board.king()) || (board.variant.hasExitFort && exitFort.holds(board));
    }

    private static boolean isBack(Battle battle, Step step) {
        int own = battle.repetition.length() - 2;
        return own >= 0 && battle.repetition.step(own).from() == step.to()
                && battle.repetition.step(own).to() == step.from();
    }

    private static double forSide(int side, double defenders) {
        return side == Side.DEFENDERS ? defenders : -defenders;
    }
}
