package althing.northgard.state;

import althing.northgard.box.Buildings;
import althing.northgard.box.Site;
import althing.northgard.box.Tiles;

/** What grows and stands in the territories of the map: printed resources, lairs, sites and buildings (NOR-1.11, NOR-9). Not thread safe. */
public final class Estate {

    /** Bits of one small building type among those without a site. */
    private static final int LOOSE_BITS = 3;
    private static final int LOOSE_MASK = (1 << LOOSE_BITS) - 1;

    private final Land land;
    /** The building on the site of a region counted from 1, or 0. */
    public final byte[] building = new byte[Tiles.REGION_COUNT];
    /** How many buildings of each small kind stand without a site, by the region they were put in. */
    public final short[] loose = new short[Tiles.REGION_COUNT];
    /** Whether there ever was such a building. */
    private boolean anyLoose;

    public Estate(Land land) {
        this.land = land;
    }

    public void become(Estate other) {
        System.arraycopy(other.building, 0, building, 0, building.length);
        if (anyLoose || other.anyLoose) {
            System.arraycopy(other.loose, 0, loose, 0, loose.length);
        }
        anyLoose = other.anyLoose;
    }

    /** The printed resources of a territory. */
    public int printed(int of, int resource) {
        int[] printed = Tiles.PRINTED[resource];
        int sum = 0;
        int region = of;
        do {
            sum += printed[region];
            region = land.nextOf(region);
        } while (region != of);
        return sum;
    }

    /** What its buildings yield. */
    public int built(int of, int resource) {
        int[] yield = Buildings.YIELD[resource];
        int sum = 0;
        int region = of;
        do {
            if (building[region] != 0) {
                sum += yield[building[region] - 1];
            }
            if (loose[region] != 0) {
                for (int kind = 0; kind < Buildings.FIRST_LARGE; kind++) {
                    sum += yield[kind] * looseOf(region, kind);
                }
            }
            region = land.nextOf(region);
        } while (region != of);
        return sum;
    }

    /** The icons of a territory, printed and of buildings (NOR-1.11). */
    public int icons(int of, int resource) {
        return printed(of, resource) + built(of, resource);
    }

    public int lairs(int of) {
        int sum = 0;
        int region = of;
        do {
            sum += Tiles.LAIR[region] ? 1 : 0;
            region = land.nextOf(region);
        } while (region != of);
        return sum;
    }

    /** How many buildings of a kind stand in a territory. */
    public int count(int of, int kind) {
        int sum = 0;
        int region = of;
        do {
            sum += building[region] == kind + 1 ? 1 : 0;
            sum += loose[region] == 0 || Buildings.isLarge(kind) ? 0 : looseOf(region, kind);
            region = land.nextOf(region);
        } while (region != of);
        return sum;
    }

    /** The kinds of buildings in a territory, as bits. */
    public int kinds(int of) {
        int kinds = 0;
        int region = of;
        do {
            kinds |= building[region] == 0 ? 0 : 1 << (building[region] - 1);
            for (int kind = 0; loose[region] != 0 && kind < Buildings.FIRST_LARGE; kind++) {
                kinds |= looseOf(region, kind) == 0 ? 0 : 1 << kind;
            }
            region = land.nextOf(region);
        } while (region != of);
        return kinds;
    }

    public boolean hasLarge(int of) {
        int region = of;
        do {
            if (building[region] > Buildings.FIRST_LARGE) {
                return true;
            }
            region = land.nextOf(region);
        } while (region != of);
        return false;
    }

    /** All small, or all large, buildings of a territory. */
    public int buildings(int of, boolean large) {
        int sum = 0;
        int region = of;
        do {
            sum += building[region] != 0 && Buildings.isLarge(building[region] - 1) == large ? 1 : 0;
            for (int kind = 0; !large && loose[region] != 0 && kind < Buildings.FIRST_LARGE; kind++) {
                sum += looseOf(region, kind);
            }
            region = land.nextOf(region);
        } while (region != of);
        return sum;
    }

    /** The building sites of a territory that are free. */
    public int emptySites(int of, boolean large) {
        int sum = 0;
        int region = of;
        do {
            boolean free = Tiles.SITE[region] != Tiles.NONE && building[region] == 0;
            sum += free && Tiles.SITE[region] == Site.LARGE.ordinal() == large ? 1 : 0;
            region = land.nextOf(region);
        } while (region != of);
        return sum;
    }

    public int looseOf(int region, int kind) {
        return loose[region] >> (kind * LOOSE_BITS) & LOOSE_MASK;
    }

    public void addLoose(int region, int kind, int amount) {
        anyLoose = true;
        loose[region] += (short) (amount << (kind * LOOSE_BITS));
    }
}
