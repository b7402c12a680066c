package althing.jorvik;

import java.util.Arrays;
import java.util.List;

import althing.engine.Agenda;
import althing.engine.AskingPosition;
import althing.engine.Chance;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Setup;

/**
 * A position as the rules know it: where each card, cube, viking and coin is, and what is asked next. Cards are indices into
 * {@link Components}, cubes are {@link Goods}. It shows itself to nobody: views and notations are made from it elsewhere. Not
 * thread safe.
 */
public abstract class Town extends AskingPosition<Town, JorvikMove> {

    /** Where a card can be; a seat is added to the last two. */
    static final int ABSENT = 0;
    static final int DECK = 1;
    static final int BOARD = 2;
    static final int BOX = 3;
    static final int LOADING = 8;
    static final int PERSONAL = 16;

    /** The line of vikings that follows those of the queues. */
    static final int ROW = Components.SPACES;

    /** Room for a question and a chain of another on top of it. */
    private static final int AGENDA = 8;

    final Variant variant;

    /** All cards in the order in which they are revealed; the first {@code dealt} were. */
    final byte[] deck;
    int dealt;
    final byte[] where = new byte[Components.COUNT];
    /** The card on each space of the lower and then the upper half, or {@link Components#NONE}. */
    final byte[] spaces = new byte[2 * Components.SPACES];
    /** The queue of each lower space as {@link Vikings}. */
    final long[] queues = new long[Components.SPACES];
    /** The cards of the reservation row from the left, a byte each, as index + 1, and the vikings on them. */
    long rowCards;
    long rowVikings;

    /** The cubes on each ship before it is unloaded, indexed from the first ship. */
    final int[] cargo = new int[Components.LAST_SHIP - Components.FIRST_SHIP];
    /** The cubes on each artisan. */
    final int[] laid = new int[Components.ARTISANS];
    /** The cubes in storage of each seat; the warehouse is filled before the player board. */
    final int[] stored;
    int bag;
    int commons;
    /** The cubes from the ships of the seat whose Loading turn it is. */
    int quay;

    final int[] coins;
    /** Where on the point track the marker of each seat stands. */
    final int[] track;
    /** The vikings in the supply of each seat. */
    final int[] supply;
    /** The brown vikings that lie in the stock, on their building, and in the box. */
    int brownStock;
    int brownReady;
    int brownBoxed;
    /** The seats that place no brown viking any more in this Demand, as bits. */
    int stopped;

    /** How many attacks came so far; the arrays below are indexed by attack, then by seat. */
    int attacks;
    final byte[] attackCards = new byte[Components.ATTACKS];
    final byte[] attackRounds = new byte[Components.ATTACKS];
    final byte[] strengths;
    final byte[] attackPoints;
    final int[] oraclePoints;

    int round;
    int start;
    Step step = Step.DELIVERY;
    /** How many spaces, seats or queues the step has dealt with; in Demand whose turn is next. */
    int cursor;
    final Agenda agenda = new Agenda(AGENDA);
    final Chance random = new Chance(holds(JorvikRuling.WIDE_CHANCE));

    /** A list for questions that the town asks itself. */
    final MoveList scratch = new MoveList();

    protected Town(Setup setup) {
        super(setup);
        variant = Variant.of(setup);
        deck = variant.deck.clone();
        stored = new int[seats];
        coins = new int[seats];
        track = new int[seats];
        supply = new int[seats];
        oraclePoints = new int[seats];
        strengths = new byte[Components.ATTACKS * seats];
        attackPoints = new byte[Components.ATTACKS * seats];
    }

    @Override
    protected final Town self() {
        return this;
    }

    @Override
    protected final JorvikMove own(Move move) {
        return (JorvikMove) move;
    }

    /** The game is over when it is scored (JOR-11.4). */
    @Override
    protected final String overRule() {
        return "JOR-11.4";
    }

    @Override
    public final int pending() {
        return agenda.isEmpty() ? 0 : 1 << agenda.seat();
    }

    /** Goes over to a step, which begins to count anew. */
    final void enter(Step next) {
        step = next;
        cursor = 0;
    }

    /** Takes over everything from another position of the same setup. */
    protected final void becomeTown(Town from) {
        takeCards(from);
        takeCubes(from);
        takeSeats(from);
        takeAttacks(from);
        round = from.round;
        start = from.start;
        step = from.step;
        cursor = from.cursor;
        agenda.become(from.agenda);
        random.become(from.random);
    }

    private void takeCards(Town from) {
        System.arraycopy(from.deck, 0, deck, 0, deck.length);
        dealt = from.dealt;
        System.arraycopy(from.where, 0, where, 0, where.length);
        System.arraycopy(from.spaces, 0, spaces, 0, spaces.length);
        System.arraycopy(from.queues, 0, queues, 0, queues.length);
        rowCards = from.rowCards;
        rowVikings = from.rowVikings;
    }

