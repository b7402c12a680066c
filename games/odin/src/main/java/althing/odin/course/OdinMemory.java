package althing.odin.course;

import java.util.ArrayList;
import java.util.List;
import althing.engine.Chance;
import althing.engine.Agenda;
import althing.engine.AskingPosition;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.odin.OdinRuling;
import althing.odin.box.Calendar;
import althing.odin.box.Card;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Space;
import althing.odin.box.Strip;
import althing.odin.cards.Occupations;
import althing.odin.feast.Feast;
import althing.odin.state.Boards;
import althing.odin.state.Holdings;
import althing.odin.state.Taken;

/**
 * All that changes in a game of A Feast for Odin, and how a position takes it over from another. Items, spaces, strips and
 * boards are indices into their tables. Not thread safe.
 */
abstract class OdinMemory extends AskingPosition<OdinState, OdinMove> {

    public static final int NOBODY = -1;
    /** What a space shows beside the seat that took it: vikings of the round before, in the solo game (FFO-17.5). */
    public static final int OLD = 8;
    /** On a strip that still lies in the pile. */
    public static final int IN_PILE = -1;
    /** How many entries the agenda can have, and how many numbers they take. */
    public static final int MOST_DUE = 120;
    private static final int AGENDA = 5 * MOST_DUE;

    public final Calendar calendar;

    public final Holdings holdings;
    public final Boards boards;
    /** Who has each board. */
    public final byte[] owner = new byte[Estate.BOARDS];
    /** The wood and stone on the slots of buildings. */
    public final byte[] woodStored = new byte[Estate.BOARDS];
    public final byte[] stoneStored = new byte[Estate.BOARDS];
    /** The silver on each exploration board. */
    public final byte[] islandSilver = new byte[Estate.ISLANDS];
    /** The special tiles in the general supply, as bits. */
    public int specials;
    /** How many items are left on each strip, 0 once it is gone, or {@link #IN_PILE}. */
    public final byte[] strips = new byte[Strip.COUNT];
    /** The weapon cards in the deck, whose order nobody knows, and in the discard pile. */
    public final byte[] deck = new byte[Items.WEAPONS];
    public final byte[] discards = new byte[Items.WEAPONS];
    /** Who took each space, from 1, and how many vikings stand on it. */
    public final Taken taken = new Taken();
    public final byte[] standing = new byte[Space.COUNT];
    /** The columns of the imitation spaces, 0 without them. */
    public int lowImitation;
    public int highImitation;
    public final byte[] thingSquare;
    public final short[] penalties;
    public int passed;
    /** The seats that have placed only two vikings for Plundering in this round, as bits (card 106B). */
    public int twoPlunderers;

    public int round;
    public int start;
    public Phase phase = Phase.NEW_VIKING;
    /** In the Actions phase who is next to place vikings; else how many seats the phase has dealt with. */
    public int cursor;
    /** Who placed vikings last in this round, or nobody. */
    public int lastPlacer = NOBODY;

    /** The actions under way, each of them interrupted by the next; what is done now belongs to the last (FFO-6.8). */
    public final List<Action> actions = new ArrayList<>();
    public int interrupted;
    public Action now = new Action();

    /** Where each occupation is, as {@link Occupations} says; none is in the game when there are no cards. */
    public final byte[] cards = new byte[Card.COUNT];
    public final boolean noCards;

    /** What was served so far: an item from 1 on its first square, 0 on a free one, below 0 on its other squares. */
    public final byte[] table = new byte[Feast.SQUARES];
    public int served;
    /** The kinds of which a tile lies along the table, as bits (FFO-4.12). */
    public int laidFlat;

    public final Agenda agenda = new Agenda(AGENDA);
    public final Chance random = new Chance(holds(OdinRuling.WIDE_CHANCE));
    /** Lists and rows for questions that the position asks itself. */
    public final MoveList scratch = new MoveList();
    final MoveList kept = new MoveList();
    public final int[] free = new int[Plan.ROWS];

    OdinMemory(Setup setup) {
        super(setup);
        calendar = Calendar.of(setup);
        holdings = new Holdings(seats);
        boards = new Boards(seats);
        thingSquare = new byte[seats];
        penalties = new short[seats];
        noCards = !Occupations.arePlayed(setup);
        actions.add(now);
    }

    @Override
    public final void become(Position other) {
        OdinMemory from = (OdinMemory) other;
        takeBoards(from);
        takeStocks(from);
        takeCourse(from);
        takeActions(from);
        takeCards(from);
        agenda.become(from.agenda);
        random.become(from.random);
    }

    private void takeBoards(OdinMemory from) {
        boards.become(from.boards);
        System.arraycopy(from.owner, 0, owner, 0, owner.length);
        System.arraycopy(from.woodStored, 0, woodStored, 0, woodStored.length);
        System.arraycopy(from.stoneStored, 0, stoneStored, 0, stoneStored.length);
        System.arraycopy(from.islandSilver, 0, islandSilver, 0, islandSilver.length);
    }

    private void takeStocks(OdinMemory from) {
        holdings.become(from.holdings);
        specials = from.specials;
        System.arraycopy(from.strips, 0, strips, 0, strips.length);
        System.arraycopy(from.deck, 0, deck, 0, deck.length);
        System.arraycopy(from.discards, 0, discards, 0, discards.length);
    }

    private void takeCourse(OdinMemory from) {
        taken.become(from.taken);
        System.arraycopy(from.standing, 0, standing, 0, standing.length);
        System.arraycopy(from.thingSquare, 0, thingSquare, 0, seats);
        System.arraycopy(from.penalties, 0, penalties, 0, seats);
        lowImitation = from.lowImitation;
        highImitation = from.highImitation;
        passed = from.passed;
        twoPlunderers = from.twoPlunderers;
        round = from.round;
        start = from.start;
        phase = from.phase;
        cursor = from.cursor;
        lastPlacer = from.lastPlacer;
    }

    private void takeActions(OdinMemory from) {
        interrupted = from.interrupted;
        while (actions.size() <= interrupted) {
            actions.add(new Action());
        }
        for (int i = 0; i <= interrupted; i++) {
            actions.get(i).become(from.actions.get(i));
        }
        now = actions.get(interrupted);
    }

    private void takeCards(OdinMemory from) {
        System.arraycopy(from.cards, 0, cards, 0, cards.length);
        System.arraycopy(from.table, 0, table, 0, table.length);
        served = from.served;
        laidFlat = from.laidFlat;
    }
}
