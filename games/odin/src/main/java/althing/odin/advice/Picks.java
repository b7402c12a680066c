package althing.odin.advice;

import java.util.List;

import althing.odin.actions.Upgrades;
import althing.odin.board.Supply;
import althing.odin.box.Deed;
import althing.odin.box.Items;
import althing.odin.box.Strip;
import althing.odin.course.OdinState;

/** What parts of an action are worth that let a seat pick: goods to raise, tiles to buy, items of strips. */
final class Picks {

    private final Appraisal prices;
    private final OdinState position;
    private final int seat;

    Picks(Appraisal prices) {
        this.prices = prices;
        position = prices.position;
        seat = prices.seat;
    }

    double overseas() {
        double worth = 0;
        for (int green : Items.GREENS) {
            worth += position.count(seat, green) > 0 ? upgrade(green, 1) : 0;
        }
        return worth;
    }

    double forge() {
        double best = 0;
        for (int tile = 0; tile < Items.TILES; tile++) {
            if (Items.FORGED[tile] && (!Items.isSpecial(tile) || Supply.isLeft(position, tile))) {
                best = Math.max(best, prices.of(tile));
            }
        }
        return best;
    }

    /** The best special tiles that the seat can pay for, one after another. */
    double sale(int count) {
        int silver = position.count(seat, Items.SILVER);
        double worth = 0;
        int bought = Items.NONE;
        for (int i = 0; i < count; i++) {
            int best = Items.NONE;
            for (int tile = Items.GOODS; tile < Items.TILES; tile++) {
                boolean open = tile != bought && Items.PRICE[tile] != Items.NONE && Items.PRICE[tile] <= silver
                        && Supply.isLeft(position, tile);
                if (open && (best == Items.NONE || bargain(tile) > bargain(best))) {
                    best = tile;
                }
            }
            if (best != Items.NONE && bargain(best) > 0) {
                worth += bargain(best);
                silver -= Items.PRICE[best];
                bought = best;
            }
        }
        return worth;
    }

    /** What buying a special tile brings. */
    double bargain(int tile) {
        return prices.of(tile) - Items.PRICE[tile] * prices.of(Items.SILVER);
    }

    double upgrade(int good, int steps) {
        return prices.of(Upgrades.result(good, steps)) - prices.of(good, -1);
    }

    /** The best so many upgrades, one after another. */
    double upgrades(Deed.Upgrade upgrade) {
        double worth = 0;
        int used = 0;
        int left = upgrade.count();
        while (left > 0) {
            int best = Items.NONE;
            for (int good = 0; good < Items.GOODS; good++) {
                boolean open = (used >> good & 1) == 0 && position.count(seat, good) > 0
                        && Upgrades.result(good, upgrade.steps()) != Items.NONE
                        && (upgrade.only() == 0 || (upgrade.only() >> good & 1) != 0);
                if (open && (best == Items.NONE || upgrade(good, upgrade.steps()) > upgrade(best, upgrade.steps()))) {
                    best = good;
                }
            }
            if (best == Items.NONE || upgrade(best, upgrade.steps()) <= 0) {
                return worth;
            }
            used |= 1 << best;
            int count = Math.min(left, position.count(seat, best));
            worth += count * upgrade(best, upgrade.steps());
            left -= count;
        }
        return worth;
    }

    double mountain(List<Integer> parts) {
        double worth = 0;
        int used = 0;
        for (int most : parts) {
            int best = Items.NONE;
            for (int strip = 0; strip < Strip.COUNT; strip++) {
                if ((used >> strip & 1) == 0 && position.strips[strip] > 0
                        && (best == Items.NONE || dig(strip, most) > dig(best, most))) {
                    best = strip;
                }
            }
            if (best == Items.NONE) {
                return worth;
            }
            used |= 1 << best;
            worth += dig(best, most);
        }
        return worth;
    }

    /** The worth of the first so many items of a strip. */
    double dig(int strip, int count) {
        double worth = 0;
        int left = position.strips[strip];
        int same = 0;
        for (int i = 0; i < Math.min(count, left); i++) {
            int item = Strip.item(strip, left - i);
            same = i > 0 && item == Strip.item(strip, left - i + 1) ? same + 1 : 0;
            worth += Strip.amount(strip, left - i) * prices.of(item, same);
        }
        return worth;
    }
}
