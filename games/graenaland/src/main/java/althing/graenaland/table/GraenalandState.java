package althing.graenaland.table;

import java.util.Arrays;

import org.jspecify.annotations.Nullable;

import althing.engine.AskingPosition;
import althing.engine.Chance;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.graenaland.box.Board;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Things;

/**
 * All that a game of Graenaland is made of: the map, the pieces, the cards and where the turn stands. Provinces are
 * numbers of the {@link Board}, sets of resource cards {@link Cards}, sets of supply cards bits. Not thread safe.
 */
public abstract class GraenalandState extends AskingPosition<GraenalandState, GraenalandMove> {

    public static final int NONE = -1;
    /** An outlook that nobody has worked out yet. */
    public static final double UNKNOWN = -1;

    public final Board board;
    public final boolean advanced;
    public final boolean permissions;
    public final boolean freeTalk;
    /** What each condition of the victory tile needs. */
    public final int[] conditions;

    public final Island island;
    public final Heroes heroes;
    public final byte[] army;
    /** How many settlements of a seat are on the board. */
    public final byte[] placed;
    public final long[] hands;
    public final int[] supplyHands;
    /** How far each seat is from victory, {@link #UNKNOWN} until somebody asks. */
    public final double[] outlook;
    /** What an observer knows to be in a hand, at least; indexed by observer and holder. */
    public final long[] known;

    public int turn;
    public int start;
    public int main;
    public Stage stage = Stage.MOVING;
    /** What is asked of the pending seats; meaningless when nobody owes an answer. */
    public Question asked = Question.ORDER;
    public int pending;
    /** What comes by itself, while a move is being played. */
    protected @Nullable Step next;
    /** How many seats, places or placements the phase has dealt with. */
    public int cursor;

    public final Piles piles = new Piles();
    public final Offer offer;
    public final Promises promises;
    public final Yard yard;
    public final Opening opening;

    public int announcer = NONE;
    /** Who has declared victory, and whose victory cards are open, as bits. */
    public int declared;
    public int shown;

    public final Chance random;
    public final MoveList scratch = new MoveList();
    /** Votes of one province, for questions that the position asks itself. */
    public final int[] tally;

    public GraenalandState(Setup setup) {
        super(setup);
        random = new Chance(GraenalandRuling.WIDE_CHANCE.holdsIn(setup));
        board = Board.of(seats);
        advanced = setup.option("variant").equals("advanced");
        permissions = setup.flag("permission");
        freeTalk = setup.option("talk").equals("free");
        conditions = Components.conditions(seats);
        island = new Island(seats);
        heroes = new Heroes(seats);
        army = new byte[seats];
        placed = new byte[seats];
        hands = new long[seats];
        supplyHands = new int[seats];
        outlook = new double[seats];
        known = new long[seats * seats];
        offer = new Offer(seats);
        promises = new Promises(seats);
        yard = new Yard(seats);
        opening = new Opening(seats);
        tally = new int[seats];
        Arrays.fill(outlook, UNKNOWN);
    }

    @Override
    protected final GraenalandState self() {
        return this;
    }

    @Override
    protected final GraenalandMove own(Move move) {
        return (GraenalandMove) move;
    }

    @Override
    protected final String overRule() {
        return "GRA-2.11";
    }

    @Override
    public final int pending() {
        return pending;
    }

    @Override
    public final int firstSeat() {
        return start;
    }

    public void ask(Question question, int seat) {
        askAll(question, 1 << seat);
    }

    /** Asks several seats at once; each answers for itself. */
    public void askAll(Question question, int seatBits) {
        asked = question;
        pending = seatBits;
    }

    /** Says what comes when the move that is being played is done. */
    public void then(Step step) {
        next = step;
    }

    /** Whether this is the last building of everybody (GRA-16.9). */
    public boolean isFinalBuilding() {
        return stage == Stage.FINAL_BUILDING;
    }

    public boolean isAsked(Question question) {
        return pending != 0 && asked == question;
    }

    /** Remembers that a seat has answered; true when all have. */
    public boolean hasAnswered(int seat) {
        pending &= ~(1 << seat);
        return pending == 0;
    }

    @Override
    public void become(Position other) {
        GraenalandState from = (GraenalandState) other;
        island.become(from.island);
        heroes.become(from.heroes);
        takeClans(from);
        takeCourse(from);
        takeEnding(from);
        piles.become(from.piles);
        offer.become(from.offer);
        promises.become(from.promises);
        yard.become(from.yard);
        opening.become(from.opening);
        random.become(from.random);
    }

    private void takeClans(GraenalandState from) {
        take(from.army, army);
        take(from.placed, placed);
        take(from.hands, hands);
        take(from.supplyHands, supplyHands);
        take(from.known, known);
        System.arraycopy(from.outlook, 0, outlook, 0, seats);
    }

    private void takeCourse(GraenalandState from) {
        turn = from.turn;
        start = from.start;
        main = from.main;
        stage = from.stage;
        asked = from.asked;
        pending = from.pending;
        cursor = from.cursor;
    }

    private void takeEnding(GraenalandState from) {
        announcer = from.announcer;
        declared = from.declared;
        shown = from.shown;
    }

    private static void take(byte[] from, byte[] into) {
        System.arraycopy(from, 0, into, 0, into.length);
    }

    private static void take(long[] from, long[] into) {
        System.arraycopy(from, 0, into, 0, into.length);
    }

    private static void take(int[] from, int[] into) {
        System.arraycopy(from, 0, into, 0, into.length);
    }

    /** Whether map, founding villages or victory cards are still being chosen. */
    public boolean isBeforePlay() {
        return stage == Stage.MAP || stage == Stage.FOUNDING || stage == Stage.VICTORY_CARDS;
    }

    public void addVillage(int seat, int province, int number) {
        island.addVillage(seat, province, number);
        placed[seat] += (byte) number;
        outlook[seat] = UNKNOWN;
    }

    public void addBuilding(int seat, int province, int kind) {
        island.addBuilding(seat, province, kind);
        placed[seat]++;
        outlook[seat] = UNKNOWN;
    }

    public void strengthen(int seat) {
        army[seat]++;
        outlook[seat] = UNKNOWN;
    }

    public void keepVictoryCard(int seat, int card) {
        opening.victory[seat] = (byte) card;
        outlook[seat] = UNKNOWN;
    }

    /** The whole price of what is being built. */
    public int price() {
        return Things.price(yard.thing, yard.site == NONE ? NONE : island.tiles[yard.site]);
    }

    /** The seat so many places to the left of another. */
    public int left(int seat, int places) {
        int found = seat + places;
        return found < seats ? found : found - seats;
    }
}
