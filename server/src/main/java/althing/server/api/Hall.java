package althing.server.api;

import java.util.List;

import althing.engine.Clash;
import althing.engine.Game;
import althing.engine.Option;
import althing.server.api.Rules.RuleChange;

/** What can be played in this hall. */
public record Hall(List<GameInfo> games, List<Integer> levels) {

    /**
     * One game; the first value of an option is its default.
     *
     * @param clashes      the choices that do not go together
     * @param rulesVersion the newest version of its rules, which new tables follow
     * @param rulings      what has changed in its rules since their first version
     */
    public record GameInfo(String id, int minSeats, int maxSeats, List<Option> options, List<Clash> clashes,
            int rulesVersion, List<RuleChange> rulings) {

        public static GameInfo of(Game game) {
            return new GameInfo(game.id(), game.minSeats(), game.maxSeats(), game.options(), Clash.all(game),
                    game.rulesVersion(), game.rulings().stream().map(RuleChange::of).toList());
        }
    }
}
