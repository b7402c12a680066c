package althing.odin;

import java.util.stream.Stream;

import althing.testkit.HeuristicsContract;

/** Who follows the heuristics of A Feast for Odin beats who plays at random. */
class HeuristicsTest extends HeuristicsContract {

    @Override
    protected Stream<String> setups() {
        return Stream.of("odin(seats=2)", "odin(seats=4)", "odin(seats=3,length=short)");
    }

    @Override
    protected int winsInTen() {
        return 9;
    }
}
