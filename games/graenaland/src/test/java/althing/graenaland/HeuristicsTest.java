package althing.graenaland;

import java.util.stream.Stream;

import althing.testkit.HeuristicsContract;
import althing.testkit.Rule;

/** Who follows the heuristics of Graenaland beats who plays at random. */
@Rule("GRA-23.1")
class HeuristicsTest extends HeuristicsContract {

    @Override
    protected Stream<String> setups() {
        return Stream.of("graenaland(seats=3)", "graenaland(seats=4)", "graenaland(seats=4,variant=advanced)",
                "graenaland(seats=5,variant=advanced,permission=true)");
    }
}
