package althing.jorvik;

import java.util.Arrays;
import java.util.List;

import althing.engine.Phrase;

/** Things as they are named in phrases. */
final class Names {

    private static final Phrase.NameFact[] CARDS = Components.ALL.stream()
            .map(card -> Phrase.name("card." + card.id())).toArray(Phrase.NameFact[]::new);
    private static final Phrase.NameFact[] GOODS = Arrays.stream(Good.values())
            .map(good -> Phrase.name("good." + good.code())).toArray(Phrase.NameFact[]::new);

    private Names() {
    }

    static Phrase.NameFact card(int card) {
        return CARDS[card];
    }

    static Phrase.NameFact good(int good) {
        return GOODS[good];
    }

    static Phrase.NameFact good(Good good) {
        return GOODS[good.ordinal()];
    }

    static List<Phrase.NameFact> cubes(int goods) {
        return Goods.list(goods).stream().map(Names::good).toList();
    }

    /** A fact that selects between two variants of a message. */
    static String yesNo(boolean yes) {
        return yes ? "yes" : "no";
    }

    /** A spot of a line of vikings, both counted from 0; the line after all queues is the reservation row. */
    static Phrase spot(int line, int spot) {
        return line == Components.SPACES
                ? Phrase.of("spot.row", "spot", spot + 1)
                : Phrase.of("spot.queue", "space", line + 1, "spot", spot + 1);
    }
}
