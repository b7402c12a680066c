package althing.graenaland;

import althing.engine.Game;
import althing.testkit.GuardsContract;

/** Every version of Graenaland's rules goes on as it was. */
class GraenalandGuardsTest extends GuardsContract {

    @Override
    protected Game game() {
        return new GraenalandGame();
    }
}
