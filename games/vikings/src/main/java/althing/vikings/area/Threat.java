package althing.vikings.area;

import althing.vikings.box.Components;

/** Which ships are repelled, and what the others threaten (VIK-8). Judged afresh whenever asked. */
public final class Threat {

    private Threat() {
    }

    /** The columns of the ships of a sail that a warrior repels (VIK-8.3). */
    public static long repelled(Area area, int sail) {
        return area.ships(sail) & area.vikings(Area.WARRIORS);
    }

    public static long raiding(Area area, int sail) {
        return area.ships(sail) & ~area.vikings(Area.WARRIORS);
    }

    /** The columns in which a ship threatens a row: it reaches from the warriors down to its own row (VIK-8.4). */
    public static long over(Area area, int row) {
        long threatened = 0;
        for (int sail = 0; sail < Components.SAILS; sail++) {
            if (Components.reach(sail) >= row) {
                threatened |= raiding(area, sail);
            }
        }
        return threatened;
    }

    /** The vikings of a row that no ship threatens (VIK-8.7). */
    public static long safe(Area area, int row) {
        return area.vikings(row) & ~over(area, row);
    }
}
