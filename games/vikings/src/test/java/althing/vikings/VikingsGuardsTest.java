package althing.vikings;

import althing.engine.Game;
import althing.testkit.GuardsContract;

/** Every version of Vikings's rules goes on as it was. */
class VikingsGuardsTest extends GuardsContract {

    @Override
    protected Game game() {
        return new VikingsGame();
    }
}
