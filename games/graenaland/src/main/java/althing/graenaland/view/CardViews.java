package althing.graenaland.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Work;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.view.GraenalandView.Deck;
import althing.graenaland.view.GraenalandView.Hand;
import althing.graenaland.view.GraenalandView.Held;
import althing.graenaland.view.GraenalandView.Supply;
import althing.graenaland.view.GraenalandView.SupplyCard;

/** The decks, the supply cards, the tokens and a viewer’s own hand. */
public final class CardViews {

    private static final Resource[] RESOURCES = Resource.values();
    private static final Terrain[] TERRAINS = Terrain.values();
    private static final Work[] WORKS = Work.values();

    private final GraenalandState position;
    private final int viewer;

    public CardViews(GraenalandState position, int viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    public static List<Resource> faces(long cards) {
        List<Resource> faces = new ArrayList<>();
        for (long left = cards; left != 0; left -= Cards.one(Cards.first(left))) {
            faces.add(RESOURCES[Cards.RESOURCE[Cards.first(left)]]);
        }
        return faces;
    }

    public List<Deck> decks() {
        return Arrays.stream(TERRAINS).map(terrain -> {
            long mask = Cards.mask(terrain.ordinal());
            return new Deck(terrain, byResource(Cards.FULL & mask), position.piles.deckLeft[terrain.ordinal()],
                    byResource(position.piles.discard & mask));
        }).toList();
    }

    private static Map<Resource, Integer> byResource(long cards) {
        Map<Resource, Integer> counts = new EnumMap<>(Resource.class);
        faces(cards).forEach(resource -> counts.merge(resource, 1, Integer::sum));
        return counts;
    }

    public Supply supply() {
        return new Supply(supplyCards(position.piles.supplyRow), Integer.bitCount(position.piles.supplyDeck),
                supplyIds(position.piles.supplyDiscard), position.yard.supplyTaken);
    }

    public static List<SupplyCard> supplyCards(int cards) {
        return Components.SUPPLY.stream().filter(card -> (cards >> card.index() & 1) != 0)
                .map(card -> new SupplyCard(card.id(), card.resources())).toList();
    }

    public static List<String> supplyIds(int cards) {
        return supplyCards(cards).stream().map(SupplyCard::card).toList();
    }

    public Map<Work, Integer> tokens() {
        Map<Work, Integer> tokens = new EnumMap<>(Work.class);
        for (Work work : WORKS) {
            tokens.put(work, position.island.tokensLeft(work.ordinal()));
        }
        return tokens;
    }

    @Nullable
    public Hand hand() {
        return viewer < 0 ? null : new Hand(held(position.hands[viewer]), supplyCards(position.supplyHands[viewer]));
    }

    private static List<Held> held(long hand) {
        return IntStream.range(0, Cards.KINDS).filter(kind -> Cards.has(hand, kind))
                .mapToObj(kind -> new Held(TERRAINS[Cards.terrain(kind)], RESOURCES[Cards.RESOURCE[kind]],
                        Cards.count(hand, kind)))
                .toList();
    }
}
