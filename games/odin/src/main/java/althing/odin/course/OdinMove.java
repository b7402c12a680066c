package althing.odin.course;

import althing.engine.Move;
import althing.engine.code.Code;
import althing.engine.code.Named;
import althing.odin.box.Estate;
import althing.odin.box.Shape;

/** The decisions of A Feast for Odin. Spaces, items, strips and plans are indices; their
 * codes use the ids. */
public sealed interface OdinMove extends Move {

    @Override
    default String code() {
        return Moves.CODEC.write(this);
    }

    /** A move that can be made at any time, where no question takes it for its answer. */
    sealed interface ForAnytime {}

    /** Places vikings on an action space and does its action (FFO-3.1). */
    @Code("go {space}")
    record Go(@Named("space") int space) implements OdinMove {}

    /** Places vikings on the imitation space of the column and does the action of a space in it (FFO-14.2). */
    @Code("imitate {space}")
    record Imitate(@Named("space") int space) implements OdinMove {}

    /** Picks a tile, silver or ore for a board, a slot of the {@link Estate}; where it lies is decided next (FFO-5.1). */
    @Code("place {item} {board}")
    record Place(@Named("item") int item, @Named("slot") int board) implements OdinMove, ForAnytime {}

    /** Lays the picked tile with the upper left corner of its outline on a square, turned as in {@link Shape}. */
    @Code("lay {row} {column} {turn}")
    record Lay(int row, int column, int turn) implements OdinMove {}

    /** Buys a ship (FFO-6.1). */
    @Code("buy {ship}")
    record Buy(@Named("item") int ship) implements OdinMove, ForAnytime {}

    /** Puts an ore on a ship that carries as many as its name says (FFO-6.4). */
    @Code("arm {ship}")
    record Arm(@Named("item") int ship) implements OdinMove, ForAnytime {}

    /** Puts a wood or a stone on a slot of a building (FFO-5.34). */
    @Code("store {resource} {building}")
    record Store(@Named("item") int resource, @Named("plan") int building) implements OdinMove, ForAnytime {}

    /** Takes an alternative of an action, counted from 1. */
    @Code("choose {alternative}")
    record Choose(int alternative) implements OdinMove {}

    /** Takes so many items from a mountain strip (FFO-8.2). */
    @Code("dig {strip} {count}")
    record Dig(@Named("strip") int strip, int count) implements OdinMove {}

    /** Exchanges a good for one of a higher colour (FFO-8.6). */
    @Code("upgrade {good}")
    record Upgrade(@Named("item") int good) implements OdinMove {}

    /** Turns a green good over (FFO-9.1). */
    @Code("flip {good}")
    record Flip(@Named("item") int good) implements OdinMove {}

    /** Takes a tile: buys it, forges it or carries it off as loot (FFO-9.3, FFO-7.8, FFO-11.12). */
    @Code("take {tile}")
    record Take(@Named("item") int tile) implements OdinMove {}

    /** Takes an island (FFO-12.1). */
    @Code("explore {island}")
    record Explore(@Named("plan") int island) implements OdinMove {}

    /** Turns a ship over onto the banquet table (FFO-10.1). */
    @Code("emigrate {ship}")
    record Emigrate(@Named("item") int ship) implements OdinMove {}

    /** Gives a whaling boat for a knarr (FFO-7.11). */
    @Code("rebuild {boat}")
    record Rebuild(@Named("item") int boat) implements OdinMove {}

    /** Goes whaling with so many boats without loaded ore and so many with it (FFO-11.36). */
    @Code("sail {plain} {armed}")
    record Sail(int plain, int armed) implements OdinMove {}

    /** Succeeds and pays with so many weapon cards, the rest with wood (FFO-11.31). */
    @Code("pay {weapons}")
    record Pay(int weapons) implements OdinMove {}

    /** Takes so many vikings back from the space (FFO-11.23, FFO-11.34). */
    @Code("back {vikings}")
    record Back(int vikings) implements OdinMove {}

    /** Takes an ore off a ship that carries as many as its name says. */
    @Code("disarm {ship}")
    record Disarm(@Named("item") int ship) implements OdinMove, ForAnytime {}

    /** Takes a viking back from a space. */
    @Code("recall {space}")
    record Recall(@Named("space") int space) implements OdinMove {}

    /** Lets a card act before others that act at the same moment. */
    @Code("first {card}")
    record First(@Named("card") int card) implements OdinMove {}

    /** Keeps a light card to start with (FFO-17.9). */
    @Code("keep {card}")
    record Keep(@Named("card") int card) implements OdinMove {}

    /** Plays an occupation from the hand (FFO-13.2). */
    @Code("play {card}")
    record Play(@Named("card") int card) implements OdinMove {}

    /** Uses an anytime occupation in one of its ways, counted from 1 (FFO-13.6). */
    @Code("use {card} {alternative}")
    record Use(@Named("card") int card, int alternative) implements OdinMove, ForAnytime {}

    /** Upgrades a good by two colours in an action of single steps. */
    @Code("raise {good}")
    record Raise(@Named("item") int good) implements OdinMove {}

    /** Pays for a battle with stones, swords and spears (FFO-11.11). */
    @Code("spend {stones} {swords} {spears}")
    record Spend(int stones, int swords, int spears) implements OdinMove {}

    /** Serves food at the Feast, along the table or across it; square tiles only across (FFO-4.11). */
    @Code("serve {food}[ flat]")
    record Serve(@Named("item") int food, boolean flat) implements OdinMove {}

    /** The decisions without a choice in them. */
    enum Word implements OdinMove {
        /** Places no more vikings in this round (FFO-3.4). */
        PASS,
        /** Does nothing more here: goes on. */
        DONE,
        /** Makes the exchange on offer. */
        TRADE,
        /** Rolls the die again (FFO-11.2). */
        ROLL,
        /** Declares failure (FFO-11.13, FFO-11.33). */
        FAIL,
        /** Covers a banquet square with a silver (FFO-4.10). */
        COIN,
        /** Leaves a banquet square free and takes a Thing penalty for it (FFO-4.17). */
        LEAVE
    }
}
