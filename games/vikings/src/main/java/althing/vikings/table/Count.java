package althing.vikings.table;

import althing.vikings.area.Area;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.box.Special;
import althing.vikings.box.Tile;

/** Counts how many pieces of a kind are in a position, wherever they are. */
public final class Count {

    private Count() {
    }

    public static int tiles(VikingsState position, int tile) {
        int count = position.handTile == tile ? 1 : 0;
        for (int place = 0; place < Components.PLACES; place++) {
            count += position.wheel.tileAt(place) == tile ? 1 : 0;
        }
        for (int i = position.supply.turned; i < position.supply.tiles.length; i++) {
            count += position.supply.tiles[i] == tile ? 1 : 0;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            count += laid(position.area(seat), tile);
        }
        return count;
    }

    /** The tiles of a kind in an area; a special building is no tile of its kind. */
    private static int laid(Area area, int tile) {
        if (tile >= Components.SHIPS) {
            return Long.bitCount(area.ships(tile - Components.SHIPS));
        }
        int count = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            for (long left = area.tiles(row) & ~area.specialBuildings(row); left != 0; left &= left - 1) {
                count += area.tileAt(row, Long.numberOfTrailingZeros(left)) == tile ? 1 : 0;
            }
        }
        return count;
    }

    public static int vikings(VikingsState position, int viking) {
        int count = position.supply.bag[viking] + position.drawn[viking] + position.wheel.count(viking)
                + (position.handViking == viking ? 1 : 0);
        for (int seat = 0; seat < position.seats(); seat++) {
            Area area = position.area(seat);
            count += area.waiting(viking);
            count += viking == Area.BOATMAN ? 0 : Long.bitCount(area.vikings(Area.rowOf(viking)));
        }
        return count;
    }

    public static int specials(VikingsState position, int special) {
        int count = position.open[special];
        for (int i = position.supply.shown; i < position.supply.specials.length; i++) {
            count += position.advanced && position.supply.specials[i] == special ? 1 : 0;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            Area area = position.area(seat);
            count += area.specials(special);
            for (int row = 0; row < Area.ROWS && Names.SPECIALS.get(special).isBuilding(); row++) {
                int tile = special - Special.FARM.ordinal() + Tile.FARM.ordinal();
                count += Long.bitCount(area.buildings(tile, row) & area.specialBuildings(row));
            }
        }
        return count;
    }
}
