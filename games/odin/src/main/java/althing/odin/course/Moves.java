package althing.odin.course;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import althing.engine.MoveTable;
import althing.engine.code.MoveCodec;
import althing.engine.code.Vocabulary;
import althing.odin.course.OdinMove.Word;
import althing.odin.box.Card;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.box.Space;
import althing.odin.box.Strip;

/** Every move of the game, made once; lists of legal moves are filled from here. */
@SuppressWarnings("MutablePublicArray")
public final class Moves {

    public static final OdinMove[] GO = new OdinMove[Space.PRINTED];
    public static final OdinMove[] IMITATE = new OdinMove[Space.PRINTED];
    /** By item, then by slot of the {@link Estate}; all home boards share their moves. */
    public static final OdinMove[][] PLACE = new OdinMove[Items.COUNT][Estate.SLOTS];
    /** By turn, row and column. */
    public static final OdinMove[][][] LAY = new OdinMove[Shape.TURNS][Plan.ROWS][Plan.HOME.grid[0].length()];
    public static final OdinMove[] BUY = new OdinMove[Items.COUNT];
    public static final OdinMove[] ARM = new OdinMove[Items.COUNT];
    public static final OdinMove[] DISARM = new OdinMove[Items.COUNT];
    public static final OdinMove[] EMIGRATE = new OdinMove[Items.COUNT];
    public static final OdinMove[] REBUILD = new OdinMove[Items.COUNT];
    /** A wood or a stone in a shed, then in a stone house. */
    public static final OdinMove[] STORE = new OdinMove[4];
    public static final OdinMove[] CHOOSE = new OdinMove[24];
    public static final OdinMove[] RECALL = new OdinMove[Space.COUNT];
    public static final OdinMove[] PLAY = new OdinMove[Card.COUNT];
    public static final OdinMove[] FIRST = new OdinMove[Card.COUNT];
    public static final OdinMove[] KEEP = new OdinMove[Card.COUNT];
    /** By card, then by alternative. */
    public static final OdinMove[][] USE = new OdinMove[Card.COUNT][10];
    public static final OdinMove[] RAISE = new OdinMove[Items.GOODS];
    /** By stones, swords and spears. */
    public static final OdinMove[][][] SPEND = new OdinMove[32][32][32];
    /** By strip, then by the number of items. */
    public static final OdinMove[][] DIG = new OdinMove[Strip.COUNT][5];
    public static final OdinMove[] UPGRADE = new OdinMove[Items.TILES];
    public static final OdinMove[] FLIP = new OdinMove[Items.TILES];
    public static final OdinMove[] TAKE = new OdinMove[Items.TILES];
    /** By the index of the island's plan. */
    public static final OdinMove[] EXPLORE = new OdinMove[Plan.ALL.size()];
    public static final OdinMove[][] SAIL = new OdinMove[4][4];
    public static final OdinMove[] PAY = new OdinMove[32];
    public static final OdinMove[] BACK = new OdinMove[5];
    /** By food, across and along the table. */
    public static final OdinMove[][] SERVE = new OdinMove[Items.GOODS][2];
    static final MoveCodec<OdinMove> CODEC = MoveCodec.of(OdinMove.class,
            Vocabulary.of("space", Space.ALL, space -> space.id), words("item", Items.COUNT, Items::id),
            words("slot", Estate.SLOTS, Estate::slotName), words("strip", Strip.COUNT, Strip::id),
            Vocabulary.of("plan", Plan.ALL, plan -> plan.id), Vocabulary.of("card", Card.ALL, Card::id));
    public static final MoveTable<OdinMove> TABLE = new MoveTable<>("A Feast for Odin", "'go WM1' or 'place hide home'",
            CODEC);

    static {
        for (int space = 0; space < Space.PRINTED; space++) {
            GO[space] = known(new OdinMove.Go(space));
            IMITATE[space] = known(new OdinMove.Imitate(space));
        }
        for (int space = 0; space < Space.COUNT; space++) {
            RECALL[space] = known(new OdinMove.Recall(space));
        }
        for (int item = 0; item <= Items.SILVER; item++) {
            if (Items.isTile(item) || item != Items.STONE) {
                placements(item);
            }
        }
        lays();
        ships();
        goods();
        figures();
        for (Word word : Word.values()) {
            known(word);
        }
    }

    private Moves() {
    }

