package althing.graenaland.table;

import java.util.function.IntFunction;

import althing.engine.MoveTable;
import althing.engine.code.MoveCodec;
import althing.engine.code.Vocabulary;
import althing.graenaland.box.Amounts;
import althing.graenaland.box.Building;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Direction;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.SupplyFace;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Tile;
import althing.graenaland.box.VictoryFace;
import althing.graenaland.box.Work;

/** Every move of the game, made once; lists of legal moves are filled from here. */
public final class Moves {

    public static final MoveCodec<GraenalandMove> CODEC = MoveCodec.of(GraenalandMove.class,
            Vocabulary.of("tile", Components.TILES, Tile::id),
            Vocabulary.of("supply", Components.SUPPLY, SupplyFace::id),
            Vocabulary.of("victory", Components.VICTORY, VictoryFace::id));
    public static final MoveTable<GraenalandMove> TABLE = new MoveTable<>("Graenaland",
            "'order warlord ne' or 'village P1'", CODEC);

    private static final int SEATS = 5;
    private static final int TILES = Components.TILES.size();
    private static final int SUPPLY = Components.SUPPLY.size();
    private static final Resource[] RESOURCES = Resource.values();
    private static final Terrain[] TERRAINS = Terrain.values();
    private static final Hero[] HEROES = Hero.values();

    public static final GraenalandMove[] LAY = row(TILES, i -> new GraenalandMove.Lay(tile(i)));
    public static final GraenalandMove[] FOUND = row(TILES, i -> new GraenalandMove.Found(tile(i)));
    public static final GraenalandMove[] RESETTLE = row(TILES, i -> new GraenalandMove.Resettle(tile(i)));
    public static final GraenalandMove[] KEEP = row(Components.VICTORY.size(),
            i -> new GraenalandMove.Keep(Components.VICTORY.get(i)));
    /** Indexed by hero and direction. */
    public static final GraenalandMove[][] ORDER = table(HEROES.length, Direction.values().length,
            (hero, direction) -> new GraenalandMove.Order(HEROES[hero], Direction.values()[direction]));
    /** Indexed by hero; warlords never wait. */
    public static final GraenalandMove[] ENTER = row(HEROES.length, i -> new GraenalandMove.Enter(HEROES[i]));
    public static final GraenalandMove[] PROPOSE = row(TILES, i -> new GraenalandMove.Propose(tile(i)));
    public static final GraenalandMove[] GIVE = row(SEATS, GraenalandMove.Give::new);
    public static final GraenalandMove VOTE_FOR = known(new GraenalandMove.Vote(true));
    public static final GraenalandMove VOTE_AGAINST = known(new GraenalandMove.Vote(false));
    public static final GraenalandMove[] PROMISE_VOTE = row(SEATS, GraenalandMove.PromiseVote::new);
    /** Indexed by resource and seat. */
    public static final GraenalandMove[][] PROMISE_CARD = table(RESOURCES.length, SEATS,
            (resource, seat) -> new GraenalandMove.PromiseCard(RESOURCES[resource], seat));
    public static final GraenalandMove[] PROMISE_WORK = row(Work.values().length,
            i -> new GraenalandMove.PromiseWork(Work.values()[i]));
    public static final GraenalandMove[] TAKE_SUPPLY = row(SUPPLY, i -> new GraenalandMove.TakeSupply(supply(i)));
    public static final GraenalandMove[] SETTLE = row(TILES, i -> new GraenalandMove.Settle(tile(i)));
    /** Indexed by kind and tile. */
    public static final GraenalandMove[][] ERECT = table(Building.values().length, TILES,
            (kind, tile) -> new GraenalandMove.Erect(Building.values()[kind], tile(tile)));
    /** Indexed by the fort resource; gold stands for none. */
    public static final GraenalandMove[] ARM = row(RESOURCES.length, i -> new GraenalandMove.Arm(RESOURCES[i]));
    /** Indexed by work and tile. */
    public static final GraenalandMove[][] WORK = table(Work.values().length, TILES,
            (work, tile) -> new GraenalandMove.Lend(Work.values()[work], tile(tile), false));
    public static final GraenalandMove[][] JOINT = table(Work.values().length, TILES,
            (work, tile) -> new GraenalandMove.Lend(Work.values()[work], tile(tile), true));
    public static final GraenalandMove[] PERMIT = row(SEATS, GraenalandMove.Permit::new);
    public static final GraenalandMove[] USE_SUPPLY = row(SUPPLY, i -> new GraenalandMove.UseSupply(supply(i)));
    /** Indexed by what is given and what is due. */
    public static final GraenalandMove[][] TRADE = table(Amounts.BASIC, Amounts.BASIC,
            (card, due) -> new GraenalandMove.Trade(RESOURCES[card], RESOURCES[due]));
    public static final GraenalandMove[][] TRADE_SUPPLY = table(SUPPLY, Amounts.BASIC,
            (card, due) -> new GraenalandMove.TradeSupply(supply(card), RESOURCES[due]));
    public static final GraenalandMove[] PAY_GOLD = row(Amounts.BASIC, i -> new GraenalandMove.PayGold(RESOURCES[i]));
    /** Indexed by kind of card. */
    public static final GraenalandMove[] TOLL = row(Cards.KINDS,
            i -> new GraenalandMove.PayToll(TERRAINS[Cards.terrain(i)], RESOURCES[Cards.RESOURCE[i]]));
    public static final GraenalandMove[] PLEDGE_CARD = row(Amounts.BASIC,
            i -> new GraenalandMove.PledgeCard(RESOURCES[i]));
    public static final GraenalandMove[] PLEDGE_GOLD = row(Amounts.BASIC,
            i -> new GraenalandMove.PledgeGold(RESOURCES[i]));
    public static final GraenalandMove[] PLEDGE_SUPPLY = row(SUPPLY, i -> new GraenalandMove.PledgeSupply(supply(i)));
    public static final GraenalandMove[] WITHDRAW_CARD = row(Amounts.BASIC,
            i -> new GraenalandMove.WithdrawCard(RESOURCES[i]));
    public static final GraenalandMove[] WITHDRAW_GOLD = row(Amounts.BASIC,
            i -> new GraenalandMove.WithdrawGold(RESOURCES[i]));
    public static final GraenalandMove[] WITHDRAW_SUPPLY = row(SUPPLY,
            i -> new GraenalandMove.WithdrawSupply(supply(i)));

