package althing.odin.notation;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.odin.notation.OdinNotation.Area;
import althing.odin.notation.OdinNotation.Land;
import althing.odin.notation.OdinNotation.Spot;
import althing.odin.view.OdinView.Piece;
import althing.odin.OdinPosition;
import althing.odin.actions.Vikings;
import althing.odin.board.Placing;
import althing.odin.box.Card;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.box.Space;
import althing.odin.box.Strip;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;
import althing.odin.words.Names;

/**
 * Makes a position from a notation and refuses, with a sentence, what cannot be one. Ids and limits of single fields have
 * been checked before; here is what must hold between them.
 */
public final class NotationReader {

    private final OdinNotation notation;
    private final OdinPosition position;

    public NotationReader(OdinNotation notation) {
        this.notation = notation;
        position = new OdinPosition(Setup.parse(notation.setup()));
    }

    public OdinPosition read() {
        Arrays.fill(position.owner, (byte) OdinState.NOBODY);
        course();
        islands();
        stocks();
        for (int i = 0; i < notation.spaces().size(); i++) {
            space("spaces[" + i + "]", notation.spaces().get(i));
        }
        for (int seat = 0; seat < position.seats; seat++) {
            area(seat, "seats[" + seat + "]", notation.seats().get(seat));
        }
        cards("deck", notation.deck(), Occupations.DECK);
        cards("out", notation.out(), Occupations.OUT);
        new NotationCheck(position).check();
        new ActionsReader(position, notation.actions()).read();
        new TableReader(position, notation.table()).read();
        new AgendaReader(position, notation.agenda()).read();
        return position;
    }

    private void course() {
        position.random.state(notation.random());
        position.round = notation.round();
        require(position.round <= position.calendar.rounds,
                "round: this game has " + position.calendar.rounds + " of them.");
        position.start = notation.startSeat();
        position.phase = notation.phase();
        require(isPhaseOfRound(), "phase: " + Names.code(position.phase) + " is no phase of round "
                + position.round + ".");
        position.cursor = notation.cursor();
        require(position.cursor < position.seats + (position.phase == Phase.ACTIONS ? 0 : 1),
                "cursor: there are only " + position.seats + " seats.");
        position.lastPlacer = notation.lastPlacer();
        notation.passed().forEach(seat -> position.passed |= 1 << seat);
        notation.twoPlunderers().forEach(seat -> position.twoPlunderers |= 1 << seat);
        position.lowImitation = imitation(0, 1);
        position.highImitation = imitation(1, 3);
    }

    /** The last round ends with the Feast, and only then comes scoring (FFO-2.1). */
    private boolean isPhaseOfRound() {
        return position.phase.compareTo(Phase.FEAST) <= 0
                || position.isLastRound() == position.phase.compareTo(Phase.SCORING) >= 0;
    }

    private int imitation(int place, int least) {
        int column = notation.imitations().get(place);
        require(position.seats < 4 ? column == 0 : column == least || column == least + 1,
                "imitations[" + place + "]: with " + position.seats + " seats "
                        + (position.seats < 4 ? "it is 0." : "it is " + least + " or " + (least + 1) + "."));
        return column;
    }

    private void islands() {
        for (int island = 0; island < Estate.ISLANDS; island++) {
            OdinNotation.Island given = notation.islands().get(island);
            boolean back = Estate.island(island, true).id.equals(given.board());
            require(back || Estate.island(island, false).id.equals(given.board()),
                    "islands[" + island + "].board: '" + given.board() + "' does not lie there.");
            position.boards.turn(island, back);
            position.islandSilver[island] = (byte) given.silver();
            position.owner[Estate.FIRST_ISLAND + island] = (byte) given.seat();
            require(given.seat() < 0 || lists(given.seat(), given.board()),
                    "islands[" + island + "].seat: " + given.board() + " is not among the boards of seat "
                            + given.seat() + ".");
        }
    }

    private boolean lists(int seat, String board) {
        return notation.seats().get(seat).boards().stream().anyMatch(land -> land.board().equals(board));
    }

