package althing.odin.board;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.box.Amounts;
import althing.odin.box.Components;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.cards.Moments;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** What seats pay and gain, and where it comes from and goes to (FFO-15). */
public final class Supply {

    private static final int SMALL_STAGES = Components.figure("small-stages");
    private static final int LARGE_STAGES = Components.figure("large-stages");

    private Supply() {
    }

    public static boolean has(OdinState position, int seat, Amounts amounts) {
        if ((amounts.kinds() & ~position.holdings.held(seat)) != 0) {
            return false;
        }
        for (int i = 0; i < amounts.size(); i++) {
            if (position.count(seat, amounts.items()[i]) < amounts.counts()[i]) {
                return false;
            }
        }
        return true;
    }

    /** Whether the seat has an item. */
    public static boolean has(OdinState position, int seat, int item, String rule, @Nullable Why why) {
        return must(why, position.count(seat, item) > 0, rule, "refusal.lacking", "item", Names.item(item));
    }

    /** Whether the seat has so much silver. */
    public static boolean canPay(OdinState position, int seat, int price, String rule, @Nullable Why why) {
        int silver = position.count(seat, Items.SILVER);
        return silver >= price
                || (why != null && refuse(why, rule, "refusal.too-poor", "silver", price, "have", silver));
    }

    /** Whether all of it is to be had: limited things must be left, a ship needs a free stage (FFO-7.5, FFO-6.2). */
    public static boolean canGain(OdinState position, int seat, Amounts amounts) {
        for (int item : amounts.limited()) {
            if (!canGain(position, seat, item)) {
                return false;
            }
        }
        return true;
    }

    public static boolean canGain(OdinState position, int seat, int item) {
        if (Items.isSpecial(item)) {
            return isLeft(position, item);
        }
        if (Items.isShip(item)) {
            return hasStage(position, seat, item);
        }
        Plan building = building(item);
        return building == null || free(position, building) != OdinState.NOBODY;
    }

    public static void pay(OdinState position, int seat, Amounts amounts) {
        for (int i = 0; i < amounts.size(); i++) {
            spend(position, seat, amounts.items()[i], amounts.counts()[i]);
        }
    }

    /** Gives items back: weapons to the discard pile, the rest to the general supply (FFO-11.6). */
    public static void spend(OdinState position, int seat, int item, int count) {
        position.change(seat, item, -count);
        if (Items.isWeapon(item)) {
            position.discards[item - Items.BOW] += (byte) count;
        }
    }

    public static void gain(OdinState position, int seat, Amounts amounts) {
        for (int i = 0; i < amounts.size(); i++) {
            gain(position, seat, amounts.items()[i], amounts.counts()[i]);
        }
    }

    /** Gives a seat so many of an item, as far as there are any (FFO-15.1). */
    public static void gain(OdinState position, int seat, int item, int count) {
        if (Items.isWeapon(item)) {
            Weapons.receive(position, seat, item, count);
        } else if (item == Items.WEAPON) {
            Weapons.draw(position, seat, count);
        } else if (item == Items.OCCUPATION) {
            Occupations.draw(position, seat);
        } else if (item < Items.COUNT) {
            receive(position, seat, item, count);
        } else {
            build(position, seat, item);
        }
    }

    private static void receive(OdinState position, int seat, int item, int count) {
        if (Items.isSpecial(item)) {
            if (!isLeft(position, item)) {
                return;
            }
            position.specials &= ~(1 << (item - Items.GOODS));
        } else if (Items.isShip(item) && !hasStage(position, seat, item)) {
            return;
        }
        position.change(seat, item, count);
        for (int i = 0; Items.isTile(item) && i < count; i++) {
            Moments.gained(position, seat, item);
        }
        if (Items.isShip(item)) {
            Moments.shipGained(position, seat, item);
        }
    }

    private static void build(OdinState position, int seat, int item) {
        Plan building = building(item);
        int board = building == null ? OdinState.NOBODY : free(position, building);
        if (board != OdinState.NOBODY) {
            position.owner[board] = (byte) seat;
            Moments.fireOnce(position, seat, Moments.SOON);
        }
    }

    /** The building that an item stands for; null for all other items. */
    static @Nullable Plan building(int item) {
        if (item < Items.SHED) {
            return null;
        }
        if (item == Items.SHED) {
            return Plan.SHED;
        }
        if (item == Items.STONE_HOUSE) {
            return Plan.STONE_HOUSE;
        }
        return item == Items.LONG_HOUSE ? Plan.LONG_HOUSE : null;
    }

    /** A building of a kind that nobody has, or nothing. */
    static int free(OdinState position, Plan building) {
        int first = Estate.first(building);
        for (int board = first; board < first + building.copies; board++) {
            if (position.owner[board] == OdinState.NOBODY) {
                return board;
            }
        }
        return OdinState.NOBODY;
    }

    public static boolean isLeft(OdinState position, int special) {
        return (position.specials >> (special - Items.GOODS) & 1) != 0;
    }

    public static boolean isLeft(OdinState position, int tile, String rule, @Nullable Why why) {
        return must(why, !Items.isSpecial(tile) || isLeft(position, tile), rule, "refusal.gone", "item",
                Names.item(tile));
    }

    public static boolean hasStage(OdinState position, int seat, int ship, @Nullable Why why) {
        return must(why, hasStage(position, seat, ship), "FFO-6.2", "refusal.no-stage", "ship", Names.item(ship));
    }

    /** Whether the bay has a free stage for the ship (FFO-6.2). */
    public static boolean hasStage(OdinState position, int seat, int ship) {
        return ship <= Items.ARMED_BOAT
                ? boats(position, seat) < SMALL_STAGES
                : position.count(seat, Items.KNARR) + longships(position, seat) < LARGE_STAGES;
    }

    public static int boats(OdinState position, int seat) {
        return position.count(seat, Items.BOAT) + position.count(seat, Items.ARMED_BOAT);
    }

    public static int longships(OdinState position, int seat) {
        int ships = 0;
        for (int ship = Items.LONGSHIP; ship <= Items.FULL_LONGSHIP; ship++) {
            ships += position.count(seat, ship);
        }
        return ships;
    }

    /** How many ships of a kind, armed or not, the seat has; the kind is named by its ship without ore. */
    public static int ships(OdinState position, int seat, int kind) {
        if (kind == Items.BOAT) {
            return boats(position, seat);
        }
        return kind == Items.LONGSHIP ? longships(position, seat) : position.count(seat, kind);
    }

    /** How many animals of a kind, pregnant ones included (FFO-7.2). */
    public static int animals(OdinState position, int seat, int kind) {
        return position.count(seat, kind) + position.count(seat, kind + 1);
    }

    public static void tellGain(OdinState position, int seat, Amounts pay, Amounts gain) {
        if (position.isHeard()) {
            position.tell(pay.isEmpty() ? "log.gain" : gain.isEmpty() ? "log.pay" : "log.trade", "seat",
                    Phrase.seat(seat), "pay", Names.amounts(pay), "gain", Names.amounts(gain));
        }
    }
}
