package althing.odin.actions;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Why;
import althing.odin.board.Supply;
import althing.odin.box.Deed;
import althing.odin.box.Items;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which goods can rise, how far, and what they become (FFO-8.6 to FFO-8.11). */
public final class Upgrades {

    private static final int MOST_STEPS = 3;
    /** By steps: the goods that can rise so far, as bits. */
    private static final long[] RISING = IntStream.rangeClosed(0, MOST_STEPS)
            .mapToLong(steps -> Items.bits(tile -> tile < Items.GOODS && result(tile, steps) != Items.NONE)).toArray();

    private Upgrades() {
    }

    /** What a good becomes, or nothing; a double upgrade goes from orange to green or from red to blue (FFO-8.9). */
    public static int result(int good, int steps) {
        int result = good;
        for (int i = 0; i < steps && result != Items.NONE; i++) {
            result = Items.UPGRADED[result];
        }
        return result;
    }

    public static boolean isPossible(OdinState position, int seat, Deed.Upgrade upgrade) {
        for (long left = raisable(position, seat, upgrade); left != 0; left &= left - 1) {
            if (canUpgrade(position, seat, Long.numberOfTrailingZeros(left), upgrade)) {
                return true;
            }
        }
        return false;
    }

    /** The goods that can rise so far, as bits. */
    static long rising(int steps) {
        return RISING[steps];
    }

    /** The goods of the seat that are low enough to rise so far, as bits. */
    static long raisable(OdinState position, int seat, Deed.Upgrade upgrade) {
        return position.holdings.held(seat) & RISING[upgrade.steps()];
    }

    /** Whether the seat has a tile of the good that this action has not brought and that the upgrade allows (FFO-8.8). */
    public static boolean canUpgrade(OdinState position, int seat, int good, Deed.Upgrade upgrade) {
        return position.count(seat, good) > 0 && mayUpgrade(position, seat, good, upgrade.steps(), upgrade, null);
    }

    static boolean mayUpgrade(OdinState position, int seat, int good, int steps, Deed.Upgrade upgrade,
            @Nullable Why why) {
        return rises(good, steps, why) && Supply.has(position, seat, good, "FFO-8.6", why)
                && must(why, upgrade.only() == 0 || (upgrade.only() >> good & 1) != 0, "FFO-O.36A",
                        "refusal.not-this-good", "item", Names.item(good))
                && isUntouched(position, seat, good, why)
                && must(why, !upgrade.same() || position.now.fresh[result(good, steps)] > 0 || isFirst(position),
                        "FFO-O.83A", "refusal.other-kind", "item", Names.item(good));
    }

    private static boolean rises(int good, int steps, @Nullable Why why) {
        return (good < Items.GOODS && result(good, steps) != Items.NONE) || (why != null && refuse(why,
                steps > 1 ? "FFO-8.9" : "FFO-8.11", "refusal.no-upgrade", "item", Names.item(good), "steps", steps));
    }

    private static boolean isUntouched(OdinState position, int seat, int good, @Nullable Why why) {
        int fresh = position.now.fresh[good];
        return position.count(seat, good) > fresh || (why != null && refuse(why, "FFO-8.8", "refusal.upgraded-before",
                "item", Names.item(good), "count", fresh));
    }

    private static boolean isFirst(OdinState position) {
        for (byte fresh : position.now.fresh) {
            if (fresh > 0) {
                return false;
            }
        }
        return true;
    }
}
