package althing.northgard.view;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.SketchPad;
import althing.northgard.box.CreatureFace;
import althing.northgard.box.CreatureFace.CreatureKind;
import althing.northgard.box.Resource;
import althing.northgard.box.Site;
import althing.northgard.box.TileFace.Region;
import althing.northgard.box.Tiles;
import althing.northgard.box.Words;
import althing.northgard.state.Names;
import althing.northgard.view.NorthgardView.Creature;
import althing.northgard.view.NorthgardView.Standing;
import althing.northgard.view.NorthgardView.Territory;

import static althing.engine.Phrase.name;
import static althing.engine.Phrase.seat;

/** Draws the map, the tiles to be placed, the territories and the creatures. */
public final class MapSketch {

    private static final String HARD = "x\u00a0";

    private final NorthgardView view;
    private final int viewer;
    private final SketchPad pad;

    public MapSketch(NorthgardView view, int viewer, SketchPad pad) {
        this.view = view;
        this.viewer = viewer;
        this.pad = pad;
    }

    public void draw() {
        if (!view.tiles().isEmpty()) {
            map();
        }
        drawn();
        territories();
        creatures();
    }

    private void map() {
        List<String> own = view.territories().stream().filter(each -> Objects.equals(each.owner(), viewer))
                .flatMap(each -> each.regions().stream()).toList();
        new MapDrawing(view, own).pieces().forEach(piece -> pad.drawing(Phrase.of("sketch.map"), piece));
        view.drawn()
                .forEach(tile -> pad.drawing(Phrase.of("board.tile", "tile", tile(tile)), MapDrawing.printed(tile)));
        pad.line("sketch.marks");
        if (!view.placements().isEmpty()) {
            pad.line("sketch.fits");
        }
    }

    private void drawn() {
        for (String tile : view.drawn()) {
            pad.line("sketch.regions", "tile", tile(tile), "regions",
                    Tiles.FACES.get(Tiles.named(tile)).regions().stream()
                            .map(region -> placeWith(named(region.name(), region.id()), printed(region))).toList());
        }
    }

    /** A territory or region by its name, with what is there in brackets. */
    private static Object placeWith(Phrase place, List<Object> things) {
        return things.isEmpty() ? place : Phrase.of("sketch.place", "place", place, "things", things);
    }

    /** A name with the code that stands for it in the drawing. */
    private static Phrase named(String name, String code) {
        return Phrase.of("sketch.named", "name", name, "code", code);
    }

    private static Phrase tile(String tile) {
        return named(Tiles.called(Tiles.named(tile)), tile);
    }

    private static List<Object> printed(Region region) {
        List<Object> things = icons(region.food(), region.wood(), region.lore());
        if (region.lair()) {
            things.add(Phrase.of("board.lairs", "count", 1));
        }
        Site site = region.site();
        if (site != null) {
            things.add(name("site." + Words.code(site)));
        }
        return things;
    }

    private static List<Object> icons(int food, int wood, int lore) {
        Map<Resource, Integer> icons = new EnumMap<>(Map.of(Resource.FOOD, food, Resource.WOOD, wood, Resource.LORE,
                lore));
        return new ArrayList<>(SketchPad.counts(icons, resource -> "resource." + resource.code()));
    }

    private void territories() {
        pad.table(name("sketch.territory"), name("sketch.holder"), name("sketch.units"), name("sketch.tiles"),
                name("sketch.there"), name("sketch.ways"));
        for (int seat = 0; seat < view.areas().size(); seat++) {
            for (Territory each : heldBy(seat)) {
                pad.row(named(each.name(), each.id()), seat(seat), units(each), extent(each), things(each), ways(each));
            }
        }
        pad.list("sketch.neutral", heldBy(null).stream().map(MapSketch::neutral).toList());
    }

    private List<Territory> heldBy(@Nullable Integer seat) {
        return view.territories().stream().filter(each -> Objects.equals(each.owner(), seat)).toList();
    }

    private static Object neutral(Territory territory) {
        List<Object> things = things(territory);
        if (territory.closed() || territory.size() > 1) {
            things.addFirst(extent(territory));
        }
        return placeWith(named(territory.name(), territory.id()), things);
    }

    private static List<Object> units(Territory territory) {
        List<Object> units = new ArrayList<>();
        if (territory.units() > 0) {
            units.add(territory.units());
        }
        if (territory.kaija()) {
            units.add(name("board.kaija"));
        }
        return units;
    }

    private static Phrase extent(Territory territory) {
        return Phrase.of("sketch.extent", "size", territory.size(), "closed", Names.yesNo(territory.closed()));
    }

    private static List<Object> things(Territory territory) {
        List<Object> things = icons(territory.food(), territory.wood(), territory.lore());
        Integer visitor = territory.visitor();
        if (visitor != null) {
            things.add(Phrase.of("board.visited-by", "name", seat(visitor), "units", territory.visitors()));
        }
        if (territory.fighting()) {
            things.add(name("board.fighting"));
        }
        territory.creatures().forEach(creature -> things.add(name("creature." + creature)));
        if (territory.scorched()) {
            things.add(name("board.scorched"));
        }
        things.addAll(SketchPad.tally(territory.buildings().stream().map(Standing::building).toList(),
                building -> "building." + building.code()));
        if (territory.lairs() > 0) {
            things.add(Phrase.of("board.lairs", "count", territory.lairs()));
        }
        things.addAll(freeSites(territory));
        return things;
    }

    private static List<Object> freeSites(Territory territory) {
        Set<String> taken = territory.buildings().stream().filter(each -> !each.loose()).map(Standing::region)
                .collect(Collectors.toSet());
        Map<Site, Integer> free = new EnumMap<>(Site.class);
        for (String region : territory.regions()) {
            Site site = Tiles.REGIONS.get(Tiles.regionNamed(region)).site();
            if (site != null && !taken.contains(region)) {
                free.merge(site, 1, Integer::sum);
            }
        }
        return SketchPad.counts(free, site -> "site." + Words.code(site));
    }

    /** The neighbours; those behind a hard border follow with a mark. */
    private static List<String> ways(Territory territory) {
        return Stream.of(false, true).flatMap(hard -> territory.ways().stream().filter(way -> way.hard() == hard)
                .map(way -> (hard ? HARD : "") + Tiles.name(Tiles.regionNamed(way.territory())))).toList();
    }

    private void creatures() {
        pad.table(name("column.creature"), name("sketch.territory"), name("column.combat"), name("column.glory"),
                name("board.priorities"));
        Set<CreatureKind> kinds = EnumSet.noneOf(CreatureKind.class);
        for (Creature each : view.creatures()) {
            CreatureFace face = view.creatureFaces().stream().filter(any -> any.id().equals(each.creature()))
                    .findFirst().orElseThrow();
            kinds.add(face.kind());
            pad.row(name("creature." + face.id()), Tiles.name(Tiles.regionNamed(each.territory())), face.combat(),
                    face.glory(),
                    face.priorities().stream().map(any -> name("board.priority." + Words.code(any))).toList());
        }
        kinds.stream().map(kind -> "creature-kind." + Words.code(kind))
                .forEach(kind -> pad.list(kind, List.of(name(kind + ".help"))));
    }
}
