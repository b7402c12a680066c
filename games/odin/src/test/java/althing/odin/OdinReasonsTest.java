package althing.odin;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.ReasonsContract;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What a refusal of A Feast for Odin says is true. */
class OdinReasonsTest extends ReasonsContract {

    @Override
    protected Game game() {
        return Games.named("odin");
    }

    @Override
    protected List<Setup> setups() {
        return Stream.of("odin(seats=4,occupations=abc)", "odin(seats=1,length=short,occupations=abc)")
                .map(Setup::parse).toList();
    }

    @Override
    protected Map<String, Reason> reasons() {
        Map<String, Reason> reasons = new HashMap<>();
        SpaceReasons.spaces(reasons);
        BoardReasons.boards(reasons);
        ShipReasons.ships(reasons);
        GoodsReasons.goods(reasons);
        DiceReasons.dice(reasons);
        DiceReasons.feast(reasons);
        CardReasons.cards(reasons);
        return reasons;
    }

    @Override
    protected Stream<Told> scenes() {
        return ReasonScenes.all();
    }
}
