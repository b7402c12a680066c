package althing.odin.view;

import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import althing.engine.FeatureRow;
import althing.odin.board.Laying;
import althing.odin.box.Items;
import althing.odin.box.Throw;
import althing.odin.course.OdinState;
import althing.odin.dice.Dice;
import althing.odin.dice.Rolling;
import althing.odin.dice.Sailing;
import althing.odin.dice.Spending;
import althing.odin.dice.Splitting;
import althing.odin.feast.Feast;
import althing.odin.feast.Serving;

/** The work under way as numbers, which everybody sees: the die, the tile that is laid, the table that is served. */
final class WorkNumbers {

    private static final String[] THROWS = Stream.of(Throw.values())
            .map(kind -> "throws " + kind.name().toLowerCase(Locale.ROOT)).toArray(String[]::new);
    private static final String[] LAID = IntStream.range(0, Items.COUNT).mapToObj(item -> "lays " + Items.id(item))
            .toArray(String[]::new);
    private static final double FACES = 12;
    private static final double ROLLS = 3;

    private WorkNumbers() {
    }

    static void write(OdinState state, FeatureRow into) {
        writeThrow(state, into);
        int laid = state.isAsked(Laying.FRAME) ? Laying.item(state) : Items.NONE;
        for (int item = 0; item < Items.TILES; item++) {
            into.add(LAID[item], item == laid);
        }
        boolean serving = state.isAsked(Serving.FRAME);
        into.add("served", serving ? (double) state.served / Feast.SQUARES : 0);
        into.add("serves to", serving ? (double) Feast.to(state) / Feast.SQUARES : 0);
    }

    private static void writeThrow(OdinState state, FeatureRow into) {
        boolean throwing = state.isAsked(Sailing.FRAME) || state.isAsked(Rolling.FRAME)
                || state.isAsked(Splitting.FRAME) || state.isAsked(Spending.FRAME);
        for (Throw kind : Throw.values()) {
            into.add(THROWS[kind.ordinal()], throwing && Dice.kind(state) == kind);
        }
        boolean rolled = throwing && state.now.rolls > 0;
        into.add("rolls", throwing ? state.now.rolls / ROLLS : 0);
        into.add("roll", rolled ? state.now.die / FACES : 0);
        into.add("result", rolled ? Dice.result(state) / FACES : 0);
    }
}
