package althing.northgard.view;

import java.util.ArrayList;
import java.util.EnumSet;
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
import althing.northgard.box.Words;
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
        new SeatSketch(view, viewer, pad).draw(aboutCards);
        if (viewer != Position.ONLOOKER) {
            cards("board.in-hand", view.areas().get(viewer).hand());
        }
        if (aboutCards && viewer != Position.ONLOOKER) {
            cards("board.upgrades", view.areas().get(viewer).upgrades());
        }
        turn(view.turn());
        raids();
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

    static Phrase.NameFact card(String id) {
        return name("card." + id);
    }

    private void cards(String title, List<String> cards) {
        Map<String, Integer> counts = SeatSketch.counted(cards);
        pad.table(name(title), name("column.glory"), name("column.flash"), "");
        counts.forEach((id, count) -> view.cards().stream().filter(face -> face.id().equals(id))
                .forEach(face -> pad.row(SketchPad.count("card." + id, count), face.glory() == 0 ? "" : face.glory(),
                        face.flash() ? name("flash.yes") : "", name("card." + id + ".help"))));
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

    /** What the dice would make of each way into an enemy's land. */
    private void raids() {
        if (view.raids().isEmpty()) {
            return;
        }
        pad.line("sketch.raids");
        pad.table("", name("board.raid.won"), name("board.raid.nobody"), name("board.raid.lost"),
                name("board.raid.losses"), name("board.raid.their-losses"));
        view.raids().forEach(raid -> pad.row(raid.move(), raid.won() + " %", raid.nobody() + " %", raid.lost() + " %",
                tenths(raid.losses()), tenths(raid.theirLosses())));
    }

    private static Phrase tenths(int tenths) {
        return Phrase.of("board.tenths", "whole", tenths / 10, "tenth", tenths % 10);
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
