package althing.vikings;

import org.jspecify.annotations.Nullable;

import althing.engine.Refusal;

/** Why a tile may not lie on a cell, in the words of the rule that the cell breaks. */
final class Cells {

    private Cells() {
    }

    /** Null exactly when {@link Area#cells} holds the cell. */
    static @Nullable Refusal refuse(Area area, int tile, VikingsMove.Place place) {
        if (tile >= Components.SHIPS) {
            return Refusal.of("VIK-6.2", "refusal.ship-row");
        }
        int row = place.row().ordinal();
        int column = place.column();
        if (Area.has(area.cells(tile, row), column)) {
            return null;
        }
        if (column < 1) {
            return Refusal.of("VIK-6.6", "refusal.no-column", "column", column);
        }
        if (Area.has(area.tiles(row), column)) {
            return Refusal.of("VIK-6.15", "refusal.occupied", "row", Names.row(place.row()), "column", column);
        }
        if (!Area.has(area.touched(row), column)) {
            return Refusal.of("VIK-6.6", "refusal.touches-nothing", "row", Names.row(place.row()), "column", column);
        }
        boolean left = Area.has(area.clashesLeft(tile, row), column);
        return left && column == 1
                ? Refusal.of("VIK-6.9", "refusal.base-edge", "tile", Names.tile(tile))
                : clash(tile, left);
    }

    private static Refusal clash(int tile, boolean left) {
        boolean land = left ? tile != Tile.LEFT.ordinal() : tile != Tile.RIGHT.ordinal();
        return Refusal.of("VIK-6.8", "refusal.edges", "side", left ? "left" : "right", "edge", land ? "land" : "sea");
    }

    /** Null exactly when {@link Area#moorings} holds the column. */
    static @Nullable Refusal refuse(Area area, int tile, VikingsMove.Moor moor) {
        if (tile < Components.SHIPS) {
            return Refusal.of("VIK-6.2", "refusal.island-row");
        }
        int column = moor.column();
        if (Area.has(area.moorings(), column)) {
            return null;
        }
        if (column < 1) {
            return Refusal.of("VIK-6.3", "refusal.no-column", "column", column);
        }
        if (Area.has(area.ships(), column)) {
            return Refusal.of("VIK-6.15", "refusal.ship-there", "column", column);
        }
        if (area.ships() == 0) {
            return Refusal.of("VIK-6.3", "refusal.first-ship", "columns", Components.FIRST_SHIP_COLUMNS);
        }
        return column > Components.FIRST_SHIP_COLUMNS && !area.hasFirstShips()
                ? Refusal.of("VIK-6.5", "refusal.first-columns", "columns", Components.FIRST_SHIP_COLUMNS)
                : Refusal.of("VIK-6.4", "refusal.beside-ship", "column", column);
    }
}
