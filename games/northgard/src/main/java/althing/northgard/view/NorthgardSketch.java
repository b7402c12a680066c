package althing.northgard.view;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Sketch;
import althing.engine.SketchPad;
import althing.northgard.box.Buildings;
import althing.northgard.box.Clan;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.box.Words;
import althing.northgard.view.NorthgardView.Active;
import althing.northgard.view.NorthgardView.Area;
import althing.northgard.view.NorthgardView.Combat;
import althing.northgard.view.NorthgardView.Side;
import althing.northgard.view.NorthgardView.Turn;

import static althing.engine.Phrase.name;
import static althing.engine.Phrase.seat;

/** Draws a view in words: the year, the map, the cards on offer, the seats, the viewer's cards, and what is under way. */
public final class NorthgardSketch {

    /** What is decided with the cards of all in mind; otherwise the map and the hand suffice. */
    private static final Set<Decision> ABOUT_CARDS = EnumSet.of(Decision.TURN, Decision.UPGRADE, Decision.CHOOSE,
            Decision.COUNTER, Decision.DIVIDE, Decision.TARGET, Decision.PICK, Decision.RANSOM, Decision.DISCARD,
            Decision.TAKE, Decision.COPY);

    private final NorthgardView view;
    private final int viewer;
    private final SketchPad pad = new SketchPad();

    public NorthgardSketch(NorthgardView view, int viewer) {
        this.view = view;
        this.viewer = viewer;
    }

    public Sketch sketch() {
        pad.line("sketch.year", "year", view.year(), "years", view.years(), "stage",
                name("stage." + Words.code(view.stage())));
        clans();
        new MapSketch(view, viewer, pad).draw();
        reserve();
        boolean aboutCards = view.asked() != null && ABOUT_CARDS.contains(view.asked());
        if (aboutCards) {
            cards("board.offer", view.offer());
            pad.list("sketch.achievements", view.achievements().stream().map(NorthgardSketch::card).toList());
        }
        if (view.firstSeat() != null) {
            seats();
        }
        states();
        if (aboutCards) {
            piles();
        }
        if (viewer != Position.ONLOOKER) {
            cards("board.in-hand", view.areas().get(viewer).hand());
        }
        if (aboutCards && viewer != Position.ONLOOKER) {
            cards("board.upgrades", view.areas().get(viewer).upgrades());
        }
        turn(view.turn());
        combat(view.combat());
        return pad.sketch();
    }

    private void clans() {
        if (view.asked() == Decision.CLAN) {
            pad.table(name("column.clan"), "");
            for (Clan clan : Clan.values()) {
                pad.row(name("clan." + clan.code()), name("clan." + clan.code() + ".help"));
            }
        }
    }

    /** What is left for everybody, and who chooses a building sees what each costs and does. */
    private void reserve() {
        if (view.firstSeat() == null) {
            return;
        }
        if (view.asked() == Decision.BUILD || view.asked() == Decision.REPLACE) {
            pad.table(name("column.building"), name("board.left"), name("column.cost"), "");
            view.buildings().forEach((building, left) -> pad.row(name("building." + building.code()), left,
                    Buildings.COST[building.ordinal()], name("building." + building.code() + ".help")));
        }
        List<Phrase> stacks = new ArrayList<>(List.of(Phrase.of("board.stack", "count", view.stack()),
                Phrase.of("board.unrest", "count", view.unrest())));
        if (!view.creatureFaces().isEmpty()) {
            stacks.add(Phrase.of("board.creatures.deck", "count", view.creatureDeck()));
        }
        pad.line("sketch.stacks", "stacks", stacks, "developments",
                Phrase.of("board.developments", "count", view.developments()));
    }

    private static Phrase.NameFact card(String id) {
        return name("card." + id);
    }

    private void cards(String title, List<String> cards) {
        Map<String, Integer> counts = counted(cards);
        pad.table(name(title), name("column.glory"), name("column.flash"), "");
        counts.forEach((id, count) -> view.cards().stream().filter(face -> face.id().equals(id))
                .forEach(face -> pad.row(SketchPad.count("card." + id, count), face.glory() == 0 ? "" : face.glory(),
                        face.flash() ? name("flash.yes") : "", name("card." + id + ".help"))));
    }

    private static Map<String, Integer> counted(List<String> cards) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        cards.forEach(card -> counts.merge(card, 1, Integer::sum));
        return counts;
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
            state.add(card("future-sight"));
        }
        if (area.conqueror()) {
            state.add(card("conqueror"));
        }
        if (area.awake()) {
            state.add(card("bear-awakens"));
        }
        return state;
    }

    private static List<Object> winter(Area area) {
        Map<Resource, Integer> needs = new EnumMap<>(Resource.class);
        needs.put(Resource.FOOD, area.winter().food());
        needs.put(Resource.WOOD, area.winter().wood());
        return SketchPad.counts(needs, resource -> "resource." + resource.code());
    }

    /** The number of cards, and which of them the viewer knows in the hands of others. */
    private Object hand(int seat, Area area) {
        return seat == viewer || area.hand().isEmpty()
                ? area.handSize()
                : Phrase.of("sketch.known", "count", area.handSize(), "cards", names(area.hand()));
    }

    private static Object drawPile(Area area) {
        List<Object> top = area.drawTop().stream().<Object>map(id -> id == null ? "?" : card(id)).toList();
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

    private void turn(@Nullable Turn turn) {
        if (turn == null) {
            return;
        }
        String card = turn.card();
        if (card == null) {
            pad.line("sketch.turn", "seat", seat(turn.seat()));
        } else {
            pad.line("sketch.playing", "seat", seat(turn.seat()), "card", card(card), "help",
                    name("card." + card + ".help"));
        }
    }

    private void combat(@Nullable Combat combat) {
        if (combat == null || !combat.pending()) {
            return;
        }
        pad.line("board.combat", "territory", combat.territory());
        pad.table("", "", name("board.combat.units"), name("sketch.bonus"), name("board.combat.food"),
                name("board.combat.die"), name("board.combat.total"), name("board.combat.casualties"));
        side("attacker", combat.attacker());
        side("defender", combat.defender());
    }

    private void side(String role, Side side) {
        pad.row(name("board.combat." + role), fighter(side), side.strength(), side.bonus(),
                Objects.requireNonNullElse(side.food(), ""), side.face() == null ? "" : name("die." + side.face()),
                side.total(), side.casualties());
    }

    private static Object fighter(Side side) {
        Integer seat = side.seat();
        return seat == null ? name("creature." + side.creature()) : seat(seat);
    }
}
