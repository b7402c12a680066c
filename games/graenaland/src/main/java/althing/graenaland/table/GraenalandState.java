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
    public static final int HEROES = 3;
    public static final int BUILDINGS = 3;

    public final Board board;
    public final boolean advanced;
    public final boolean permissions;
    public final boolean freeTalk;
    /** What each condition of the victory tile needs. */
    public final int[] conditions;

    /** The tile of each province, and back. */
    public final byte[] tiles = new byte[Board.MOST];
    public final byte[] provinceOf = new byte[Components.TILES.size()];
    /** Indexed by seat and province. */
    public final byte[] villages;
    /** All settlements, the villages included. */
    public final byte[] settled;
    /** The owner of each building, indexed by province and kind. */
    public final byte[] owner = new byte[Board.MOST * BUILDINGS];
    /** The works of each province, as bits. */
    public final byte[] works = new byte[Board.MOST];
    /** The face-up and face-down cards of each province. */
    public final long[] up = new long[Board.MOST];
    public final long[] down = new long[Board.MOST];

    /** Where each hero is, and where one that waits will enter; indexed by seat and kind. */
    public final byte[] heroes;
    public final byte[] waiting;
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

    /** What each seat has ordered in this turn, as its number; {@link #NONE} until then. */
    public final byte[] orders;
    /** Where each ordered hero went from, once the orders are revealed. */
    public final byte[] origins;
    public boolean revealedOrders;
    /** Whose ordered hero changed places with another of its clan, as bits. */
    public int swapped;

    public final Piles piles = new Piles();
    public final Offer offer;
    public final Promises promises;
    public final Yard yard;

    public int announcer = NONE;
    /** Who has declared victory, and whose victory cards are open, as bits. */
    public int declared;
    public int shown;
    /** The victory cards dealt, three a seat, and the one kept. */
    public final byte[] dealt;
    public final byte[] victory;
    /** Villages of the advanced start in the order of their placing: seat and province. */
    public final byte[] founders;
    public final byte[] foundedAt;
    public int founded;

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
        villages = new byte[seats * Board.MOST];
        settled = new byte[seats * Board.MOST];
        heroes = new byte[seats * HEROES];
        waiting = new byte[seats * HEROES];
        army = new byte[seats];
        placed = new byte[seats];
        hands = new long[seats];
        supplyHands = new int[seats];
        outlook = new double[seats];
        known = new long[seats * seats];
        orders = new byte[seats];
        origins = new byte[seats];
        offer = new Offer(seats);
        promises = new Promises(seats);
        yard = new Yard(seats);
        dealt = new byte[seats * Components.VICTORY_CARDS_DEALT];
        victory = new byte[seats];
        founders = new byte[2 * seats];
        foundedAt = new byte[2 * seats];
        tally = new int[seats];
        for (byte[] nothing : new byte[][]{tiles, provinceOf, owner, heroes, waiting, origins, dealt, victory}) {
            Arrays.fill(nothing, (byte) NONE);
        }
        Arrays.fill(orders, (byte) NONE);
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
        takeMap(from);
        takeClans(from);
        takeCourse(from);
        takeEnding(from);
        piles.become(from.piles);
        offer.become(from.offer);
        promises.become(from.promises);
        yard.become(from.yard);
        random.become(from.random);
    }

    private void takeMap(GraenalandState from) {
        take(from.tiles, tiles);
        take(from.provinceOf, provinceOf);
        take(from.villages, villages);
        take(from.settled, settled);
        take(from.owner, owner);
        take(from.works, works);
        take(from.up, up);
        take(from.down, down);
    }

    private void takeClans(GraenalandState from) {
        take(from.heroes, heroes);
        take(from.waiting, waiting);
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
        take(from.orders, orders);
        take(from.origins, origins);
        revealedOrders = from.revealedOrders;
        swapped = from.swapped;
    }

    private void takeEnding(GraenalandState from) {
        announcer = from.announcer;
        declared = from.declared;
        shown = from.shown;
        take(from.dealt, dealt);
        take(from.victory, victory);
        take(from.founders, founders);
        take(from.foundedAt, foundedAt);
        founded = from.founded;
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

    public int settledAt(int seat, int province) {
        return settled[seat * Board.MOST + province];
    }

    public int villagesAt(int seat, int province) {
        return villages[seat * Board.MOST + province];
    }

    /** All settlements of a province. */
    public int settlements(int province) {
        int total = 0;
        for (int at = province; at < settled.length; at += Board.MOST) {
            total += settled[at];
        }
        return total;
    }

    public void addVillage(int seat, int province, int number) {
        villages[seat * Board.MOST + province] += (byte) number;
        settled[seat * Board.MOST + province] += (byte) number;
        placed[seat] += (byte) number;
        outlook[seat] = UNKNOWN;
    }

    public void addBuilding(int seat, int province, int kind) {
        owner[province * BUILDINGS + kind] = (byte) seat;
        settled[seat * Board.MOST + province]++;
        placed[seat]++;
        outlook[seat] = UNKNOWN;
    }

    public void strengthen(int seat) {
        army[seat]++;
        outlook[seat] = UNKNOWN;
    }

    public void keepVictoryCard(int seat, int card) {
        victory[seat] = (byte) card;
        outlook[seat] = UNKNOWN;
    }

    public boolean hasWork(int province, int work) {
        return (works[province] >> work & 1) != 0;
    }

    /** How many tokens of a work are left (GRA-1.9). */
    public int tokensLeft(int work) {
        int left = Components.TOKENS[work];
        for (int province = 0; province < board.provinces; province++) {
            left -= works[province] >> work & 1;
        }
        return left;
    }

    public int hero(int seat, int kind) {
        return heroes[seat * HEROES + kind];
    }

    /** Whether a hero of the seat stands in the province (GRA-5.8). */
    public boolean hasHero(int seat, int province) {
        int first = seat * HEROES;
        return heroes[first] == province || heroes[first + 1] == province || heroes[first + 2] == province;
    }

    /** The whole price of what is being built. */
    public int price() {
        return Things.price(yard.thing, yard.site == NONE ? NONE : tiles[yard.site]);
    }

    /** The seat so many places to the left of another. */
    public int left(int seat, int places) {
        int found = seat + places;
        return found < seats ? found : found - seats;
    }
}
