package althing.vikings;

import althing.engine.Phrase;

/** The seats put the drawn vikings on the wheel, one trade each, from the highest price down (VIK-14.11, VIK-14.12). */
final class Grouping extends DrawnChoice {

    Grouping() {
        super(Moves.GROUP);
    }

    @Override
    void play(VikingsPosition position, int seat, VikingsMove move) {
        position.agenda.pop();
        int viking = ((VikingsMove.Group) move).viking().ordinal();
        position.chronicle.grouped(seat, viking, position.drawn[viking]);
        while (position.drawn[viking] > 0) {
            position.wheel.putViking(position.wheel.highestFree(), viking);
            position.drawn[viking]--;
        }
        if (position.wheel.highestFree() == Wheel.NONE) {
            position.ask(Decision.BUY, position.startSeat);
        } else {
            position.ask(Decision.GROUP, position.next(seat));
        }
    }

    @Override
    Phrase prompt(VikingsPosition position, int seat) {
        return Phrase.of("prompt.group", "price", position.wheel.highestFree());
    }

    @Override
    Phrase option(VikingsPosition position, int seat, VikingsMove move) {
        Viking viking = ((VikingsMove.Group) move).viking();
        return Phrase.of("move.group", "viking", Names.viking(viking), "count",
                (int) position.drawn[viking.ordinal()]);
    }

    @Override
    String rule() {
        return "VIK-14.12";
    }
}
