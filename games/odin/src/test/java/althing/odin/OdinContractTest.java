package althing.odin;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.GameContract;

/** What must hold for every game holds for A Feast for Odin. */
class OdinContractTest extends GameContract {

    @Override
    protected Game game() {
        return Games.named("odin");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(OdinContractTest::isTelling);
    }

    /** Every number of seats with all decks; the short game and other decks differ little, so fewer are enough. */
    static boolean isTelling(Setup setup) {
        if (setup.option("first-card").equals("chosen")) {
            return setup.line().equals("odin(seats=1,length=short,occupations=abc,first-card=chosen)");
        }
        return switch (setup.option("occupations")) {
            case "abc" -> setup.option("length").equals("long") || setup.seats() % 2 == 1;
            case "a" -> setup.line().equals("odin(seats=2)");
            case "c" -> setup.line().startsWith("odin(seats=2,length=short");
            case "ab", "ac", "bc" -> false;
            case "b" -> setup.line().startsWith("odin(seats=3,length=short");
            default -> setup.option("length").equals("long") && (setup.seats() == 1 || setup.seats() == 4);
        };
    }
}
