package althing.odin;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.odin.OdinNotation.Area;
import althing.odin.OdinNotation.Spot;
import althing.odin.OdinView.Dish;
import althing.odin.OdinView.Piece;

/** Makes a position from a notation and refuses, with a sentence, what cannot be one. */
final class NotationReader {

    private static final int MOST = 1000;

    private final OdinNotation notation;
    private final OdinPosition position;

    NotationReader(OdinNotation notation) {
        this.notation = notation;
        Setup setup = Setup.parse(notation.setup());
        if (!(setup.game() instanceof OdinGame) || setup.seed().isPresent()) {
            throw new BadInput("setup: '" + notation.setup() + "' is no setup of A Feast for Odin without a seed.");
        }
        position = new OdinPosition(setup);
    }

    OdinPosition read() {
        Arrays.fill(position.owner, (byte) OdinPosition.NOBODY);
        course();
        islands();
        stocks();
        spaces();
        require(notation.seats().size() == position.seats,
                "seats: the setup has " + position.seats + " of them, not " + notation.seats().size() + ".");
        for (int seat = 0; seat < position.seats; seat++) {
            area(seat, "seats[" + seat + "]", notation.seats().get(seat));
        }
        cards("deck", notation.deck(), Occupations.DECK);
        cards("out", notation.out(), Occupations.OUT);
        new ActionsReader(position, notation.actions()).read();
        table();
        new NotationCheck(position).check();
        new AgendaReader(position, notation.agenda()).read();
        return position;
    }

    private void course() {
        position.random.state(notation.random());
        position.round = within("round", notation.round(), 1, position.calendar.rounds);
        position.start = within("startSeat", notation.startSeat(), 0, position.seats - 1);
        position.phase = notation.phase();
        position.cursor = within("cursor", notation.cursor(), 0, position.seats);
        position.lastPlacer = within("lastPlacer", notation.lastPlacer(), -1, position.seats - 1);
        for (int seat : notation.passed()) {
            position.passed |= 1 << within("passed", seat, 0, position.seats - 1);
        }
        for (int seat : notation.twoPlunderers()) {
            position.twoPlunderers |= 1 << within("twoPlunderers", seat, 0, position.seats - 1);
        }
        require(notation.imitations().size() == 2, "imitations: there are two of them.");
        boolean four = position.seats == 4;
        position.lowImitation = within("imitations", notation.imitations().get(0), four ? 1 : 0, four ? 2 : 0);
        position.highImitation = within("imitations", notation.imitations().get(1), four ? 3 : 0, four ? 4 : 0);
    }

    private void islands() {
        require(notation.islands().size() == Estate.ISLANDS, "islands: there are " + Estate.ISLANDS + " of them.");
        for (int island = 0; island < Estate.ISLANDS; island++) {
            OdinNotation.Island given = notation.islands().get(island);
            boolean back = Estate.island(island, true).id.equals(given.board());
            require(back || Estate.island(island, false).id.equals(given.board()),
                    "islands: '" + given.board() + "' does not lie in place " + (island + 1) + ".");
            position.backs |= back ? 1 << island : 0;
            position.islandSilver[island] = (byte) within("islands: silver", given.silver(), 0, 12);
            position.owner[Estate.FIRST_ISLAND + island] = (byte) within("islands: seat", given.seat(), -1,
                    position.seats - 1);
        }
    }

    private void stocks() {
        for (String special : notation.specials()) {
            int tile = item("specials", special);
            require(Items.isSpecial(tile), "specials: " + special + " is no special tile.");
            position.specials |= 1 << tile - Items.GOODS;
        }
        Arrays.fill(position.strips, (byte) OdinPosition.IN_PILE);
        notation.strips().forEach(
                (id, left) -> position.strips[strip("strips", id)] = (byte) within("strips", left, 0, Strip.FULL));
        weapons("weaponDeck", notation.weaponDeck(), position.deck);
        weapons("weaponDiscards", notation.weaponDiscards(), position.discards);
    }

    private static void weapons(String place, Map<String, Integer> cards, byte[] into) {
        cards.forEach((id, count) -> {
            int item = item(place, id);
            require(Items.isWeapon(item), place + ": " + id + " is no weapon.");
            into[item - Items.BOW] = (byte) within(place + "." + id, count, 0, 100);
        });
    }

    private void spaces() {
        for (Spot spot : notation.spaces()) {
            Space space = Space.named(spot.space());
            require(space != null, "spaces: there is no space '" + spot.space() + "'.");
            int index = space == null ? 0 : space.index;
            int column = Turns.column(position, index);
            require(column > 0 && position.taken[index] == 0, "spaces: " + spot.space() + " cannot be taken.");
            require(!spot.old() || position.seats == 1, "spaces: only the solo game has vikings of the round before.");
            position.taken[index] = (byte) (within("spaces: seat", spot.seat(), 0, position.seats - 1) + 1
                    + (spot.old() ? OdinPosition.OLD : 0));
            position.standing[index] = (byte) within("spaces: vikings", spot.vikings(), 0, column);
        }
    }