    private void stocks() {
        notation.specials().forEach(special -> position.specials |= 1 << (Items.named(special) - Items.GOODS));
        Arrays.fill(position.strips, (byte) OdinState.IN_PILE);
        notation.strips().forEach((id, left) -> position.strips[Strip.named(id)] = left.byteValue());
        weapons(notation.weaponDeck(), position.deck);
        weapons(notation.weaponDiscards(), position.discards);
    }

    private static void weapons(Map<String, Integer> cards, byte[] into) {
        cards.forEach((id, count) -> into[Items.named(id) - Items.BOW] = count.byteValue());
    }

    private void space(String place, Spot spot) {
        int space = Space.known(spot.space()).index;
        int column = Vikings.column(position, space);
        require(column > 0, place + ".space: this game has no " + spot.space() + ".");
        require(position.taken.by(space) == 0, place + ".space: " + spot.space() + " is taken twice.");
        require(!spot.old() || position.seats == 1,
                place + ".old: only the solo game has vikings of the round before.");
        require(spot.vikings() <= column, place + ".vikings: there is room for " + column + ".");
        position.taken.set(space, spot.seat() + 1 + (spot.old() ? OdinState.OLD : 0));
        position.standing[space] = (byte) spot.vikings();
    }

    private void area(int seat, String place, Area area) {
        position.thingSquare[seat] = (byte) area.thingSquare();
        position.penalties[seat] = (short) area.penalties();
        area.items().forEach((id, count) -> position.change(seat, Items.named(id), count));
        cards(place + ".hand", area.hand(), Occupations.HAND + seat);
        cards(place + ".played", area.played(), Occupations.PLAYED + seat);
        cards(place + ".spent", area.spent(), Occupations.SPENT + seat);
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < area.boards().size(); i++) {
            Land land = area.boards().get(i);
            require(seen.add(land.board()),
                    place + ".boards[" + i + "].board: " + land.board() + " stands there twice.");
            board(seat, place + ".boards[" + i + "]", land);
        }
    }

    private void cards(String place, List<String> ids, int where) {
        for (int i = 0; i < ids.size(); i++) {
            Card card = Card.known(place, ids.get(i));
            String at = place + "[" + i + "]: " + card.id();
            require(position.cards[card.index()] == Occupations.ABSENT, at + " is in two places.");
            require(where != Occupations.DECK || !card.light(), at + " is a light card.");
            require(where != Occupations.OUT || card.light(), at + " is a dark card.");
            position.cards[card.index()] = (byte) where;
        }
    }

    private void board(int seat, String place, Land land) {
        int name = Estate.NAMES.indexOf(land.board());
        int board = Estate.named(name, seat);
        require(Estate.nameOf(position.slot(board)) == name,
                place + ".board: " + land.board() + " does not lie face up.");
        require(position.owner[board] == (Estate.isIsland(board) ? seat : OdinState.NOBODY),
                place + ".board: " + land.board() + " belongs to somebody else.");
        position.owner[board] = (byte) seat;
        Plan plan = position.plan(board);
        require(land.wood() <= plan.woodSlots, place + ".wood: it has slots for " + plan.woodSlots + ".");
        require(land.stone() <= plan.stoneSlots, place + ".stone: it has slots for " + plan.stoneSlots + ".");
        position.woodStored[board] = (byte) land.wood();
        position.stoneStored[board] = (byte) land.stone();
        for (int i = 0; i < land.laid().size(); i++) {
            lay(place + ".laid[" + i + "]: " + land.laid().get(i).item(), board, land.laid().get(i));
        }
    }

    /** Lays a piece where it is free; the income rule is checked when all of them lie. */
    private void lay(String place, int board, Piece piece) {
        int item = Items.named(piece.item());
        Plan plan = position.plan(board);
        require(Placing.isAllowed(position, board, item), place + " is not allowed there.");
        Shape shape = Shape.of(item, piece.turn())
                .orElseThrow(() -> new BadInput(place + " has no turn " + piece.turn() + "."));
        require(piece.row() + shape.height() <= plan.height, place + " sticks out.");
        Placing.free(position, plan, board, item);
        for (int i = 0; i < shape.height(); i++) {
            int squares = shape.rows()[i] << piece.column();
            require((squares & ~position.free[piece.row() + i]) == 0,
                    place + " lies on squares that are not free for it.");
        }
        position.boards.put(Laid.of(board, item, piece.row(), piece.column(), piece.turn()));
    }

    static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }
}
