package althing.vikings.notation;

import static althing.vikings.notation.NotationReader.require;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.vikings.area.Area;
import althing.vikings.area.Vacancies;
import althing.vikings.box.Components;
import althing.vikings.box.Names;

/** Reads the area of one seat from its notation and checks that its tiles may lie as they lie. */
final class AreaReader {

    /** The tile that comes with the start tile can take the room of one row. */
    private static final int ROWS_FOR_START = 2;

    private final Area area;
    private final String where;

    AreaReader(Area area, String where) {
        this.area = area;
        this.where = where;
    }

    void read(VikingsNotation.Area notation) {
        area.gain(notation.gold());
        area.score(notation.points());
        area.hasStartTile(notation.startTile());
        readShips(notation.ships());
        for (Map.Entry<String, List<@Nullable String>> row : notation.rows().entrySet()) {
            readRow(Names.ROW_WORDS.indexOf(row.getKey()), row.getValue());
        }
        notation.base().forEach((word, count) -> area.addWaiting(Names.VIKING_WORDS.indexOf(word), count));
        notation.specials().forEach(word -> area.addSpecial(Names.SPECIAL_WORDS.indexOf(word), 1));
        checkShips();
        for (int row = 0; row < Area.ROWS; row++) {
            checkRow(row);
        }
        require(!area.hasStartTile() || countRowsForStart() >= ROWS_FOR_START,
                where + ".startTile: there is no room for it any more in this area.");
    }

    private void readShips(List<@Nullable String> ships) {
        for (int column = 0; column < ships.size(); column++) {
            String ship = ships.get(column);
            if (ship != null) {
                area.layShip(Names.TILE_WORDS.indexOf(ship), column);
            }
        }
    }

    /** Ships lie side by side, and beyond the first columns only when those are full (VIK-6.4, VIK-6.5). */
    private void checkShips() {
        long ships = area.ships();
        long first = ships & -ships;
        boolean sideBySide = (ships + first & ships) == 0;
        boolean inFirstColumns = ships >> Components.FIRST_SHIP_COLUMNS == 0 || Vacancies.areFirstTaken(area);
        require(sideBySide && inFirstColumns, where + ".ships: ships lie side by side, the first "
                + Components.FIRST_SHIP_COLUMNS + " columns first.");
    }

    private void readRow(int row, List<@Nullable String> cells) {
        for (int column = 0; column < cells.size(); column++) {
            String cell = cells.get(column);
            if (cell != null) {
                area.lay(Names.TILE_WORDS.indexOf(cell.replaceAll("[!*]", "")), row, column);
                if (cell.contains("*")) {
                    area.putViking(row, column);
                }
                if (cell.contains("!")) {
                    area.makeSpecial(row, column);
                }
            }
        }
    }

    /** Touching edges are equal (VIK-6.8, VIK-6.9). */
    private void checkRow(int row) {
        for (long left = area.tiles(row); left != 0; left &= left - 1) {
            int column = Long.numberOfTrailingZeros(left);
            int tile = area.tileAt(row, column);
            require(((Vacancies.clashesLeft(area, tile, row) | Vacancies.clashesRight(area, tile, row)) >> column
                    & 1) == 0,
                    where + ".rows." + Names.ROW_WORDS.get(row) + "[" + column
                            + "]: its edge does not fit what it touches.");
        }
    }

    private int countRowsForStart() {
        int count = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            count += Vacancies.hasStart(area, row) ? 1 : 0;
        }
        return count;
    }
}
