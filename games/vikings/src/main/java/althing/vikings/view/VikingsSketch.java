package althing.vikings.view;

import static althing.engine.Phrase.name;
import static althing.engine.Phrase.seat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.Sketch;
import althing.engine.SketchPad;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;
import althing.vikings.view.VikingsView.Area;
import althing.vikings.view.VikingsView.Auction;
import althing.vikings.view.VikingsView.Cell;
import althing.vikings.view.VikingsView.InHand;
import althing.vikings.view.VikingsView.Place;
import althing.vikings.view.VikingsView.Ship;
import althing.vikings.view.VikingsView.Stage;
import althing.vikings.view.VikingsView.Trip;

/** Draws a view in words: the round, the wheel, the supply, the areas, and what is under way. */
final class VikingsSketch {

    private final VikingsView view;
    private final SketchPad pad = new SketchPad();

    VikingsSketch(VikingsView view) {
        this.view = view;
    }

    Sketch sketch() {
        pad.line("sketch.round", "round", view.round(), "rounds", Components.ROUNDS, "stage",
                name("stage." + view.stage().name().toLowerCase(Locale.ROOT)), "seat", seat(view.startSeat()),
                "scoring", name("board.scoring." + (Components.isLarge(view.round()) ? "large" : "small")));
        wheel();
        specials();
        supply();
        seats();
        IntStream.range(0, view.areas().size()).forEach(this::area);
        marks();
        auction(view.auction());
        hand(view.inHand());
        trip(view.trip());
        return pad.sketch();
    }

    private void wheel() {
        List<Place> offer = view.wheel().stream().filter(place -> place.tile() != null || place.viking() != null)
                .sorted(Comparator.comparingInt(Place::price)).toList();
        pad.table(name("sketch.price"), name("column.tile"), name("column.viking"), "");
        offer.forEach(place -> pad.row(place.price(), tile(place.tile()), viking(place.viking()),
                note(place, place.price() == offer.getLast().price())));
    }

    private List<Object> note(Place place, boolean dearest) {
        List<Object> note = new ArrayList<>();
        Tile tile = place.tile();
        if (tile != null && tile.isShip()) {
            note.add(Phrase.of("board.reach", "row",
                    Names.row(Components.reach(tile.ordinal() - Components.SHIPS))));
        }
        if (dearest && view.stage() == Stage.BUYING && !view.specials().isEmpty()) {
            note.add(name("sketch.dearest"));
        }
        return note;
    }

    private void specials() {
        pad.table(name("board.specials"), "");
        view.specials().stream().distinct().forEach(special -> pad.row(Names.special(special),
                name("special." + special.code() + ".help")));
        if (!view.specials().isEmpty()) {
            pad.line("board.specials.hidden", "count", view.hiddenSpecials());
        }
    }

    private void supply() {
        pad.list("board.drawn", vikings(view.drawn()));
        pad.list("board.bag", vikings(view.bag()));
        pad.list("board.stacks", SketchPad.counts(view.stacks(), tile -> "tile." + tile.code()));
    }

    private void seats() {
        pad.table("", name("board.gold"), name("board.points"), name("sketch.rank"), name("sketch.base"),
                name("sketch.meal"),
                name("board.specials"), name("board.start-tile"));
        for (int seat = 0; seat < view.areas().size(); seat++) {
            Area area = view.areas().get(seat);
            pad.row(seat(seat), area.gold(), area.points(), area.rank(), vikings(area.base()),
                    area.portions() + " / " + area.mouths(), specials(area),
                    area.hasStartTile() ? 1 : "");
        }
    }

    private static List<Object> specials(Area area) {
        return SketchPad.tally(area.specials(), special -> "special." + special.code());
    }

    /** The islands of a seat as they lie, columns as in moves. */
    private void area(int seat) {
        Area area = view.areas().get(seat);
        int columns = Stream.concat(Stream.of(area.ships()), area.rows().values().stream()).mapToInt(List::size).max()
                .orElse(0);
        List<Object> heads = new ArrayList<>(List.of(seat(seat)));
        IntStream.rangeClosed(1, columns).forEach(heads::add);
        pad.table(heads);
        row(name("board.ships"), area.ships().stream().map(VikingsSketch::ship).toList(), columns);
        area.rows().forEach((row, cells) -> row(Names.row(row), cells.stream().map(VikingsSketch::cell).toList(),
                columns));
    }

    private void marks() {
        if (view.areas().stream().flatMap(area -> area.rows().values().stream()).anyMatch(row -> !row.isEmpty())) {
            pad.line("sketch.marks");
        }
    }

    private void row(Phrase.NameFact name, List<Object> cells, int columns) {
        if (!cells.isEmpty()) {
            List<Object> row = new ArrayList<>(List.of(name));
            row.addAll(cells);
            IntStream.range(cells.size(), columns).forEach(_ -> row.add(""));
            pad.row(row);
        }
    }

    private static Object ship(@Nullable Ship ship) {
        return ship == null ? "" : cell(ship.tile(), ship.repelled() ? "" : "!");
    }

    private static Object cell(@Nullable Cell cell) {
        return cell == null
                ? ""
                : cell(cell.tile(), (cell.special() ? "+" : "") + (cell.viking() ? "*" : "")
                        + (cell.threatened() ? "!" : ""));
    }

    private static Phrase cell(Tile tile, String marks) {
        return Phrase.of("sketch.cell", "tile", name("sketch.tile." + tile.code()), "marks", marks);
    }

    private void auction(@Nullable Auction auction) {
        if (auction == null) {
            return;
        }
        if (auction.bid() == null || auction.bidder() == null) {
            pad.line("board.auction.none");
        } else {
            pad.line("sketch.bid", "gold", auction.bid(), "seat", seat(auction.bidder()));
        }
        pad.line("board.auction.in", "names", auction.in().stream().map(Phrase::seat).toList());
    }

    private void hand(@Nullable InHand hand) {
        if (hand != null) {
            pad.line("board.hand", "name",
                    Stream.of(tile(hand.tile()), viking(hand.viking())).filter(each -> !each.equals("")).toList());
        }
    }

    private void trip(@Nullable Trip trip) {
        if (trip == null) {
            return;
        }
        if (trip.trade() == null) {
            pad.line("board.trip.each");
        } else {
            pad.line("board.trip.one", "viking", Names.viking(trip.trade()));
        }
        pad.list("sketch.ashore", trip.carried().stream().map(Names::viking).toList());
    }

    private static Object tile(@Nullable Tile tile) {
        return tile == null ? "" : Names.tile(tile.ordinal());
    }

    private static Object viking(@Nullable Viking viking) {
        return viking == null ? "" : Names.viking(viking);
    }

    private static List<Object> vikings(Map<Viking, Integer> counts) {
        return SketchPad.counts(counts, viking -> "viking." + viking.code());
    }
}
