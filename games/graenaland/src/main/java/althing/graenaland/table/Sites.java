package althing.graenaland.table;

import althing.graenaland.box.Components;
import althing.graenaland.box.Work;

/** Where a seat can build, and what the place gives or takes. */
public final class Sites {

    private Sites() {
    }

    /** Where the seat has a settlement, and next to it (GRA-10.1). */
    public static boolean isInReach(GraenalandState position, int seat, int province) {
        if (position.island.settledAt(seat, province) > 0) {
            return true;
        }
        for (int left = position.board.neighbours[province]; left != 0; left &= left - 1) {
            if (position.island.settledAt(seat, Integer.numberOfTrailingZeros(left)) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Not in mountains, and at most one of each kind (GRA-11.4, GRA-11.5). */
    public static boolean hasPlace(GraenalandState position, int province, int kind) {
        return Components.FORT[position.island.tiles[province]] >= 0
                && position.island.owner[province * Island.BUILDINGS + kind] == GraenalandState.NONE;
    }

    /** The resources of the forts that the seat owns, as bits (GRA-12.3). */
    public static int fortResources(GraenalandState position, int seat) {
        int resources = 0;
        for (int province = 0; province < position.board.provinces; province++) {
            if (position.island.owner[province * Island.BUILDINGS] == seat) {
                resources |= 1 << Components.FORT[position.island.tiles[province]];
            }
        }
        return resources;
    }

    /** Who gets a toll if the seat builds a village in the province, as bits. */
    public static int takers(GraenalandState position, int seat, int province) {
        if (!position.island.hasWork(province, Work.RAMPART.ordinal())
                || position.island.settledAt(seat, province) > 0) {
            return 0;
        }
        int takers = 0;
        for (int other = 0; other < position.seats; other++) {
            takers |= position.island.settledAt(other, province) > 0 ? 1 << other : 0;
        }
        return takers;
    }
}
