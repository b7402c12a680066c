package althing.jorvik.town;

import althing.engine.Move;
import althing.engine.code.Code;
import althing.engine.code.Named;
import althing.jorvik.cards.Card;
import althing.jorvik.cards.Good;

/** The decisions of Jórvík. Loading is a chain of them, each of which uses up cubes or puts them where they stay. */
public sealed interface JorvikMove extends Move {

    @Override
    default String code() {
        return Moves.CODEC.write(this);
    }

    /** The number that stands for the reservation row where a queue's card space could stand. */
    int ROW = 0;

    /** Puts a viking, his own or a brown one, behind the last in the queue of a card space (JOR-6.3). */
    @Code("join {space}[ brown]")
    record Join(int space, boolean brown) implements JorvikMove {}

    /** Puts a viking on a card of the upper spaces and so reserves it (JOR-6.6). */
    @Code("reserve {space}[ brown]")
    record Reserve(int space, boolean brown) implements JorvikMove {}

    /** Sends the Loki card to the box and picks the first of two vikings that change places (JOR-14.1). Spots count from 1. */
    @Code("swap {space:row=0} {spot}")
    record Swap(int space, int spot) implements JorvikMove {}

    /** Picks the second of two vikings that change places (JOR-14.1). */
    @Code("with {space:row=0} {spot}")
    record With(int space, int spot) implements JorvikMove {}

    /** Counts one warrior of this strength twice in the attack (JOR-15.2). */
    @Code("double {strength}")
    record DoubleWarrior(int strength) implements JorvikMove {}

    /** Gives one cube to somebody who takes it (JOR-10.3 to JOR-10.6). */
    sealed interface Giving extends JorvikMove permits Place, Store, Sell, Sacrifice {

        Good good();
    }

    /** Puts a cube on an artisan: the one in hand, or one from the quay or the storage (JOR-10.3). */
    @Code("place {good} {artisan}")
    record Place(Good good, @Named("card") Card artisan) implements Giving {}

    /** Puts the cube in hand, or one from the quay, into storage (JOR-10.4). */
    @Code("store {good}")
    record Store(Good good) implements Giving {}

    /** Lifts a cube from storage and leaves it to the commons (JOR-10.11). */
    @Code("discard {good}")
    record Discard(Good good) implements JorvikMove {}

    /** Sells a cube to the merchant of its good (JOR-10.5). */
    @Code("sell {good}")
    record Sell(Good good) implements Giving {}

    /** Gives a cube to the oracle of its good (JOR-10.6). */
    @Code("sacrifice {good}")
    record Sacrifice(Good good) implements Giving {}

    /** Takes a cube from the commons against so many cubes, which are paid next (JOR-10.7, JOR-10.9). */
    @Code("exchange {cubes} {good}")
    record Exchange(int cubes, Good good) implements JorvikMove {}

    /** Pays a cube of an exchange. */
    @Code("pay {good}")
    record Pay(Good good) implements JorvikMove {}

    /** Uses a card that acts in any phase (JOR-12.2). */
    sealed interface CardUse extends JorvikMove permits Take, Steal, Carry {}

    /** Sends the building to the box and takes a cube from the commons (JOR-13.8). */
    @Code("take {good}")
    record Take(Good good) implements CardUse {}

    /** Sends the Loki card to the box and takes a cube from an artisan of somebody else (JOR-14.3). */
    @Code("steal {good} {artisan}")
    record Steal(Good good, @Named("card") Card artisan) implements CardUse {}

    /** Moves a cube between two artisans of the seat; the first move sends the building to the box (JOR-13.7). */
    @Code("carry {good} {from} {to}")
    record Carry(Good good, @Named("card") Card from, @Named("card") Card to) implements CardUse {}

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
        FINISH
    }
}
