package althing.app;

import java.util.List;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import althing.formats.lesson.Lesson;
import althing.formats.lesson.Lessons;
import althing.formats.lesson.Rehearsal;

/** Plays lessons on the present rules in every way that they can go. */
@Command(name = "check", sortOptions = false, description = "Play lessons on the present rules and tell what is wrong with their moves and texts.", footer = {
        "", "It ends with 0 if all lessons go through and with 1 if not."})
final class CheckLessons extends Task {

    /** What is wrong with a lesson, in sentences. */
    record Checked(String game, String name, List<String> findings) {}

    /** The answer in JSON. */
    record Answer(List<Checked> lessons) {}

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", defaultValue = "", description = "The game; without one, all games.")
    private String game = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "NAME", defaultValue = "", description = "The lesson; without one, all of the game.")
    private String name = "";

    CheckLessons(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        List<Checked> checked = lessons().stream()
                .map(lesson -> new Checked(lesson.game().id(), lesson.name(), Rehearsal.findings(lesson))).toList();
        if (asJson()) {
            printJson(new Answer(checked));
        } else {
            checked.forEach(this::print);
        }
        long broken = checked.stream().filter(each -> !each.findings().isEmpty()).count();
        if (broken > 0) {
            throw new UnfitPlace(words().say("lesson.broken", "count", broken));
        }
    }

    private List<Lesson> lessons() {
        return name.isEmpty()
                ? ListLessons.games(game).stream().flatMap(each -> Lessons.of(each).stream()).toList()
                : List.of(Lessons.named(ListLessons.games(game).getFirst(), name));
    }

    private void print(Checked lesson) {
        if (lesson.findings().isEmpty()) {
            out().println(words().say("lesson.sound", "game", lesson.game(), "name", lesson.name()));
        }
        lesson.findings().forEach(finding -> out().println(
                words().say("lesson.finding", "game", lesson.game(), "name", lesson.name(), "finding", finding)));
    }
}
