package althing.jorvik.town;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

import althing.engine.MoveTable;
import althing.engine.code.MoveCodec;
import althing.engine.code.Vocabulary;
import althing.jorvik.cards.Card;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.town.JorvikMove.Carry;
import althing.jorvik.town.JorvikMove.Discard;
import althing.jorvik.town.JorvikMove.DoubleWarrior;
import althing.jorvik.town.JorvikMove.Exchange;
import althing.jorvik.town.JorvikMove.Join;
import althing.jorvik.town.JorvikMove.Pay;
import althing.jorvik.town.JorvikMove.Place;
import althing.jorvik.town.JorvikMove.Reserve;
import althing.jorvik.town.JorvikMove.Sacrifice;
import althing.jorvik.town.JorvikMove.Sell;
import althing.jorvik.town.JorvikMove.Steal;
import althing.jorvik.town.JorvikMove.Store;
import althing.jorvik.town.JorvikMove.Swap;
import althing.jorvik.town.JorvikMove.Take;
import althing.jorvik.town.JorvikMove.With;
import althing.jorvik.town.JorvikMove.Word;

/** Every move of the game, made once; lists of legal moves are filled from here. Lines, spots and columns count from 0. */
public final class Moves {

    static final MoveCodec<JorvikMove> CODEC = MoveCodec.of(JorvikMove.class,
            Vocabulary.of("card", Components.ALL, Card::id));
    public static final MoveTable<JorvikMove> TABLE = new MoveTable<>("Jórvík", "'join 3' or 'store amber'", CODEC);

    private static final List<Good> GOODS = List.of(Good.values());
    private static final List<Card> ARTISANS = Components.ALL.subList(0, Components.ARTISANS);

    public static final MovesByGood STORE = eachGood(Store::new);
    public static final MovesByGood DISCARD = eachGood(Discard::new);
    public static final MovesByGood SELL = eachGood(Sell::new);
    public static final MovesByGood SACRIFICE = eachGood(Sacrifice::new);
    public static final MovesByGood PAY = eachGood(Pay::new);
    public static final MovesByGood TAKE = eachGood(Take::new);
    public static final MovesByGood EXCHANGE = eachGood(good -> new Exchange(Components.EXCHANGE_PAY, good));
    /** The exchange of the building. */
    public static final MovesByGood CHEAP_EXCHANGE = eachGood(
            good -> new Exchange(Components.AMOUNT[Components.EXCHANGE], good));

    /** By artisan; only the goods that he needs. */
    private static final MovesByGood[] PLACE = eachArtisan(Place::new);
    private static final MovesByGood[] STEAL = eachArtisan(Steal::new);
    /** By source and target; only the goods that both need. */
    private static final MovesByGood[][] CARRY = ARTISANS.stream().map(Moves::carry).toArray(MovesByGood[][]::new);

    /** By column; the second half is for brown vikings. */
    private static final JorvikMove[] JOIN = new JorvikMove[2 * Components.SPACES];
    private static final JorvikMove[] RESERVE = new JorvikMove[2 * Components.SPACES];
    private static final JorvikMove[][] SWAP = new JorvikMove[Town.ROW + 1][Components.QUEUE_SPOTS];
    private static final JorvikMove[][] WITH = new JorvikMove[Town.ROW + 1][Components.QUEUE_SPOTS];
    private static final JorvikMove[] DOUBLE = new JorvikMove[Components.STRONGEST + 1];

    static {
        for (int slot = 0; slot < JOIN.length; slot++) {
            int space = slot % Components.SPACES + 1;
            boolean brown = slot >= Components.SPACES;
            JOIN[slot] = TABLE.known(new Join(space, brown));
            RESERVE[slot] = TABLE.known(new Reserve(Components.SPACES + space, brown));
        }
        for (int line = 0; line <= Town.ROW; line++) {
            makeSwaps(line);
        }
        for (int strength = 1; strength <= Components.STRONGEST; strength++) {
            DOUBLE[strength] = TABLE.known(new DoubleWarrior(strength));
        }
        Arrays.stream(Word.values()).forEach(TABLE::known);
    }

    private Moves() {
    }

    private static MovesByGood eachGood(Function<Good, JorvikMove> making) {
        return new MovesByGood(GOODS, good -> TABLE.known(making.apply(good)));
    }

    private static MovesByGood[] eachArtisan(BiFunction<Good, Card, JorvikMove> making) {
        return ARTISANS.stream().map(artisan -> new MovesByGood(artisan.goods(),
                good -> TABLE.known(making.apply(good, artisan)))).toArray(MovesByGood[]::new);
    }

    private static MovesByGood[] carry(Card from) {
        return ARTISANS.stream().map(to -> {
            List<Good> goods = from == to ? List.of() : from.goods().stream().filter(to.goods()::contains).toList();
            return new MovesByGood(goods, good -> TABLE.known(new Carry(good, from, to)));
        }).toArray(MovesByGood[]::new);
    }

    private static void makeSwaps(int line) {
        int space = line == Town.ROW ? JorvikMove.ROW : line + 1;
        int spots = line == Town.ROW ? Components.RESERVATION_SPOTS : Components.QUEUE_SPOTS;
        for (int spot = 0; spot < spots; spot++) {
            SWAP[line][spot] = TABLE.known(new Swap(space, spot + 1));
            WITH[line][spot] = TABLE.known(new With(space, spot + 1));
        }
    }

    /** The move that a code stands for, also one that can never be legal. */
    public static JorvikMove named(String code) {
        return TABLE.read(code);
    }

    /** The line that a swap names: the index of a queue, or the one after them for the reservation row. */
    public static int line(int space) {
        return space == JorvikMove.ROW ? Town.ROW : space - 1;
    }

    public static JorvikMove join(int column, boolean brown) {
        return JOIN[brown ? Components.SPACES + column : column];
    }

    public static JorvikMove reserve(int column, boolean brown) {
        return RESERVE[brown ? Components.SPACES + column : column];
    }

    public static JorvikMove swap(int line, int spot) {
        return SWAP[line][spot];
    }

    public static JorvikMove with(int line, int spot) {
        return WITH[line][spot];
    }

    public static JorvikMove doubleWarrior(int strength) {
        return DOUBLE[strength];
    }

    public static MovesByGood place(int artisan) {
        return PLACE[artisan];
    }

    public static MovesByGood steal(int artisan) {
        return STEAL[artisan];
    }

    public static MovesByGood carry(int from, int to) {
        return CARRY[from][to];
    }
}
