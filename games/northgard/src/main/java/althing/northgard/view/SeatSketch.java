package althing.northgard.view;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.SketchPad;
import althing.northgard.box.Clan;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.view.NorthgardView.Active;
import althing.northgard.view.NorthgardView.Area;

import static althing.engine.Phrase.name;
import static althing.engine.Phrase.seat;

/** Draws the seats in words: what they have, how they stand, and their piles of cards. */
final class SeatSketch {

    private final NorthgardView view;
    private final int viewer;
    private final SketchPad pad;

    SeatSketch(NorthgardView view, int viewer, SketchPad pad) {
        this.view = view;
        this.viewer = viewer;
        this.pad = pad;
    }

    void draw(boolean withPiles) {
        if (view.firstSeat() != null) {
            seats();
        }
        states();
        if (withPiles) {
            piles();
        }
    }

    private void seats() {
        pad.table("", name("column.glory"), name("column.points"), name("column.food"), name("column.wood"),
                name("column.lore"), name("sketch.units"), name("sketch.reserve"), name("sketch.held"),
                name("sketch.closed"));
        for (int seat = 0; seat < view.areas().size(); seat++) {
            Area area = view.areas().get(seat);
            pad.row(seat(seat), Objects.requireNonNullElse(area.glory(), "–"), area.points(), area.food(), area.wood(),
                    area.lore(), area.units(), area.reserve(), area.territories(), area.closed());
        }
    }

    private static Object clan(@Nullable Clan clan) {
        return clan == null ? "" : name("clan." + clan.code());
    }

    private void states() {
        pad.table("", name("column.clan"), name("sketch.state"), name("board.winter-due"), name("board.in-hand"),
                name("board.draw-pile"));
        for (int seat = 0; seat < view.areas().size(); seat++) {
            Area area = view.areas().get(seat);
            pad.row(seat(seat), clan(area.clan()), state(seat, area), winter(area), hand(seat, area), drawPile(area));
        }
    }

    private void piles() {
        pad.table("", name("board.active"), name("board.discard-pile"));
        for (int seat = 0; seat < view.areas().size(); seat++) {
            Area area = view.areas().get(seat);
            if (!area.active().isEmpty() || !area.discard().isEmpty()) {
                pad.row(seat(seat), active(area), names(area.discard()));
            }
        }
    }

    private List<Object> state(int seat, Area area) {
        List<Object> state = new ArrayList<>();
        if (view.teams()) {
            state.add(Phrase.of("board.team", "team", seat % 2 + 1));
        }
        if (Objects.equals(view.firstSeat(), seat)) {
            state.add(name("board.first-player"));
        }
        if (area.passed()) {
            state.add(name("board.passed"));
        }
        if (area.dominant() > 0 && view.years() == Components.YEARS) {
            state.add(Phrase.of("board.domination", "count", area.dominant(), "goal",
                    view.teams() ? Components.TEAM_DOMINATION : Components.DOMINATION));
        }
        if (area.foresaw()) {
            state.add(NorthgardSketch.card("future-sight"));
        }
        if (area.conqueror()) {
            state.add(NorthgardSketch.card("conqueror"));
        }
        if (area.awake()) {
            state.add(NorthgardSketch.card("bear-awakens"));
        }
        return state;
    }

    private static List<Object> winter(Area area) {
        Map<Resource, Integer> needs = new EnumMap<>(Resource.class);
        needs.put(Resource.FOOD, area.winter().food());
        needs.put(Resource.WOOD, area.winter().wood());
        List<Object> words = new ArrayList<>(SketchPad.counts(needs, resource -> "resource." + resource.code()));
        if (area.winter().unrest()) {
            words.add(NorthgardSketch.card("unrest"));
        }
        return words;
    }

    /** The number of cards, and which of them the viewer knows in the hands of others. */
    private Object hand(int seat, Area area) {
        return seat == viewer || area.hand().isEmpty()
                ? area.handSize()
                : Phrase.of("sketch.known", "count", area.handSize(), "cards", names(area.hand()));
    }

    private static Object drawPile(Area area) {
        List<Object> top = area.drawTop().stream().<Object>map(id -> id == null ? "?" : NorthgardSketch.card(id))
                .toList();
        return top.isEmpty()
                ? area.drawPile()
                : Phrase.of("sketch.known", "count", area.drawPile(), "cards", top);
    }

    private static List<Object> names(List<String> cards) {
        return SketchPad.counts(counted(cards), id -> "card." + id);
    }

    /** The cards played, and after them in brackets those used without effect. */
    private static List<Object> active(Area area) {
        List<Object> cards = new ArrayList<>(
                names(area.active().stream().filter(Active::played).map(Active::card).toList()));
        List<Object> unused = names(area.active().stream().filter(each -> !each.played()).map(Active::card).toList());
        if (!unused.isEmpty()) {
            cards.add(Phrase.of("sketch.unused", "cards", unused));
        }
        return cards;
    }

    static Map<String, Integer> counted(List<String> cards) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        cards.forEach(card -> counts.merge(card, 1, Integer::sum));
        return counts;
    }
}
