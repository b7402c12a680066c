package althing.northgard;

/**
 * A tile held over a cell: whether it may lie there and which territories it would form. The sides of the tile fall into
 * groups, one for each territory that would meet the tile. Not thread safe.
 */
final class Placing {

    /** The territory beyond each side, or {@link Tiles#NONE}, and the group of the side: the first side of its group. */
    final int[] beyond = new int[Tiles.SIDES];
    final int[] group = new int[Tiles.SIDES];
    private final int[] own = new int[Tiles.SIDES];
    private Land land = new Land();

    /** Holds the tile there and says whether borders go on and nobody's units meet others or a Valkyrie (NOR-11.3, NOR-11.8). */
    boolean fits(Land map, int tile, int x, int y, int rotation, int oneValkyrie, int otherValkyrie) {
        if (!continues(map, Tiles.CORNERS[tile << 2 | rotation], x, y)) {
            return false;
        }
        hold(map, tile, x, y, rotation);
        for (int side = 0; side < Tiles.SIDES; side++) {
            if (group[side] == side && !isPeaceful(side, oneValkyrie, otherValkyrie)) {
                return false;
            }
        }
        return true;
    }

    /** Holds the tile there without asking whether it may lie there. */
    void hold(Land map, int tile, int x, int y, int rotation) {
        land = map;
        for (int side = 0; side < Tiles.SIDES; side++) {
            own[side] = Tiles.atSide(tile, rotation, side);
            beyond[side] = map.of(map.beyond(x, y, side));
            group[side] = side;
        }
        for (int side = 1; side < Tiles.SIDES; side++) {
            for (int other = 0; other < side; other++) {
                if (own[side] == own[other] || beyond[side] != Tiles.NONE && beyond[side] == beyond[other]) {
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

    /** No vertex with four tiles is reached by exactly one border line (NOR-2.9). */
    static boolean continues(Land map, int corners, int x, int y) {
        for (int corner = 0; corner < Tiles.SIDES; corner++) {
            int before = map.beside(x, y, corner);
            int after = map.beside(x, y, corner + 1 & 3);
            int across = map.across(x, y, corner);
            if (before != Tiles.NONE && after != Tiles.NONE && across != Tiles.NONE
                    && (corners >> corner & 1) + line(map, before, corner + 1) + line(map, after, corner + 3)
                            + line(map, across, corner + 2) == 1) {
                return false;
            }
        }
        return true;
    }

    private static int line(Land map, int tile, int corner) {
        return Tiles.CORNERS[tile << 2 | map.rotation[tile]] >> (corner & 3) & 1;
    }

    private boolean isPeaceful(int of, int oneValkyrie, int otherValkyrie) {
        int owner = Land.NOBODY;
        boolean haunted = false;
        for (int side = of; side < Tiles.SIDES; side++) {
            int there = beyond[side];
            if (group[side] == of && there != Tiles.NONE) {
                haunted |= there == oneValkyrie || there == otherValkyrie;
                int lord = land.owner[there];
                if (lord != Land.NOBODY && owner != Land.NOBODY && lord != owner) {
                    return false;
                }
                owner = lord == Land.NOBODY ? owner : lord;
            }
        }
        return owner == Land.NOBODY || !haunted;
    }

    /** Who would control the territory of a group. */
    int owner(int of) {
        for (int side = of; side < Tiles.SIDES; side++) {
            if (group[side] == of && beyond[side] != Tiles.NONE && land.owner[beyond[side]] != Land.NOBODY) {
                return land.owner[beyond[side]];
            }
        }
        return Land.NOBODY;
    }

    /** Whether the territory of a group would be closed (NOR-2.7). */
    boolean closes(int of) {
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
    boolean isFirst(int side) {
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
    int extent(int of) {
        long tiles = 0;
        for (int side = of; side < Tiles.SIDES; side++) {
            if (group[side] == of && beyond[side] != Tiles.NONE) {
                tiles |= land.tiles(beyond[side]);
            }
        }
        return Long.bitCount(tiles) + 1;
    }

    /** Whether the region of the held tile would belong to the territory of a group. */
    boolean holds(int of, int region) {
        for (int side = of; side < Tiles.SIDES; side++) {
            if (group[side] == of && own[side] == region) {
                return true;
            }
        }
        return false;
    }

    int ownRegion(int side) {
        return own[side];
    }
}
