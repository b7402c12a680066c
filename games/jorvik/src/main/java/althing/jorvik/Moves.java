package althing.jorvik;

import althing.engine.MoveList;
import althing.engine.MoveTable;
import althing.engine.code.MoveCodec;
import althing.engine.code.Vocabulary;

/** Every move of the game, made once; lists of legal moves are filled from here. Spots and spaces count from 0. */
final class Moves {

    private static final Good[] GOODS = Good.values();
    private static final int ARTISANS = Components.ARTISANS;

    /** Indexed by space; the second half is for brown vikings. */
    static final JorvikMove[] JOIN = new JorvikMove[2 * Components.SPACES];
    static final JorvikMove[] RESERVE = new JorvikMove[2 * Components.SPACES];
    /** Indexed by line and spot; the line after all queues is the reservation row. */
    static final JorvikMove[][] SWAP = new JorvikMove[Components.SPACES + 1][Components.QUEUE_SPOTS];
    static final JorvikMove[][] WITH = new JorvikMove[Components.SPACES + 1][Components.QUEUE_SPOTS];
    static final JorvikMove[] DOUBLE = new JorvikMove[Components.STRONGEST + 1];
    static final JorvikMove[] STORE = new JorvikMove[GOODS.length];
    static final JorvikMove[] DISCARD = new JorvikMove[GOODS.length];
    static final JorvikMove[] SELL = new JorvikMove[GOODS.length];
    static final JorvikMove[] SACRIFICE = new JorvikMove[GOODS.length];
    static final JorvikMove[] PAY = new JorvikMove[GOODS.length];
    static final JorvikMove[] TAKE = new JorvikMove[GOODS.length];
    static final JorvikMove[] EXCHANGE = new JorvikMove[GOODS.length];
    /** The exchange of the building. */
    static final JorvikMove[] CHEAP_EXCHANGE = new JorvikMove[GOODS.length];
    /** Indexed by artisan and good; only the goods that the artisan needs. */
    static final JorvikMove[][] PLACE = new JorvikMove[ARTISANS][GOODS.length];
    static final JorvikMove[][] STEAL = new JorvikMove[ARTISANS][GOODS.length];
    /** Indexed by source, target and good; only the goods that both need. */
    static final JorvikMove[][][] CARRY = new JorvikMove[ARTISANS][ARTISANS][GOODS.length];

    static final MoveCodec<JorvikMove> CODEC = MoveCodec.of(JorvikMove.class,
            Vocabulary.of("card", Components.ALL, Card::id));
    static final MoveTable<JorvikMove> TABLE = new MoveTable<>("Jórvík", "'join 3' or 'store amber'", CODEC);

    static {
        for (int space = 0; space < Components.SPACES; space++) {
            for (int brown = 0; brown < 2; brown++) {
                int slot = brown * Components.SPACES + space;
                JOIN[slot] = known(new JorvikMove.Join(space + 1, brown == 1));
                RESERVE[slot] = known(new JorvikMove.Reserve(Components.SPACES + space + 1, brown == 1));
            }
        }
        for (int line = 0; line <= Components.SPACES; line++) {
            lines(line);
        }
        for (int strength = 1; strength <= Components.STRONGEST; strength++) {
            DOUBLE[strength] = known(new JorvikMove.DoubleWarrior(strength));
        }
        for (Good good : GOODS) {
            goods(good);
        }
        for (Card artisan : Components.ALL.subList(0, ARTISANS)) {
            artisans(artisan);
        }
        for (JorvikMove.Word word : JorvikMove.Word.values()) {
            known(word);
        }
    }

    private Moves() {
    }

    static JorvikMove named(String code) {
        return TABLE.read(code);
    }

    /** Adds the move of each good that is in a set. */
    static void addEach(JorvikMove[] moves, int goods, MoveList into) {
        for (int kinds = Goods.kinds(goods); kinds != 0; kinds &= kinds - 1) {
            into.add(moves[Goods.first(kinds)]);
        }
    }

    /** The line that a swap names: the index of a queue, or the one after them for the reservation row. */
    static int line(int space) {
        return space == JorvikMove.ROW ? Town.ROW : space - 1;
    }

    private static void lines(int line) {
        int space = line == Components.SPACES ? JorvikMove.ROW : line + 1;
        int spots = line == Components.SPACES ? Components.RESERVATION_SPOTS : Components.QUEUE_SPOTS;
        for (int spot = 0; spot < spots; spot++) {
            SWAP[line][spot] = known(new JorvikMove.Swap(space, spot + 1));
            WITH[line][spot] = known(new JorvikMove.With(space, spot + 1));
        }
    }

    private static void goods(Good good) {
        int index = good.ordinal();
        STORE[index] = known(new JorvikMove.Store(good));
        DISCARD[index] = known(new JorvikMove.Discard(good));
        SELL[index] = known(new JorvikMove.Sell(good));
        SACRIFICE[index] = known(new JorvikMove.Sacrifice(good));
        PAY[index] = known(new JorvikMove.Pay(good));
        TAKE[index] = known(new JorvikMove.Take(good));
        EXCHANGE[index] = known(new JorvikMove.Exchange(Components.EXCHANGE_PAY, good));
        CHEAP_EXCHANGE[index] = known(new JorvikMove.Exchange(Components.AMOUNT[Components.EXCHANGE], good));
    }

    private static void artisans(Card artisan) {
        for (Good good : artisan.goods()) {
            PLACE[artisan.index()][good.ordinal()] = known(new JorvikMove.Place(good, artisan));
            STEAL[artisan.index()][good.ordinal()] = known(new JorvikMove.Steal(good, artisan));
            for (Card other : Components.ALL.subList(0, ARTISANS)) {
                if (other != artisan && other.goods().contains(good)) {
                    CARRY[artisan.index()][other.index()][good.ordinal()] = known(
                            new JorvikMove.Carry(good, artisan, other));
                }
            }
        }
    }

    private static JorvikMove known(JorvikMove move) {
        return TABLE.known(move);
    }
}
