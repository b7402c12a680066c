package althing.jorvik.town;

import althing.engine.Agenda;
import althing.engine.AskingPosition;
import althing.engine.Chance;
import althing.engine.Setup;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Variant;

/**
 * All that changes in a game: where each card, cube, viking and coin is, and what comes next. Cards are indices into
 * {@link Components}, cubes are {@link Goods}. Not thread safe.
 */
public abstract class Pieces extends AskingPosition<Town, JorvikMove> {

    /** Where a card can be; a seat is added to the last two. */
    public static final int ABSENT = 0;
    public static final int DECK = 1;
    public static final int BOARD = 2;
    public static final int BOX = 3;
    public static final int LOADING = 8;
    public static final int PERSONAL = 16;

    /** Room for a question and a chain of another on top of it. */
    private static final int AGENDA = 8;

    public final Variant variant;

    /** All cards in the order in which they are revealed; the first {@code dealt} were. */
    public final byte[] deck;
    public int dealt;
    public final byte[] where = new byte[Components.COUNT];
    /** The card on each space of the lower and then the upper half, or {@link Components#NONE}. */
    public final byte[] spaces = new byte[2 * Components.SPACES];
    /** The queue of each lower space as {@link Vikings}. */
    public final long[] queues = new long[Components.SPACES];
    /** The cards of the reservation row from the left, a byte each, as index + 1, and the vikings on them. */
    public long rowCards;
    public long rowVikings;

    /** The cubes on each ship before it is unloaded, indexed from the first ship. */
    public final int[] cargo = new int[Components.LAST_SHIP - Components.FIRST_SHIP];
    /** The cubes on each artisan. */
    public final int[] laid = new int[Components.ARTISANS];
    /** The cubes in storage of each seat; the warehouse is filled before the player board. */
    public final int[] stored;
    public int bag;
    public int commons;
    /** The cubes from the ships of the seat whose Loading turn it is. */
    public int quay;

    public final int[] coins;
    /** Where on the point track the marker of each seat stands. */
    public final int[] track;
    /** The vikings in the supply of each seat. */
    public final int[] supply;
    /** The brown vikings that lie in the stock, on their building, and in the box. */
    public int brownStock;
    public int brownReady;
    public int brownBoxed;
    /** The seats that place no brown viking any more in this Demand, as bits. */
    public int stopped;

    /** How many attacks came so far; the arrays below are indexed by attack, then by seat. */
    public int attacks;
    public final byte[] attackCards = new byte[Components.ATTACKS];
    public final byte[] attackRounds = new byte[Components.ATTACKS];
    public final byte[] strengths;
    public final byte[] attackPoints;
    public final int[] oraclePoints;

    public int round;
    public int start;
    public Step step = Step.DELIVERY;
    /** How many spaces, seats or queues the step has dealt with; in Demand whose turn is next. */
    public int cursor;
    public final Agenda agenda = new Agenda(AGENDA);
    public final Chance random;

    protected Pieces(Setup setup) {
        super(setup);
        variant = Variant.of(setup);
        random = new Chance(JorvikRuling.WIDE_CHANCE.holdsIn(setup));
        deck = variant.deck.clone();
        stored = new int[seats];
        coins = new int[seats];
        track = new int[seats];
        supply = new int[seats];
        oraclePoints = new int[seats];
        strengths = new byte[Components.ATTACKS * seats];
        attackPoints = new byte[Components.ATTACKS * seats];
    }

    /** Takes over everything from another position of the same setup. */
    protected final void becomePieces(Pieces from) {
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

    private void takeCards(Pieces from) {
        System.arraycopy(from.deck, 0, deck, 0, deck.length);
        dealt = from.dealt;
        System.arraycopy(from.where, 0, where, 0, where.length);
        System.arraycopy(from.spaces, 0, spaces, 0, spaces.length);
        System.arraycopy(from.queues, 0, queues, 0, queues.length);
        rowCards = from.rowCards;
        rowVikings = from.rowVikings;
    }

    private void takeCubes(Pieces from) {
        System.arraycopy(from.cargo, 0, cargo, 0, cargo.length);
        System.arraycopy(from.laid, 0, laid, 0, laid.length);
        System.arraycopy(from.stored, 0, stored, 0, seats);
        bag = from.bag;
        commons = from.commons;
        quay = from.quay;
    }

    private void takeSeats(Pieces from) {
        System.arraycopy(from.coins, 0, coins, 0, seats);
        System.arraycopy(from.track, 0, track, 0, seats);
        System.arraycopy(from.supply, 0, supply, 0, seats);
        brownStock = from.brownStock;
        brownReady = from.brownReady;
        brownBoxed = from.brownBoxed;
        stopped = from.stopped;
        System.arraycopy(from.oraclePoints, 0, oraclePoints, 0, seats);
    }

    private void takeAttacks(Pieces from) {
        attacks = from.attacks;
        System.arraycopy(from.attackCards, 0, attackCards, 0, attackCards.length);
        System.arraycopy(from.attackRounds, 0, attackRounds, 0, attackRounds.length);
        System.arraycopy(from.strengths, 0, strengths, 0, strengths.length);
        System.arraycopy(from.attackPoints, 0, attackPoints, 0, attackPoints.length);
    }
}
