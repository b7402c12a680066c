package althing.__name__;

import java.util.Map;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.ReasonsContract;

/** Why moves are refused, verified on the notation. */
class __Name__ReasonsTest extends ReasonsContract {

    @Override
    protected Game game() {
        return Games.named("__name__");
    }

    @Override
    protected Map<String, Reason> reasons() {
        return Map.of("refusal.too-few", told -> told.number("count") > told.number("left")
                && ((__Name__Position) told.position()).notation().left() == told.number("left"));
    }
}
