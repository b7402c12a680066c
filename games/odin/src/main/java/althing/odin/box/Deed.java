package althing.odin.box;

import java.util.Arrays;
import java.util.List;

/** One part of what an action space or a card lets a seat do. */
public sealed interface Deed {

    /** Pays and gains; pays nothing or gains nothing perhaps. An optional one is offered, another must be done whole. */
    record Trade(Amounts pay, Amounts gain, boolean optional) implements Deed {}

    /** A product for each animal of a kind, up to three (FFO-7.2). */
    record PerAnimal(int product, int animal) implements Deed {}

    /** An item for each seat of the game (FFO-7.3). */
    record PerSeat(int item) implements Deed {}

    /** Gains that need at least one animal of a kind. */
    record IfAnimal(int item, int count, int animal) implements Deed {}

    /** Up to so many items from each of different strips, perhaps stone and ore only (FFO-8.2). */
    record Mountain(List<Integer> parts, boolean rock) implements Deed {

        /** The most strips that an action takes from. */
        public static final int MOST_PARTS = 4;
    }

    /** Raises up to so many goods by so many colours, perhaps only some kinds, as bits, or all of one kind (FFO-8.6). */
    record Upgrade(int count, int steps, int only, boolean same, boolean must) implements Deed {}

    /** A Bonus phase for the houses or for the home board of the seat. */
    record Bonus(boolean houses) implements Deed {}

    /** Turns up to so many goods over to their other side (card 78B). */
    record Turn(int count) implements Deed {}

    /** Takes an ore off a longship and adds so much to each roll (card 132b). */
    record Rage(int bonus) implements Deed {}

    /** An item that must be laid on a board at once. */
    record Settle(int item) implements Deed {}

    /** A die action; for Whaling with up to so many boats. */
    record Roll(Throw kind, int boats) implements Deed {}

    /** Buys up to so many special tiles (FFO-9.3). */
    record Sale(int count) implements Deed {}

    /** Takes one of the islands whose plans are given as bits (FFO-12.1). */
    record Explore(int islands) implements Deed {}

    /** Plays up to so many occupations from the hand (FFO-13.2). */
    record Play(int most) implements Deed {}

    /** The parts without figures. */
    enum Simple implements Deed {
        /** Turns green goods over to blue (FFO-9.1). */
        OVERSEAS,
        /** Takes a tile with tongs (FFO-7.8). */
        FORGE,
        /** Turns a large ship over onto the banquet table (FFO-10.1). */
        EMIGRATE,
        /** Gives a whaling boat for a knarr (FFO-7.11). */
        REBUILD,
        /** A Feast of one's own. */
        FEAST,
        /** Breeding of one's own. */
        BREED,
        /** A viking back from each space of column 4. */
        HOMECOMING,
        /** The action of an occupied space of column 2, without vikings. */
        FOLLOW,
        /** A wood or a stone in a shed for a silver (card 42b). */
        STEWARD,
        /** The cloakpin off somebody else's board (card 70B). */
        COURIER,
        /** The drinking horn off any board (card 71C). */
        INNKEEPER,
        /** One more of a good of which there are exactly three (card 31C). */
        MORE,
        /** A viking back from a space, and for silver another one (card 60C). */
        RECALL,
        /** A viking back from the space of the action. */
        BACK,
        /** The action of a free space of column 1, without vikings, for a silver (card 91c). */
        LATE,
        /** What cards do in a harvest of one's own, before its goods come. */
        SOW,
        /** What cards do after a harvest of one's own. */
        REAP,
        /** An emigration that is cheaper by the large ships (card 84B). */
        GUARDED_EMIGRATION
    }

    /** Whether it has an effect for everybody at any time. */
    default boolean isCertain() {
        return switch (this) {
            case Trade trade ->
                trade.pay().isEmpty() && trade.gain().limited().length == 0;
            case PerSeat _ -> true;
            case Roll roll -> roll.kind() != Throw.WHALE;
            default -> false;
        };
    }

    /** Whether the action cannot be chosen without this part. */
    default boolean isRequired() {
        return switch (this) {
            case Trade trade -> !trade.optional();
            case Play _ -> true;
            case Upgrade upgrade -> upgrade.must();
            case Simple simple -> simple == Simple.FORGE;
            default -> false;
        };
    }
}