    private void takeCubes(Town from) {
        System.arraycopy(from.cargo, 0, cargo, 0, cargo.length);
        System.arraycopy(from.laid, 0, laid, 0, laid.length);
        System.arraycopy(from.stored, 0, stored, 0, seats);
        bag = from.bag;
        commons = from.commons;
        quay = from.quay;
    }

    private void takeSeats(Town from) {
        System.arraycopy(from.coins, 0, coins, 0, seats);
        System.arraycopy(from.track, 0, track, 0, seats);
        System.arraycopy(from.supply, 0, supply, 0, seats);
        brownStock = from.brownStock;
        brownReady = from.brownReady;
        brownBoxed = from.brownBoxed;
        stopped = from.stopped;
        System.arraycopy(from.oraclePoints, 0, oraclePoints, 0, seats);
    }

    private void takeAttacks(Town from) {
        attacks = from.attacks;
        System.arraycopy(from.attackCards, 0, attackCards, 0, attackCards.length);
        System.arraycopy(from.attackRounds, 0, attackRounds, 0, attackRounds.length);
        System.arraycopy(from.strengths, 0, strengths, 0, strengths.length);
        System.arraycopy(from.attackPoints, 0, attackPoints, 0, attackPoints.length);
    }

    /** The points are marked at once (JOR-5.9). */
    @Override
    public final int points(int seat) {
        return track[seat];
    }

    /** Most points, then most coins (JOR-11.4). */
    @Override
    public final int rank(int seat) {
        int rank = 1;
        for (int other = 0; other < seats; other++) {
            int ahead = track[other] - track[seat];
            if (ahead > 0 || ahead == 0 && coins[other] > coins[seat]) {
                rank++;
            }
        }
        return rank;
    }

    /** Whether the card lies in the seat's personal area, where it works (JOR-0.8). */
    boolean holds(int seat, int card) {
        return where[card] == PERSONAL + seat;
    }

    boolean isLoading(int seat, int card) {
        return where[card] == LOADING + seat;
    }

    /** Whether the seat has the card, bought or already moved. */
    boolean owns(int seat, int card) {
        return holds(seat, card) || isLoading(seat, card);
    }

    /** Whose personal area the card lies in, or -1. */
    int holder(int card) {
        return where[card] >= PERSONAL ? where[card] - PERSONAL : -1;
    }

    /** The seat that sits so many places to the left of the start player. */
    int clockwise(int places) {
        int seat = start + places;
        return seat < seats ? seat : seat - seats;
    }

    /** Whether it is the turn of this seat when so many seats had theirs. */
    boolean isTurn(int places, int seat) {
        return places >= 0 && places < seats && clockwise(places) == seat;
    }

    /** The materials that an artisan still lacks. */
    int lacking(int artisan) {
        return Components.NEEDS[artisan] - laid[artisan];
    }

    /** The cubes on a ship or on an artisan; none on other cards. */
    List<Good> cubesOn(int card) {
        if (card < Components.ARTISANS) {
            return Goods.list(laid[card]);
        }
        return Components.isShip(card) ? Goods.list(cargo[card - Components.FIRST_SHIP]) : List.of();
    }

    int storageSpaces(int seat) {
        return Components.STORAGE_SPACES
                + (holds(seat, Components.STORAGE) ? Components.AMOUNT[Components.STORAGE] : 0);
    }

    boolean hasStorageLeft(int seat) {
        return Goods.total(stored[seat]) < storageSpaces(seat);
    }

    /** Moves the point marker (JOR-5.9). */
    void score(int seat, int points) {
        track[seat] += points;
    }

    /** Sends a card out of the game; the cubes of a ship go to the commons (JOR-6.11). */
    void box(int card) {
        where[card] = BOX;
        if (Components.isShip(card)) {
            commons += cargo[card - Components.FIRST_SHIP];
            cargo[card - Components.FIRST_SHIP] = Goods.NONE;
        }
    }

    /** Takes a viking off the main board: a coloured one back to his supply, a brown one into the box (JOR-13.5). */
    void takeOff(int viking) {
        if (!Vikings.isBrown(viking)) {
            supply[Vikings.seat(viking)]++;
        } else if (++brownBoxed == variant.brownVikings) {
            where[Components.BROWN_VIKINGS] = BOX;
        }
    }

    /** A line of vikings: the queue of a space, or after all queues the reservation row. */
    long line(int line) {
        return line == ROW ? rowVikings : queues[line];
    }

    /** Puts a viking on a spot of a line that is taken already. */
    void replace(int line, int spot, int viking) {
        if (line == ROW) {
            rowVikings = Vikings.replace(rowVikings, spot, viking);
        } else {
            queues[line] = Vikings.replace(queues[line], spot, viking);
        }
    }

    void clearBoard() {
        Arrays.fill(spaces, (byte) Components.NONE);
    }
}
