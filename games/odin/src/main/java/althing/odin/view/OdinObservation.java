package althing.odin.view;

import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import althing.engine.FeatureRow;
import althing.engine.Observation;
import althing.engine.Position;
import althing.odin.actions.Mountains;
import althing.odin.actions.Vikings;
import althing.odin.box.Card;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Space;
import althing.odin.box.Strip;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;

/**
 * What a seat sees as numbers: what is asked, the action board, the supplies, for every seat, beginning with one's own, what
 * lies before it, then one's own cards and home board. What others hold in their hands is counted and not named.
 */
public final class OdinObservation implements Observation {

    private static final String[] TASKS = named("asked ", Stream.of(Task.values()));
    private static final String[] PHASES = named("phase ", Stream.of(Phase.values()));
    private static final String[] SPACES = named("space ", Space.ALL.stream().map(space -> space.id));
    private static final String[] STRIPS = named("strip ", IntStream.range(0, Strip.COUNT).mapToObj(Strip::id));
    private static final String[] CARDS = named("card ", Card.ALL.stream().map(Card::id));
    private static final String[] SPECIALS = IntStream.range(Items.GOODS, Items.TILES)
            .mapToObj(tile -> "special " + Items.id(tile)).toArray(String[]::new);
    private static final String[] WEAPONS = IntStream.range(Items.BOW, Items.BOW + Items.WEAPONS).mapToObj(Items::id)
            .toArray(String[]::new);
    private static final String[] ISLANDS = IntStream.range(0, Estate.ISLANDS)
            .mapToObj(island -> Estate.island(island, false).id).toArray(String[]::new);
    private static final Plan[] BUILDINGS = {Plan.SHED, Plan.STONE_HOUSE, Plan.LONG_HOUSE};
    private static final String[] SEATS = {"own ", "next ", "second next ", "third next "};
    /** By row and column of a home board. */
    private static final String[] SQUARES = IntStream.range(0, Plan.ROWS * Short.SIZE)
            .mapToObj(at -> "home " + at / Short.SIZE + "," + at % Short.SIZE).toArray(String[]::new);
    private static final double WEAPON_CARDS = 12;

    /** Names that begin alike; those of constants in small letters. */
    private static String[] named(String what, Stream<?> things) {
        return things.map(thing -> what + (thing instanceof Enum<?> constant
                ? constant.name().toLowerCase(Locale.ROOT).replace('_', '-')
                : thing)).toArray(String[]::new);
    }

    @Override
    public void write(Position position, int seat, FeatureRow into) {
        OdinState state = (OdinState) position;
        writeCourse(state, seat, into);
        writeSpaces(state, seat, into);
        writeSupplies(state, seat, into);
        int other = seat;
        for (int turn = 0; turn < state.seats; turn++) {
            into.about(SEATS[turn]);
            AreaNumbers.write(state, other, into);
            other = state.nextTo(other);
        }
        into.about("");
        WorkNumbers.write(state, into);
        writeCards(state, seat, into);
        writeHome(state, seat, into);
    }

    private static void writeCourse(OdinState state, int seat, FeatureRow into) {
        into.add("deciding", state.isPending(seat));
        into.add("round", (double) Math.min(state.round, state.calendar.rounds) / state.calendar.rounds);
        into.add("start", state.start == seat);
        into.add("last to place", state.lastPlacer == seat);
        for (Phase phase : Phase.values()) {
            into.add(PHASES[phase.ordinal()], state.phase == phase);
        }
        Task asked = state.isOver() ? null : Task.of(state.decision());
        for (Task task : Task.values()) {
            into.add(TASKS[task.ordinal()], task == asked);
        }
    }

    /** 1 where one's own vikings stand, −1 for others', half where those of the round before are left (FFO-17.5). */
    private static void writeSpaces(OdinState state, int seat, FeatureRow into) {
        for (int space = 0; space < Space.COUNT; space++) {
            int taker = state.taken.by(space);
            double own = taker == 0 ? 0 : taker % OdinState.OLD - 1 == seat ? 1 : -1;
            into.add(SPACES[space], taker > OdinState.OLD ? own / 2 : own);
            if (space >= Space.PRINTED) {
                into.add(SPACES[space] + " column", Vikings.column(state, space) / 4.0);
            }
        }
    }

    private static void writeSupplies(OdinState state, int seat, FeatureRow into) {
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            into.add(STRIPS[strip], Math.max(0.0, state.strips[strip]) / Strip.FULL);
        }
        into.add("strips in the pile", Mountains.inPile(state) / (double) Strip.COUNT);
        for (int island = 0; island < Estate.ISLANDS; island++) {
            writeIsland(state, seat, island, into);
        }
        for (Plan building : BUILDINGS) {
            into.add("left " + building.id, left(state, building) / (double) building.copies);
        }
        for (int special = 0; special < SPECIALS.length; special++) {
            into.add(SPECIALS[special], (state.specials >> special & 1) != 0);
        }
        for (int weapon = 0; weapon < WEAPONS.length; weapon++) {
            into.add("deck " + WEAPONS[weapon], state.deck[weapon] / WEAPON_CARDS);
            into.add("discarded " + WEAPONS[weapon], state.discards[weapon] / WEAPON_CARDS);
        }
        into.add("occupations to draw", Occupations.count(state, Occupations.DECK) / (double) Card.COUNT);
    }

    private static void writeIsland(OdinState state, int seat, int island, FeatureRow into) {
        int owner = state.owner[Estate.FIRST_ISLAND + island];
        into.add(ISLANDS[island] + " free", owner == OdinState.NOBODY);
        into.add(ISLANDS[island] + " own", owner == seat);
        into.add(ISLANDS[island] + " back", state.boards.isBack(island));
        into.add(ISLANDS[island] + " silver", state.islandSilver[island] / 5.0);
    }

    private static int left(OdinState state, Plan building) {
        int left = 0;
        int first = Estate.first(building);
        for (int board = first; board < first + building.copies; board++) {
            left += state.owner[board] == OdinState.NOBODY ? 1 : 0;
        }
        return left;
    }

    /** The cards of the decks that are played: 1 in one's own hand, −1 played by oneself. */
    private static void writeCards(OdinState state, int seat, FeatureRow into) {
        String decks = state.setup().option("occupations");
        for (int card = 0; card < Card.COUNT && !state.noCards; card++) {
            if (decks.contains(Card.get(card).deck().toLowerCase(Locale.ROOT))) {
                int where = state.cards[card];
                boolean played = where == Occupations.PLAYED + seat || where == Occupations.SPENT + seat;
                into.add(CARDS[card], where == Occupations.HAND + seat ? 1 : played ? -1 : 0);
            }
        }
    }

    /** Which squares of one's own home board are covered. */
    private static void writeHome(OdinState state, int seat, FeatureRow into) {
        for (int row = 0; row < Plan.HOME.height; row++) {
            for (int squares = Plan.HOME.squares[row]; squares != 0; squares &= squares - 1) {
                int column = Integer.numberOfTrailingZeros(squares);
                into.add(SQUARES[row * Short.SIZE + column], state.boards.isCovered(seat, row, column));
            }
        }
    }
}
