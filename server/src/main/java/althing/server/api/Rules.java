package althing.server.api;

import java.util.List;

import althing.engine.Phrase;
import althing.engine.Ruling;
import althing.engine.Setup;

/**
 * The version of the rules that a table follows to its end.
 *
 * @param newest  the version that new tables follow
 * @param changes what has changed since the table's version; nothing while that is the newest
 */
public record Rules(int version, int newest, List<RuleChange> changes) {

    public static Rules of(Setup setup) {
        return new Rules(setup.rules(), setup.game().rulesVersion(),
                setup.laterRulings().stream().map(RuleChange::of).toList());
    }

    /** A ruling: the version since which it holds, the rule that it mends, and what is different now. */
    public record RuleChange(int since, String rule, Phrase text) {

        static RuleChange of(Ruling ruling) {
            return new RuleChange(ruling.since(), ruling.rule(), Phrase.of(ruling.textKey()));
        }
    }
}
