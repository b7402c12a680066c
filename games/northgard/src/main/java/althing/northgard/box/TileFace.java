package althing.northgard.box;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * What is printed on a tile, not turned. Sides are N, E, S, W; points lie in a unit square with the origin in its
 * north-west corner and are for drawing only.
 *
 * @param source the source mark of its data
 */
public record TileFace(String id, TileKind kind, List<Region> regions, List<Border> borders, String source) {

    /** The back of a tile says when it is used. */
    public enum TileKind {
        START, START5, REGULAR
    }

    /** A point of the unit square. */
    public record Point(double x, double y) {}

    /**
     * A region of a tile.
     *
     * @param id      its code in moves, such as {@code T06.e}
     * @param name    what people call it; a territory is called as the first of its regions
     * @param sides   the sides of the tile that belong to it, such as {@code NW}
     * @param site    its building site, null if it has none
     * @param polygon its outline
     */
    public record Region(String id, String name, String sides, int food, int wood, int lore, @Nullable Site site,
            boolean lair,
            List<Point> polygon, @Nullable Point siteAt, @Nullable Point foodAt, @Nullable Point woodAt,
            @Nullable Point loreAt, @Nullable Point lairAt, Point unitsAt) {}

    /** A border between two regions. */
    public record Border(String one, String other, boolean hard, List<Point> path) {}
}