    private static void placements(int item) {
        for (int board = 0; board < Estate.BOARDS; board++) {
            if (!Estate.isShed(board)) {
                PLACE[item][board] = known(new OdinMove.Place(item, board));
                PLACE[item][Estate.BOARDS + board] = known(new OdinMove.Place(item, Estate.BOARDS + board));
            }
        }
    }

    private static void lays() {
        for (int row = 0; row < Plan.ROWS; row++) {
            for (int column = 0; column < LAY[0][row].length; column++) {
                for (int turn = 0; turn < Shape.TURNS; turn++) {
                    LAY[turn][row][column] = known(new OdinMove.Lay(row, column, turn));
                }
            }
        }
    }

    private static void ships() {
        for (int ship = Items.BOAT; ship <= Items.FULL_LONGSHIP; ship++) {
            BUY[ship] = known(new OdinMove.Buy(ship));
            ARM[ship] = known(new OdinMove.Arm(ship));
            DISARM[ship] = known(new OdinMove.Disarm(ship));
            EMIGRATE[ship] = known(new OdinMove.Emigrate(ship));
            REBUILD[ship] = known(new OdinMove.Rebuild(ship));
        }
        for (int plain = 0; plain < SAIL.length; plain++) {
            for (int armed = 0; armed < SAIL.length; armed++) {
                SAIL[plain][armed] = known(new OdinMove.Sail(plain, armed));
            }
        }
        for (Plan plan : Plan.ALL) {
            if (plan.kind == Plan.Kind.ISLAND) {
                EXPLORE[plan.index] = known(new OdinMove.Explore(plan.index));
            }
        }
    }

    private static void goods() {
        for (int tile = 0; tile < Items.TILES; tile++) {
            UPGRADE[tile] = known(new OdinMove.Upgrade(tile));
            FLIP[tile] = known(new OdinMove.Flip(tile));
            TAKE[tile] = known(new OdinMove.Take(tile));
            if (tile < Items.GOODS && Items.FLAT[tile] > 0) {
                SERVE[tile][0] = known(new OdinMove.Serve(tile, false));
                SERVE[tile][1] = known(new OdinMove.Serve(tile, true));
            }
        }
    }

    private static void figures() {
        int slot = 0;
        for (Plan building : List.of(Plan.SHED, Plan.STONE_HOUSE)) {
            STORE[slot++] = known(new OdinMove.Store(Items.WOOD, building.index));
            STORE[slot++] = known(new OdinMove.Store(Items.STONE, building.index));
        }
        for (int i = 0; i < CHOOSE.length; i++) {
            CHOOSE[i] = known(new OdinMove.Choose(i + 1));
        }
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            for (int count = 1; count < DIG[strip].length; count++) {
                DIG[strip][count] = known(new OdinMove.Dig(strip, count));
            }
        }
        for (int card = 0; card < Card.COUNT; card++) {
            PLAY[card] = known(new OdinMove.Play(card));
            FIRST[card] = known(new OdinMove.First(card));
            KEEP[card] = known(new OdinMove.Keep(card));
            for (int i = 0; i < USE[card].length; i++) {
                USE[card][i] = known(new OdinMove.Use(card, i + 1));
            }
        }
        for (int good = 0; good < RAISE.length; good++) {
            RAISE[good] = known(new OdinMove.Raise(good));
        }
        for (int stones = 0; stones < SPEND.length; stones++) {
            for (int swords = 0; stones + swords < SPEND.length; swords++) {
                for (int spears = 0; stones + swords + spears < SPEND.length; spears++) {
                    SPEND[stones][swords][spears] = known(new OdinMove.Spend(stones, swords, spears));
                }
            }
        }
        for (int i = 0; i < PAY.length; i++) {
            PAY[i] = known(new OdinMove.Pay(i));
        }
        for (int i = 0; i < BACK.length; i++) {
            BACK[i] = known(new OdinMove.Back(i));
        }
    }

    /** The move that lays the picked item as {@link Laid} says. */
    public static OdinMove lay(int laid) {
        return LAY[Laid.turn(laid)][Laid.row(laid)][Laid.column(laid)];
    }

    public static OdinMove named(String code) {
        return TABLE.named(code);
    }

    private static Vocabulary words(String name, int count, IntFunction<String> word) {
        return Vocabulary.of(name, IntStream.range(0, count).mapToObj(word).toList());
    }

    private static OdinMove known(OdinMove move) {
        return TABLE.known(move);
    }
}
