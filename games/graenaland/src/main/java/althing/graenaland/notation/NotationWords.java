package althing.graenaland.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Direction;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.SupplyFace;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Things;
import althing.graenaland.box.Tile;
import althing.graenaland.box.VictoryFace;
import althing.graenaland.moving.Orders;

/** The words that stand in a notation, each at the place of its number. */
public final class NotationWords {

    /** No tile. */
    public static final String NOTHING = "-";
    /** An order that is not given, or a vote that is not cast. */
    public static final String OPEN = "open";

    public static final List<String> TILES = Components.TILES.stream().map(Tile::id).toList();
    /** The kinds of resource cards. */
    public static final List<String> CARDS = IntStream.range(0, Cards.KINDS)
            .mapToObj(kind -> Terrain.values()[Cards.terrain(kind)].code() + "-"
                    + Resource.values()[Cards.RESOURCE[kind]].code())
            .toList();
    public static final List<String> SUPPLY = Components.SUPPLY.stream().map(SupplyFace::id).toList();
    public static final List<String> VICTORY = Components.VICTORY.stream().map(VictoryFace::id).toList();
    public static final List<String> BALLOTS = List.of(OPEN, "for", "against");
    /** The orders, the open one first: the word of an order stands one place after its number. */
    public static final List<String> ORDERS = Stream.concat(Stream.of(OPEN, "stay"), Arrays.stream(Hero.values())
            .flatMap(hero -> Arrays.stream(Direction.values()).map(each -> hero.code() + " " + each.code()))).toList();

    public static final Map<String, List<String>> VOCABULARIES = Map.of("tile", TILES, "place",
            Stream.concat(TILES.stream(), Stream.of(NOTHING)).toList(), "card", CARDS, "supply", SUPPLY, "victory",
            VICTORY, "ballot", BALLOTS, "order", ORDERS, "thing", Things.WORDS);

    private NotationWords() {
    }

    public static String order(int order) {
        return ORDERS.get(order - Orders.OPEN);
    }

    public static byte order(String word) {
        return (byte) (ORDERS.indexOf(word) + Orders.OPEN);
    }

    /** The word of a constant. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
