package althing.lab.part;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import tools.jackson.core.JacksonException;

import althing.engine.BadInput;
import althing.formats.Json;
import althing.lab.Conduct;
import althing.lab.Crash;
import althing.lab.Experiment;
import althing.lab.Progress;
import althing.lab.Report;
import althing.lab.Tally;

/** The directory in which the parts of an experiment come together: a manifest, and a file for each part. */
public final class PartFolder {

    private static final String MANIFEST = "manifest.json";

    private final Path directory;

    public PartFolder(Path directory) {
        this.directory = directory;
    }

    /**
     * A part that was written.
     *
     * @param first  the number of its first game
     * @param beyond the number after that of its last game
     * @param games  how many of them were played to their end
     */
    public record Written(Path file, String part, long first, long beyond, long games, long crashes) {}

    /** Plays one part and writes it; the manifest is written by whoever comes first. */
    public Written play(Experiment whole, PartNumber number, String program, Conduct conduct) {
        Experiment part = whole.part(number.number(), number.parts());
        Manifest manifest = Manifest.of(whole, program);
        PartLine.Head head = new PartLine.Head(manifest, number.toString(), part.first(), part.beyond());
        claim(manifest);
        PartFile file = new PartFile(directory.resolve(
                "part-" + number.number() + "-of-" + number.parts() + ".jsonl.gz"));
        PartLine.Count count = file.play(part, head, conduct);
        return new Written(file.path(), number.toString(), part.first(), part.beyond(), count.games(),
                count.crashes());
    }

    private void claim(Manifest manifest) {
        Path file = directory.resolve(MANIFEST);
        if (!Files.exists(file)) {
            WholeFile.write(file, stream -> stream.write((Json.READABLE.writeValueAsString(manifest) + "\n")
                    .getBytes(StandardCharsets.UTF_8)));
            return;
        }
        String difference = manifest().differenceFrom(manifest);
        if (!difference.isEmpty()) {
            throw new BadInput(directory + " holds another experiment: " + difference + ".");
        }
    }

    private Manifest manifest() {
        Path file = directory.resolve(MANIFEST);
        try {
            return Json.STRICT.readValue(Files.readString(file), Manifest.class);
        } catch (JacksonException e) {
            throw new BadInput(file + " is no manifest of an experiment.");
        } catch (IOException e) {
            throw new BadInput(directory + " holds no experiment: there is no " + MANIFEST + " to read in it.");
        }
    }

    /** Counts all parts together; {@link BadInput} names those that are missing, doubled, foreign or spoilt. */
    public Report merge(Progress progress) {
        Manifest manifest = manifest();
        Experiment whole = manifest.experiment();
        List<Cover.Piece> pieces = Cover.whole(manifest, files());
        Tally tally = Tally.of(whole);
        List<Crash> crashes = new ArrayList<>();
        for (Cover.Piece piece : pieces) {
            crashes.addAll(piece.file().read(piece.head(), tally::count));
            progress.done(piece.head().beyond(), whole.games());
        }
        return tally.report(whole, crashes);
    }

    private List<PartFile> files() {
        try (Stream<Path> all = Files.list(directory)) {
            return all.filter(file -> file.getFileName().toString().matches("part-.*\\.jsonl\\.gz")).sorted()
                    .map(PartFile::new).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(directory + " cannot be read: " + e.getMessage(), e);
        }
    }
}
