package althing.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.bots.Bots;
import althing.engine.BadInput;
import althing.engine.Setup;
import althing.formats.lesson.Draft;

/** Plays a game in the terminal and writes it down as a lesson to be filled in. */
@Command(name = "record", sortOptions = false, description = "Play a game in the terminal and write it down as a lesson: what you play is asked for, what the others play follows.", footer = {
        "", "The texts are still to be written; docs/lessons.md tells how."})
final class RecordLesson extends Task {

    /** The answer in JSON. */
    record Answer(String lesson, int moves) {}

    @Parameters(index = "0", paramLabel = "SETUP", description = "GAME, or GAME(seats=3)#5f2c; without a #seed one is drawn.")
    private String setup = "";

    @Parameters(index = "1", paramLabel = "NAME", description = "The name of the lesson, in small letters.")
    private String name = "";

    @Option(names = "--seat", paramLabel = "N", split = ",", defaultValue = "0", description = "The learner's seat; further seats that you play too may follow (0,1). Default: ${DEFAULT-VALUE}.")
    private List<Integer> people = new ArrayList<>();

    @Option(names = "--bots", paramLabel = "BOTS", defaultValue = "level:3", description = "Who plays the other seats, in turn. Default: ${DEFAULT-VALUE}.")
    private String bots = "";

    @Option(names = "--to", paramLabel = "FILE", description = "Where the lesson goes. Default: the folder of the game's lessons, or here if there is none.")
    private @Nullable Path file;

    RecordLesson(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        if (!name.matches("[a-z][a-z0-9-]*")) {
            throw new BadInput(
                    "The name of a lesson is made of small letters, digits and hyphens, not '" + name + "'.");
        }
        Setup dealt = Seeds.drawn(Setup.parse(setup));
        TerminalGame game = new TerminalGame(dealt.start(),
                new Company(dealt, Seats.of(dealt, people), Bots.names(bots)));
        Shell talk = asJson() ? shell().onlyErrors() : shell();
        try (Questions questions = Questions.of(talk)) {
            new TerminalTable(game, questions, talk, words(), Narrator.ofSeats(dealt, language())).play();
        }
        write(Draft.of(dealt, people.getFirst(), game.moves()), place(dealt), game.moves().size());
    }

    private void write(String lesson, Path place, int moves) {
        WrittenFile.write(place, lesson);
        if (asJson()) {
            printJson(new Answer(place.toString(), moves));
        } else {
            out().println(words().say("lesson.recorded", "file", place.toString()));
        }
    }

    private Path place(Setup dealt) {
        if (file != null) {
            return file;
        }
        String game = dealt.game().id();
        Path module = Path.of("games", game, "src", "main", "resources", "althing", game);
        return (Files.isDirectory(module) ? module.resolve("lessons") : Path.of("")).resolve(name + ".lesson");
    }
}
