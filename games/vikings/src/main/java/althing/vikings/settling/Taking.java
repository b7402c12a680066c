package althing.vikings.settling;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.box.Special;
import althing.vikings.table.Moves;
import althing.vikings.table.VikingsDecision;
import althing.vikings.table.VikingsMove;
import althing.vikings.table.VikingsState;

/** Who bought the dearest set may take a special tile that lies open (VIK-16.3). */
public final class Taking extends VikingsDecision {

    private static final int COINS = Special.COINS5.ordinal();

    public Taking() {
        super("VIK-16.3");
    }

    @Override
    public void list(VikingsState position, int seat, MoveList into) {
        for (int special = 0; special < position.open.length; special++) {
            if (isOpen(position, special, null)) {
                into.add(Moves.take(special));
            }
        }
        into.add(VikingsMove.Word.LEAVE);
    }

    private static boolean isOpen(VikingsState position, int special, @Nullable Why why) {
        return must(why, position.open[special] > 0, "VIK-16.5", "refusal.not-open", "special",
                Names.special(special));
    }

    @Override
    public boolean allows(VikingsState position, int seat, VikingsMove move, @Nullable Why why) {
        return switch (move) {
            case VikingsMove.Take take -> isOpen(position, take.special().ordinal(), why);
            case VikingsMove.Word.LEAVE -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    public void play(VikingsState position, int seat, VikingsMove move) {
        position.agenda.pop();
        if (move instanceof VikingsMove.Take take) {
            take(position, seat, take.special().ordinal());
        } else {
            position.chronicle.left(seat);
        }
        position.goOn(seat);
    }

    private static void take(VikingsState position, int seat, int special) {
        position.open[special]--;
        position.chronicle.took(seat, special);
        if (special == COINS) {
            position.area(seat).gain(Components.bonus(COINS));
        } else {
            position.area(seat).addSpecial(special, 1);
            Swapping.begin(position, seat, special);
        }
    }

    @Override
    public Phrase prompt(VikingsState position, int seat) {
        return Phrase.of("prompt.take");
    }

    @Override
    public Phrase option(VikingsState position, int seat, VikingsMove move) {
        return move instanceof VikingsMove.Take take
                ? Phrase.of("move.take", "special", Names.special(take.special()))
                : Phrase.of("move.leave");
    }
}
