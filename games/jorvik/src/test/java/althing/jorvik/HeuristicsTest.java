package althing.jorvik;

import java.util.stream.Stream;

import althing.testkit.HeuristicsContract;

/** Who follows the heuristics of Jórvík beats who plays at random. */
class HeuristicsTest extends HeuristicsContract {

    @Override
    protected Stream<String> setups() {
        return Stream.of("jorvik(seats=2)", "jorvik(seats=4)", "jorvik(seats=3,variant=jarl)",
                "jorvik(seats=5,variant=jarl)");
    }
}
