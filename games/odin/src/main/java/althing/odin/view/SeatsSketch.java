package althing.odin.view;

import static althing.engine.Phrase.name;
import static althing.engine.Phrase.seat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

import althing.engine.SketchPad;
import althing.odin.view.OdinView.Area;
import althing.odin.box.Colour;
import althing.odin.box.Items;
import althing.odin.words.Names;

/** Draws what each seat has: figures, goods by colour, then weapons, ships, boards and cards. */
public final class SeatsSketch {

    private final OdinView view;
    private final SketchPad pad;

    SeatsSketch(OdinView view, SketchPad pad) {
        this.view = view;
        this.pad = pad;
    }

    void draw() {
        figures();
        goods();
        belongings();
    }

    private void figures() {
        pad.table("", name("score.gains"), name("sketch.vikings"), name("item.silver"), name("item.wood"),
                name("item.stone"), name("item.ore"), name("board.income"), name("sketch.squares"),
                name("board.penalties"), "");
        for (int seat = 0; seat < view.areas().size(); seat++) {
            Area area = view.areas().get(seat);
            Map<String, Integer> items = area.items();
            pad.row(seat(seat), area.points(), area.thingSquare(), items.getOrDefault("silver", 0),
                    items.getOrDefault("wood", 0), items.getOrDefault("stone", 0), items.getOrDefault("ore", 0),
                    area.income(), area.squares(), SketchPad.orBlank(area.penalties()),
                    area.passed() ? name("board.passed") : "");
        }
    }

    private void goods() {
        List<Colour> colours = List.of(Colour.values());
        pad.table(Stream.concat(Stream.of(""), colours.stream().map(colour -> name("colour." + Names.code(colour))))
                .toList());
        for (int seat = 0; seat < view.areas().size(); seat++) {
            Area area = view.areas().get(seat);
            pad.row(Stream.concat(Stream.of(seat(seat)), colours.stream().map(colour -> items(area,
                    item -> Items.isTile(item) && Items.COLOUR[item] == colour))).toList());
        }
    }

    private void belongings() {
        pad.table("", name("table.weapons"), name("table.ships"), name("table.boards"), name("table.occupations"));
        for (int seat = 0; seat < view.areas().size(); seat++) {
            Area area = view.areas().get(seat);
            pad.row(seat(seat), items(area, Items::isWeapon), items(area, item -> item >= Items.BOAT),
                    area.boards().stream().map(EstateSketch::name).toList(),
                    area.played().stream().map(card -> name("card." + card)).toList());
        }
    }

    private static List<Object> items(Area area, IntPredicate which) {
        Map<String, Integer> chosen = new LinkedHashMap<>(area.items());
        chosen.keySet().removeIf(item -> !which.test(Items.named(item)));
        return SketchPad.counts(chosen, item -> "item." + item);
    }
}
