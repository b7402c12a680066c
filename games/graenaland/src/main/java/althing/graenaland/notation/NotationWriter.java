package althing.graenaland.notation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Board;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Things;
import althing.graenaland.box.Work;
import althing.graenaland.notation.GraenalandNotation.Clan;
import althing.graenaland.notation.GraenalandNotation.Founded;
import althing.graenaland.notation.GraenalandNotation.Place;
import althing.graenaland.notation.GraenalandNotation.Promised;
import althing.graenaland.notation.GraenalandNotation.Proposal;
import althing.graenaland.notation.GraenalandNotation.Share;
import althing.graenaland.notation.GraenalandNotation.Works;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Piles;
import althing.graenaland.table.Pledge;
import althing.graenaland.talk.Ledger;
import althing.graenaland.view.CardViews;
import althing.graenaland.view.ClanViews;
import althing.graenaland.view.ProvinceViews;
import althing.graenaland.view.Viewing;

/** Writes a position out. */
public final class NotationWriter {

    private final GraenalandState position;

    private NotationWriter(GraenalandState position) {
        this.position = position;
    }

    public static GraenalandNotation write(GraenalandState position) {
        return new NotationWriter(position).write();
    }

    private GraenalandNotation write() {
        int provinces = position.board.provinces;
        return new GraenalandNotation(position.setup().lineWithRules(), position.random.state(), position.turn,
                position.start, position.main, position.stage, position.pending == 0 ? null : position.asked,
                Viewing.bits(position.pending), position.cursor, list(provinces, this::tile),
                list(provinces, this::place), list(position.seats, this::clan),
                list(Cards.DECK.length, this::deck), cards(position.piles.discard),
                CardViews.supplyIds(position.piles.supplyRow),
                CardViews.supplyIds(position.piles.supplyDeck), CardViews.supplyIds(position.piles.supplyDiscard),
                list(position.seats, seat -> NotationWords.order(position.heroes.orders[seat])),
                list(position.seats, seat -> tile(position.heroes.origins, seat)), position.heroes.revealed,
                Viewing.bits(position.heroes.swapped), proposal(),
                list(position.promises.size, i -> promised(position.promises.entries[i])),
                Viewing.bits(position.promises.makers),
                building(), orNull(position.announcer), Viewing.bits(position.declared), Viewing.bits(position.shown),
                list(position.opening.founded,
                        i -> new Founded(position.opening.founders[i], tile(position.opening.foundedAt[i]))));
    }

    private static <T> List<T> list(int size, IntFunction<T> each) {
        return IntStream.range(0, size).mapToObj(each).toList();
    }

    private String tile(int province) {
        return province < 0 || position.island.tiles[province] < 0
                ? NotationWords.NOTHING
                : ProvinceViews.tile(position, province);
    }

    private String tile(byte[] provinces, int index) {
        return tile(provinces[index]);
    }

    private Place place(int province) {
        return new Place(list(position.seats, seat -> position.island.villagesAt(seat, province)),
                ProvinceViews.buildings(position, province), ProvinceViews.works(position, province),
                cards(position.island.up[province]),
                cards(position.island.down[province]));
    }

    private Clan clan(int seat) {
        int first = seat * Components.VICTORY_CARDS_DEALT;
        List<String> dealt = position.opening.dealt[first] < 0
                ? List.of()
                : list(Components.VICTORY_CARDS_DEALT,
                        i -> Components.VICTORY.get(position.opening.dealt[first + i]).id());
        return new Clan(position.army[seat], cards(position.hands[seat]),
                CardViews.supplyIds(position.supplyHands[seat]),
                heroes(seat), ClanViews.waiting(position, seat),
                list(position.seats, observer -> cards(position.known[observer * position.seats + seat])), dealt,
                position.opening.victory[seat] < 0 ? null : Components.VICTORY.get(position.opening.victory[seat]).id(),
                cards(position.yard.pledged[seat]), CardViews.supplyIds(position.yard.pledgedSupply[seat]),
                Amounts.map(position.yard.pledgedGold[seat]),
                position.promises.kept[seat],
                position.promises.broken[seat]);
    }

    private Map<Hero, String> heroes(int seat) {
        Map<Hero, String> heroes = new EnumMap<>(Hero.class);
        for (Hero hero : Hero.values()) {
            if (position.heroes.place(seat, hero.ordinal()) != Board.NOWHERE) {
                heroes.put(hero, tile(position.heroes.place(seat, hero.ordinal())));
            }
        }
        return heroes;
    }

    private List<String> deck(int terrain) {
        List<String> deck = new ArrayList<>();
        for (int i = position.piles.deckLeft[terrain] - 1; i >= 0; i--) {
            deck.add(NotationWords.CARDS.get(position.piles.deck[Piles.START[terrain] + i]));
        }
        return deck;
    }

    private static Map<String, Integer> cards(long cards) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            if (Cards.has(cards, kind)) {
                counts.put(NotationWords.CARDS.get(kind), Cards.count(cards, kind));
            }
        }
        return counts;
    }

    private static Promised promised(long entry) {
        Pledge pledge = Ledger.pledge(entry);
        return new Promised(Ledger.maker(entry),
                Ledger.receiver(entry) == Ledger.NOBODY ? null : Ledger.receiver(entry),
                pledge, NotationWords.TILES.get(Ledger.tile(entry)),
                pledge == Pledge.CARD ? Resource.values()[Ledger.what(entry)] : null,
                pledge == Pledge.WORK ? Work.values()[Ledger.what(entry)] : null, Ledger.turn(entry),
                Ledger.standing(entry));
    }

    private @Nullable Proposal proposal() {
        if (position.offer.seat == GraenalandState.NONE) {
            return null;
        }
        return new Proposal(position.offer.seat, siteOrNull(position.offer.province), position.offer.given,
                list(position.seats,
                        seat -> new Share(cards(position.offer.shareUp[seat]), position.offer.shareDown[seat])),
                list(position.seats, seat -> NotationWords.BALLOTS.get(position.offer.ballots[seat])));
    }

    private Works building() {
        return new Works(position.yard.builder,
                position.yard.thing == GraenalandState.NONE ? null : Things.word(position.yard.thing),
                siteOrNull(position.yard.site), Amounts.map(position.yard.due), position.yard.nextSupply,
                Viewing.bits(position.yard.tollTo), position.yard.marketsUsed, position.yard.supplyTaken,
                position.yard.offered,
                orNull(position.yard.permitted), position.yard.calls, position.yard.withdrawn);
    }

    private @Nullable String siteOrNull(int province) {
        return province == GraenalandState.NONE ? null : tile(province);
    }

    private static @Nullable Integer orNull(int seat) {
        return seat == GraenalandState.NONE ? null : seat;
    }
}