    private void area(int seat, String place, Area area) {
        position.thingSquare[seat] = (byte) within(place + ".thingSquare", area.thingSquare(), 0,
                position.calendar.vikings(position.round));
        position.penalties[seat] = (short) within(place + ".penalties", area.penalties(), 0, MOST);
        area.items().forEach((id, count) -> {
            int item = item(place + ".items", id);
            require(item < Items.COUNT, place + ".items: " + id + " cannot be counted there.");
            position.change(seat, item, within(place + ".items." + id, count, 1, MOST));
        });
        cards(place + ".hand", area.hand(), Occupations.HAND + seat);
        cards(place + ".played", area.played(), Occupations.PLAYED + seat);
        cards(place + ".spent", area.spent(), Occupations.SPENT + seat);
        for (OdinNotation.Estate estate : area.boards()) {
            board(seat, place + ".boards." + estate.board(), estate);
        }
    }

    private void cards(String place, List<String> ids, int where) {
        for (String id : ids) {
            int card = Card.known(place, id).index();
            require(position.cards[card] == Occupations.ABSENT, place + ": " + id + " is in two places.");
            require(where != Occupations.DECK || !Card.get(card).light(), place + ": " + id + " is a light card.");
            require(where != Occupations.OUT || Card.get(card).light(), place + ": " + id + " is a dark card.");
            position.cards[card] = (byte) where;
        }
    }

    private void board(int seat, String place, OdinNotation.Estate estate) {
        int board = named(seat, place, estate.board());
        require(Estate.isIsland(board)
                ? position.owner[board] == seat
                : position.owner[board] == OdinPosition.NOBODY, place + ": it belongs to somebody else.");
        position.owner[board] = (byte) seat;
        Plan plan = position.plan(board);
        position.woodStored[board] = (byte) within(place + ".wood", estate.wood(), 0, plan.woodSlots);
        position.stoneStored[board] = (byte) within(place + ".stone", estate.stone(), 0, plan.stoneSlots);
        for (Piece piece : estate.laid()) {
            lay(place, board, piece);
        }
    }

    private int named(int seat, String place, String name) {
        if (name.equals(Plan.HOME.id)) {
            return seat;
        }
        for (int board = Estate.FIRST_ISLAND; board < Estate.BOARDS; board++) {
            if (Estate.slotName(position.slot(board)).equals(name)) {
                return board;
            }
        }
        throw new BadInput(place + ": there is no such board now.");
    }

    /** Lays a piece where it is free; the income rule is checked when all of them lie. */
    private void lay(String place, int board, Piece piece) {
        int item = item(place, piece.item());
        Plan plan = position.plan(board);
        String where = place + ": " + piece.item() + " at " + piece.row() + ", " + piece.column();
        require(Placing.isAllowed(position, board, item), where + " is not allowed there.");
        Shape shape = Shape.of(item, piece.turn())
                .orElseThrow(() -> new BadInput(where + " cannot be turned by " + piece.turn() + "."));
        require(piece.row() >= 0 && piece.column() >= 0 && piece.column() <= 12
                && piece.row() + shape.height() <= plan.height, where + " sticks out.");
        Placing.free(position, plan, board, item);
        for (int i = 0; i < shape.height(); i++) {
            int squares = shape.rows()[i] << piece.column();
            require((squares & ~position.free[piece.row() + i]) == 0,
                    where + " lies on squares that are not free for it.");
        }
        Placing.put(position, Laid.of(board, item, piece.row(), piece.column(), piece.turn()));
    }

    private void table() {
        OdinNotation.Banquet table = notation.table();
        position.served = within("table.served", table.served(), 0, Feast.SQUARES);
        Set<Integer> used = new HashSet<>();
        for (Dish dish : table.dishes()) {
            int item = item("table", dish.item());
            int end = dish.square() + dish.length();
            require(dish.square() >= 0 && dish.length() > 0 && end <= position.served,
                    "table: " + dish.item() + " lies beyond what was served.");
            for (int square = dish.square(); square < end; square++) {
                require(used.add(square), "table: two dishes lie on square " + square + ".");
                position.table[square] = (byte) (square == dish.square() ? item + 1 : -1);
            }
            require(item == Items.SILVER || item < Items.GOODS && Items.FLAT[item] > 0,
                    "table: " + dish.item() + " is no food.");
        }
        table.flat().forEach(id -> position.laidFlat |= 1 << item("table.flat", id));
    }

    static int item(String place, String id) {
        try {
            return Items.named(id);
        } catch (BadInput e) {
            throw new BadInput(place + ": " + e.getMessage());
        }
    }

    static int strip(String place, String id) {
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            if (Strip.id(strip).equals(id)) {
                return strip;
            }
        }
        throw new BadInput(place + ": there is no strip '" + id + "'.");
    }

    static int within(String place, int number, int least, int most) {
        require(number >= least && number <= most,
                place + ": " + number + " is not between " + least + " and " + most + ".");
        return number;
    }

    static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }

}
