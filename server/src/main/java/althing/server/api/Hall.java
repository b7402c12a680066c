package althing.server.api;

import java.util.List;

import althing.engine.Clash;
import althing.engine.Game;
import althing.engine.Option;
import althing.engine.Phrase;
import althing.formats.Texts;
import althing.formats.lesson.Lesson;
import althing.formats.lesson.Lessons;
import althing.formats.lesson.Script;
import althing.server.api.Rules.RuleChange;

/** What can be played in this hall. */
public record Hall(List<GameInfo> games, List<Integer> levels) {

    /**
     * One game; the first value of an option is its default.
     *
     * @param clashes      the choices that do not go together
     * @param rulesVersion the newest version of its rules, which new tables follow
     * @param lessons      in the order in which they are taught
     * @param rulings      what has changed in its rules since their first version
     */
    public record GameInfo(String id, int minSeats, int maxSeats, List<Option> options, List<Clash> clashes,
            int rulesVersion, List<RuleChange> rulings, List<LessonInfo> lessons) {

        public static GameInfo of(Game game) {
            return new GameInfo(game.id(), game.minSeats(), game.maxSeats(), game.options(), Clash.all(game),
                    game.rulesVersion(), game.rulings().stream().map(RuleChange::of).toList(),
                    Lessons.of(game).stream().map(LessonInfo::of).toList());
        }
    }

    /** A lesson of a game, and how many minutes it takes about. */
    public record LessonInfo(String name, Phrase title, int minutes) {

        private static final int MINUTE = 60;

        static LessonInfo of(Lesson lesson) {
            int seconds = Script.seconds(lesson, Texts.of(lesson.game(), Texts.LANGUAGES.getFirst()));
            return new LessonInfo(lesson.name(), Phrase.of(lesson.title()), Math.ceilDiv(seconds, MINUTE));
        }
    }
}
