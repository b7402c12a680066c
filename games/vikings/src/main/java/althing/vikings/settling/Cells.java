package althing.vikings.settling;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Why;
import althing.vikings.area.Area;
import althing.vikings.area.Vacancies;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.box.Tile;

/** Whether a tile may lie on a cell, rule by rule. Columns count from 1. */
final class Cells {

    private static final int FIRST_COLUMNS = Components.FIRST_SHIP_COLUMNS;

    private Cells() {
    }

    /** True exactly when {@link Vacancies#cells} holds the cell. */
    static boolean mayLie(Area area, int tile, int row, int column, @Nullable Why why) {
        return must(why, tile < Components.SHIPS, "VIK-6.2", "refusal.ship-row")
                && must(why, column >= 1, "VIK-6.6", "refusal.no-column", "column", column)
                && must(why, !Area.has(area.tiles(row), column), "VIK-6.15", "refusal.occupied", "row",
                        Names.row(row), "column", column)
                && must(why, Area.has(Vacancies.touched(area, row), column), "VIK-6.6", "refusal.touches-nothing",
                        "row", Names.row(row), "column", column)
                && fitsLeft(area, tile, row, column, why) && fitsRight(area, tile, row, column, why);
    }

    private static boolean fitsLeft(Area area, int tile, int row, int column, @Nullable Why why) {
        boolean fits = !Area.has(Vacancies.clashesLeft(area, tile, row), column);
        return must(why, fits || column > 1, "VIK-6.9", "refusal.base-edge", "tile", Names.tile(tile))
                && hasSameEdge(why, fits, "left", tile != Tile.LEFT.ordinal());
    }

    private static boolean fitsRight(Area area, int tile, int row, int column, @Nullable Why why) {
        boolean fits = !Area.has(Vacancies.clashesRight(area, tile, row), column);
        return hasSameEdge(why, fits, "right", tile != Tile.RIGHT.ordinal());
    }

    private static boolean hasSameEdge(@Nullable Why why, boolean fits, String side, boolean isLand) {
        return must(why, fits, "VIK-6.8", "refusal.edges", "side", side, "edge", isLand ? "land" : "sea");
    }

    /** True exactly when {@link Vacancies#moorings} holds the column. */
    static boolean mayMoor(Area area, int tile, int column, @Nullable Why why) {
        boolean hasShips = area.ships() != 0;
        return must(why, tile >= Components.SHIPS, "VIK-6.2", "refusal.island-row")
                && must(why, column >= 1, "VIK-6.3", "refusal.no-column", "column", column)
                && must(why, !Area.has(area.ships(), column), "VIK-6.15", "refusal.ship-there", "column", column)
                && must(why, hasShips || column <= FIRST_COLUMNS, "VIK-6.3", "refusal.first-ship", "columns",
                        FIRST_COLUMNS)
                && must(why, column <= FIRST_COLUMNS || Vacancies.areFirstTaken(area), "VIK-6.5",
                        "refusal.first-columns",
                        "columns", FIRST_COLUMNS)
                && must(why, !hasShips || Area.has(Vacancies.besideShips(area), column), "VIK-6.4",
                        "refusal.beside-ship",
                        "column", column);
    }
}
