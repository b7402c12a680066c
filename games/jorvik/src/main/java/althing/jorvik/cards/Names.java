package althing.jorvik.cards;

import java.util.Arrays;
import java.util.List;

import althing.engine.Phrase;

/** Things as they are named in phrases. */
public final class Names {

    private static final Phrase.NameFact[] CARDS = Components.ALL.stream()
            .map(card -> Phrase.name("card." + card.id())).toArray(Phrase.NameFact[]::new);
    private static final Phrase.NameFact[] GOODS = Arrays.stream(Good.values())
            .map(good -> Phrase.name("good." + good.code())).toArray(Phrase.NameFact[]::new);

    private Names() {
    }

    public static Phrase.NameFact card(int card) {
        return CARDS[card];
    }

    public static Phrase.NameFact good(int good) {
        return GOODS[good];
    }

    public static Phrase.NameFact good(Good good) {
        return GOODS[good.ordinal()];
    }

    public static List<Phrase.NameFact> cubes(int goods) {
        return Goods.list(goods).stream().map(Names::good).toList();
    }

    /** A fact that selects between two variants of a message. */
    public static String yesNo(boolean yes) {
        return yes ? "yes" : "no";
    }

    /** A spot of a line of vikings, both counted from 0; the line after all queues is the reservation row. */
    public static Phrase spot(int line, int spot) {
        return line == Components.SPACES
                ? Phrase.of("spot.row", "spot", spot + 1)
                : Phrase.of("spot.queue", "space", line + 1, "spot", spot + 1);
    }
}
