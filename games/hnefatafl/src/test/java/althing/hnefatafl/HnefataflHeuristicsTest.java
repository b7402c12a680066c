package althing.hnefatafl;

import java.util.stream.Stream;

import althing.testkit.HeuristicsContract;

/** What is known about playing well helps on every board. */
class HnefataflHeuristicsTest extends HeuristicsContract {

    @Override
    protected Stream<String> setups() {
        return Stream.of("hnefatafl(seats=2)", "hnefatafl(seats=2,variant=tablut)",
                "hnefatafl(seats=2,variant=brandubh)");
    }
}
