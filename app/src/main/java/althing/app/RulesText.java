package althing.app;

import java.util.ArrayList;
import java.util.List;

import althing.engine.Game;
import althing.engine.Ruling;
import althing.engine.Setup;
import althing.formats.Texts;

/** Which version of its rules a game follows, and what has changed since, in words. */
final class RulesText {

    /** A ruling in words: the version since which it holds, the rule that it mends, what is different now. */
    record Change(int since, String rule, String text) {}

    private final Words words;
    private final String language;

    RulesText(String language) {
        this.words = Words.in(language);
        this.language = language;
    }

    /** All that has changed in a game since the first version of its rules. */
    List<Change> changes(Game game) {
        return game.rulings().stream().map(ruling -> change(game, ruling)).toList();
    }

    /** What has changed since the rules of a setup. */
    List<Change> changesSince(Setup setup) {
        return setup.laterRulings().stream().map(ruling -> change(setup.game(), ruling)).toList();
    }

    /** The version that a setup follows; if it is not the newest, that, and what has changed since. */
    List<String> lines(Setup setup) {
        if (!setup.isOutdated()) {
            return List.of(words.say("rules.newest", "version", setup.rules()));
        }
        List<String> lines = new ArrayList<>(TextWidth.wrapped(
                words.say("rules.older", "version", setup.rules(), "newest", setup.game().rulesVersion())));
        lines.addAll(listed(changesSince(setup)));
        return lines;
    }

    List<String> listed(List<Change> changes) {
        return changes.stream()
                .map(each -> words.say("rules.change", "since", each.since(), "rule", each.rule(), "text", each.text()))
                .flatMap(line -> TextWidth.wrapped("  " + line).stream()).toList();
    }

    private Change change(Game game, Ruling ruling) {
        return new Change(ruling.since(), ruling.rule(),
                Texts.of(game, language).name(ruling.textKey()).replace("\u00ad", ""));
    }
}
