package althing.northgard;

import althing.engine.Game;
import althing.testkit.GuardsContract;

/** Every version of Northgard's rules goes on as it was. */
class NorthgardGuardsTest extends GuardsContract {

    @Override
    protected Game game() {
        return new NorthgardGame();
    }
}
