package althing.jorvik;

import java.util.Arrays;

import althing.engine.Chance;
import althing.engine.Agenda;
import althing.engine.GamePosition;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Refusal;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.jorvik.JorvikView.Decision;

/**
 * The whole truth of a game of Jórvík: where each card, cube, viking and coin is, and what is asked next. The phases read
 * and change its fields. Cards are indices into {@link Cards}, cubes are {@link Goods}. Not thread safe.
 */
final class JorvikPosition extends GamePosition {

    /** Where a card can be; a seat is added to the last two. */
    static final int ABSENT = 0;
    static final int DECK = 1;
    static final int BOARD = 2;
    static final int BOX = 3;
    static final int LOADING = 8;
    static final int PERSONAL = 16;

    /** Room for a decision and a chain of another on top of it. */
    private static final int AGENDA = 8;
    private static final Decision[] DECISIONS = Decision.values();

    final Layout layout;

    /** All cards in the order in which they are revealed; the first {@code dealt} were. */
    final byte[] deck;
    int dealt;
    final byte[] where = new byte[Cards.COUNT];
    /** The card on each space of the lower and then the upper half, or {@link Cards#NONE}. */
    final byte[] spaces = new byte[2 * Cards.SPACES];
    /** The queue of each lower space as {@link Vikings}. */
    final long[] queues = new long[Cards.SPACES];
    /** The cards of the reservation row from the left, a byte each, as index + 1, and the vikings on them. */
    long rowCards;
    long rowVikings;

    /** The cubes on each ship before it is unloaded, indexed from the first ship. */
    final int[] cargo = new int[Cards.LAST_SHIP - Cards.FIRST_SHIP];
    /** The cubes on each artisan. */
    final int[] laid = new int[Cards.ARTISANS];
    /** The cubes in storage of each seat; the warehouse is filled before the player board. */
    final int[] stored;
    int bag;
    int commons;
    /** The cubes from the ships of the seat whose Loading turn it is. */
    int quay;

    final int[] coins;
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
    final byte[] attackCards = new byte[Cards.ATTACKS];
    final byte[] attackRounds = new byte[Cards.ATTACKS];
    final byte[] strengths;
    final byte[] attackPoints;
    final int[] oraclePoints;
    final int[] finalPoints;

    int round;
    int start;
    Step step = Step.DELIVERY;
    /** How many spaces, seats or queues the step has dealt with; in Demand whose turn is next. */
    int cursor;
    final Agenda agenda = new Agenda(AGENDA);
    final Chance random = new Chance(holds(JorvikRuling.WIDE_CHANCE));

    /** A list for questions that the position asks itself. */
    final MoveList scratch = new MoveList();

    JorvikPosition(Setup setup) {
        super(setup);
        layout = Layout.of(setup);
        deck = layout.deck.clone();
        stored = new int[seats];
        coins = new int[seats];
        supply = new int[seats];
        oraclePoints = new int[seats];
        finalPoints = new int[seats];
        strengths = new byte[Cards.ATTACKS * seats];
        attackPoints = new byte[Cards.ATTACKS * seats];
    }

    /** Sets the game up and plays to the first decision (JOR-2). */
    static JorvikPosition start(Setup setup) {
        JorvikPosition position = new JorvikPosition(setup);
        position.random.seed(setup.seed().orElseThrow());
        Preparation.setUp(position);
        Flow.advance(position);
        return position;
    }

    @Override
    public int pending() {
        return agenda.isEmpty() ? 0 : 1 << agenda.seat();
    }

    /** What is asked now. The game must not be over. */
    Decision asked() {
        return DECISIONS[agenda.kind()];
    }

    /** Asks for a decision; what it is about is set afterwards. */
    void ask(Decision decision, int seat) {
        agenda.push(Frames.of(decision), seat);
    }

    @Override
    protected void list(int seat, MoveList into) {
        Flow.list(this, seat, into);
    }

    @Override
    protected Refusal refusal(int seat, Move move) {
        return Refusals.refusal(this, seat, (JorvikMove) move);
    }

    @Override
    protected void carryOut(int seat, Move move) {
        Flow.play(this, seat, (JorvikMove) move);
        Flow.advance(this);
    }

