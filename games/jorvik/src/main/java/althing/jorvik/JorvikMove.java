package althing.jorvik;

import java.util.Locale;

import althing.engine.Move;

/** The decisions of Jórvík. Loading is a chain of them, each of which uses up cubes or puts them where they stay. */
public sealed interface JorvikMove extends Move {

    /** The number that stands for the reservation row where a queue's card space could stand. */
    int ROW = 0;

    /** Puts a viking, his own or a brown one, behind the last in the queue of a card space (JOR-6.3). */
    record Join(int space, boolean brown) implements JorvikMove {

        @Override
        public String code() {
            return "join " + space + (brown ? " brown" : "");
        }
    }

    /** Puts a viking on a card of the upper spaces and so reserves it (JOR-6.6). */
    record Reserve(int space, boolean brown) implements JorvikMove {

        @Override
        public String code() {
            return "reserve " + space + (brown ? " brown" : "");
        }
    }

    /** Sends the Loki card to the box and picks the first of two vikings that change places (JOR-14.1). Spots count from 1. */
    record Swap(int space, int spot) implements JorvikMove {

        @Override
        public String code() {
            return "swap " + place(space, spot);
        }
    }

    /** Picks the second of two vikings that change places (JOR-14.1). */
    record With(int space, int spot) implements JorvikMove {

        @Override
        public String code() {
            return "with " + place(space, spot);
        }
    }

    /** Counts one warrior of this strength twice in the attack (JOR-15.2). */
    record DoubleWarrior(int strength) implements JorvikMove {

        @Override
        public String code() {
            return "double " + strength;
        }
    }

    /** Gives one cube to somebody who takes it (JOR-10.3 to JOR-10.6). */
    sealed interface Giving extends JorvikMove permits Place, Store, Sell, Sacrifice {

        Good good();
    }

    /** Puts a cube on an artisan: the one in hand, or one from the quay or the storage (JOR-10.3). */
    record Place(Good good, Card artisan) implements Giving {

        @Override
        public String code() {
            return "place " + good.code() + " " + artisan.id();
        }
    }

    /** Puts the cube in hand, or one from the quay, into storage (JOR-10.4). */
    record Store(Good good) implements Giving {

        @Override
        public String code() {
            return "store " + good.code();
        }
    }

    /** Lifts a cube from storage and leaves it to the commons (JOR-10.11). */
    record Discard(Good good) implements JorvikMove {

        @Override
        public String code() {
            return "discard " + good.code();
        }
    }

    /** Sells a cube to the merchant of its good (JOR-10.5). */
    record Sell(Good good) implements Giving {

        @Override
        public String code() {
            return "sell " + good.code();
        }
    }

    /** Gives a cube to the oracle of its good (JOR-10.6). */
    record Sacrifice(Good good) implements Giving {

        @Override
        public String code() {
            return "sacrifice " + good.code();
        }
    }

    /** Takes a cube from the commons against so many cubes, which are paid next (JOR-10.7, JOR-10.9). */
    record Exchange(int cubes, Good good) implements JorvikMove {

        @Override
        public String code() {
            return "exchange " + cubes + " " + good.code();
        }
    }

    /** Pays a cube of an exchange. */
    record Pay(Good good) implements JorvikMove {

        @Override
        public String code() {
            return "pay " + good.code();
        }
    }

    /** Uses a card that acts in any phase (JOR-12.2). */
    sealed interface CardUse extends JorvikMove permits Take, Steal, Carry {}

    /** Sends the building to the box and takes a cube from the commons (JOR-13.8). */
    record Take(Good good) implements CardUse {

        @Override
        public String code() {
            return "take " + good.code();
        }
    }

    /** Sends the Loki card to the box and takes a cube from an artisan of somebody else (JOR-14.3). */
    record Steal(Good good, Card artisan) implements CardUse {

        @Override
        public String code() {
            return "steal " + good.code() + " " + artisan.id();
        }
    }

    /** Moves a cube between two artisans of the seat; the first move sends the building to the box (JOR-13.7). */
    record Carry(Good good, Card from, Card to) implements CardUse {

        @Override
        public String code() {
            return "carry " + good.code() + " " + from.id() + " " + to.id();
        }
    }

    /** The decisions without a choice in them. */
    enum Word implements JorvikMove {

        /** Buys the card for its price (JOR-7.3, JOR-8.3). */
        BUY,
        /** Takes the card for the free-card building instead of coins (JOR-13.4). */
        FREE,
        /** Takes back the front viking (JOR-7.4). */
        PASS,
        /** Lets a reserved card go (JOR-8.4). */
        DECLINE,
        /** Places no brown viking any more in this Demand (JOR-13.5b). */
        STOP,
        /** Gains the points of the attack once more (JOR-15.1). */
        DOUBLE_GAIN,
        /** Pays and loses no points (JOR-15.3). */
        RANSOM,
        /** Uses no card here. */
        KEEP,
        /** Gives two cubes for a coin; they are paid next (JOR-10.8). */
        COIN,
        /** Leaves the cube in hand to the commons (JOR-10.10, JOR-14.4). */
        DROP,
        /** Carries no more cubes between artisans (JOR-13.7). */
        DONE,
        /** Ends the Loading turn; what lies on the quay goes to the commons (JOR-10.11). */
        FINISH;

        @Override
        public String code() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    private static String place(int space, int spot) {
        return (space == ROW ? "row" : space) + " " + spot;
    }
}
