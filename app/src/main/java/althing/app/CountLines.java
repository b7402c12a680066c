package althing.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.engine.BadInput;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.guard.Perft;
import althing.engine.guard.Walk;

/** Counts the lines of play from a position, by which a change of rules shows. */
@Command(name = "perft", sortOptions = false, description = "Count the lines of play that lead on from a position, depth by depth, as chess programs do.")
final class CountLines extends Task {

    private static final int DEEPEST = 40;

    /** How many lines begin with a move. */
    record Branch(String move, long lines) {}

    /** The answer in JSON; {@code lines} of depth 1, 2, … */
    record Answer(String setup, int after, List<Long> lines, @Nullable List<Branch> moves) {}

    @Parameters(paramLabel = "SETUP|FILE", description = "A setup with a seed, GAME(seats=2)#1, or a notation or record; - reads the standard input.")
    private String start = "";

    @Option(names = "--depth", paramLabel = "N", description = "How many moves deep; 3 if left out.")
    private int depth = 3;

    @Option(names = "--after", paramLabel = "N", description = "Count from the position after N moves: of a record its own, of a setup moves drawn by lot.")
    private int after;

    @Option(names = "--divide", description = "Tell also how many lines begin with each move.")
    private boolean divide;

    CountLines(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        if (depth < 1 || depth > DEEPEST) {
            throw new BadInput("--depth is a number from 1 to " + DEEPEST + ", not " + depth + ".");
        }
        if (after < 0) {
            throw new BadInput("--after counts moves from 0, so it cannot be " + after + ".");
        }
        Position position = position();
        if (asJson()) {
            List<Long> lines = new ArrayList<>();
            counts(position, lines::add);
            printJson(new Answer(position.setup().lineWithRules(), after, lines, divide ? divided(position) : null));
            return;
        }
        counts(position, count -> out().println(count));
        if (divide) {
            TextTable table = new TextTable("", "");
            divided(position).forEach(branch -> table.add(branch.move(), Long.toString(branch.lines())));
            table.lines().stream().skip(1).forEach(out()::println);
        }
    }

    private Position position() {
        if (start.equals("-") || Files.exists(Path.of(start))) {
            return GivenFile.read(start, shell()).position(after == 0 ? -1 : after);
        }
        Setup setup = Setup.parse(start);
        long seed = setup.seed().orElseThrow(() -> new BadInput(
                "'" + start + "' has no seed; the counts depend on it: " + start + "#1, for example.")).low();
        return after == 0 ? setup.start() : new Walk(setup.unseeded(), seed).go(after).position();
    }

    private void counts(Position position, LongConsumer told) {
        Perft perft = new Perft();
        for (int each = 1; each <= depth; each++) {
            told.accept(perft.count(position, each));
        }
    }

    private List<Branch> divided(Position position) {
        List<Branch> branches = new ArrayList<>();
        if (position.isOver()) {
            return branches;
        }
        MoveList legal = new MoveList();
        int seat = position.nextSeat();
        position.moves(seat, legal);
        Perft perft = new Perft();
        for (Move move : legal.toList()) {
            Position next = position.copy();
            next.play(seat, move);
            branches.add(new Branch(move.code(), perft.count(next, depth - 1)));
        }
        return branches;
    }
}
