package althing.graenaland.moving;

import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Work;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Hands;
import althing.graenaland.table.Names;

/** Phase 1: cards come to the populated provinces (GRA-4). */
public final class Harvest {

    private static final int ROAD = Work.ROAD.ordinal();
    private static final int IMPROVEMENT = Work.IMPROVEMENT.ordinal();

    private Harvest() {
    }

    public static void beginTurn(GraenalandState position) {
        position.turn++;
        position.yard.marketsUsed = 0;
        if (position.isHeard()) {
            position.tell("log.turn", "turn", position.turn, "seat", Names.seat(position.main));
        }
        place(position);
        Orders.begin(position);
    }

    public static void place(GraenalandState position) {
        for (int province = 0; province < position.board.provinces; province++) {
            int settlements = position.island.settlements(province);
            if (settlements > 0) {
                place(position, province, settlements + 1);
            }
        }
    }

    /** The ordinary card, the road card and the improvement draw, each only while the cap allows it (GRA-4.4 to 4.6). */
    private static void place(GraenalandState position, int province, int cap) {
        int terrain = Components.TERRAIN[position.island.tiles[province]];
        if (cards(position, province) < cap) {
            open(position, province, terrain);
        }
        if (position.island.hasWork(province, ROAD) && cards(position, province) < cap) {
            hidden(position, province, terrain);
        }
        if (position.island.hasWork(province, IMPROVEMENT) && cards(position, province) < cap) {
            improved(position, province, terrain);
        }
    }

    public static int cards(GraenalandState position, int province) {
        int terrain = Components.TERRAIN[position.island.tiles[province]];
        return Cards.ofTerrain(position.island.up[province], terrain)
                + Cards.ofTerrain(position.island.down[province], terrain);
    }

    private static void open(GraenalandState position, int province, int terrain) {
        int kind = Hands.draw(position, terrain);
        if (kind >= 0) {
            lay(position, province, kind, "log.harvest");
        }
    }

    private static void lay(GraenalandState position, int province, int kind, String key) {
        position.island.up[province] += Cards.one(kind);
        if (position.isHeard()) {
            position.tell(key, "tile", Names.province(position, province), "resource",
                    Names.resource(Cards.RESOURCE[kind]));
        }
    }

    private static void hidden(GraenalandState position, int province, int terrain) {
        int kind = Hands.draw(position, terrain);
        if (kind >= 0) {
            position.island.down[province] += Cards.one(kind);
            if (position.isHeard()) {
                position.tell("log.road-card", "tile", Names.province(position, province));
            }
        }
    }

    /** A card that is not the tile's improvement resource is discarded (GRA-4.8). */
    private static void improved(GraenalandState position, int province, int terrain) {
        int kind = Hands.draw(position, terrain);
        if (kind < 0) {
            return;
        }
        if (Cards.RESOURCE[kind] == Components.IMPROVEMENT[position.island.tiles[province]]) {
            lay(position, province, kind, "log.improved");
        } else {
            position.piles.discard += Cards.one(kind);
            if (position.isHeard()) {
                position.tell("log.not-improved", "tile", Names.province(position, province), "resource",
                        Names.resource(Cards.RESOURCE[kind]));
            }
        }
    }
}
