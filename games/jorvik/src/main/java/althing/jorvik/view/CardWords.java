package althing.jorvik.view;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

import althing.engine.Phrase;
import althing.engine.SketchPad;
import althing.jorvik.cards.Card;
import althing.jorvik.cards.CardFace;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Kind;
import althing.jorvik.cards.Names;
import althing.jorvik.view.JorvikView.Held;

/** Cards in words: what they are called, what they want, bring or do, and what lies on them. */
public final class CardWords {

    private CardWords() {
    }

    static Phrase.NameFact name(String card) {
        return Phrase.name("card." + card);
    }

    /** What a card wants, brings or does; nothing where its name says it all. */
    static Object does(String card, List<Good> cubes) {
        CardFace face = face(card);
        return switch (face.kind()) {
            case ARTISAN -> Phrase.of("sketch.artisan", "goods", goods(face.goods()), "points", face.points());
            case MERCHANT -> Phrase.of("sketch.merchant", "goods", goods(face.goods()), "coins", face.amount(),
                    "points", face.points());
            case ORACLE -> Phrase.of("sketch.oracle", "goods", goods(face.goods()), "points", face.amount());
            case SHIP -> cubes(cubes);
            case WARRIOR, JOURNEY -> "";
            case FEAST -> Phrase.name("board.feast");
            case PICT_ATTACK -> Phrase.of("board.attack", "gain", face.amount(), "loss", -face.points());
            case SKALD, BUILDING, LOKI, DEFENCE -> Phrase.name("effect." + effect(face) + ".help");
        };
    }

    private static String effect(CardFace face) {
        return code(Objects.requireNonNull(face.effect()));
    }

    /** Whether its holder has something to do with a card, or to remember of it, beyond its name. */
    static boolean acts(String card) {
        return switch (face(card).kind()) {
            case ARTISAN, MERCHANT, ORACLE, SKALD, BUILDING, LOKI, DEFENCE -> true;
            case SHIP, WARRIOR, FEAST, JOURNEY, PICT_ATTACK -> false;
        };
    }

    /** The cards of a seat, alike ones together. */
    public static List<Object> held(List<Held> cards) {
        List<Object> words = new ArrayList<>();
        Map<String, Integer> alike = new LinkedHashMap<>();
        for (Held held : cards) {
            CardFace face = face(held.card());
            if (face.kind() == Kind.ARTISAN) {
                words.add(artisan(held, face));
            } else if (held.cubes().isEmpty()) {
                alike.merge(first(face), 1, Integer::sum);
            } else {
                words.add(Phrase.of("sketch.laden", "card", name(held.card()), "goods", cubes(held.cubes())));
            }
        }
        words.addAll(SketchPad.counts(alike, card -> "card." + card));
        return words;
    }

    private static Phrase artisan(Held held, CardFace face) {
        List<Good> missing = new ArrayList<>(face.goods());
        held.cubes().forEach(missing::remove);
        return missing.isEmpty()
                ? Phrase.of("sketch.complete", "card", name(held.card()))
                : Phrase.of("sketch.lacks", "card", name(held.card()), "goods", goods(missing));
    }

    /** The first card that looks the same. */
    private static String first(CardFace face) {
        return Components.ALL.stream().map(Card::face)
                .filter(other -> other.id().equals(face.id()) || (!acts(face.id()) && face.kind() != Kind.JOURNEY
                        && other.kind() == face.kind() && other.amount() == face.amount()))
                .findFirst().orElseThrow().id();
    }

    /** Cubes counted by good. */
    static List<Object> cubes(List<Good> cubes) {
        Map<Good, Integer> counts = new EnumMap<>(Good.class);
        cubes.forEach(good -> counts.merge(good, 1, Integer::sum));
        return SketchPad.counts(counts, good -> "good." + good.code());
    }

    private static List<Phrase.NameFact> goods(List<Good> goods) {
        return goods.stream().map(Names::good).toList();
    }

    private static CardFace face(String card) {
        return Objects.requireNonNull(Components.named(card), card).face();
    }

    static String code(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
