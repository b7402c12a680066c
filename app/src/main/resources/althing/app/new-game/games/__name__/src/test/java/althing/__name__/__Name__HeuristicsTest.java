package althing.__name__;

import java.util.stream.Stream;

import althing.testkit.HeuristicsContract;

/** What is known about playing well helps. */
class __Name__HeuristicsTest extends HeuristicsContract {

    @Override
    protected Stream<String> setups() {
        return Stream.of("__name__(seats=2)");
    }
}
