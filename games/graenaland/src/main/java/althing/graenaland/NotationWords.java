package althing.graenaland;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The words that stand in a notation, each at the place of its number. */
final class NotationWords {

    /** No tile. */
    static final String NOTHING = "-";
    /** An order that is not given, or a vote that is not cast. */
    static final String OPEN = "open";

    static final List<String> TILES = Components.TILES.stream().map(Tile::id).toList();
    /** The kinds of resource cards. */
    static final List<String> CARDS = IntStream.range(0, Cards.KINDS)
            .mapToObj(kind -> Terrain.values()[Cards.terrain(kind)].code() + "-"
                    + Resource.values()[Cards.RESOURCE[kind]].code())
            .toList();
    static final List<String> SUPPLY = Components.SUPPLY.stream().map(SupplyFace::id).toList();
    static final List<String> VICTORY = Components.VICTORY.stream().map(VictoryFace::id).toList();
    static final List<String> BALLOTS = List.of(OPEN, "for", "against");
    /** The orders, the open one first: the word of an order stands one place after its number. */
    static final List<String> ORDERS = Stream.concat(Stream.of(OPEN, "stay"), Arrays.stream(Hero.values())
            .flatMap(hero -> Arrays.stream(Direction.values()).map(each -> hero.code() + " " + each.code()))).toList();

    static final Map<String, List<String>> VOCABULARIES = Map.of("tile", TILES, "place",
            Stream.concat(TILES.stream(), Stream.of(NOTHING)).toList(), "card", CARDS, "supply", SUPPLY, "victory",
            VICTORY, "ballot", BALLOTS, "order", ORDERS, "thing", Things.WORDS);

    private NotationWords() {
    }

    static String order(int order) {
        return ORDERS.get(order - Orders.OPEN);
    }

    static byte order(String word) {
        return (byte) (ORDERS.indexOf(word) + Orders.OPEN);
    }

    /** The word of a constant. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
