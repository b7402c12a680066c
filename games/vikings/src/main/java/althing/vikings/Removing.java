package althing.vikings;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;

/** The winner of the auction sends one drawn viking out of the game, before he sees the tiles (VIK-14.9). */
final class Removing extends Phase {

    @Override
    void list(VikingsPosition position, int seat, MoveList into) {
        for (int viking = 0; viking < position.drawn.length; viking++) {
            if (position.drawn[viking] > 0) {
                into.add(Moves.REMOVE[viking]);
            }
        }
    }

    @Override
    @Nullable
    VikingsMove forced(VikingsPosition position, int seat) {
        int viking = position.onlyTradeDrawn();
        return viking < 0 ? null : Moves.REMOVE[viking];
    }

    @Override
    @Nullable
    Refusal refuse(VikingsPosition position, int seat, VikingsMove move) {
        if (!(move instanceof VikingsMove.Remove remove)) {
            return notNow(position, seat);
        }
        return position.drawn[remove.viking().ordinal()] > 0
                ? null
                : Refusal.of("VIK-14.9", "refusal.not-drawn", "viking", Names.viking(remove.viking()));
    }

    @Override
    void play(VikingsPosition position, int seat, VikingsMove move) {
        position.agenda.pop();
        int viking = ((VikingsMove.Remove) move).viking().ordinal();
        position.drawn[viking]--;
        position.chronicle.removed(seat, viking);
        Round.layTiles(position);
        position.agenda.push(Decision.GROUP.ordinal(), seat);
    }

    @Override
    Phrase prompt(VikingsPosition position, int seat) {
        return Phrase.of("prompt.remove");
    }

    @Override
    Phrase option(VikingsPosition position, int seat, VikingsMove move) {
        return Phrase.of("move.remove", "viking", Names.viking(((VikingsMove.Remove) move).viking()));
    }

    @Override
    String rule() {
        return "VIK-14.9";
    }
}
