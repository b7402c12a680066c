package althing.odin;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Arm;
import althing.odin.OdinMove.Buy;
import althing.odin.OdinMove.Disarm;
import althing.odin.OdinMove.Place;
import althing.odin.OdinMove.Store;
import althing.odin.OdinMove.Use;
import althing.odin.OdinMove.Word;

/** What a seat may do at any time: lay tiles, fill slots, buy ships, and between actions load ore (FFO-5, FFO-6). */
final class Anytime {

    private static final int[] PRICE = new int[Items.COUNT];
    private static final int[] SHIPS = {Items.BOAT, Items.KNARR, Items.LONGSHIP};

    static {
        for (int ship : SHIPS) {
            PRICE[ship] = Components.FILE.table("ships").row("ship", Items.id(ship)).number("price");
        }
    }

    private Anytime() {
    }

    static int price(int ship) {
        return PRICE[ship];
    }

    static void list(OdinPosition position, int seat, MoveList into) {
        listPlacements(position, seat, into);
        listStores(position, seat, into);
        for (int ship : SHIPS) {
            if (position.count(seat, Items.SILVER) >= PRICE[ship] && Supply.hasStage(position, seat, ship)) {
                into.add(Moves.BUY[ship]);
            }
        }
        Occupations.listUses(position, seat, into);
        if (mayUnload(position, seat)) {
            listUnloading(position, seat, into);
        }
        if (mayArm(position) && position.count(seat, Items.ORE) > 0) {
            listArming(position, seat, into);
        }
    }

    /** Arming is allowed before and after an action, not within one (FFO-6.6). */
    static boolean mayArm(OdinPosition position) {
        return position.isAsked(Task.TURN) || position.isAsked(Task.WINDOW);
    }

    static boolean canArm(int ship) {
        return ship == Items.BOAT || ship >= Items.LONGSHIP && ship < Items.FULL_LONGSHIP;
    }

    private static void listArming(OdinPosition position, int seat, MoveList into) {
        for (int ship = Items.BOAT; ship < Items.FULL_LONGSHIP; ship++) {
            if (canArm(ship) && position.count(seat, ship) > 0) {
                into.add(Moves.ARM[ship]);
            }
        }
    }

    /** A card lets ore come back from ships; an ore that a battle asks for goes another way (card 39C). */
    static boolean mayUnload(OdinPosition position, int seat) {
        return Occupations.has(position, seat, Occupations.UNLOAD_SHIPS) && !position.isAsked(Task.RAGE);
    }

    static boolean isLoaded(int ship) {
        return ship == Items.ARMED_BOAT || ship > Items.LONGSHIP && ship <= Items.FULL_LONGSHIP;
    }

    private static void listUnloading(OdinPosition position, int seat, MoveList into) {
        for (int ship = Items.BOAT; ship <= Items.FULL_LONGSHIP; ship++) {
            if (isLoaded(ship) && position.count(seat, ship) > 0) {
                into.add(Moves.DISARM[ship]);
            }
        }
    }

    /** Whether ore could come off a ship to be laid on a board. */
    static boolean canUnloadToLay(OdinPosition position, int seat) {
        if (!Occupations.has(position, seat, Occupations.UNLOAD_SHIPS) || !fits(position, seat, Items.ORE)) {
            return false;
        }
        for (int ship = Items.BOAT; ship <= Items.FULL_LONGSHIP; ship++) {
            if (isLoaded(ship) && position.count(seat, ship) > 0) {
                return true;
            }
        }
        return false;
    }

    private static void unload(OdinPosition position, int seat, int ship) {
        position.change(seat, ship, -1);
        position.change(seat, ship - 1, 1);
        position.change(seat, Items.ORE, 1);
        Dice.recountOre(position, seat);
        if (position.isHeard()) {
            position.tell("log.unload", "seat", Phrase.seat(seat), "ship", Wording.item(ship));
        }
    }

    private static void listPlacements(OdinPosition position, int seat, MoveList into) {
        int first = Occupations.has(position, seat, Occupations.WOOD_IN_HOUSES) ? Items.WOOD : Items.ORE;
        for (int board = 0; board < Estate.BOARDS; board++) {
            if (position.owner[board] == seat && !Estate.isShed(board)) {
                int slot = position.slot(board);
                for (int item = 0; item <= Items.SILVER; item++) {
                    if ((item < Items.TILES || item >= first) && position.count(seat, item) > 0
                            && Placing.fits(position, board, item)) {
                        into.add(Moves.PLACE[item][slot]);
                    }
                }
            }
        }
    }

    private static boolean isPlaceable(int item) {
        return item < Items.TILES || item >= Items.WOOD && item <= Items.SILVER;
    }

    /** Whether the seat can put a wood or a stone in a shed (card 42b). */
    static boolean canFillShed(OdinPosition position, int seat) {
        return canFillShed(position, seat, Items.WOOD) || canFillShed(position, seat, Items.STONE);
    }

    private static boolean canFillShed(OdinPosition position, int seat, int resource) {
        return position.count(seat, resource) > 0
                && slot(position, seat, Plan.SHED, resource) != OdinPosition.NOBODY;
    }

