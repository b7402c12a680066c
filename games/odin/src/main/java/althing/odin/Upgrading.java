package althing.odin;

import java.util.Arrays;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Upgrade;
import althing.odin.OdinMove.Word;

/** Upgrades by one or by two colours (FFO-8.6 to FFO-8.11). */
final class Upgrading {

    private static final int STEP_SHIFT = 4;

    private Upgrading() {
    }

    static void begin(OdinPosition position, int seat, int count, int steps, boolean must) {
        Arrays.fill(position.fresh, (byte) 0);
        position.push(Task.UPGRADE, seat, Asking.number(count | steps << STEP_SHIFT, must));
    }

    /** What a good becomes, or nothing; a double upgrade goes from orange to green or from red to blue (FFO-8.9). */
    static int result(int good, int steps) {
        int result = good;
        for (int i = 0; i < steps && result != Items.NONE; i++) {
            result = Items.UPGRADED[result];
        }
        return result;
    }

    static boolean isPossible(OdinPosition position, int seat, int steps) {
        for (int good = 0; good < Items.GOODS; good++) {
            if (canUpgrade(position, seat, good, steps)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the seat has a tile of the good that this action has not brought (FFO-8.8). */
    static boolean canUpgrade(OdinPosition position, int seat, int good, int steps) {
        return position.count(seat, good) > position.fresh[good] && result(good, steps) != Items.NONE;
    }

    static int left(int number) {
        return Asking.count(number) & (1 << STEP_SHIFT) - 1;
    }

    static int steps(int number) {
        return Asking.count(number) >> STEP_SHIFT;
    }

    static void list(OdinPosition position, int seat, MoveList into) {
        int number = position.agenda.number();
        for (int good = 0; good < Items.GOODS; good++) {
            if (canUpgrade(position, seat, good, steps(number))) {
                into.add(Moves.UPGRADE[good]);
            }
        }
        if (!Asking.must(number)) {
            into.add(Word.DONE);
        }
    }

    static void play(OdinPosition position, int seat, OdinMove move) {
        int number = position.agenda.number();
        position.agenda.pop();
        if (!(move instanceof Upgrade upgrade)) {
            return;
        }
        int steps = steps(number);
        int result = result(upgrade.good(), steps);
        position.change(seat, upgrade.good(), -1);
        position.change(seat, result, 1);
        position.fresh[result]++;
        position.acted = true;
        if (position.isHeard()) {
            position.tell("log.upgrade", "seat", Phrase.seat(seat), "from", Wording.item(upgrade.good()), "to",
                    Wording.item(result));
        }
        if (left(number) > 1 && isPossible(position, seat, steps)) {
            position.push(Task.UPGRADE, seat, Asking.number(left(number) - 1 | steps << STEP_SHIFT, false));
        }
    }
}
