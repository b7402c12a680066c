package althing.odin.board;

import static althing.engine.Why.must;

import java.util.Arrays;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;
import althing.engine.Why;
import althing.odin.actions.Turns;
import althing.odin.box.Components;
import althing.odin.box.Items;
import althing.odin.cards.Moments;
import althing.odin.cards.Occupations;
import althing.odin.course.Moves;
import althing.odin.course.OdinState;
import althing.odin.course.Window;
import althing.odin.dice.Dice;
import althing.odin.dice.Raging;
import althing.odin.words.Names;

/** Buying ships at any time, and the ore on them (FFO-6). */
public final class Ships {

    private static final int[] PRICE = new int[Items.COUNT];
    private static final int[] FOR_SALE = {Items.BOAT, Items.KNARR, Items.LONGSHIP};

    static {
        for (int ship : FOR_SALE) {
            PRICE[ship] = Components.FILE.table("ships").row("ship", Items.id(ship)).number("price");
        }
    }

    private static final int CHEAPEST = Arrays.stream(FOR_SALE).map(ship -> PRICE[ship]).min().orElseThrow();

    private Ships() {
    }

    public static int price(int ship) {
        return PRICE[ship];
    }

    public static void listForSale(OdinState position, int seat, MoveList into) {
        if (position.count(seat, Items.SILVER) < CHEAPEST) {
            return;
        }
        for (int ship : FOR_SALE) {
            if (mayBuy(position, seat, ship, null)) {
                into.add(Moves.BUY[ship]);
            }
        }
    }

    public static boolean mayBuy(OdinState position, int seat, int ship, @Nullable Why why) {
        return must(why, PRICE[ship] > 0, "FFO-6.1", "refusal.not-for-sale", "item", Names.item(ship))
                && Supply.canPay(position, seat, PRICE[ship], "FFO-6.1", why)
                && Supply.hasStage(position, seat, ship, why);
    }

    public static void buy(OdinState position, int seat, int ship) {
        position.change(seat, Items.SILVER, -PRICE[ship]);
        position.change(seat, ship, 1);
        Moments.shipGained(position, seat, ship);
        if (position.isHeard()) {
            position.tell("log.buy", "seat", Phrase.seat(seat), "ship", Names.item(ship), "silver", PRICE[ship]);
        }
    }

    /** Arming is allowed before and after an action, not within one (FFO-6.6). */
    private static boolean isTimeToArm(OdinState position) {
        return position.isAsked(Turns.FRAME) || position.isAsked(Window.FRAME);
    }

    public static void listArming(OdinState position, int seat, MoveList into) {
        if (!isTimeToArm(position) || position.count(seat, Items.ORE) == 0) {
            return;
        }
        for (int ship = Items.BOAT; ship < Items.FULL_LONGSHIP; ship++) {
            if (mayArm(position, seat, ship, null)) {
                into.add(Moves.ARM[ship]);
            }
        }
    }

    public static boolean mayArm(OdinState position, int seat, int ship, @Nullable Why why) {
        boolean slot = ship == Items.BOAT || (ship >= Items.LONGSHIP && ship < Items.FULL_LONGSHIP);
        return (isTimeToArm(position) || (why != null && Why.refuse(why, "FFO-6.6", Refusal.NOT_NOW, "asked",
                position.prompt(seat))))
                && must(why, slot, "FFO-6.4", "refusal.no-slot", "ship", Names.item(ship))
                && Supply.has(position, seat, ship, "FFO-6.4", why)
                && Supply.has(position, seat, Items.ORE, "FFO-6.4", why);
    }

    public static void arm(OdinState position, int seat, int ship) {
        position.change(seat, Items.ORE, -1);
        position.change(seat, ship, -1);
        position.change(seat, ship + 1, 1);
        if (position.isHeard()) {
            position.tell("log.arm", "seat", Phrase.seat(seat), "ship", Names.item(ship));
        }
    }

    public static boolean isLoaded(int ship, @Nullable Why why) {
        return must(why, ship == Items.ARMED_BOAT || (ship > Items.LONGSHIP && ship <= Items.FULL_LONGSHIP), "FFO-6.5",
                "refusal.not-loaded", "ship", Names.item(ship));
    }

    public static void listUnloading(OdinState position, int seat, MoveList into) {
        if (!Occupations.has(position, seat, Occupations.UNLOAD_SHIPS) || position.isAsked(Raging.FRAME)) {
            return;
        }
        for (int ship = Items.BOAT; ship <= Items.FULL_LONGSHIP; ship++) {
            if (mayUnload(position, seat, ship, null)) {
                into.add(Moves.DISARM[ship]);
            }
        }
    }

    /** A card lets ore come back from ships (card 39C). */
    public static boolean mayUnload(OdinState position, int seat, int ship, @Nullable Why why) {
        return must(why, Occupations.has(position, seat, Occupations.UNLOAD_SHIPS), "FFO-6.5", "refusal.no-card",
                "card", Names.card(Occupations.UNLOAD_SHIPS))
                && isLoaded(ship, why) && Supply.has(position, seat, ship, "FFO-6.5", why);
    }

    /** Whether ore could come off a ship to be laid on a board. */
    public static boolean canUnloadToLay(OdinState position, int seat) {
        if (!Occupations.has(position, seat, Occupations.UNLOAD_SHIPS)
                || !Placements.fitsAnywhere(position, seat, Items.ORE)) {
            return false;
        }
        for (int ship = Items.BOAT; ship <= Items.FULL_LONGSHIP; ship++) {
            if (mayUnload(position, seat, ship, null)) {
                return true;
            }
        }
        return false;
    }

    public static void unload(OdinState position, int seat, int ship) {
        position.change(seat, ship, -1);
        position.change(seat, ship - 1, 1);
        position.change(seat, Items.ORE, 1);
        Dice.recountOre(position, seat);
        if (position.isHeard()) {
            position.tell("log.unload", "seat", Phrase.seat(seat), "ship", Names.item(ship));
        }
    }
}
