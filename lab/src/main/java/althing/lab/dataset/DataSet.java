package althing.lab.dataset;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

import tools.jackson.core.JacksonException;

import althing.engine.BadInput;
import althing.engine.GameRecord;
import althing.engine.Position;
import althing.formats.Json;
import althing.lab.Experiment;
import althing.lab.Progress;
import althing.lab.part.PartNumber;
import althing.lab.part.WholeFile;

/** A directory of games with all their moves: files of lines, a manifest for machines, a card for people. */
public final class DataSet {

    private static final String MANIFEST = "manifest.json";

    private final Path directory;

    public DataSet(Path directory) {
        this.directory = directory;
    }

    /**
     * A part that was written.
     *
     * @param first  the number of its first game
     * @param beyond the number after that of its last game
     */
    public record Written(Path directory, String part, long first, long beyond, long crashes) {}

    /**
     * Plays an experiment and keeps its games; the manifest comes last, so that a data set that has one is whole.
     *
     * @param command the words that make it again, for its card
     */
    public DataManifest make(Experiment whole, Contents contents, String program, String command, int threads,
            Progress progress) {
        part(whole, contents, PartNumber.WHOLE, program, command, threads, progress);
        return merge();
    }

    /** Plays one part, which is so many whole files; when all parts are there, {@link #merge} makes them a data set. */
    public Written part(Experiment whole, Contents contents, PartNumber number, String program, String command,
            int threads, Progress progress) {
        long files = contents.files(whole.games());
        if (number.parts() > files) {
            throw new BadInput("A part is at least one file, and the data set would have only " + files
                    + "; put fewer games into a file by --per-file.");
        }
        long first = files * number.number() / number.parts() * contents.gamesInAFile();
        long beyond = Math.min(whole.games(),
                files * (number.number() + 1) / number.parts() * contents.gamesInAFile());
        DataPart part = new DataPart(DataManifest.of(whole, contents, program), command, number.toString(), first,
                beyond, 0);
        claim(part);
        long crashes = play(whole, part, contents, threads, progress);
        DataPart done = new DataPart(part.whole(), command, part.part(), first, beyond, crashes);
        text(done.name(), Json.READABLE.writeValueAsString(done) + "\n");
        return new Written(directory, done.part(), first, beyond, crashes);
    }

    /** Nobody writes where a data set is whole, or where parts of another one are. */
    private void claim(DataPart part) {
        if (Files.exists(directory.resolve(MANIFEST))) {
            throw new BadInput(directory + " holds a data set already; give a directory of its own.");
        }
        if (Files.isDirectory(directory)) {
            parts().forEach(part::insistOnSame);
        }
    }

    private long play(Experiment whole, DataPart part, Contents contents, int threads, Progress progress) {
        long crashes = 0;
        for (long first = part.first(); first < part.beyond(); first += contents.gamesInAFile()) {
            long before = first - part.first();
            long beyond = Math.min(part.beyond(), first + contents.gamesInAFile());
            Experiment some = new Experiment(whole.setup(), whole.bots(), first, beyond, whole.seed(),
                    whole.seating());
            crashes += new DataFile(directory.resolve(DataManifest.name(first, beyond)),
                    contents.observation(whole.setup()), contents.visits())
                    .write(some, threads, (done, _) -> progress.done(before + done, part.beyond() - part.first()));
        }
        return crashes;
    }

    /** Whether there are parts here that have not been put together. */
    public boolean hasParts() {
        return Files.isDirectory(directory) && !parts().isEmpty();
    }

    /** Makes all parts one data set, which is the same as if it had been played in one go. */
    public DataManifest merge() {
        List<DataPart> parts = parts();
        DataManifest manifest = DataPart.together(parts);
        for (long first = 0; first < manifest.games(); first += manifest.gamesInAFile()) {
            if (!Files.exists(directory.resolve(manifest.fileOf(first)))) {
                throw new BadInput(manifest.fileOf(first) + " is missing; play its part again.");
            }
        }
        text("README.md", Card.of(manifest, parts.getFirst().command()));
        text(MANIFEST, Json.READABLE.writeValueAsString(manifest) + "\n");
        parts.forEach(this::drop);
        return manifest;
    }

    private List<DataPart> parts() {
        try (Stream<Path> all = Files.list(directory)) {
            return all.filter(file -> file.getFileName().toString().matches("part-\\d+-of-\\d+\\.json")).sorted()
                    .map(file -> read(file, DataPart.class, "note of a part")).toList();
        } catch (IOException e) {
            throw unreadable(directory, e);
        }
    }

    private void drop(DataPart part) {
        try {
            Files.deleteIfExists(directory.resolve(part.name()));
        } catch (IOException e) {
            throw new UncheckedIOException(part.name() + " cannot be removed: " + e.getMessage(), e);
        }
    }

    private void text(String name, String text) {
        WholeFile.write(directory.resolve(name), stream -> stream.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** One game as a record, which is verified by replaying it. */
    public GameRecord game(long number) {
        DataManifest manifest = manifest();
        if (number < 0 || number >= manifest.games()) {
            throw new BadInput("There is no game " + number + "; they go from 0 to " + (manifest.games() - 1) + ".");
        }
        Path file = directory.resolve(manifest.fileOf(number));
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("{\"game\":" + number + ",")) {
                    return verified(Json.STRICT.readValue(line, DataLine.class), file);
                }
            }
            throw new BadInput("Game " + number + " broke when it was played, and is not in " + file + ".");
        } catch (IOException | JacksonException e) {
            throw unreadable(file, e);
        }
    }

    private static BadInput unreadable(Path file, Exception e) {
        return new BadInput(file + " cannot be read: " + e.getMessage() + ".");
    }

    private static GameRecord verified(DataLine line, Path file) {
        GameRecord record = line.record();
        Position end = record.replay();
        for (int seat = 0; seat < end.seats(); seat++) {
            if (!end.isOver() || end.points(seat) != line.points().get(seat)) {
                throw new BadInput(file + ": the moves of game " + line.game() + " do not lead to its points.");
            }
        }
        return record;
    }

    /** What a whole data set says of itself. */
    public DataManifest manifest() {
        Path file = directory.resolve(MANIFEST);
        if (!Files.exists(file)) {
            throw new BadInput(directory + " holds no whole data set: there is no " + MANIFEST + " to read in it.");
        }
        return read(file, DataManifest.class, "manifest of a data set");
    }

    private static <T> T read(Path file, Class<T> kind, String name) {
        try {
            return Json.STRICT.readValue(Files.readString(file), kind);
        } catch (JacksonException e) {
            throw new BadInput(file + " is no " + name + ".");
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }
}
