package althing.graenaland.box;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A province's tile (GRA-1.5).
 *
 * @param players      with how many seats it is on the standard map, by its label (GRA-2.1)
 * @param village      the price of a village as an {@link Amounts}
 * @param fort         the fort resource; null in mountains, where there are no places for buildings
 */
public record Tile(int index, String id, Terrain terrain, boolean coast, List<Integer> players, int village,
        Resource improvement, @Nullable Resource fort) {

    public Tile {
        players = List.copyOf(players);
    }

    public boolean isBuildable() {
        return fort != null;
    }
}
