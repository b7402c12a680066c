package althing.vikings;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;

/** The seats put the drawn vikings on the wheel, one trade each, from the highest price down (VIK-14.11, VIK-14.12). */
final class Grouping extends Phase {

    @Override
    void list(VikingsPosition position, int seat, MoveList into) {
        for (int viking = 0; viking < position.drawn.length; viking++) {
            if (position.drawn[viking] > 0) {
                into.add(Moves.GROUP[viking]);
            }
        }
    }

    @Override
    @Nullable
    VikingsMove forced(VikingsPosition position, int seat) {
        int viking = position.onlyTradeDrawn();
        return viking < 0 ? null : Moves.GROUP[viking];
    }

    @Override
    @Nullable
    Refusal refuse(VikingsPosition position, int seat, VikingsMove move) {
        if (!(move instanceof VikingsMove.Group group)) {
            return notNow(position, seat);
        }
        return position.drawn[group.viking().ordinal()] > 0
                ? null
                : Refusal.of("VIK-14.12", "refusal.not-drawn", "viking", Names.viking(group.viking()));
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
            position.agenda.push(Decision.BUY.ordinal(), position.startSeat);
        } else {
            position.agenda.push(Decision.GROUP.ordinal(), position.next(seat));
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
