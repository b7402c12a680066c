package althing.northgard;

import java.util.stream.Stream;

import althing.testkit.HeuristicsContract;

/** Who follows the heuristics of Northgard beats who plays at random. */
class HeuristicsTest extends HeuristicsContract {

    @Override
    protected Stream<String> setups() {
        return Stream.of("northgard(seats=2)", "northgard(seats=4)", "northgard(seats=3,creatures=more)",
                "northgard(seats=4,creatures=creatures,teams=true)");
    }
}
