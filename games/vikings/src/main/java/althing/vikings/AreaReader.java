package althing.vikings;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;

/** Reads the area of one seat from its notation and checks that its tiles may lie as they lie. */
final class AreaReader {

    private final Area area;
    private final String where;

    AreaReader(Area area, String where) {
        this.area = area;
        this.where = where;
    }

    void read(VikingsNotation.Area notation) {
        area.gain(NotationReader.wealth(notation.gold(), where + ".gold"));
        area.score(NotationReader.wealth(notation.points(), where + ".points"));
        area.hasStartTile(notation.startTile());
        readShips(NotationReader.there(notation.ships(), where + ".ships"));
        for (Map.Entry<String, List<@Nullable String>> row : NotationReader.there(notation.rows(), where + ".rows")
                .entrySet()) {
            readRow(NotationReader.constant(Names.ROWS, Row::code, row.getKey(), where + ".rows"), row.getValue());
        }
        NotationReader.there(notation.base(), where + ".base").forEach((word, count) -> {
            int viking = NotationReader.constant(Names.VIKINGS, Viking::code, word, where + ".base");
            area.addWaiting(viking, NotationReader.number(NotationReader.there(count, where + ".base"), 0,
                    Components.VIKINGS[viking], where + ".base." + word));
        });
        for (String word : NotationReader.there(notation.specials(), where + ".specials")) {
            area.addSpecial(NotationReader.constant(Names.SPECIALS, Special::code,
                    NotationReader.there(word, where + ".specials"), where + ".specials"), 1);
        }
        for (int row = 0; row < Area.ROWS; row++) {
            checkRow(row);
        }
    }

    private void readShips(List<@Nullable String> ships) {
        checkLength(ships, where + ".ships");
        for (int column = 0; column < ships.size(); column++) {
            String word = ships.get(column);
            if (word != null) {
                int tile = NotationReader.constant(Names.TILES, Tile::code, word, where + ".ships[" + column + "]");
                if (tile < Components.SHIPS) {
                    throw new BadInput(where + ".ships[" + column + "]: '" + word + "' is no ship.");
                }
                area.layShip(tile, column);
            }
        }
        checkShips();
    }

    /** Ships lie side by side, and beyond the first columns only when those are full (VIK-6.4, VIK-6.5). */
    private void checkShips() {
        long ships = area.ships();
        long first = ships & -ships;
        boolean sideBySide = (ships + first & ships) == 0;
        boolean inFirstColumns = ships >> Components.FIRST_SHIP_COLUMNS == 0 || area.hasFirstShips();
        if (!sideBySide || !inFirstColumns) {
            throw new BadInput(where + ".ships: ships lie side by side, the first " + Components.FIRST_SHIP_COLUMNS
                    + " columns first.");
        }
    }

    private void readRow(int row, List<@Nullable String> cells) {
        String here = where + ".rows." + Names.ROWS.get(row).code();
        checkLength(cells, here);
        for (int column = 0; column < cells.size(); column++) {
            String cell = cells.get(column);
            if (cell != null) {
                readCell(row, column, cell, here + "[" + column + "]");
            }
        }
    }

    private void readCell(int row, int column, String cell, String here) {
        boolean viking = cell.endsWith("*");
        String rest = viking ? cell.substring(0, cell.length() - 1) : cell;
        boolean special = rest.endsWith("!");
        int tile = NotationReader.constant(Names.TILES, Tile::code,
                special ? rest.substring(0, rest.length() - 1) : rest, here);
        if (tile >= Components.SHIPS) {
            throw new BadInput(here + ": a ship does not lie in an island row.");
        }
        area.lay(tile, row, column);
        if (viking) {
            area.putViking(row, column);
        }
        if (special) {
            if (!Names.TILES.get(tile).isMiddle()) {
                throw new BadInput(here + ": only a building can be a special tile.");
            }
            area.makeSpecial(row, column);
        }
    }

    private static void checkLength(List<?> columns, String here) {
        if (columns.size() > Components.COLUMNS) {
            throw new BadInput(here + ": no row has more than " + Components.COLUMNS + " columns.");
        }
    }

    /** Touching edges are equal (VIK-6.8, VIK-6.9). */
    private void checkRow(int row) {
        for (long left = area.tiles(row); left != 0; left &= left - 1) {
            int column = Long.numberOfTrailingZeros(left);
            int tile = area.tileAt(row, column);
            if (((area.clashesLeft(tile, row) | area.clashesRight(tile, row)) >> column & 1) != 0) {
                throw new BadInput(where + ".rows." + Names.ROWS.get(row).code() + "[" + column
                        + "]: its edge does not fit what it touches.");
            }
        }
    }
}