    @Override
    public JorvikPosition copy() {
        JorvikPosition copy = new JorvikPosition(setup);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(Position other) {
        JorvikPosition from = (JorvikPosition) other;
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

    private void takeCards(JorvikPosition from) {
        System.arraycopy(from.deck, 0, deck, 0, deck.length);
        dealt = from.dealt;
        System.arraycopy(from.where, 0, where, 0, where.length);
        System.arraycopy(from.spaces, 0, spaces, 0, spaces.length);
        System.arraycopy(from.queues, 0, queues, 0, queues.length);
        rowCards = from.rowCards;
        rowVikings = from.rowVikings;
    }

    private void takeCubes(JorvikPosition from) {
        System.arraycopy(from.cargo, 0, cargo, 0, cargo.length);
        System.arraycopy(from.laid, 0, laid, 0, laid.length);
        System.arraycopy(from.stored, 0, stored, 0, seats);
        bag = from.bag;
        commons = from.commons;
        quay = from.quay;
    }

    private void takeSeats(JorvikPosition from) {
        System.arraycopy(from.coins, 0, coins, 0, seats);
        System.arraycopy(from.supply, 0, supply, 0, seats);
        brownStock = from.brownStock;
        brownReady = from.brownReady;
        brownBoxed = from.brownBoxed;
        stopped = from.stopped;
        System.arraycopy(from.oraclePoints, 0, oraclePoints, 0, seats);
        System.arraycopy(from.finalPoints, 0, finalPoints, 0, seats);
    }

    private void takeAttacks(JorvikPosition from) {
        attacks = from.attacks;
        System.arraycopy(from.attackCards, 0, attackCards, 0, attackCards.length);
        System.arraycopy(from.attackRounds, 0, attackRounds, 0, attackRounds.length);
        System.arraycopy(from.strengths, 0, strengths, 0, strengths.length);
        System.arraycopy(from.attackPoints, 0, attackPoints, 0, attackPoints.length);
    }

    /** Mixes what is left of each season anew: of the deck nobody knows more than its seasons (JOR-0.9, JOR-2.8). */
    @Override
    public void imagine(int seat, SplitMix other) {
        for (int season = 0; season < layout.seasonEnds.length; season++) {
            other.shuffle(deck, Math.max(dealt, layout.seasonStart(season)), layout.seasonEnds[season]);
        }
        random.imagine(other);
    }

    @Override
    public int points(int seat) {
        int points = Cards.START_POINTS + oraclePoints[seat] + finalPoints[seat];
        for (int attack = 0; attack < attacks; attack++) {
            points += attackPoints[attack * seats + seat];
        }
        return points;
    }

    /** Most points, then most coins (JOR-11.4). */
    @Override
    public int rank(int seat) {
        int rank = 1;
        for (int other = 0; other < seats; other++) {
            int ahead = points(other) - points(seat);
            if (ahead > 0 || ahead == 0 && coins[other] > coins[seat]) {
                rank++;
            }
        }
        return rank;
    }

    @Override
    public JorvikView view(int viewer) {
        return Views.view(this);
    }

    @Override
    public JorvikNotation notation() {
        return JorvikNotation.of(this);
    }

    @Override
    public Phrase prompt(int seat) {
        return Wording.prompt(this, seat);
    }

    @Override
    public Phrase option(int seat, Move move) {
        return Wording.option(this, seat, (JorvikMove) move);
    }

    @Override
    public ScoreSheet scoreSheet() {
        return FinalScoring.sheet(this);
    }

    /** Whether the card lies in the seat's personal area, where it works (JOR-0.8). */
    boolean holds(int seat, int card) {
        return where[card] == PERSONAL + seat;
    }

    /** Whose personal area the card lies in, or -1. */
    int holder(int card) {
        return where[card] >= PERSONAL ? where[card] - PERSONAL : -1;
    }

    boolean isLoading(int seat, int card) {
        return where[card] == LOADING + seat;
    }

    /** The seat that sits so many places to the left of the start player. */
    int clockwise(int places) {
        int seat = start + places;
        return seat < seats ? seat : seat - seats;
    }

    /** The materials that an artisan still lacks. */
    int lacking(int artisan) {
        return Cards.NEEDS[artisan] - laid[artisan];
    }

    int storageSpaces(int seat) {
        return Cards.STORAGE_SPACES + (holds(seat, Cards.STORAGE) ? Cards.AMOUNT[Cards.STORAGE] : 0);
    }

    boolean hasStorageLeft(int seat) {
        return Goods.total(stored[seat]) < storageSpaces(seat);
    }

    /** Sends a card out of the game; the cubes of a ship go to the commons (JOR-6.11). */
    void box(int card) {
        where[card] = BOX;
        if (Cards.isShip(card)) {
            commons += cargo[card - Cards.FIRST_SHIP];
            cargo[card - Cards.FIRST_SHIP] = Goods.NONE;
        }
    }

    /** Takes a viking off the main board: a coloured one back to his supply, a brown one into the box (JOR-13.5). */
    void takeOff(int viking) {
        if (!Vikings.isBrown(viking)) {
            supply[Vikings.seat(viking)]++;
        } else if (++brownBoxed == layout.brownVikings) {
            where[Cards.BROWN_VIKINGS] = BOX;
        }
    }

    void clearBoard() {
        Arrays.fill(spaces, (byte) Cards.NONE);
    }
}
