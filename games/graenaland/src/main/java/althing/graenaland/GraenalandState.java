package althing.graenaland;

import java.util.Arrays;

import althing.engine.GamePosition;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.graenaland.GraenalandView.Decision;
import althing.graenaland.GraenalandView.Stage;

/**
 * All that a game of Graenaland is made of: the map, the pieces, the cards and where the turn stands. Provinces are
 * numbers of the {@link Board}, sets of resource cards {@link Cards}, sets of supply cards bits. Not thread safe.
 */
abstract class GraenalandState extends GamePosition {

    static final int NONE = -1;
    static final int HEROES = 3;
    static final int BUILDINGS = 3;
    static final int LEDGER = 24;
    /** The first card of each terrain's deck in {@link #deck}. */
    static final int[] DECK_START = new int[Cards.DECK.length];

    static {
        for (int terrain = 1; terrain < DECK_START.length; terrain++) {
            DECK_START[terrain] = DECK_START[terrain - 1] + Cards.DECK[terrain - 1];
        }
    }

    final Board board;
    final boolean advanced;
    final boolean permissions;
    final boolean freeTalk;
    /** What each condition of the victory tile needs. */
    final int[] conditions;

    /** The tile of each province, and back. */
    final byte[] tiles = new byte[Board.MOST];
    final byte[] provinceOf = new byte[Components.TILES.size()];
    /** Indexed by seat and province. */
    final byte[] villages;
    /** All settlements, the villages included. */
    final byte[] settled;
    /** The owner of each building, indexed by province and kind. */
    final byte[] owner = new byte[Board.MOST * BUILDINGS];
    /** The works of each province, as bits. */
    final byte[] works = new byte[Board.MOST];
    /** The face-up and face-down cards of each province. */
    final long[] up = new long[Board.MOST];
    final long[] down = new long[Board.MOST];

    /** Where each hero is, and where one that waits will enter; indexed by seat and kind. */
    final byte[] heroes;
    final byte[] waiting;
    final byte[] army;
    /** How many settlements of a seat are on the board. */
    final byte[] placed;
    final long[] hands;
    final int[] supplyHands;
    /** How far each seat is from victory, {@link Outlook#UNKNOWN} until somebody asks. */
    final double[] outlook;
    /** What an observer knows to be in a hand, at least; indexed by observer and holder. */
    final long[] known;

    /** The decks of all terrains, the top card of each last, as kinds. */
    final byte[] deck = new byte[Cards.ALL];
    final byte[] deckLeft = new byte[Cards.DECK.length];
    long discard;
    int supplyDeck;
    int supplyRow;
    int supplyDiscard;

    int turn;
    int start;
    int main;
    Stage stage = Stage.MOVING;
    /** Meaningless when nobody owes a decision. */
    Decision asked = Decision.ORDER;
    int pending;
    /** How many seats, places or placements the phase has dealt with. */
    int cursor;

    /** What each seat has ordered in this turn, see {@link Orders}; {@link Orders#OPEN} until then. */
    final byte[] orders;
    /** Where each ordered hero went from, once the orders are revealed. */
    final byte[] origins;
    boolean revealedOrders;
    /** Whose ordered hero changed places with another of its clan, as bits. */
    int swapped;

    /** The proposal: who, for which province, how many cards are given, to whom, and the votes. */
    int proposer = NONE;
    int offerProvince = NONE;
    int offerNext;
    final long[] shareUp;
    final byte[] shareDown;
    final byte[] votes;
    final byte[] ballots;

    /** The promises, see {@link Ledger}; who has promised something in this window; the tallies. */
    final long[] ledger = new long[LEDGER];
    int ledgerSize;
    int promised;
    final byte[] kept;
    final byte[] broken;

    /** Who builds now; in a final building the others follow. */
    int builder;
    /** What is being built, see {@link Construction}, and where. */
    int thing = NONE;
    int site = NONE;
    /** What the build still costs and whose supply card may come next; see {@link Payment}. */
    int due;
    int nextSupply;
    /** Who still gets a toll card, as bits. */
    int tollTo;
    int marketsUsed;
    boolean supplyTaken;
    /** Whether there was a joint work or a permission in this turn. */
    boolean offered;
    int permitted = NONE;
    final long[] pledged;
    final int[] pledgedSupply;

    int announcer = NONE;
    /** Who has declared victory, and whose victory cards are open, as bits. */
    int declared;
    int shown;
    /** The victory cards dealt, three a seat, and the one kept. */
    final byte[] dealt;
    final byte[] victory;
    /** Villages of the advanced start in the order of their placing: seat and province. */
    final byte[] founders;
    final byte[] foundedAt;
    int founded;

    final SplitMix random = new SplitMix(0);
    final MoveList scratch = new MoveList();
    /** Votes of one province, for questions that the position asks itself. */
    final int[] tally;

