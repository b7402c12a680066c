package althing.graenaland.view;

import static althing.engine.Phrase.name;
import static althing.engine.Phrase.seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntBiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.SketchPad;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Resource;
import althing.graenaland.view.GraenalandView.Deck;
import althing.graenaland.view.GraenalandView.Province;
import althing.graenaland.view.GraenalandView.SupplyCard;

/** Draws the island, its provinces, who is there with how many votes, and the supplies for all. */
public final class IslandSketch {

    /** The characters between two neighbours of a row. */
    private static final int STEP = 6;
    private static final String BY_FORT = "army-with-fort";

    private final GraenalandView view;
    private final SketchPad pad;

    public IslandSketch(GraenalandView view, SketchPad pad) {
        this.view = view;
        this.pad = pad;
    }

    public void draw() {
        if (view.provinces().isEmpty()) {
            return;
        }
        pad.drawing(Phrase.of("board.island"),
                Stream.of(row(false), row(true)).filter(row -> !row.isEmpty()).toList());
        provinces();
        clans();
        decks();
        prices();
        supplies();
    }

    /** Each inland province lies between two of the coast. */
    private String row(boolean coast) {
        StringBuilder row = new StringBuilder();
        view.provinces().stream().filter(each -> each.coast() == coast).forEach(each -> {
            int at = each.place() * STEP + (coast ? 0 : STEP / 2);
            row.append(" ".repeat(at - row.length())).append(each.tile());
        });
        return row.toString();
    }

    public static Phrase.NameFact tile(String tile) {
        return name("tile." + tile);
    }

    private static Phrase coded(Province province) {
        return Phrase.of("sketch.province", "tile", tile(province.tile()), "code", province.tile());
    }

    public static Phrase.NameFact resource(Resource resource) {
        return name("resource." + resource.code());
    }

    private static Object resourceOrBlank(@Nullable Resource resource) {
        return resource == null ? "" : resource(resource);
    }

    public static List<Object> price(Map<Resource, Integer> price) {
        return SketchPad.counts(price, each -> "resource." + each.code());
    }

    private void provinces() {
        pad.table("", name("column.terrain"), name("column.village"), name("column.improvement"), name("column.fort"),
                name("sketch.room"), name("board.cards"));
        for (Province each : view.provinces()) {
            pad.row(coded(each), name("terrain." + each.terrain().code()), price(each.villagePrice()),
                    resource(each.improvement()), resourceOrBlank(each.fortResource()), each.cap(),
                    cards(each.cards(), each.faceDown()));
        }
        pad.list("sketch.works", view.provinces().stream().filter(each -> !each.works().isEmpty())
                .map(IslandSketch::works).toList());
    }

    private static Phrase works(Province province) {
        return Phrase.of("sketch.works-at", "tile", tile(province.tile()), "works",
                province.works().stream().map(work -> name("work." + work.code())).toList());
    }

    /** Cards by what they show, and the face-down ones. */
    public static List<Object> cards(List<Resource> faces, int faceDown) {
        List<Object> cards = new ArrayList<>(SketchPad.tally(faces, face -> "resource." + face.code()));
        if (faceDown > 0) {
            cards.add(SketchPad.count("sketch.face-down", faceDown));
        }
        return cards;
    }

    private void clans() {
        List<Object> heads = new ArrayList<>(List.of(name("sketch.stakes")));
        IntStream.range(0, view.clans().size()).forEach(seat -> heads.add(seat(seat)));
        pad.table(heads);
        for (Province each : view.provinces()) {
            List<Object> row = new ArrayList<>(List.of(coded(each)));
            IntStream.range(0, view.clans().size()).forEach(seat -> row.add(stake(each, seat)));
            if (row.stream().skip(1).anyMatch(stake -> !stake.equals(""))) {
                pad.row(row);
            }
        }
    }

    /** What a seat has in a province, and its votes there. */
    private static Object stake(Province province, int seat) {
        List<Object> things = new ArrayList<>(
                SketchPad.counts(Map.of("thing.village", province.villages().get(seat)), village -> village));
        province.buildings().forEach((building, owner) -> {
            if (owner == seat) {
                things.add(name("building." + building.code()));
            }
        });
        province.heroes().stream().filter(each -> each.seat() == seat)
                .forEach(each -> things.add(name("hero." + each.hero().code())));
        return things.isEmpty()
                ? ""
                : Phrase.of("sketch.stake", "things", things, "votes", province.votes().get(seat).total());
    }

    private void decks() {
        pad.table(name("sketch.deck"), name("sketch.left"), name("sketch.all-cards"), name("sketch.discarded"));
        for (Deck deck : view.decks()) {
            pad.row(name("terrain." + deck.terrain().code()), deck.left(), price(deck.cards()),
                    price(deck.discarded()));
        }
    }

    private void supplies() {
        pad.list("board.supply", view.supply().row().stream().map(IslandSketch::supply).toList());
        pad.list("board.works-left", SketchPad.counts(view.tokens(), work -> "work." + work.code()));
    }

    /** A column for each thing; what a fort adds to the price of an army stands in a row of its own. */
    private void prices() {
        List<Object> heads = new ArrayList<>(List.of(name("table.prices")));
        view.prices().keySet().forEach(thing -> heads.add(name(thing.equals(BY_FORT)
                ? "sketch.by-fort"
                : "thing."
                        + thing)));
        pad.table(heads);
        for (Resource resource : Resource.values()) {
            if (view.prices().values().stream().anyMatch(price -> price.containsKey(resource))) {
                priceRow(resource(resource), (_, price) -> price.getOrDefault(resource, 0));
            }
        }
        priceRow(name("sketch.of-fort"), (thing, _) -> thing.equals(BY_FORT) ? 1 : 0);
    }

    private void priceRow(Phrase.NameFact title, ToIntBiFunction<String, Map<Resource, Integer>> number) {
        List<Object> row = new ArrayList<>(List.of(title));
        view.prices().forEach((thing, price) -> row.add(SketchPad.orBlank(number.applyAsInt(thing, price))));
        pad.row(row);
    }

    public static Phrase supply(SupplyCard card) {
        return Phrase.of("sketch.pair", "first", resource(card.resources().getFirst()), "second",
                resource(card.resources().getLast()));
    }
}
