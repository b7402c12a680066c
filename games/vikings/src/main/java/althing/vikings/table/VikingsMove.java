package althing.vikings.table;

import java.util.Locale;

import althing.engine.Move;
import althing.vikings.box.Row;
import althing.vikings.box.Special;
import althing.vikings.box.Viking;

/** The decisions of Vikings. A turn is a chain of them: buy, place the tile, settle the viking, take a special tile. */
public sealed interface VikingsMove extends Move {

    /** Offers gold for the start-player figure (VIK-14.4); 0 is a bid. */
    record Bid(int gold) implements VikingsMove {

        @Override
        public String code() {
            return "bid " + gold;
        }
    }

    /** Sends one of the 13 drawn vikings out of the game (VIK-14.9). */
    record Remove(Viking viking) implements VikingsMove {

        @Override
        public String code() {
            return "remove " + viking.code();
        }
    }

    /** Puts all drawn vikings of a trade on the wheel, from the highest free price down (VIK-14.11). */
    record Group(Viking viking) implements VikingsMove {

        @Override
        public String code() {
            return "group " + viking.code();
        }
    }

    /** Acquires the set at a price of the wheel (VIK-4.1). */
    record Buy(int price) implements VikingsMove {

        @Override
        public String code() {
            return "buy " + price;
        }
    }

    /** Lays the start tile in column 1 of a row (VIK-6.13). */
    record Start(Row row) implements VikingsMove {

        @Override
        public String code() {
            return "start " + row.code();
        }
    }

    /** Lays the acquired island tile (VIK-6.6). Columns count from 1. */
    record Place(Row row, int column) implements VikingsMove {

        @Override
        public String code() {
            return "place " + row.code() + " " + column;
        }
    }

    /** Lays the acquired ship (VIK-6.3). Columns count from 1. */
    record Moor(int column) implements VikingsMove {

        @Override
        public String code() {
            return "moor " + column;
        }
    }

    /** Takes one of the special tiles that lie open (VIK-16.3). */
    record Take(Special special) implements VikingsMove {

        @Override
        public String code() {
            return "take " + special.code();
        }
    }

    /** Lays a special building in place of a middle tile with the same building (VIK-17.11a). */
    record Swap(Row row, int column) implements VikingsMove {

        @Override
        public String code() {
            return "swap " + row.code() + " " + column;
        }
    }

    /** Sends a boatman off with vikings of one trade (VIK-10.2); in the advanced version he needs a boat tile. */
    record Ferry(Viking viking) implements VikingsMove {

        @Override
        public String code() {
            return "ferry " + viking.code();
        }
    }

    /** Brings a waiting viking ashore, within a trip or, in the advanced version, with a boatman of his own (VIK-15.1). */
    record Land(Row row, int column) implements VikingsMove {

        @Override
        public String code() {
            return "land " + row.code() + " " + column;
        }
    }

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
        STOP;

        @Override
        public String code() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }
}
