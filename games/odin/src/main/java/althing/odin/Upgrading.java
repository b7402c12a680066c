package althing.odin;

import java.util.Arrays;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Raise;
import althing.odin.OdinMove.Upgrade;
import althing.odin.OdinMove.Word;

/** Upgrades by one or by two colours (FFO-8.6 to FFO-8.11). */
final class Upgrading {

    private static final int DEED_SHIFT = 3;
    private static final int LEFT = (1 << DEED_SHIFT) - 1;
    /** One of the goods may rise by two colours (card 152A). */
    private static final int RAISING = 1 << 15;
    private static final int MANY = 3;

    private Upgrading() {
    }

    static void begin(OdinPosition position, int seat, Deed.Upgrade upgrade, int deed, boolean must) {
        Arrays.fill(position.now.fresh, (byte) 0);
        boolean raising = upgrade.count() >= MANY && upgrade.steps() == 1 && Program.spaceOf(deed) >= 0
                && Occupations.has(position, seat, Occupations.ONE_DOUBLE_UPGRADE);
        position.push(Task.UPGRADE, seat,
                Asking.number(upgrade.count() | deed << DEED_SHIFT | (raising ? RAISING : 0), must));
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

    static int left(int number) {
        return Asking.count(number) & LEFT;
    }

    static Deed.Upgrade deed(int number) {
        return (Deed.Upgrade) Program.deed(deedNumber(number));
    }

    static int deedNumber(int number) {
        return (Asking.count(number) & ~RAISING) >> DEED_SHIFT;
    }

    static boolean mayRaise(int number) {
        return (number & RAISING) != 0;
    }

    static void list(OdinPosition position, int seat, MoveList into) {
        int number = position.agenda.number();
        for (int good = 0; good < Items.GOODS; good++) {
            if (canUpgrade(position, seat, good, deed(number))) {
                into.add(Moves.UPGRADE[good]);
                if (mayRaise(number) && result(good, 2) != Items.NONE) {
                    into.add(Moves.RAISE[good]);
                }
            }
        }
        if (!Asking.must(number)) {
            into.add(Word.DONE);
        }
    }

    static void play(OdinPosition position, int seat, OdinMove move) {
        int number = position.agenda.number();
        position.agenda.pop();
        switch (move) {
            case Upgrade upgrade -> raise(position, seat, upgrade.good(), deed(number).steps());
            case Raise raise -> raise(position, seat, raise.good(), 2);
            default -> {
                Arrays.fill(position.now.fresh, (byte) 0);
                return;
            }
        }
        position.now.acted |= Program.spaceOf(deedNumber(number)) >= 0;
        if (left(number) > 1 && isPossible(position, seat, deed(number))) {
            int raising = move instanceof Raise ? 0 : number & RAISING;
            position.push(Task.UPGRADE, seat,
                    Asking.number(left(number) - 1 | deedNumber(number) << DEED_SHIFT | raising, false));
        } else {
            Arrays.fill(position.now.fresh, (byte) 0);
        }
        int good = move instanceof Raise raise ? raise.good() : ((Upgrade) move).good();
        Moments.gained(position, seat, result(good, move instanceof Raise ? 2 : deed(number).steps()));
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
