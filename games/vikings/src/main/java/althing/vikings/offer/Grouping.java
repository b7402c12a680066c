package althing.vikings.offer;

import althing.engine.Phrase;
import althing.vikings.box.Names;
import althing.vikings.table.Moves;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsMove;
import althing.vikings.table.VikingsState;
import althing.vikings.wheel.Wheel;

/** The seats put the drawn vikings on the wheel, one trade each, from the highest price down (VIK-14.11, VIK-14.12). */
public final class Grouping extends DrawnChoice {

    public Grouping() {
        super("VIK-14.12");
    }

    @Override
    VikingsMove move(int trade) {
        return Moves.group(trade);
    }

    @Override
    int trade(VikingsMove move) {
        return move instanceof VikingsMove.Group group ? group.viking().ordinal() : NO_TRADE;
    }

    @Override
    public void play(VikingsState position, int seat, VikingsMove move) {
        position.agenda.pop();
        int viking = trade(move);
        position.chronicle.grouped(seat, viking, position.drawn[viking]);
        while (position.drawn[viking] > 0) {
            position.wheel.putViking(position.wheel.highestFree(), viking);
            position.drawn[viking]--;
        }
        if (position.wheel.highestFree() == Wheel.NONE) {
            position.ask(Question.BUY, position.startSeat);
        } else {
            position.ask(Question.GROUP, position.next(seat));
        }
    }

    @Override
    public Phrase prompt(VikingsState position, int seat) {
        return Phrase.of("prompt.group", "price", position.wheel.highestFree());
    }

    @Override
    public Phrase option(VikingsState position, int seat, VikingsMove move) {
        int viking = trade(move);
        return Phrase.of("move.group", "viking", Names.viking(viking), "count", (int) position.drawn[viking]);
    }
}
