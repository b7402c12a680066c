package althing.app;

import java.nio.file.Path;
import java.util.List;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.bots.puzzle.PuzzleFinder;
import althing.bots.puzzle.Variety;
import althing.engine.BadInput;
import althing.engine.Puzzle;
import althing.engine.Setup;
import althing.formats.Puzzles;

/** Finds puzzles in the games of bots. */
@Command(name = "puzzles", sortOptions = false, description = "Find puzzles in bots' games: decisions with one best move. The same setups, seed and iterations give the same puzzles.")
final class FindPuzzles extends Task {

    @Parameters(paramLabel = "SETUP", arity = "1..*", description = "GAME(seats=3), without a seed; several are played in turn.")
    private List<String> setups = List.of();

    @Option(names = "--count", paramLabel = "N", defaultValue = "30", description = "How many. Default: ${DEFAULT-VALUE}.")
    private int count;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "The number that the games begin with. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--iterations", paramLabel = "N", defaultValue = "400", description = "How many games the judge imagines at a decision. Default: ${DEFAULT-VALUE}.")
    private int iterations;

    @Option(names = "--alike", paramLabel = "N", defaultValue = "4", description = "How many may have the same answer. Default: ${DEFAULT-VALUE}.")
    private int alike;

    @Option(names = "--ask", paramLabel = "N", defaultValue = "1000", description = "How many may ask the same question. Default: ${DEFAULT-VALUE}.")
    private int ask;

    @Option(names = "--out", paramLabel = "FILE", description = "Write one line of JSON for each into this file; without it each is printed as soon as it is found.")
    private @Nullable Path out;

    FindPuzzles(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        if (count < 1 || count > 1000 || iterations < 10 || iterations > 1_000_000) {
            throw new BadInput("--count is a number from 1 to 1000, --iterations one from 10 to 1000000.");
        }
        List<Setup> parsed = setups.stream().map(Setup::parse).toList();
        PuzzleFinder finder = new PuzzleFinder(parsed, seed, iterations);
        if (out == null) {
            finder.find(count, new Variety(ask, alike), this::print);
        } else {
            WrittenFile.write(out, Puzzles.write(found(finder)));
        }
    }

    private List<Puzzle> found(PuzzleFinder finder) {
        try (Bar bar = new Bar(shell(), "puzzles")) {
            int[] done = {0};
            return finder.find(count, new Variety(ask, alike), _ -> bar.done(++done[0], count));
        }
    }

    private void print(Puzzle puzzle) {
        out().print(Puzzles.write(List.of(puzzle)));
        out().flush();
    }
}
