package althing.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;

/**
 * The results of an experiment on disk, a line for each game, so that one that was stopped goes on where it was. Its head
 * says by what they were played and which experiment they belong to; how many games there are to be is left open. Thread
 * safe.
 */
final class Journal implements AutoCloseable {

    private static final String FORMAT = "althing-experiment 2\n";

    private final Map<Long, Row> known = new HashMap<>();
    private final @Nullable Writer writer;

    private Journal(@Nullable Writer writer) {
        this.writer = writer;
    }

    /** Keeps nothing. */
    static Journal none() {
        return new Journal(null);
    }

    static Journal open(Path file, Experiment experiment) {
        String origin = origin(experiment);
        String head = origin + words(experiment);
        try {
            String text = Files.exists(file) ? Files.readString(file) : "";
            // what was being written when the machine stopped is played again
            String whole = text.substring(0, text.lastIndexOf('\n') + 1);
            if (!whole.isEmpty()) {
                check(file, whole, origin, head);
            }
            Files.writeString(file, whole.isEmpty() ? head : whole);
            Journal journal = new Journal(Files.newBufferedWriter(file, StandardOpenOption.APPEND));
            journal.read(whole.isEmpty() ? List.of() : whole.substring(head.length()).lines().toList());
            return journal;
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be used: " + e.getMessage(), e);
        }
    }

    private static void check(Path file, String text, String origin, String head) {
        if (text.startsWith("althing-experiment 1\n")) {
            throw new BadInput(
                    file + " is of an older program, which did not write down by which nets its bots played; "
                            + "name another file.");
        }
        if (text.startsWith(FORMAT) && !text.startsWith(origin)) {
            throw new BadInput(
                    file + " holds games of another version of the program, or of other nets, whose bots may "
                            + "play otherwise; go on with that one, or name another file.");
        }
        if (!text.startsWith(head)) {
            throw new BadInput(file + " holds another experiment: other games, bots, rules, seed or seating.");
        }
    }

    private static String origin(Experiment experiment) {
        Origin origin = Origin.of(List.of(experiment.setup().game()));
        return FORMAT + "program " + origin.program() + "\nnets " + origin.nets() + "\n";
    }

    private static String words(Experiment experiment) {
        return """
                setup %s
                bots %s
                seed %d
                seating %s
                games
                """.formatted(experiment.setup().lineWithRules(), String.join(",", experiment.bots()),
                experiment.seed(), experiment.seating().name().toLowerCase(Locale.ROOT));
    }

    private void read(List<String> lines) {
        for (String line : lines) {
            Row row = Row.parse(line);
            known.put(row.game(), row);
        }
    }

    /** The result of a game that was played before, if it was. */
    @Nullable
    Row find(long game) {
        return known.get(game);
    }

    synchronized void write(Row row) {
        if (writer != null) {
            try {
                writer.write(row.line() + "\n");
                writer.flush();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Override
    public void close() {
        if (writer != null) {
            try {
                writer.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