    GraenalandState(Setup setup) {
        super(setup);
        board = Board.of(seats);
        advanced = setup.option("variant").equals("advanced");
        permissions = setup.flag("permission");
        freeTalk = setup.option("talk").equals("free");
        conditions = Ending.conditions(seats);
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
        shareUp = new long[seats];
        shareDown = new byte[seats];
        votes = new byte[seats];
        ballots = new byte[seats];
        kept = new byte[seats];
        broken = new byte[seats];
        pledged = new long[seats];
        pledgedSupply = new int[seats];
        dealt = new byte[seats * Components.VICTORY_CARDS_DEALT];
        victory = new byte[seats];
        founders = new byte[2 * seats];
        foundedAt = new byte[2 * seats];
        tally = new int[seats];
        for (byte[] nothing : new byte[][]{tiles, provinceOf, owner, heroes, waiting, origins, dealt, victory}) {
            Arrays.fill(nothing, (byte) NONE);
        }
        Arrays.fill(orders, Orders.OPEN);
        Arrays.fill(outlook, Outlook.UNKNOWN);
    }

    @Override
    public void become(Position other) {
        GraenalandState from = (GraenalandState) other;
        takeMap(from);
        takeClans(from);
        takeCards(from);
        takeCourse(from);
        takeTalk(from);
        takeBuilding(from);
        takeEnding(from);
        random.state(from.random.state());
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

    private void takeCards(GraenalandState from) {
        take(from.deck, deck);
        take(from.deckLeft, deckLeft);
        discard = from.discard;
        supplyDeck = from.supplyDeck;
        supplyRow = from.supplyRow;
        supplyDiscard = from.supplyDiscard;
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

    private void takeTalk(GraenalandState from) {
        proposer = from.proposer;
        offerProvince = from.offerProvince;
        offerNext = from.offerNext;
        take(from.shareUp, shareUp);
        take(from.shareDown, shareDown);
        take(from.votes, votes);
        take(from.ballots, ballots);
        System.arraycopy(from.ledger, 0, ledger, 0, from.ledgerSize);
        ledgerSize = from.ledgerSize;
        promised = from.promised;
        take(from.kept, kept);
        take(from.broken, broken);
    }

    private void takeBuilding(GraenalandState from) {
        builder = from.builder;
        thing = from.thing;
        site = from.site;
        due = from.due;
        nextSupply = from.nextSupply;
        tollTo = from.tollTo;
        marketsUsed = from.marketsUsed;
        supplyTaken = from.supplyTaken;
        offered = from.offered;
        permitted = from.permitted;
        take(from.pledged, pledged);
        take(from.pledgedSupply, pledgedSupply);
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

    int settledAt(int seat, int province) {
        return settled[seat * Board.MOST + province];
    }

    int villagesAt(int seat, int province) {
        return villages[seat * Board.MOST + province];
    }

    /** All settlements of a province. */
    int settlements(int province) {
        int total = 0;
        for (int at = province; at < settled.length; at += Board.MOST) {
            total += settled[at];
        }
        return total;
    }

    void addVillage(int seat, int province, int number) {
        villages[seat * Board.MOST + province] += (byte) number;
        settled[seat * Board.MOST + province] += (byte) number;
        placed[seat] += (byte) number;
        outlook[seat] = Outlook.UNKNOWN;
    }

    void addBuilding(int seat, int province, int kind) {
        owner[province * BUILDINGS + kind] = (byte) seat;
        settled[seat * Board.MOST + province]++;
        placed[seat]++;
        outlook[seat] = Outlook.UNKNOWN;
    }

    void strengthen(int seat) {
        army[seat]++;
        outlook[seat] = Outlook.UNKNOWN;
    }

    void keepVictoryCard(int seat, int card) {
        victory[seat] = (byte) card;
        outlook[seat] = Outlook.UNKNOWN;
    }

    boolean hasWork(int province, int work) {
        return (works[province] >> work & 1) != 0;
    }

    /** How many tokens of a work are left (GRA-1.9). */
    int tokensLeft(int work) {
        int left = Components.TOKENS[work];
        for (int province = 0; province < board.provinces; province++) {
            left -= works[province] >> work & 1;
        }
        return left;
    }

    int hero(int seat, int kind) {
        return heroes[seat * HEROES + kind];
    }

    /** Whether a hero of the seat stands in the province (GRA-5.8). */
    boolean hasHero(int seat, int province) {
        int first = seat * HEROES;
        return heroes[first] == province || heroes[first + 1] == province || heroes[first + 2] == province;
    }

    /** The seat so many places to the left of another. */
    int left(int seat, int places) {
        int found = seat + places;
        return found < seats ? found : found - seats;
    }
}
