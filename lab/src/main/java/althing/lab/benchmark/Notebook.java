package althing.lab.benchmark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import tools.jackson.core.JacksonException;

import althing.engine.BadInput;
import althing.formats.Json;
import althing.lab.Origin;

/**
 * The lines of a benchmark that are measured already, on disk, so that one that was stopped goes on where it was. The games
 * of the line under way stand in a journal beside it.
 */
final class Notebook {

    private final Optional<Path> file;
    private final List<Entry.Line> known = new ArrayList<>();

    private Notebook(Optional<Path> file) {
        this.file = file;
    }

    /** Which benchmark the lines belong to. */
    record Head(String format, Origin origin, String agent, long games, long seed) {}

    /** Keeps nothing without a file. */
    static Notebook open(Optional<Path> file, Head head) {
        Notebook notebook = new Notebook(file);
        file.ifPresent(path -> notebook.read(path, head));
        return notebook;
    }

    private void read(Path path, Head head) {
        try {
            String text = Files.exists(path) ? Files.readString(path) : "";
            // what was being written when the machine stopped is measured again
            String whole = text.substring(0, text.lastIndexOf('\n') + 1);
            if (whole.isEmpty()) {
                Files.writeString(path, Json.STRICT.writeValueAsString(head) + "\n");
                return;
            }
            List<String> lines = whole.lines().toList();
            if (!Json.STRICT.readValue(lines.getFirst(), Head.class).equals(head)) {
                throw new BadInput(path + " holds another benchmark: another agent, another number of "
                        + "games, another version of the program, or other nets.");
            }
            for (String line : lines.subList(1, lines.size())) {
                known.add(Json.STRICT.readValue(line, Entry.Line.class));
            }
            Files.writeString(path, whole);
        } catch (JacksonException e) {
            throw new BadInput(path + " holds no benchmark; name another file to write it into.");
        } catch (IOException e) {
            throw new UncheckedIOException(path + " cannot be used: " + e.getMessage(), e);
        }
    }

    Optional<Entry.Line> find(String setup, String against) {
        return known.stream().filter(line -> line.setup().equals(setup) && line.against().equals(against)).findFirst();
    }

    /** Where the games of the line under way are kept. */
    Optional<Path> journal() {
        return file.map(path -> path.resolveSibling(path.getFileName() + ".games"));
    }

    void write(Entry.Line line) {
        if (file.isEmpty()) {
            return;
        }
        try {
            Files.writeString(file.get(), Json.STRICT.writeValueAsString(line) + "\n", StandardOpenOption.APPEND);
            Files.deleteIfExists(journal().orElseThrow());
        } catch (IOException e) {
            throw new UncheckedIOException(file.get() + " cannot be written: " + e.getMessage(), e);
        }
    }
}