    static {
        for (GraenalandMove.Word word : GraenalandMove.Word.values()) {
            known(word);
        }
    }

    private Moves() {
    }

    public static GraenalandMove named(String code) {
        return TABLE.named(code);
    }

    /** The kind of card with this back and face. */
    public static int kind(Terrain back, Resource resource) {
        for (int kind : Cards.SHOWING[resource.ordinal()]) {
            if (Cards.terrain(kind) == back.ordinal()) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no " + resource.code() + " in the deck of " + back.code());
    }

    /** Makes the move of two numbers. */
    private interface Pair {

        GraenalandMove of(int first, int second);
    }

    private static GraenalandMove[] row(int size, IntFunction<GraenalandMove> make) {
        GraenalandMove[] moves = new GraenalandMove[size];
        for (int i = 0; i < size; i++) {
            moves[i] = known(make.apply(i));
        }
        return moves;
    }

    private static GraenalandMove[][] table(int rows, int columns, Pair make) {
        GraenalandMove[][] moves = new GraenalandMove[rows][];
        for (int i = 0; i < rows; i++) {
            int first = i;
            moves[i] = row(columns, second -> make.of(first, second));
        }
        return moves;
    }

    private static GraenalandMove known(GraenalandMove move) {
        return TABLE.known(move);
    }

    private static Tile tile(int index) {
        return Components.TILES.get(index);
    }

    private static SupplyFace supply(int index) {
        return Components.SUPPLY.get(index);
    }
}
