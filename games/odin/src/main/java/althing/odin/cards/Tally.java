package althing.odin.cards;

import org.jspecify.annotations.Nullable;
import althing.odin.board.Ships;
import althing.odin.board.Supply;
import althing.odin.board.Yield;
import althing.odin.box.Colour;
import althing.odin.box.Components;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.course.OdinState;

/** What cards count of ships and treasures, and of the action and the die action under way. */
public final class Tally {

    private static final int STRONG = 2;
    private static final int PRINTED_ORE = Components.FILE.table("ships").row("ship", Items.id(Items.BOAT))
            .number("printed-ore");

    private Tally() {
    }

    /** The measure with a name of the data file, or nothing. */
    static @Nullable Measure named(String name) {
        return switch (name) {
            case "ship-sets" -> (position, seat) -> Math.min(Supply.boats(position, seat),
                    Math.min(position.count(seat, Items.KNARR), Supply.longships(position, seat)));
            case "ship-ore" -> Tally::shipOre;
            case "strong-longships" -> Tally::strongLongships;
            case "special-tiles" -> Tally::specialTiles;
            case "red-kinds" -> Tally::redKinds;
            case "longship-price" -> Tally::longshipPrice;
            case "income" -> Yield::income;
            case "seats" -> (position, _) -> position.seats;
            case "spent-wood" -> (position, _) -> position.now.woodSpent;
            case "exchanged-kinds" -> (position, _) -> Integer.bitCount(position.now.exchanged);
            case "exchanged-ore" -> (position, _) -> position.now.exchanged >> (Items.ORE - Items.WOOD) & 1;
            case "placed-vikings" -> (position, _) -> position.now.site >= 0 ? 1 : 0;
            case "rolled-on-site" -> (position, _) -> position.now.rolledOnSite ? 1 : 0;
            default -> null;
        };
    }

    /** The ore on all ships, printed and loaded (card 16C). */
    private static int shipOre(OdinState position, int seat) {
        int ore = Supply.boats(position, seat) * PRINTED_ORE + position.count(seat, Items.ARMED_BOAT);
        for (int loaded = 1; loaded <= Items.FULL_LONGSHIP - Items.LONGSHIP; loaded++) {
            ore += loaded * position.count(seat, Items.LONGSHIP + loaded);
        }
        return ore;
    }

    private static int strongLongships(OdinState position, int seat) {
        int ships = 0;
        for (int ship = Items.LONGSHIP + STRONG; ship <= Items.FULL_LONGSHIP; ship++) {
            ships += position.count(seat, ship);
        }
        return ships;
    }

    /** The special tiles in the supply and on the boards of a seat. */
    private static int specialTiles(OdinState position, int seat) {
        int tiles = 0;
        for (int tile = Items.GOODS; tile < Items.TILES; tile++) {
            tiles += position.count(seat, tile);
        }
        for (int i = 0; i < position.boards.laidCount(); i++) {
            boolean own = position.owner[Laid.board(position.boards.laid(i))] == seat;
            tiles += own && Items.isSpecial(Laid.item(position.boards.laid(i))) ? 1 : 0;
        }
        return tiles;
    }

    /** The kinds of red goods in the supply and the stables; pregnant animals are no kind of their own. */
    private static int redKinds(OdinState position, int seat) {
        int kinds = 0;
        for (int good = 0; good < Items.GOODS; good++) {
            if (Items.COLOUR[good] == Colour.RED && !Items.isPregnant(good)) {
                kinds += position.count(seat, good) > 0
                        || (Items.isAnimal(good) && Supply.animals(position, seat, good) > 0) ? 1 : 0;
            }
        }
        return kinds;
    }

    /** Swords take off a silver each, spears and bows half a silver, rounded down in the end (card 81C). */
    private static int longshipPrice(OdinState position, int seat) {
        int halves = 2 * (Ships.price(Items.LONGSHIP) - position.count(seat, Items.SWORD))
                - position.count(seat, Items.SPEAR) - position.count(seat, Items.BOW);
        return Math.max(0, halves / 2);
    }
}
