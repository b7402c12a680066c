package althing.northgard.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Position;
import althing.northgard.cards.Upgrading;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.state.Decks;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Zone;
import althing.northgard.view.NorthgardView.Active;
import althing.northgard.view.NorthgardView.Area;
import althing.northgard.view.NorthgardView.Harvest;
import althing.northgard.view.NorthgardView.Need;
import althing.northgard.year.Forecast;
import althing.northgard.year.Scoring;

/** Makes the view of what a seat has before it: its cards, stock and standing. */
public final class AreaViewing {

    private final NorthgardState position;
    private final int viewer;

    public AreaViewing(NorthgardState position, int viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    public Area area(int seat) {
        Decks decks = position.decks;
        int clan = position.holdings.clan[seat];
        int territories = 0;
        int closed = 0;
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            territories++;
            closed += position.land.isClosed(own) ? 1 : 0;
        }
        boolean placed = position.holdings.reserve[seat] > 0
                || !position.course.step.isSetup();
        Integer glory = position.knowsPoints(viewer, seat) ? Integer.valueOf(position.holdings.glory[seat]) : null;
        int points = Scoring.extra(position, seat) + (glory == null ? 0 : glory);
        int units = placed ? position.onMap(seat) : 0;
        Forecast next = Forecast.of(position, seat, units);
        return new Area(clan < 0 ? null : Clan.values()[clan], position.holdings.stock(seat, Resource.FOOD),
                position.holdings.stock(seat, Resource.WOOD), position.holdings.stock(seat, Resource.LORE), glory,
                points,
                units, position.holdings.reserve[seat], hand(seat), decks.hand.size(seat),
                decks.draw.size(seat), drawTop(seat), active(seat), cards(decks.discard, seat),
                cards(decks.removed, seat), upgrades(seat), position.piles.tilesHeld[seat],
                position.course.hasPassed(seat), (position.course.foresaw >> seat & 1) != 0,
                (position.course.conqueror >> seat & 1) != 0,
                position.course.awake && position.holdings.isClan(seat, Clan.BEAR), territories, closed,
                Scoring.dominant(position, seat),
                new Harvest(next.glory(), next.food(), next.wood(), next.lore()),
                new Need(next.owedFood(), next.owedWood(), next.missingFood(), next.missingWood(), next.unrest()));
    }

    private boolean knows(int mask) {
        return viewer == Position.ONLOOKER ? mask == position.layout.everyone : (mask >> viewer & 1) != 0;
    }

    private List<String> hand(int seat) {
        List<String> cards = new ArrayList<>();
        for (int i = 0; i < position.decks.hand.size(seat); i++) {
            if (knows(position.decks.hand.mark(seat, i))) {
                cards.add(Cards.id(position.decks.hand.card(seat, i)));
            }
        }
        return List.copyOf(cards);
    }

    /** The known cards of a draw pile from the top, down to the last known one. */
    private List<@Nullable String> drawTop(int seat) {
        List<@Nullable String> cards = new ArrayList<>();
        int known = 0;
        for (int i = position.decks.draw.size(seat) - 1; i >= 0; i--) {
            boolean knows = knows(position.decks.draw.mark(seat, i));
            cards.add(knows ? Cards.id(position.decks.draw.card(seat, i)) : null);
            known = knows ? cards.size() : known;
        }
        return Collections.unmodifiableList(new ArrayList<>(cards.subList(0, known)));
    }

    private List<Active> active(int seat) {
        return IntStream.range(0, position.decks.active.size(seat))
                .mapToObj(i -> new Active(Cards.id(position.decks.active.card(seat, i)),
                        position.decks.isPlayed(seat, i)))
                .toList();
    }

    public static List<String> cards(Zone zone, int seat) {
        return IntStream.range(0, zone.size(seat)).mapToObj(i -> Cards.id(zone.card(seat, i))).toList();
    }

    private List<String> upgrades(int seat) {
        return position.holdings.clan[seat] < 0
                ? List.of()
                : IntStream.range(0, Cards.UPGRADES_EACH).filter(i -> (position.holdings.upgrades[seat] >> i & 1) != 0)
                        .mapToObj(i -> Cards.id(Upgrading.upgrade(position, seat, i))).toList();
    }
}
