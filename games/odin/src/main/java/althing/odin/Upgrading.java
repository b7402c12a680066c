package althing.odin;

import java.util.Arrays;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Raise;
import althing.odin.OdinMove.Upgrade;
import althing.odin.OdinMove.Word;

/** Upgrades by one or by two colours (FFO-8.6 to FFO-8.11). */
final class Upgrading {

    private static final int MANY = 3;

    private Upgrading() {
    }

    static void begin(OdinPosition position, int seat, Deed.Upgrade upgrade, int deed, boolean must) {
        Arrays.fill(position.now.fresh, (byte) 0);
        boolean raising = upgrade.count() >= MANY && upgrade.steps() == 1 && Program.spaceOf(deed) >= 0
                && Occupations.has(position, seat, Occupations.ONE_DOUBLE_UPGRADE);
        ask(position, seat, deed, upgrade.count(), raising, must);
    }

    private static void ask(OdinPosition position, int seat, int deed, int left, boolean raising, boolean must) {
        position.push(Task.UPGRADE, seat, Due.UPGRADE, deed);
        Due.UPGRADE_LEFT.set(position.agenda, left);
        Due.UPGRADE_RAISE.set(position.agenda, raising ? 1 : 0);
        Due.UPGRADE_MUST.set(position.agenda, must ? 1 : 0);
    }

    /** The upgrade that is asked about. */
    static Deed.Upgrade asked(OdinPosition position) {
        return (Deed.Upgrade) Program.deed(position.due(Due.UPGRADE));
    }

    /** What a good becomes, or nothing; a double upgrade goes from orange to green or from red to blue (FFO-8.9). */
    static int result(int good, int steps) {
        int result = good;
        for (int i = 0; i < steps && result != Items.NONE; i++) {
            result = Items.UPGRADED[result];
        }
        return result;
    }

    static boolean isPossible(OdinPosition position, int seat, Deed.Upgrade upgrade) {
        for (int good = 0; good < Items.GOODS; good++) {
            if (canUpgrade(position, seat, good, upgrade)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the seat has a tile of the good that this action has not brought and that the upgrade allows (FFO-8.8). */
    static boolean canUpgrade(OdinPosition position, int seat, int good, Deed.Upgrade upgrade) {
        int result = result(good, upgrade.steps());
        return position.count(seat, good) > position.now.fresh[good] && result != Items.NONE
                && (upgrade.only() == 0 || (upgrade.only() >> good & 1) != 0)
                && (!upgrade.same() || position.now.fresh[result] > 0 || isFirst(position));
    }

    private static boolean isFirst(OdinPosition position) {
        for (byte fresh : position.now.fresh) {
            if (fresh > 0) {
                return false;
            }
        }
        return true;
    }

    static void list(OdinPosition position, int seat, MoveList into) {
        for (int good = 0; good < Items.GOODS; good++) {
            if (canUpgrade(position, seat, good, asked(position))) {
                into.add(Moves.UPGRADE[good]);
                if (position.isDue(Due.UPGRADE_RAISE) && result(good, 2) != Items.NONE) {
                    into.add(Moves.RAISE[good]);
                }
            }
        }
        if (!position.isDue(Due.UPGRADE_MUST)) {
            into.add(Word.DONE);
        }
    }

    static void play(OdinPosition position, int seat, OdinMove move) {
        int steps = asked(position).steps();
        switch (move) {
            case Upgrade upgrade -> play(position, seat, upgrade.good(), steps, position.isDue(Due.UPGRADE_RAISE));
            case Raise raise -> play(position, seat, raise.good(), 2, false);
            default -> {
                position.agenda.pop();
                Arrays.fill(position.now.fresh, (byte) 0);
            }
        }
    }

    /** Raises a good; one of the next may perhaps rise by two colours. */
    private static void play(OdinPosition position, int seat, int good, int steps, boolean raising) {
        int deed = position.due(Due.UPGRADE);
        int left = position.due(Due.UPGRADE_LEFT) - 1;
        position.agenda.pop();
        raise(position, seat, good, steps);
        position.now.acted |= position.now.owns(deed);
        if (left > 0 && isPossible(position, seat, (Deed.Upgrade) Program.deed(deed))) {
            ask(position, seat, deed, left, raising, false);
        } else {
            Arrays.fill(position.now.fresh, (byte) 0);
        }
        Moments.gained(position, seat, result(good, steps));
    }

    private static void raise(OdinPosition position, int seat, int good, int steps) {
        int result = result(good, steps);
        position.change(seat, good, -1);
        position.change(seat, result, 1);
        position.now.fresh[result]++;
        if (position.isHeard()) {
            position.tell("log.upgrade", "seat", Phrase.seat(seat), "from", Wording.item(good), "to",
                    Wording.item(result));
        }
    }
}
