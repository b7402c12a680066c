package althing.northgard.advice;

import althing.engine.FeatureRow;
import althing.northgard.box.Buildings;
import althing.northgard.box.Resource;
import althing.northgard.state.Land;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.RegionSet;
import althing.northgard.year.Gains;
import althing.northgard.year.Scoring;
import althing.northgard.year.Year;

/** All that a seat holds on the map, added up over its territories, and who threatens it. */
final class Domain {

    private final NorthgardState position;
    private final int seat;
    private final int[] yields = new int[Resource.KINDS];
    private final int[] built = new int[Buildings.COUNT];
    private int territories;
    private int closed;
    private int tiles;
    private int openSides;
    private int smallSites;
    private int largeSites;
    private int glory;
    private int weak;
    private int threatened;
    private int prey;
    private double worth;

    Domain(NorthgardState position, int seat) {
        this.position = position;
        this.seat = seat;
        Land land = position.land;
        for (int own = land.heldFrom(seat, 0); own >= 0; own = land.heldFrom(seat, own + 1)) {
            add(own);
            look(own);
        }
    }

    private void add(int own) {
        Land land = position.land;
        territories++;
        closed += land.isClosed(own) ? 1 : 0;
        tiles += land.extent(own);
        openSides += land.openSides(own);
        smallSites += land.estate.emptySites(own, false);
        largeSites += land.estate.emptySites(own, true);
        glory += Year.glory(position, own);
        weak += position.figures(own) == 1 ? 1 : 0;
        worth += Appraisal.territory(position, own);
        for (int resource = 0; resource < yields.length; resource++) {
            yields[resource] += Gains.yields(position, own, resource);
        }
        int kinds = land.estate.kinds(own);
        for (int left = kinds; left != 0; left &= left - 1) {
            int kind = Integer.numberOfTrailingZeros(left);
            built[kind] += land.estate.count(own, kind);
        }
    }

    /** Who next door is stronger, and who is weaker. */
    private void look(int own) {
        Land land = position.land;
        land.look(own);
        long low = land.nearLow;
        long high = land.nearHigh;
        int figures = position.figures(own);
        boolean threat = false;
        for (int near = RegionSet.first(low, high, 0); near >= 0; near = RegionSet.first(low, high, near + 1)) {
            if (position.isEnemy(seat, near)) {
                threat |= position.figures(near) > figures;
                prey += position.figures(near) < figures ? 1 : 0;
            }
        }
        threatened += threat ? 1 : 0;
    }

    void write(String[] ofYield, String[] ofBuilding, FeatureRow into) {
        into.add("territories", territories / 6.0);
        into.add("closed territories", closed / 4.0);
        into.add("tiles", tiles / 10.0);
        into.add("open sides", openSides / 8.0);
        into.add("small sites", smallSites / 5.0);
        into.add("large sites", largeSites / 3.0);
        into.add("harvest's glory", glory / 6.0);
        into.add("weak territories", weak / 4.0);
        into.add("threatened territories", threatened / 4.0);
        into.add("weaker neighbours", prey / 4.0);
        into.add("land's worth", worth / 30);
        into.add("dominance", Scoring.dominant(position, seat) / 3.0);
        for (int resource = 0; resource < yields.length; resource++) {
            into.add(ofYield[resource], yields[resource] / 6.0);
        }
        for (int kind = 0; kind < built.length; kind++) {
            into.add(ofBuilding[kind], built[kind] / 2.0);
        }
    }
}
