package althing.app;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.bots.Bots;
import althing.engine.BadInput;
import althing.engine.Position;
import althing.engine.Seed;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** Goes on from any position against bots, to try things out; nothing is recorded. */
@Command(name = "sandbox", sortOptions = false, description = "Try things out in the terminal: go on from a position (a notation, or a moment of a record) against bots.")
final class TryOut extends Task {

    /** The answer in JSON, after the talk. */
    record Answer(int moves, boolean over, List<Integer> points, List<Integer> ranks) {}

    @Parameters(paramLabel = "FILE", description = "A notation (JSON) or a record (.althing); - reads the standard input.")
    private String file = "";

    @Option(names = "--at", paramLabel = "N", description = "Begin after N moves of the record.")
    private @Nullable Integer at;

    @Option(names = "--seat", paramLabel = "N", split = ",", defaultValue = "0", description = "Your seat; several (0,1) for several people at this screen. Default: ${DEFAULT-VALUE}.")
    private List<Integer> people = new ArrayList<>();

    @Option(names = "--bots", paramLabel = "BOTS", defaultValue = "level:3", description = "Who sits on the other seats, in turn. Default: ${DEFAULT-VALUE}.")
    private String bots = "";

    @Option(names = "--anew", description = "Deal anew what your seat could not know; otherwise all is as it was.")
    private boolean anew;

    TryOut(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        Position start = start();
        Setup dealt = Seeds.drawn(start.setup());
        Company company = new Company(dealt, Seats.of(dealt, people), Bots.names(bots));
        if (anew) {
            start.imagine(people.getFirst(), new SplitMix(dealt.seed().map(Seed::low).orElseThrow()));
        }
        TerminalGame game = new TerminalGame(start, company);
        Shell talk = asJson() ? shell().onlyErrors() : shell();
        talk.out().println(words().say("sandbox.mark"));
        try (Questions questions = Questions.of(talk)) {
            new TerminalTable(game, questions, talk, words(),
                    Narrator.ofNames(dealt, language(), company.names(words().say("play.guest")))).play();
        }
        if (asJson()) {
            printJson(new Answer(game.moves().size(), start.isOver(), Seats.points(start), Seats.ranks(start)));
        }
    }

    private Position start() {
        if (at != null && at < 0) {
            throw new BadInput("--at counts moves from 0, so it cannot be " + at + ".");
        }
        Position start = GivenFile.read(file, shell()).position(at == null ? -1 : at);
        if (start.isOver()) {
            throw new BadInput("The game is over in this position; give an earlier moment of the record with --at N.");
        }
        return start;
    }
}
