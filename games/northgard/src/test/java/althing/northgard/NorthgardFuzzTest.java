package althing.northgard;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.FuzzContract;

/** Spoilt notations and records of Northgard are refused with a sentence, or played. */
class NorthgardFuzzTest extends FuzzContract {

    @Override
    protected Game game() {
        return Games.named("northgard");
    }
}
