package althing.odin;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Emigrate;
import althing.odin.OdinMove.Rebuild;
import althing.odin.OdinMove.Word;

/** Exploration, emigration, and the knarr made from a whaling boat (FFO-10, FFO-12, FFO-7.11). */
final class Voyages {

    private static final int SQUARES = Components.figure("emigration-squares");

    private static final int ALL_ISLANDS = Plan.ALL.stream().filter(plan -> plan.kind == Plan.Kind.ISLAND)
            .mapToInt(plan -> 1 << plan.index).sum();

    /** What card 170a takes off the price. */
    private static final int DISCOUNT = 2;

    private Voyages() {
    }

    static boolean canExplore(OdinPosition position, int islands) {
        for (int island = 0; island < Estate.ISLANDS; island++) {
            if (isOpen(position, island, islands)) {
                return true;
            }
        }
        return false;
    }

    /** Whether nobody has the exploration board and the side it shows is among the islands (FFO-12.1). */
    static boolean isOpen(OdinPosition position, int island, int islands) {
        return position.owner[Estate.FIRST_ISLAND + island] == OdinPosition.NOBODY
                && (islands >> Estate.island(island, position.isBack(island)).index & 1) != 0;
    }

    static void listIslands(OdinPosition position, MoveList into) {
        for (int island = 0; island < Estate.ISLANDS; island++) {
            if (isOpen(position, island, position.due(Due.ISLANDS))) {
                into.add(Moves.EXPLORE[Estate.island(island, position.isBack(island)).index]);
            }
        }
    }

    static void explore(OdinPosition position, int seat, int plan) {
        position.agenda.pop();
        position.now.acted = true;
        int island = Plan.ALL.get(plan).tile;
        position.owner[Estate.FIRST_ISLAND + island] = (byte) seat;
        int silver = position.islandSilver[island];
        position.change(seat, Items.SILVER, silver);
        position.islandSilver[island] = 0;
        if (position.holds(OdinRuling.ISLAND_SILVER)) {
            position.now.got[Items.SILVER] += (byte) silver;
        }
        Moments.fire(position, seat, Moments.VOYAGE);
        if (position.isHeard()) {
            position.tell("log.explore", "seat", Phrase.seat(seat), "board",
                    Wording.board(position, Estate.FIRST_ISLAND + island), "silver", silver);
        }
    }

    static int emigrated(OdinPosition position, int seat) {
        return position.count(seat, Items.EMIGRATED_KNARR) + position.count(seat, Items.EMIGRATED_LONGSHIP);
    }

    /** The banquet squares that emigrated ships cover. */
    static int coveredSquares(OdinPosition position, int seat) {
        return SQUARES * emigrated(position, seat);
    }

    /** Whether the next ship still finds free squares on the banquet table (FFO-10.4). */
    static boolean hasSeat(OdinPosition position, int seat) {
        return coveredSquares(position, seat) + SQUARES <= position.calendar.squares(position.round);
    }

    /** What an emigration costs when a card takes so much off (FFO-10.1). */
    static int price(OdinPosition position, int seat, int less) {
        int discount = Occupations.has(position, seat, Occupations.CHEAP_EMIGRATION) ? DISCOUNT : 0;
        return Math.max(0, position.round - discount - less);
    }

    static int largeShips(OdinPosition position, int seat) {
        return position.count(seat, Items.KNARR) + Supply.longships(position, seat);
    }

    /** The islands that an exploration may take; a card opens them all on the first space (card 107B). */
    static int islands(OdinPosition position, int seat, Deed.Explore explore, int deed) {
        boolean any = Space.get(Program.spaceOf(deed)).column == 1
                && Occupations.has(position, seat, Occupations.ANY_ISLAND);
        return any ? ALL_ISLANDS : explore.islands();
    }

    static boolean canEmigrate(OdinPosition position, int seat, int less) {
        return hasSeat(position, seat) && position.count(seat, Items.SILVER) >= price(position, seat, less)
                && largeShips(position, seat) > 0;
    }

    /** Asks which ship emigrates when cards take so much off the price. */
    static void askShip(OdinPosition position, int seat, int deed, int less, boolean must) {
        position.push(Task.EMIGRATE, seat, Due.EMIGRATION, deed);
        Due.EMIGRATION_LESS.set(position.agenda, less);
        Due.EMIGRATION_MUST.set(position.agenda, must ? 1 : 0);
    }

    static void listShips(OdinPosition position, int seat, MoveList into) {
        boolean possible = canEmigrate(position, seat, position.due(Due.EMIGRATION_LESS));
        for (int ship = Items.KNARR; ship <= Items.FULL_LONGSHIP; ship++) {
            if (possible && position.count(seat, ship) > 0) {
                into.add(Moves.EMIGRATE[ship]);
            }
        }
        if (!position.isDue(Due.EMIGRATION_MUST)) {
            into.add(Word.DONE);
        }
    }

    static void playEmigrate(OdinPosition position, int seat, OdinMove move) {
        int price = price(position, seat, position.due(Due.EMIGRATION_LESS));
        boolean own = position.now.owns(position.due(Due.EMIGRATION));
        position.agenda.pop();
        if (!(move instanceof Emigrate emigrate)) {
            return;
        }
        int ship = emigrate.ship();
        position.change(seat, Items.SILVER, -price);
        position.change(seat, ship, -1);
        position.change(seat, ship == Items.KNARR ? Items.EMIGRATED_KNARR : Items.EMIGRATED_LONGSHIP, 1);
        position.now.acted |= own;
        Duty.actByCard(position);
        Moments.fire(position, seat, Moments.VOYAGE);
        if (ship >= Items.LONGSHIP) {
            Moments.fire(position, seat, Moments.USE_LONGSHIP);
        }
        if (position.isHeard()) {
            position.tell("log.emigrate", "seat", Phrase.seat(seat), "ship", Wording.item(ship), "silver", price);
        }
    }

    static boolean canRebuild(OdinPosition position, int seat) {
        return Supply.boats(position, seat) > 0 && Supply.hasStage(position, seat, Items.KNARR);
    }

    static void listBoats(OdinPosition position, int seat, MoveList into) {
        boolean possible = canRebuild(position, seat);
        for (int boat = Items.BOAT; boat <= Items.ARMED_BOAT; boat++) {
            if (possible && position.count(seat, boat) > 0) {
                into.add(Moves.REBUILD[boat]);
            }
        }
        if (!position.isDue(Due.REBUILD_MUST)) {
            into.add(Word.DONE);
        }
    }

    /** Loaded ore is lost with the boat (FFO-7.11). */
    static void playRebuild(OdinPosition position, int seat, OdinMove move) {
        position.agenda.pop();
        if (!(move instanceof Rebuild rebuild)) {
            return;
        }
        position.change(seat, rebuild.boat(), -1);
        position.change(seat, Items.KNARR, 1);
        Moments.shipGained(position, seat, Items.KNARR);
        position.now.acted = true;
        if (position.isHeard()) {
            position.tell("log.rebuild", "seat", Phrase.seat(seat));
        }
    }
}
