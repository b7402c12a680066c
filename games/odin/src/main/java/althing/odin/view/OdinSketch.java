package althing.odin.view;

import static althing.engine.Phrase.name;
import static althing.engine.Phrase.seat;

import java.util.ArrayList;
import java.util.List;

import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Sketch;
import althing.engine.SketchPad;
import althing.odin.view.OdinView.Area;
import althing.odin.view.OdinView.Island;
import althing.odin.view.OdinView.Laying;
import althing.odin.view.OdinView.MountainStrip;
import althing.odin.view.OdinView.Spot;
import althing.odin.box.Amounts;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.words.Names;

/** Draws a view in words: the round, the action spaces, what can be had, the seats, one's own boards and the work in hand. */
public final class OdinSketch {

    private final OdinView view;
    private final int viewer;
    private final SketchPad pad = new SketchPad();

    OdinSketch(OdinView view, int viewer) {
        this.view = view;
        this.viewer = viewer;
    }

    Sketch sketch() {
        pad.line("sketch.round", "round", view.round(), "rounds", view.rounds(), "phase",
                name("phase." + Names.code(view.phase())), "seat", seat(view.startSeat()));
        if (isLaying()) {
            estate();
        } else {
            middle();
            new SeatsSketch(view, pad).draw();
            estate();
            occupations();
        }
        new WorkSketch(view, pad).draw();
        return pad.sketch();
    }

    private void middle() {
        freeSpaces();
        takenSpaces();
        mountains();
        islands();
        supply();
    }

    private void estate() {
        if (viewer != Position.ONLOOKER) {
            new EstateSketch(view.areas().get(viewer), pad).draw();
        }
    }

    /** Who lays a tile looks at the boards alone. */
    private boolean isLaying() {
        Laying laying = view.laying();
        return laying != null && laying.seat() == viewer;
    }

    /** Who is not about to place vikings need not read them all. */
    private void freeSpaces() {
        if (view.asked() != Task.TURN && view.asked() != Task.LATE) {
            return;
        }
        pad.table("", name("sketch.free"));
        view.spaces().stream().map(Spot::column).distinct().sorted().forEach(column -> pad.row(
                Phrase.of("board.vikings", "count", column),
                view.spaces().stream().filter(spot -> spot.column() == column && spot.seat() == null)
                        .map(OdinSketch::space).toList()));
    }

    private void takenSpaces() {
        pad.table("", name("sketch.taken"));
        for (int seat = 0; seat < view.areas().size(); seat++) {
            taken(seat(seat), seat, false);
            taken(Phrase.of("sketch.last-round", "seat", seat(seat)), seat, true);
        }
    }

    private void taken(Object name, int seat, boolean old) {
        List<Phrase> spaces = view.spaces().stream().filter(spot -> spot.old() == old)
                .filter(spot -> spot.seat() != null && spot.seat() == seat).map(OdinSketch::space).toList();
        if (!spaces.isEmpty()) {
            pad.row(name, spaces);
        }
    }

    private static Phrase space(Spot spot) {
        return Phrase.of("sketch.space", "space", name("space." + spot.space()), "code", spot.space());
    }

    private void mountains() {
        pad.table("", name("board.mountains"));
        view.strips().forEach(strip -> pad.row(strip.strip(), runs(strip)));
    }

    /** The items from the left, single ones of a kind beside each other in one; a double silver is an item of its own. */
    public static List<Object> runs(MountainStrip strip) {
        Amounts items = Amounts.parse(String.join("+", strip.items()));
        List<Object> runs = new ArrayList<>();
        for (int first = 0, next = 0; first < items.size(); first = next) {
            int count = items.counts()[first];
            do {
                next++;
            } while (count == 1 && next < items.size() && items.items()[next] == items.items()[first]
                    && items.counts()[next] == 1);
            runs.add(SketchPad.count("item." + Items.id(items.items()[first]), Math.max(count, next - first)));
        }
        return runs;
    }

    private void islands() {
        pad.table(name("board.islands"), name("score.gains"), name("item.silver"), name("sketch.owner"),
                name("sketch.back"));
        for (Island island : view.islands()) {
            pad.row(name("board." + island.board()), Plan.named(island.board()).points,
                    SketchPad.orBlank(island.silver()), island.seat() == null ? "" : seat(island.seat()),
                    island.back() == null ? "" : name("board." + island.back()));
        }
    }

    private void supply() {
        pad.list("board.market", SketchPad.counts(view.buildings(), building -> "board." + building));
        pad.list("table.specials", view.specials().stream().map(tile -> name("item." + tile)).toList());
        pad.list("board.weapon-deck", SketchPad.counts(view.weaponDeck(), weapon -> "item." + weapon));
    }

    private void occupations() {
        if (viewer != Position.ONLOOKER) {
            Area area = view.areas().get(viewer);
            cards(Phrase.of("board.hand", "count", area.cardsInHand()), area.hand());
            cards(Phrase.of("board.played", "count", area.played().size()), area.played());
        }
    }

    private void cards(Phrase head, List<String> cards) {
        pad.table("", head, "");
        cards.forEach(card -> pad.row(card, name("card." + card), name("card." + card + ".help")));
    }
}
