package althing.app;

import java.util.List;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import althing.engine.Game;
import althing.engine.Games;
import althing.formats.Texts;
import althing.formats.lesson.Lesson;
import althing.formats.lesson.Lessons;
import althing.formats.lesson.Script;

/** Lists the lessons of the games. */
@Command(name = "list", description = "List the lessons of a game, or of all games.")
final class ListLessons extends Task {

    /** A lesson with its title and how long it takes. */
    record Entry(String game, String name, String title, int moves, int seconds) {}

    /** The answer in JSON. */
    record Answer(List<Entry> lessons) {}

    @Parameters(arity = "0..1", paramLabel = "GAME", defaultValue = "", description = "The game; without one, all games.")
    private String game = "";

    ListLessons(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        List<Entry> entries = games(game).stream().flatMap(each -> Lessons.of(each).stream()).map(this::entry).toList();
        if (asJson()) {
            printJson(new Answer(entries));
            return;
        }
        entries.forEach(each -> out().println(words().say("lesson.entry", "game", each.game(), "name", each.name(),
                "title", each.title(), "moves", each.moves(), "seconds", each.seconds())));
    }

    static List<Game> games(String id) {
        return id.isEmpty() ? Games.all() : List.of(Games.named(id));
    }

    private Entry entry(Lesson lesson) {
        Texts texts = Texts.of(lesson.game(), language());
        return new Entry(lesson.game().id(), lesson.name(), texts.name(lesson.title()), lesson.moves(),
                Script.seconds(lesson, texts));
    }
}
