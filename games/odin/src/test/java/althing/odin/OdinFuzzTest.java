package althing.odin;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.FuzzContract;

/** Spoilt notations and records of A Feast for Odin are refused with a sentence, or played. */
class OdinFuzzTest extends FuzzContract {

    @Override
    protected Game game() {
        return Games.named("odin");
    }
}
