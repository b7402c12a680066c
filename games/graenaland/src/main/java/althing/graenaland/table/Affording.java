package althing.graenaland.table;

import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Why;
import althing.graenaland.box.Amounts;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Work;

/** Whether somebody can pay a price: with plain cards, gold, supply cards, and any cards through markets (GRA-8.4). */
public final class Affording {

    /** No supply card may be laid any more. */
    public static final int NO_SUPPLY = Components.SUPPLY_AMOUNTS.length;
    private static final int GOLD = Resource.GOLD.ordinal();
    private static final int MARKET = Work.MARKET.ordinal();

    private Affording() {
    }

    /** Whether the seat can pay a price now. */
    public static boolean may(GraenalandState position, int seat, int price, @Nullable Why why) {
        return can(position, seat, price, 0)
                || (why != null && refuse(why, "GRA-8.2", "refusal.too-poor", "price", Names.price(price)));
    }

    /** Whether a price still names a resource. */
    public static boolean isDue(int due, Resource resource, String rule, @Nullable Why why) {
        return Amounts.of(due, resource.ordinal()) > 0 || (why != null
                && refuse(why, rule, "refusal.not-due", "resource", Names.resource(resource)));
    }

    /** The markets the builder may still use (GRA-13.8); with a permission there are none (GRA-21.5). */
    public static int markets(GraenalandState position, int seat) {
        if (position.yard.permitted != GraenalandState.NONE) {
            return 0;
        }
        int markets = -position.yard.marketsUsed;
        for (int province = 0; province < position.board.provinces; province++) {
            markets += position.island.hasWork(province, MARKET) && position.island.settledAt(seat, province) > 0
                    ? 1
                    : 0;
        }
        return markets;
    }

    /** Whether the seat can pay a price and has so many cards left for a toll. */
    public static boolean can(GraenalandState position, int seat, int price, int toll) {
        long hand = position.hands[seat];
        return can(price, Cards.amounts(hand), Cards.showing(hand, GOLD), Cards.total(hand),
                position.supplyHands[seat], 0, markets(position, seat), toll);
    }

    /**
     * Whether a price can be paid.
     *
     * @param natural the basic resources in hand
     * @param cards   all resource cards in hand
     * @param from    the lowest supply card that may be laid
     */
    public static boolean can(int price, int natural, int gold, int cards, int supplies, int from, int markets,
            int toll) {
        if (canWithoutLaying(price, natural, gold, cards, supplies, markets, toll)) {
            return true;
        }
        if (supplies == 0 || from >= NO_SUPPLY) {
            return false;
        }
        int missing = Amounts.less(price, natural);
        if (isHopeless(missing, gold + markets, supplies, from)) {
            return false;
        }
        boolean anyHelps = markets > 0 || toll > 0;
        for (int left = supplies >>> from << from; left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            int paid = Amounts.common(Components.SUPPLY_AMOUNTS[card], price);
            if (paid != 0 && (anyHelps || Amounts.common(paid, missing) != 0)
                    && can(price - paid, natural, gold, cards, supplies & ~(1 << card), card + 1, markets, toll)) {
                return true;
            }
        }
        return false;
    }

    /** Whether even all supply cards together leave more missing than gold and markets can pay. */
    private static boolean isHopeless(int missing, int jokers, int supplies, int from) {
        int hope = Amounts.NONE;
        for (int left = supplies >>> from << from; left != 0; left &= left - 1) {
            hope += Components.SUPPLY_AMOUNTS[Integer.numberOfTrailingZeros(left)];
        }
        return Amounts.total(Amounts.less(missing, hope)) > jokers;
    }

    /** The same when supply cards go through markets only. */
    public static boolean canWithoutLaying(int price, int natural, int gold, int cards, int supplies, int markets,
            int toll) {
        int total = Amounts.total(price);
        int missing = Amounts.total(Amounts.less(price, natural));
        int traded = Math.min(Math.min(markets, Integer.bitCount(supplies)), total);
        int surplus = Amounts.total(natural) - (total - missing);
        int bartered = Math.min(markets - traded, surplus);
        return traded + bartered + gold >= missing && cards - total + traded >= toll;
    }
}
