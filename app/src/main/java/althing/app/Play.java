package althing.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.bots.Bots;
import althing.engine.BadInput;
import althing.engine.GameRecord;
import althing.engine.GameRecord.Played;
import althing.engine.Setup;

/** Plays a game in the terminal against bots. */
@Command(name = "play", sortOptions = false, description = "Play a game in the terminal against bots.")
final class Play extends Task {

    @Parameters(arity = "0..1", paramLabel = "SETUP", description = "GAME(seats=3), for example; without a #seed one is drawn.")
    private @Nullable String setup;

    @Option(names = "--resume", paramLabel = "FILE", description = "Go on with a record that was saved when you left.")
    private @Nullable String resumed;

    @Option(names = "--seat", paramLabel = "N", split = ",", defaultValue = "0", description = "Your seat; several (0,1) for several people at this screen. Default: ${DEFAULT-VALUE}.")
    private List<Integer> people = new ArrayList<>();

    @Option(names = "--bots", paramLabel = "BOTS", defaultValue = "level:3", description = "Who sits on the other seats, in turn. Default: ${DEFAULT-VALUE}.")
    private String bots = "";

    @Option(names = "--name", paramLabel = "NAME", description = "Your name in the log and in the record.")
    private @Nullable String name;

    @Option(names = "--record", paramLabel = "DIR", defaultValue = ".althing/records", description = "Where the record goes at the end or when you leave. Default: ${DEFAULT-VALUE}.")
    private Path records = Path.of("");

    Play(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        GameRecord begun = begun();
        Setup dealt = begun.setup();
        Company company = new Company(dealt, Seats.of(dealt, people), Bots.names(bots));
        List<String> names = begun.moves().isEmpty() ? company.names(ownName()) : begun.names();
        TerminalGame game = new TerminalGame(begun.replay(), company);
        Shell talk = asJson() ? shell().onlyErrors() : shell();
        if (dealt.isOutdated()) {
            new RulesText(language()).lines(dealt).forEach(talk.out()::println);
        }
        try (Questions questions = Questions.of(talk)) {
            new TerminalTable(game, questions, talk, words(), Narrator.ofNames(dealt, language(), names)).play();
        } finally {
            company.part(game.position());
        }
        leave(game, new GameRecord(dealt, names,
                Stream.concat(begun.moves().stream(), game.moves().stream()).toList()));
    }

    private void leave(TerminalGame game, GameRecord record) {
        if (record.moves().isEmpty()) {
            return;
        }
        Path file = WrittenFile.record(records, record);
        if (asJson()) {
            printJson(new Answer(file.toString(), game.position().isOver(), Seats.points(game.position()),
                    Seats.ranks(game.position())));
        } else {
            out().println(words().say("play.saved", "file", file.toString()));
        }
    }

    /** The answer in JSON, after the talk. */
    record Answer(String record, boolean over, List<Integer> points, List<Integer> ranks) {}

    private GameRecord begun() {
        if ((setup == null) == (resumed == null)) {
            throw new BadInput("Say which game to play, or which one to --resume: one of the two.");
        }
        if (resumed != null) {
            return GivenFile.read(resumed, shell()).record();
        }
        Setup dealt = Seeds.drawn(Setup.parse(String.valueOf(setup)));
        List<String> nobody = new ArrayList<>();
        for (int seat = 0; seat < dealt.seats(); seat++) {
            nobody.add("-");
        }
        return new GameRecord(dealt, nobody, List.<Played>of());
    }

    private String ownName() {
        return name == null || name.isBlank() ? words().say("play.guest") : name;
    }
}
