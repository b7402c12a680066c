package althing.northgard.state;

import althing.northgard.box.Tiles;

/**
 * A tile held over a cell: whether it may lie there and which territories it would form. The sides of the tile fall into
 * groups, one for each territory that would meet the tile. Not thread safe.
 */
public final class Placing {

    private static final int ALL_SIDES = (1 << Tiles.SIDES) - 1;

    /** The territory beyond each side, or {@link Tiles#NONE}, and the group of the side: the first side of its group. */
    public final int[] beyond = new int[Tiles.SIDES];
    public final int[] group = new int[Tiles.SIDES];
    private final int[] own = new int[Tiles.SIDES];
    private final Land land;

    /** The place of the cell on the frontier. */
    private int cell;
    /** The sides beyond which the same territory lies as beyond each, and those that it must not meet, as bits. */
    private final int[] alike = new int[Tiles.SIDES];
    private final int[] hostile = new int[Tiles.SIDES];
    /** The sides beyond which somebody's units stand, and a Valkyrie. */
    private int claimed;
    private int haunted;
    /** Whether different players, or units and a Valkyrie, stand around the cell. */
    private boolean contested;

    public Placing(Land land) {
        this.land = land;
    }

    /** Looks at a cell of the frontier before tiles are held over it; territories with a Valkyrie are named, or {@link Tiles#NONE}. */
    public void approach(int place, int oneValkyrie, int otherValkyrie) {
        cell = place;
        claimed = 0;
        haunted = 0;
        for (int side = 0; side < Tiles.SIDES; side++) {
            int there = land.of(land.grid.frontier.beyond(place, side));
            beyond[side] = there;
            if (there != Tiles.NONE) {
                haunted |= there == oneValkyrie || there == otherValkyrie ? 1 << side : 0;
                claimed |= land.owner(there) == Land.NOBODY ? 0 : 1 << side;
            }
        }
        contested = false;
        for (int side = 0; side < Tiles.SIDES; side++) {
            compare(side);
        }
    }

    private void compare(int side) {
        int there = beyond[side];
        alike[side] = 1 << side;
        hostile[side] = haunted;
        for (int other = 0; there != Tiles.NONE && other < Tiles.SIDES; other++) {
            if (beyond[other] == there) {
                alike[side] |= 1 << other;
            } else if ((claimed >> other & 1) != 0 && land.owner(beyond[other]) != land.owner(there)) {
                hostile[side] |= 1 << other;
            }
        }
        contested |= (claimed >> side & 1) != 0 && hostile[side] != 0;
    }

    /** The sides of all territories of a turned tile that would meet some of its sides. */
    private int reached(int tile, int rotation, int sides) {
        int at = tile << 4 | rotation << 2;
        int reached = sides;
        int before;
        do {
            before = reached;
            for (int left = before; left != 0; left &= left - 1) {
                int side = Integer.numberOfTrailingZeros(left);
                reached |= Tiles.SAME_REGION[at | side] | alike[side];
            }
        } while (reached != before);
        return reached;
    }

    /** Whether a tile may lie in the cell: borders go on and nobody's units meet others or a Valkyrie (NOR-11.3, NOR-11.8). */
    public boolean fits(int tile, int rotation) {
        if (!land.grid.frontier.continues(cell, tile, rotation)) {
            return false;
        }
        if (!contested) {
            return true;
        }
        for (int left = claimed; left != 0;) {
            int side = Integer.numberOfTrailingZeros(left);
            int reached = reached(tile, rotation, 1 << side);
            if ((reached & hostile[side]) != 0) {
                return false;
            }
            left &= ~reached;
        }
        return true;
    }

    /** Whether a tile that fits would offer an empty territory (NOR-3.13). */
    public boolean hasRoom(int tile, int rotation) {
        return claimed == 0 || reached(tile, rotation, claimed) != ALL_SIDES;
    }

    /** Holds the tile over a cell without asking whether it may lie there. */
    public void hold(int tile, int x, int y, int rotation) {
        approach(land.grid.frontierAt(x, y), Tiles.NONE, Tiles.NONE);
        group(tile, rotation);
    }

    private void group(int tile, int rotation) {
        for (int side = 0; side < Tiles.SIDES; side++) {
            own[side] = Tiles.atSide(tile, rotation, side);
            group[side] = side;
        }
        for (int side = 1; side < Tiles.SIDES; side++) {
            for (int other = 0; other < side; other++) {
                if (own[side] == own[other] || (beyond[side] != Tiles.NONE && beyond[side] == beyond[other])) {
                    unite(group[side], group[other]);
                }
            }
        }
    }

    private void unite(int one, int other) {
        int kept = Math.min(one, other);
        int gone = Math.max(one, other);
        for (int side = 0; side < Tiles.SIDES; side++) {
            group[side] = group[side] == gone ? kept : group[side];
        }
    }

    /** Who would control the territory of a group. */
    public int owner(int of) {
        for (int side = of; side < Tiles.SIDES; side++) {
            if (group[side] == of && beyond[side] != Tiles.NONE && land.owner(beyond[side]) != Land.NOBODY) {
                return land.owner(beyond[side]);
            }
        }
        return Land.NOBODY;
    }

    /** Whether the territory of a group would be closed (NOR-2.7). */
    public boolean closes(int of) {
        int open = 0;
        for (int side = of; side < Tiles.SIDES; side++) {
            if (group[side] == of) {
                open += beyond[side] == Tiles.NONE ? 1 : -1;
                open += isFirst(side) ? land.openSides(beyond[side]) : 0;
            }
        }
        return open == 0;
    }

    /** Whether the territory beyond a side does not lie beyond an earlier one. */
    public boolean isFirst(int side) {
        if (beyond[side] == Tiles.NONE) {
            return false;
        }
        for (int other = 0; other < side; other++) {
            if (beyond[other] == beyond[side]) {
                return false;
            }
        }
        return true;
    }

    /** The tiles that the territory of a group would have. */
    public int extent(int of) {
        long tiles = 0;
        for (int side = of; side < Tiles.SIDES; side++) {
            if (group[side] == of && beyond[side] != Tiles.NONE) {
                tiles |= land.tiles(beyond[side]);
            }
        }
        return Long.bitCount(tiles) + 1;
    }

    /** Whether the region of the held tile would belong to the territory of a group. */
    public boolean holds(int of, int region) {
        for (int side = of; side < Tiles.SIDES; side++) {
            if (group[side] == of && own[side] == region) {
                return true;
            }
        }
        return false;
    }

    public int ownRegion(int side) {
        return own[side];
    }
}
