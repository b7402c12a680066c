package althing.hnefatafl.view;

import java.util.List;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.board.Squares;
import althing.hnefatafl.board.Variant;
import althing.hnefatafl.rules.Battle;
import althing.hnefatafl.rules.Ending;
import althing.hnefatafl.rules.HnefataflMove.Step;
import althing.hnefatafl.view.HnefataflView.Army;
import althing.hnefatafl.view.HnefataflView.Last;
import althing.hnefatafl.view.HnefataflView.Result;

/** Makes the view from a position. */
public final class Viewing {

    private Viewing() {
    }

    public static HnefataflView of(Battle battle) {
        Board board = battle.board;
        Variant variant = board.variant;
        return new HnefataflView(variant.name, variant.size, board.rows(), Square.name(variant.throne),
                variant.corners.names(), variant.goals.names(), battle.turn(), armies(board), waysOut(battle).names(),
                last(battle), battle.plies(), battle.lengthCap, battle.quiet(), battle.quietCap, result(battle));
    }

    private static List<Army> armies(Board board) {
        Board start = new Board(board.variant);
        start.lay(board.variant.layout);
        return IntStream.range(0, Side.COUNT).mapToObj(side -> new Army(Side.WORDS.get(side), board.countMen(side),
                start.countMen(side) - board.countMen(side))).toList();
    }

    private static Squares waysOut(Battle battle) {
        Squares ways = new Squares();
        if (battle.ending() == Ending.NOT_YET) {
            battle.board.addTargets(battle.board.king(), ways);
            ways.keepAll(battle.board.variant.goals);
        }
        return ways;
    }

    private static @Nullable Last last(Battle battle) {
        Step step = battle.lastStep();
        return step == null
                ? null
                : new Last(Square.name(step.from()), Square.name(step.to()),
                        battle.quiet() == 0 ? battle.captured().names() : List.of());
    }

    private static @Nullable Result result(Battle battle) {
        Ending ending = battle.ending();
        return ending == Ending.NOT_YET
                ? null
                : new Result(ending.code(), ending.isDraw() ? null : Side.other(battle.turn()));
    }
}