    static void listSteward(OdinPosition position, int seat, MoveList into) {
        if (canFillShed(position, seat, Items.WOOD)) {
            into.add(Moves.STORE[0]);
        }
        if (canFillShed(position, seat, Items.STONE)) {
            into.add(Moves.STORE[1]);
        }
        into.add(Word.DONE);
    }

    static void playSteward(OdinPosition position, int seat, OdinMove move) {
        position.agenda.pop();
        if (move instanceof Store store) {
            store(position, seat, store);
            position.change(seat, Items.SILVER, 1);
        }
    }

    /** Whether the seat can lay anything on any of its boards. */
    static boolean canLay(OdinPosition position, int seat) {
        for (int item = Items.SILVER; item >= 0; item--) {
            if (isPlaceable(item) && position.count(seat, item) > 0 && fits(position, seat, item)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an item has a place on any board of the seat. */
    static boolean fits(OdinPosition position, int seat, int item) {
        for (int board = 0; board < Estate.BOARDS; board++) {
            if (position.owner[board] == seat && Placing.fits(position, board, item)) {
                return true;
            }
        }
        return false;
    }

    /** The boards on which an item that must be laid can lie. */
    static void listSettling(OdinPosition position, int seat, MoveList into) {
        int item = position.due(Due.SETTLED);
        for (int board = 0; board < Estate.BOARDS; board++) {
            if (position.owner[board] == seat && Placing.fits(position, board, item)) {
                into.add(Moves.PLACE[item][position.slot(board)]);
            }
        }
    }

    private static void listStores(OdinPosition position, int seat, MoveList into) {
        for (int i = 0; i < Moves.STORE.length; i++) {
            int resource = i % 2 == 0 ? Items.WOOD : Items.STONE;
            if (position.count(seat, resource) > 0
                    && slot(position, seat, i < 2 ? Plan.SHED : Plan.STONE_HOUSE, resource) != OdinPosition.NOBODY) {
                into.add(Moves.STORE[i]);
            }
        }
    }

    static boolean canStore(OdinPosition position, int seat) {
        for (int i = 0; i < Moves.STORE.length; i++) {
            int resource = i % 2 == 0 ? Items.WOOD : Items.STONE;
            if (position.count(seat, resource) > 0
                    && slot(position, seat, i < 2 ? Plan.SHED : Plan.STONE_HOUSE, resource) != OdinPosition.NOBODY) {
                return true;
            }
        }
        return false;
    }

    /** A building of the kind with a free slot for the resource, or nothing (FFO-5.34). */
    static int slot(OdinPosition position, int seat, Plan building, int resource) {
        int first = Estate.first(building);
        for (int board = first; board < first + building.copies; board++) {
            boolean room = resource == Items.WOOD
                    ? position.woodStored[board] < building.woodSlots
                    : position.stoneStored[board] < building.stoneSlots;
            if (position.owner[board] == seat && room) {
                return board;
            }
        }
        return OdinPosition.NOBODY;
    }

    /** Plays a move that is possible at any time; says whether it was one. */
    static boolean play(OdinPosition position, int seat, OdinMove move) {
        switch (move) {
            case Place place -> {
                int board = place.board() == 0 ? seat : place.board() % Estate.BOARDS;
                position.push(Task.LAY, seat, Due.LAY_ITEM, place.item());
                Due.LAY_BOARD.set(position.agenda, Estate.nameOf(position.slot(board)));
            }
            case Store store -> store(position, seat, store);
            case Buy buy -> buy(position, seat, buy.ship());
            case Arm arm -> arm(position, seat, arm.ship());
            case Use use -> Occupations.use(position, seat, use);
            case Disarm disarm when !position.isAsked(Task.RAGE) -> unload(position, seat, disarm.ship());
            default -> {
                return false;
            }
        }
        return true;
    }

    private static void store(OdinPosition position, int seat, Store store) {
        int board = slot(position, seat, Plan.ALL.get(store.building()), store.resource());
        (store.resource() == Items.WOOD ? position.woodStored : position.stoneStored)[board]++;
        position.change(seat, store.resource(), -1);
        if (position.isHeard()) {
            position.tell("log.store", "seat", Phrase.seat(seat), "item", Wording.item(store.resource()), "board",
                    Wording.board(position, board));
        }
    }

    private static void buy(OdinPosition position, int seat, int ship) {
        position.change(seat, Items.SILVER, -PRICE[ship]);
        position.change(seat, ship, 1);
        Moments.shipGained(position, seat, ship);
        if (position.isHeard()) {
            position.tell("log.buy", "seat", Phrase.seat(seat), "ship", Wording.item(ship), "silver", PRICE[ship]);
        }
    }

    private static void arm(OdinPosition position, int seat, int ship) {
        position.change(seat, Items.ORE, -1);
        position.change(seat, ship, -1);
        position.change(seat, ship + 1, 1);
        if (position.isHeard()) {
            position.tell("log.arm", "seat", Phrase.seat(seat), "ship", Wording.item(ship));
        }
    }
}
