package althing.graenaland.box;

import java.util.List;

/**
 * A victory card (GRA-19.3).
 *
 * @param light  the column that is easier than elsewhere
 * @param dark   the column that is harder
 * @param levels the three levels of each column, in the order of {@link Column}
 */
public record VictoryFace(int index, String id, Column light, Column dark, List<List<Integer>> levels) {

    public VictoryFace {
        levels = List.copyOf(levels);
    }
}
