package althing.graenaland.reach;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Building;
import althing.graenaland.box.Column;
import althing.graenaland.box.Components;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Island;
import althing.graenaland.table.Sites;

/**
 * Finds the most victory points a seat can build for itself now: how many villages and which buildings each province gets,
 * and then how many steps the army takes. A branch is left only where {@link Ceiling} or {@link Purse} prove that nothing
 * better is in it, so what is found is exact. Not thread safe.
 */
public final class Plans {

    private static final int BUILDINGS = Island.BUILDINGS;
    private static final int LEVELS = 3;

    private final GraenalandState position;
    private final int seat;
    private final int card;
    private final int enough;
    private final Purse purse;
    private final Ceiling ceiling;
    private final int army;
    /** The settlements of each province and where there is a village, those of the plan included. */
    private final int[] settled;
    private final int[] villages;
    private int placed;
    private int buildings;
    /** The resources of forts, as bits. */
    private int forts;
    private int best;

    private Plans(GraenalandState position, int seat, int enough) {
        this.position = position;
        this.seat = seat;
        this.enough = enough;
        card = position.opening.victory[seat];
        army = position.army[seat];
        placed = position.placed[seat];
        buildings = Scoring.stat(position, seat, Column.BUILDINGS.ordinal());
        forts = Sites.fortResources(position, seat);
        purse = new Purse(position, seat);
        settled = new int[position.board.provinces];
        villages = new int[settled.length];
        for (int province = 0; province < settled.length; province++) {
            settled[province] = position.island.settledAt(seat, province);
            villages[province] = position.island.villagesAt(seat, province);
        }
        ceiling = new Ceiling(position, seat, settled);
    }

    /** The best up to enough points; what does not win counts nothing. */
    public static int best(GraenalandState position, int seat, int enough) {
        Plans plans = new Plans(position, seat, enough);
        plans.province(0);
        return plans.best;
    }

    /** The points that are worth looking for. */
    private int needed() {
        return Math.max(best + 1, Components.POINTS_TO_WIN);
    }

    private void province(int province) {
        if (best >= enough || !ceiling.allows(needed(), province, placed, buildings, purse)) {
            return;
        }
        if (province == settled.length) {
            if (purse.isConnected()) {
                armies();
            }
            return;
        }
        village(province);
        buildings(province, 0);
    }

    /** One village more in the province, and what may follow. */
    private void village(int province) {
        if (placed == Components.PIECES) {
            return;
        }
        int price = Components.VILLAGE[position.island.tiles[province]];
        if (settled[province] == 0) {
            purse.open(province, price, Integer.bitCount(Sites.takers(position, seat, province)));
        } else {
            purse.order(price);
        }
        if (purse.isThinkable()) {
            settle(province, 1);
            villages[province]++;
            village(province);
            buildings(province, 0);
            villages[province]--;
            settle(province, -1);
        }
        purse.drop();
    }

    private void settle(int province, int number) {
        settled[province] += number;
        placed += number;
    }

    /** The buildings of the province from a kind on, and then the next province. */
    private void buildings(int province, int kind) {
        if (kind == BUILDINGS) {
            province(province + 1);
            return;
        }
        if (placed < Components.PIECES && villages[province] > 0 && Sites.hasPlace(position, province, kind)) {
            building(province, kind);
        }
        buildings(province, kind + 1);
    }

    private void building(int province, int kind) {
        purse.order(Components.BUILDING[kind]);
        if (purse.isThinkable()) {
            int before = forts;
            forts |= kind == Building.FORT.ordinal() ? 1 << Components.FORT[position.island.tiles[province]] : 0;
            settle(province, 1);
            buildings++;
            buildings(province, kind + 1);
            buildings--;
            settle(province, -1);
            forts = before;
        }
        purse.drop();
    }

    /** Takes the army as many levels up as can be paid. */
    private void armies() {
        int rest = ceiling.points(placed, buildings);
        for (int level = LEVELS; level >= 0; level--) {
            int strength = level == 0
                    ? army
                    : Math.max(army, Components.LEVELS[card][Column.ARMY.ordinal()][level - 1]);
            int points = rest + Hope.points(card, Column.ARMY.ordinal(), strength);
            if (points < needed()) {
                return;
            }
            if (strength <= Components.ARMY_MOST && steps(strength - army, 0)) {
                best = points;
                return;
            }
        }
    }

    /** Whether so many steps can be paid beside the rest; forts are taken in the order of their resources. */
    private boolean steps(int left, int fort) {
        if (left == 0) {
            return purse.pays();
        }
        for (int resource = fort; resource <= Amounts.BASIC; resource++) {
            if (resource == Amounts.BASIC || (forts >> resource & 1) != 0) {
                purse.order(resource == Amounts.BASIC
                        ? Components.ARMY
                        : Components.ARMY_WITH_FORT + Amounts.one(resource));
                boolean pays = purse.isThinkable() && steps(left - 1, resource);
                purse.drop();
                if (pays) {
                    return true;
                }
            }
        }
        return false;
    }
}
