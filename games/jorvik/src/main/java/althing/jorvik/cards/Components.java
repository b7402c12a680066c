package althing.jorvik.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.data.DataFile;
import althing.engine.data.DataRow;
import althing.jorvik.cards.CardFace.Often;
import althing.jorvik.cards.CardFace.When;

/** All cards and figures of the game, read once from {@code components.table}. Cards stand in the order of their kinds. */
public final class Components {

    public static final int NONE = -1;

    public static final DataFile FILE = DataFile.load(Components.class, "/althing/jorvik/components.table");

    public static final int START_POINTS = figure("start-points");
    public static final int START_COINS = figure("start-coins");
    public static final int QUEUE_SPOTS = figure("queue-spots");
    public static final int RESERVATION_SPOTS = figure("reservation-spots");
    public static final int STORAGE_SPACES = figure("storage-spaces");
    public static final int EXCHANGE_PAY = figure("exchange-pay");
    public static final int COIN_PAY = figure("coin-pay");
    public static final int COIN_GAIN = figure("coin-gain");

    /** How many card spaces each half of the board has; the upper ones count on from the lower ones. */
    public static final int SPACES = FILE.table("spaces").rows().size() / 2;

    public static final List<Card> ALL = load();
    public static final int COUNT = ALL.size();
    public static final int[] AMOUNT = ALL.stream().mapToInt(card -> card.face().amount()).toArray();
    public static final int[] POINTS = ALL.stream().mapToInt(card -> card.face().points()).toArray();

    /** Artisans are the first cards, so that their index is also the index of their cubes. */
    public static final int ARTISANS = last(Kind.ARTISAN);
    /** The materials of each artisan, packed as {@link Goods}. */
    public static final int[] NEEDS = ALL.stream().limit(ARTISANS).mapToInt(card -> Goods.of(card.goods())).toArray();
    public static final int FIRST_SHIP = first(Kind.SHIP);
    public static final int LAST_SHIP = last(Kind.SHIP);
    public static final int FIRST_WARRIOR = first(Kind.WARRIOR);
    public static final int LAST_WARRIOR = last(Kind.WARRIOR);
    public static final int STRONGEST = Arrays.stream(AMOUNT, FIRST_WARRIOR, LAST_WARRIOR).max().orElseThrow();
    public static final int FIRST_ATTACK = first(Kind.PICT_ATTACK);
    public static final int ATTACKS = last(Kind.PICT_ATTACK) - FIRST_ATTACK;

    /** The merchant and the oracle of each good, or {@link #NONE}. */
    public static final int[] MERCHANT = byGood(Kind.MERCHANT);
    public static final int[] ORACLE = byGood(Kind.ORACLE);

    public static final int STORAGE = effect(Effect.STORAGE);
    public static final int INCOME = effect(Effect.INCOME);
    public static final int COINS = effect(Effect.COINS);
    public static final int FREE_CARD = effect(Effect.FREE_CARD);
    public static final int BROWN_VIKINGS = effect(Effect.BROWN_VIKINGS);
    public static final int EXCHANGE = effect(Effect.EXCHANGE);
    public static final int MOVE_CUBES = effect(Effect.MOVE_CUBES);
    public static final int TAKE_CUBE = effect(Effect.TAKE_CUBE);
    public static final int SWAP = effect(Effect.SWAP);
    public static final int LEVY = effect(Effect.LEVY);
    public static final int THEFT = effect(Effect.THEFT);
    public static final int DOUBLE_GAIN = effect(Effect.DOUBLE_GAIN);
    public static final int DOUBLE_WARRIOR = effect(Effect.DOUBLE_WARRIOR);
    public static final int RANSOM = effect(Effect.RANSOM);

    /** The points of so many feasts; the last entry holds for more, too (JOR-12.8). */
    private static final int[] FEASTS = FILE.table("feasts").rows().stream().mapToInt(row -> row.number("points"))
            .toArray();

    private static final Map<String, Card> BY_ID = byId();

    private Components() {
    }

    public static Card get(int index) {
        return ALL.get(index);
    }

    public static String id(int index) {
        return ALL.get(index).id();
    }

    public static @Nullable Card named(String id) {
        return BY_ID.get(id);
    }

    /** The first card of a kind. */
    public static int first(Kind kind) {
        return (int) ALL.stream().takeWhile(card -> card.kind() != kind).count();
    }

    /** The card after the last one of a kind. */
    public static int last(Kind kind) {
        return first(kind) + (int) ALL.stream().filter(card -> card.kind() == kind).count();
    }

    public static boolean isShip(int card) {
        return card >= FIRST_SHIP && card < LAST_SHIP;
    }

    public static boolean isAttack(int card) {
        return card >= FIRST_ATTACK;
    }

    public static int feastPoints(int feasts) {
        return FEASTS[Math.min(feasts, FEASTS.length - 1)];
    }

    /** The card with an effect. */
    public static int effect(Effect effect) {
        List<Card> found = ALL.stream().filter(card -> card.face().effect() == effect).toList();
        if (found.size() != 1) {
            throw new BadInput(FILE.name() + ": " + found.size() + " cards have the effect " + effect
                    + ", there must be one.");
        }
        return found.getFirst().index();
    }

    private static int figure(String name) {
        return FILE.table("figures").row("name", name).number("value");
    }

    private static int[] byGood(Kind kind) {
        int[] cards = new int[Good.values().length];
        Arrays.fill(cards, NONE);
        for (Card card : ALL) {
            if (card.kind() == kind) {
                cards[card.goods().getFirst().ordinal()] = card.index();
            }
        }
        return cards;
    }

    private static Map<String, Card> byId() {
        Map<String, Card> cards = new HashMap<>();
        ALL.forEach(card -> cards.put(card.id(), card));
        return cards;
    }

    private static List<Card> load() {
        List<Card> cards = new ArrayList<>();
        for (DataRow row : FILE.table("cards").rows()) {
            Card card = new Card(cards.size(), face(row));
            if (!cards.isEmpty() && cards.getLast().kind().compareTo(card.kind()) > 0) {
                throw new BadInput(row.place() + ": the cards must stand in the order of their kinds.");
            }
            cards.add(card);
        }
        return List.copyOf(cards);
    }

    private static CardFace face(DataRow row) {
        return new CardFace(row.word("card"), row.constant("kind", Kind.class), row.constant("season", Season.class),
                row.word("variant").equals("jarl"), goods(row), effect(row), row.number("amount"),
                row.number("points"), when(row), row.constant("often", Often.class), row.source());
    }

    private static @Nullable Effect effect(DataRow row) {
        return row.word("effect").equals("-") ? null : row.constant("effect", Effect.class);
    }

    private static List<Good> goods(DataRow row) {
        String words = row.word("goods");
        return words.equals("-") ? List.of() : constants(row, words, Good.class);
    }

    private static List<When> when(DataRow row) {
        return constants(row, row.word("when"), When.class);
    }

    private static <E extends Enum<E>> List<E> constants(DataRow row, String words, Class<E> type) {
        return Arrays.stream(words.split("\\+", -1)).map(word -> {
            try {
                return Enum.valueOf(type, word.toUpperCase(Locale.ROOT));
            } catch (IllegalArgumentException e) {
                throw new BadInput(row.place() + ": '" + word + "' is no " + type.getSimpleName() + ".");
            }
        }).toList();
    }
}
