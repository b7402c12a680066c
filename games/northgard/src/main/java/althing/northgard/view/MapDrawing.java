package althing.northgard.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import althing.northgard.box.Tiles;
import althing.northgard.view.NorthgardView.Placement;
import althing.northgard.view.NorthgardView.Tile;

/**
 * The tiles of the map in characters: three rows for each, with the letter of a region at every side and the borders in
 * the corners.
 */
public final class MapDrawing {

    /** How many columns of tiles stand beside each other on a screen. */
    private static final int COLUMNS = 10;
    private static final int ROWS = 3;
    private static final int MIDDLE = 6;
    private static final String BLANK = " ".repeat(MIDDLE + 2);
    private static final String NO_BORDER = " ";
    private static final String HARD_BORDER = "x";

    private record Cell(int x, int y) {}

    private final Map<Cell, List<String>> cells = new HashMap<>();
    private final Set<String> capitals;

    /** The map of a view, regions of which some are told apart by capital letters. */
    public MapDrawing(NorthgardView view, Collection<String> capitals) {
        this.capitals = Set.copyOf(capitals);
        for (Placement place : view.placements()) {
            cells.put(new Cell(place.x(), place.y()), List.of(BLANK, centred("+", BLANK.length()), BLANK));
        }
        for (Tile tile : view.tiles()) {
            cells.put(new Cell(tile.x(), tile.y()), tile(Tiles.named(tile.tile()), tile.rotation()));
        }
    }

    /** A tile as it is printed. */
    public static List<String> printed(String tile) {
        return new MapDrawing().tile(Tiles.named(tile), 0);
    }

    private MapDrawing() {
        capitals = Set.of();
    }

    /** The map in pieces that each fit a screen. */
    public List<List<String>> pieces() {
        List<List<String>> pieces = new ArrayList<>();
        List<Integer> columns = range(cells.keySet().stream().map(Cell::x).toList());
        for (int from = 0; from < columns.size(); from += COLUMNS) {
            pieces.add(piece(columns.subList(from, Math.min(from + COLUMNS, columns.size()))));
        }
        return pieces;
    }

    private static List<Integer> range(Collection<Integer> numbers) {
        TreeSet<Integer> sorted = new TreeSet<>(numbers);
        List<Integer> range = new ArrayList<>();
        for (int number = sorted.first(); number <= sorted.last(); number++) {
            range.add(number);
        }
        return range;
    }

    private List<String> piece(List<Integer> columns) {
        List<String> rows = new ArrayList<>();
        rows.add(row("", columns.stream().map(x -> centred(Integer.toString(x), BLANK.length())).toList()));
        for (int y : range(cells.keySet().stream().map(Cell::y).toList())) {
            for (int line = 0; line < ROWS; line++) {
                int part = line;
                rows.add(row(line == 1 ? Integer.toString(y) : "", columns.stream()
                        .map(x -> cells.getOrDefault(new Cell(x, y), List.of(BLANK, BLANK, BLANK)).get(part))
                        .toList()));
            }
        }
        return rows;
    }

    private static String row(String label, List<String> parts) {
        return ("%4s ".formatted(label) + parts.stream().collect(Collectors.joining(" "))).stripTrailing();
    }

    private List<String> tile(int tile, int rotation) {
        String[] sides = new String[Tiles.SIDES];
        for (int side = 0; side < Tiles.SIDES; side++) {
            sides[side] = letter(Tiles.region(Tiles.atSide(tile, rotation, side)));
        }
        return List.of(
                corner(tile, rotation, 3, "\\") + centred(sides[0], MIDDLE) + corner(tile, rotation, 0, "/"),
                sides[3] + centred(Tiles.id(tile), MIDDLE) + sides[1],
                corner(tile, rotation, 2, "/") + centred(sides[2], MIDDLE) + corner(tile, rotation, 1, "\\"));
    }

    private String letter(String region) {
        String letter = region.substring(region.indexOf('.') + 1);
        return capitals.contains(region) ? letter.toUpperCase(Locale.ROOT) : letter;
    }

    /** What lies in the corner after a side. */
    private static String corner(int tile, int rotation, int side, String border) {
        int region = Tiles.atSide(tile, rotation, side);
        int next = Tiles.atSide(tile, rotation, side + 1 & 3);
        if (region == next) {
            return NO_BORDER;
        }
        boolean hard = false;
        for (int i = 0; i < Tiles.BEYOND[region].length; i++) {
            hard |= Tiles.BEYOND[region][i] == next && Tiles.HARD[region][i];
        }
        return hard ? HARD_BORDER : border;
    }

    private static String centred(String text, int width) {
        int left = (width - text.length()) / 2;
        return " ".repeat(left) + text + " ".repeat(width - text.length() - left);
    }
}
