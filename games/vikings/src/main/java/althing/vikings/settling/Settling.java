package althing.vikings.settling;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.vikings.area.Area;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsDecision;
import althing.vikings.table.VikingsMove;
import althing.vikings.table.VikingsState;

/** The acquired viking moves in on the tile just laid, or waits in the base (VIK-7). */
public final class Settling extends VikingsDecision {

    /** The row and the column, from 1, of the tile that was just laid. */
    public static final Field ROW = Question.SETTLE.frame.word("row", Names.ROW_WORDS);
    public static final Field COLUMN = Question.SETTLE.frame.number("column", 1, Components.COLUMNS);

    public Settling() {
        super("VIK-7.1");
    }

    /** Asks only where there is a choice: on a tile in the row of the viking's trade (VIK-7.1, VIK-7.4). */
    static void begin(VikingsState position, int seat, int row, int column) {
        if (Area.tradeOf(row) == position.handViking) {
            position.ask(Question.SETTLE, seat);
            ROW.set(position.agenda, row);
            COLUMN.set(position.agenda, column + 1);
        } else {
            toBase(position, seat);
        }
    }

    static void toBase(VikingsState position, int seat) {
        position.area(seat).addWaiting(position.handViking, 1);
        position.chronicle.waits(seat, position.handViking);
        position.handViking = VikingsState.NOTHING;
    }

    @Override
    public void list(VikingsState position, int seat, MoveList into) {
        into.add(VikingsMove.Word.SETTLE);
        into.add(VikingsMove.Word.WAIT);
    }

    @Override
    public boolean allows(VikingsState position, int seat, VikingsMove move, @Nullable Why why) {
        return move == VikingsMove.Word.SETTLE || move == VikingsMove.Word.WAIT || notNow(position, seat, why);
    }

    @Override
    public void play(VikingsState position, int seat, VikingsMove move) {
        int row = ROW.of(position.agenda);
        int column = COLUMN.of(position.agenda) - 1;
        position.agenda.pop();
        if (move == VikingsMove.Word.SETTLE) {
            position.area(seat).putViking(row, column);
            position.chronicle.settled(seat, position.handViking, column);
            position.handViking = VikingsState.NOTHING;
        } else {
            toBase(position, seat);
        }
        position.goOn(seat);
    }

    @Override
    public Phrase prompt(VikingsState position, int seat) {
        return Phrase.of("prompt.settle", "viking", Names.viking(position.handViking));
    }

    @Override
    public Phrase option(VikingsState position, int seat, VikingsMove move) {
        return move == VikingsMove.Word.SETTLE
                ? Phrase.of("move.settle", "viking", Names.viking(position.handViking), "row",
                        Names.row(ROW.of(position.agenda)), "column", COLUMN.of(position.agenda))
                : Phrase.of("move.wait", "viking", Names.viking(position.handViking));
    }
}
