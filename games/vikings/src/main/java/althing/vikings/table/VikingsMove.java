package althing.vikings.table;

import althing.engine.Move;
import althing.engine.code.Code;
import althing.vikings.box.Row;
import althing.vikings.box.Special;
import althing.vikings.box.Viking;

/** The decisions of Vikings. A turn is a chain of them: buy, place the tile, settle the viking, take a special tile. */
public sealed interface VikingsMove extends Move {

    @Override
    default String code() {
        return Moves.CODEC.write(this);
    }

    /** Offers gold for the start-player figure (VIK-14.4); 0 is a bid. */
    @Code("bid {gold}")
    record Bid(int gold) implements VikingsMove {}

    /** Sends one of the 13 drawn vikings out of the game (VIK-14.9). */
    @Code("remove {viking}")
    record Remove(Viking viking) implements VikingsMove {}

    /** Puts all drawn vikings of a trade on the wheel, from the highest free price down (VIK-14.11). */
    @Code("group {viking}")
    record Group(Viking viking) implements VikingsMove {}

    /** Acquires the set at a price of the wheel (VIK-4.1). */
    @Code("buy {price}")
    record Buy(int price) implements VikingsMove {}

    /** Lays the start tile in column 1 of a row (VIK-6.13). */
    @Code("start {row}")
    record Start(Row row) implements VikingsMove {}

    /** Lays the acquired island tile (VIK-6.6). Columns count from 1. */
    @Code("place {row} {column}")
    record Place(Row row, int column) implements VikingsMove {}

    /** Lays the acquired ship (VIK-6.3). Columns count from 1. */
    @Code("moor {column}")
    record Moor(int column) implements VikingsMove {}

    /** Takes one of the special tiles that lie open (VIK-16.3). */
    @Code("take {special}")
    record Take(Special special) implements VikingsMove {}

    /** Lays a special building in place of a middle tile with the same building (VIK-17.11a). */
    @Code("swap {row} {column}")
    record Swap(Row row, int column) implements VikingsMove {}

    /** Sends a boatman off with vikings of one trade (VIK-10.2); in the advanced version he needs a boat tile. */
    @Code("ferry {viking}")
    record Ferry(Viking viking) implements VikingsMove {}

    /** Brings a waiting viking ashore, within a trip or, in the advanced version, with a boatman of his own (VIK-15.1). */
    @Code("land {row} {column}")
    record Land(Row row, int column) implements VikingsMove {}

    /** The decisions without a choice in them. */
    enum Word implements VikingsMove {

        /** Bids no more in this auction (VIK-14.4). */
        PASS,
        /** The acquired viking moves in on the tile just placed (VIK-7.1). */
        SETTLE,
        /** The acquired viking waits in the base (VIK-7.3). */
        WAIT,
        /** Leaves the special tiles where they are (VIK-16.3). */
        LEAVE,
        /** Sends a boatman off with at most one viking of each trade (VIK-10.2). */
        FERRY_EACH,
        /** Ends the trip of this boatman. */
        DONE,
        /** Uses no more boatmen in this scoring (VIK-10.2). */
        STOP
    }
}
