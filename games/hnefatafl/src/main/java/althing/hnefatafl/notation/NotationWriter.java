package althing.hnefatafl.notation;

import org.jspecify.annotations.Nullable;

import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Squares;
import althing.hnefatafl.rules.Battle;
import althing.hnefatafl.rules.HnefataflMove.Step;

/** Writes a position down. */
public final class NotationWriter {

    private NotationWriter() {
    }

    public static HnefataflNotation write(Battle battle) {
        return new HnefataflNotation(battle.setup().lineWithRules(), battle.board.rows(), Side.WORDS.get(battle.turn()),
                battle.plies(), battle.quiet(), capture(battle.capture(), battle.captured()),
                battle.repetition.steps().stream().map(Step::name).toList());
    }

    private static HnefataflNotation.@Nullable Capture capture(@Nullable Step step, Squares men) {
        return step == null ? null : new HnefataflNotation.Capture(step.name(), men.names());
    }
}
