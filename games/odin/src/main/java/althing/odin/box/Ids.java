package althing.odin.box;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The ids of things, each at its index, as frames and notations write them. */
public final class Ids {

    public static final List<String> ITEMS = IntStream.range(0, Items.COUNT).mapToObj(Items::id).toList();
    public static final List<String> TILES = ITEMS.subList(0, Items.TILES);
    public static final List<String> GREENS = Arrays.stream(Items.GREENS).mapToObj(Items::id).toList();
    public static final List<String> SPACES = Space.ALL.stream().map(space -> space.id).toList();
    public static final List<String> PRINTED_SPACES = SPACES.subList(0, Space.PRINTED);
    public static final List<String> PLANS = Plan.ALL.stream().map(plan -> plan.id).toList();

    private Ids() {
    }
}
