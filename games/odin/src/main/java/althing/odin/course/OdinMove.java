package althing.odin.course;

import java.util.Locale;

import althing.engine.Move;
import althing.odin.box.Card;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.box.Space;
import althing.odin.box.Strip;

/** The decisions of A Feast for Odin. Spaces, items, strips and plans are indices; their
 * codes use the ids. */
public sealed interface OdinMove extends Move {

    /** A move that can be made at any time, where no question takes it for its answer. */
    sealed interface ForAnytime extends OdinMove {}

    /** Places vikings on an action space and does its action (FFO-3.1). */
    record Go(int space) implements OdinMove {
        @Override
        public String code() {
            return "go " + Space.get(space).id;
        }
    }

    /** Places vikings on the imitation space of the column and does the action of a space in it (FFO-14.2). */
    record Imitate(int space) implements OdinMove {
        @Override
        public String code() {
            return "imitate " + Space.get(space).id;
        }
    }

    /** Picks a tile, silver or ore for a board, a slot of the {@link Estate}; where it lies is decided next (FFO-5.1). */
    record Place(int item, int board) implements ForAnytime {
        @Override
        public String code() {
            return "place " + Items.id(item) + " " + Estate.slotName(board);
        }
    }

    /** Lays the picked tile with the upper left corner of its outline on a square, turned as in {@link Shape}. */
    record Lay(int row, int column, int turn) implements OdinMove {
        @Override
        public String code() {
            return "lay " + row + " " + column + " " + turn;
        }
    }

    /** Buys a ship (FFO-6.1). */
    record Buy(int ship) implements ForAnytime {
        @Override
        public String code() {
            return "buy " + Items.id(ship);
        }
    }

    /** Puts an ore on a ship that carries as many as its name says (FFO-6.4). */
    record Arm(int ship) implements ForAnytime {
        @Override
        public String code() {
            return "arm " + Items.id(ship);
        }
    }

    /** Puts a wood or a stone on a slot of a building (FFO-5.34). */
    record Store(int resource, int building) implements ForAnytime {
        @Override
        public String code() {
            return "store " + Items.id(resource) + " " + Plan.ALL.get(building).id;
        }
    }

    /** Takes an alternative of an action, counted from 1. */
    record Choose(int alternative) implements OdinMove {
        @Override
        public String code() {
            return "choose " + alternative;
        }
    }

    /** Takes so many items from a mountain strip (FFO-8.2). */
    record Dig(int strip, int count) implements OdinMove {
        @Override
        public String code() {
            return "dig " + Strip.id(strip) + " " + count;
        }
    }

    /** Exchanges a good for one of a higher colour (FFO-8.6). */
    record Upgrade(int good) implements OdinMove {
        @Override
        public String code() {
            return "upgrade " + Items.id(good);
        }
    }

    /** Turns a green good over (FFO-9.1). */
    record Flip(int good) implements OdinMove {
        @Override
        public String code() {
            return "flip " + Items.id(good);
        }
    }

    /** Takes a tile: buys it, forges it or carries it off as loot (FFO-9.3, FFO-7.8, FFO-11.12). */
    record Take(int tile) implements OdinMove {
        @Override
        public String code() {
            return "take " + Items.id(tile);
        }
    }

    /** Takes an island (FFO-12.1). */
    record Explore(int island) implements OdinMove {
        @Override
        public String code() {
            return "explore " + Plan.ALL.get(island).id;
        }
    }

    /** Turns a ship over onto the banquet table (FFO-10.1). */
    record Emigrate(int ship) implements OdinMove {
        @Override
        public String code() {
            return "emigrate " + Items.id(ship);
        }
    }

    /** Gives a whaling boat for a knarr (FFO-7.11). */
    record Rebuild(int boat) implements OdinMove {
        @Override
        public String code() {
            return "rebuild " + Items.id(boat);
        }
    }

    /** Goes whaling with so many boats without loaded ore and so many with it (FFO-11.36). */
    record Sail(int plain, int armed) implements OdinMove {
        @Override
        public String code() {
            return "sail " + plain + " " + armed;
        }
    }

    /** Succeeds and pays with so many weapon cards, the rest with wood (FFO-11.31). */
    record Pay(int weapons) implements OdinMove {
        @Override
        public String code() {
            return "pay " + weapons;
        }
    }

    /** Takes so many vikings back from the space (FFO-11.23, FFO-11.34). */
    record Back(int vikings) implements OdinMove {
        @Override
        public String code() {
            return "back " + vikings;
        }
    }

    /** Takes an ore off a ship that carries as many as its name says. */
    record Disarm(int ship) implements ForAnytime {
        @Override
        public String code() {
            return "disarm " + Items.id(ship);
        }
    }

    /** Takes a viking back from a space. */
    record Recall(int space) implements OdinMove {
        @Override
        public String code() {
            return "recall " + Space.get(space).id;
        }
    }

    /** Lets a card act before others that act at the same moment. */
    record First(int card) implements OdinMove {
        @Override
        public String code() {
            return "first " + Card.get(card).id();
        }
    }

    /** Keeps a light card to start with (FFO-17.9). */
    record Keep(int card) implements OdinMove {
        @Override
        public String code() {
            return "keep " + Card.get(card).id();
        }
    }

    /** Plays an occupation from the hand (FFO-13.2). */
    record Play(int card) implements OdinMove {
        @Override
        public String code() {
            return "play " + Card.get(card).id();
        }
    }

    /** Uses an anytime occupation in one of its ways, counted from 1 (FFO-13.6). */
    record Use(int card, int alternative) implements ForAnytime {
        @Override
        public String code() {
            return "use " + Card.get(card).id() + " " + alternative;
        }
    }

    /** Upgrades a good by two colours in an action of single steps. */
    record Raise(int good) implements OdinMove {
        @Override
        public String code() {
            return "raise " + Items.id(good);
        }
    }

    /** Pays for a battle with stones, swords and spears (FFO-11.11). */
    record Spend(int stones, int swords, int spears) implements OdinMove {
        @Override
        public String code() {
            return "spend " + stones + " " + swords + " " + spears;
        }
    }

    /** Serves food at the Feast, along the table or across it; square tiles only across (FFO-4.11). */
    record Serve(int food, boolean flat) implements OdinMove {
        @Override
        public String code() {
            return "serve " + Items.id(food) + (flat ? " flat" : "");
        }
    }

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
        LEAVE;

        @Override
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
