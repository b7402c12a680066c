package althing.vikings;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;

/** The acquired viking moves in on the tile just laid, or waits in the base (VIK-7). */
final class Settling extends Phase {

    /** Asks only where there is a choice: on a tile in the row of the viking's trade (VIK-7.1, VIK-7.4). */
    static void begin(VikingsPosition position, int seat, int row, int column) {
        if (Area.tradeOf(row) == position.handViking) {
            position.ask(Decision.SETTLE, seat);
            Frames.ROW.set(position.agenda, row);
            Frames.COLUMN.set(position.agenda, column + 1);
        } else {
            toBase(position, seat);
        }
    }

    static void toBase(VikingsPosition position, int seat) {
        position.area(seat).addWaiting(position.handViking, 1);
        position.chronicle.waits(seat, position.handViking);
        position.handViking = VikingsPosition.NOTHING;
    }

    @Override
    void list(VikingsPosition position, int seat, MoveList into) {
        into.add(VikingsMove.Word.SETTLE);
        into.add(VikingsMove.Word.WAIT);
    }

    @Override
    @Nullable
    Refusal refuse(VikingsPosition position, int seat, VikingsMove move) {
        return move == VikingsMove.Word.SETTLE || move == VikingsMove.Word.WAIT ? null : notNow(position, seat);
    }

    @Override
    void play(VikingsPosition position, int seat, VikingsMove move) {
        int row = Frames.ROW.of(position.agenda);
        int column = Frames.COLUMN.of(position.agenda) - 1;
        position.agenda.pop();
        if (move == VikingsMove.Word.SETTLE) {
            position.area(seat).putViking(row, column);
            position.chronicle.settled(seat, position.handViking, column);
            position.handViking = VikingsPosition.NOTHING;
        } else {
            toBase(position, seat);
        }
        position.goOn(seat);
    }

    @Override
    Phrase prompt(VikingsPosition position, int seat) {
        return Phrase.of("prompt.settle", "viking", Names.viking(position.handViking));
    }

    @Override
    Phrase option(VikingsPosition position, int seat, VikingsMove move) {
        return move == VikingsMove.Word.SETTLE
                ? Phrase.of("move.settle", "viking", Names.viking(position.handViking), "row",
                        Names.row(Frames.ROW.of(position.agenda)), "column", Frames.COLUMN.of(position.agenda))
                : Phrase.of("move.wait", "viking", Names.viking(position.handViking));
    }

    @Override
    String rule() {
        return "VIK-7.1";
    }
}
