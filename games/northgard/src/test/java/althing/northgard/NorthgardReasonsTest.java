package althing.northgard;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.ReasonsContract;

/** What a refusal of Northgard says is true. */
class NorthgardReasonsTest extends ReasonsContract {

    @Override
    protected Game game() {
        return Games.named("northgard");
    }

    /** Two setups: what they do not meet has a scene. */
    @Override
    protected List<Setup> setups() {
        return List.of(Setup.parse("northgard(seats=2,creatures=more)"),
                Setup.parse("northgard(seats=4,creatures=creatures,teams=true)"));
    }

    @Override
    protected Map<String, Reason> reasons() {
        Map<String, Reason> reasons = new HashMap<>();
        CardReasons.tell(reasons);
        MapReasons.tell(reasons);
        MarchReasons.tell(reasons);
        BuildReasons.tell(reasons);
        OtherReasons.tell(reasons);
        return reasons;
    }

    @Override
    protected Stream<Told> scenes() {
        return Refused.all();
    }
}
