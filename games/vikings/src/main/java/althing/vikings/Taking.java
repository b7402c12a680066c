package althing.vikings;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;

/** Who bought the dearest set may take a special tile that lies open (VIK-16.3). */
final class Taking extends Phase {

    private static final int COINS = Special.COINS5.ordinal();

    /** Asked before the set leaves the wheel; a set at price 0 never earns one (VIK-16.4). */
    static boolean isEarned(VikingsPosition position, int price) {
        return position.advanced && price > 0 && price == position.wheel.dearest() && position.countOpen() > 0;
    }

    @Override
    void list(VikingsPosition position, int seat, MoveList into) {
        for (int special = 0; special < position.open.length; special++) {
            if (position.open[special] > 0) {
                into.add(Moves.TAKE[special]);
            }
        }
        into.add(VikingsMove.Word.LEAVE);
    }

    @Override
    @Nullable
    Refusal refuse(VikingsPosition position, int seat, VikingsMove move) {
        if (move == VikingsMove.Word.LEAVE) {
            return null;
        }
        if (!(move instanceof VikingsMove.Take take)) {
            return notNow(position, seat);
        }
        return position.open[take.special().ordinal()] > 0
                ? null
                : Refusal.of("VIK-16.5", "refusal.not-open", "special", Names.special(take.special()));
    }

    @Override
    void play(VikingsPosition position, int seat, VikingsMove move) {
        position.agenda.pop();
        if (move instanceof VikingsMove.Take take) {
            take(position, seat, take.special().ordinal());
        } else {
            position.chronicle.left(seat);
        }
        position.goOn(seat);
    }

    private static void take(VikingsPosition position, int seat, int special) {
        position.open[special]--;
        position.chronicle.took(seat, special);
        if (special == COINS) {
            position.area(seat).gain(Components.BONUS[COINS]);
        } else {
            position.area(seat).addSpecial(special, 1);
            Swapping.begin(position, seat, special);
        }
    }

    @Override
    Phrase prompt(VikingsPosition position, int seat) {
        return Phrase.of("prompt.take");
    }

    @Override
    Phrase option(VikingsPosition position, int seat, VikingsMove move) {
        return move instanceof VikingsMove.Take take
                ? Phrase.of("move.take", "special", Names.special(take.special()))
                : Phrase.of("move.leave");
    }

    @Override
    String rule() {
        return "VIK-16.3";
    }
}
