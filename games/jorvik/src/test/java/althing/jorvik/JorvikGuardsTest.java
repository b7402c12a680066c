package althing.jorvik;

import althing.engine.Game;
import althing.testkit.GuardsContract;

/** Every version of Jorvik's rules goes on as it was. */
class JorvikGuardsTest extends GuardsContract {

    @Override
    protected Game game() {
        return new JorvikGame();
    }
}
