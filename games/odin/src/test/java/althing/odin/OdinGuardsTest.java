package althing.odin;

import althing.engine.Game;
import althing.testkit.GuardsContract;

/** Every version of Odin's rules goes on as it was. */
class OdinGuardsTest extends GuardsContract {

    @Override
    protected Game game() {
        return new OdinGame();
    }
}
