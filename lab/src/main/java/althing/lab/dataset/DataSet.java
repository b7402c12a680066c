package althing.lab.dataset;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

import althing.engine.BadInput;
import althing.engine.FeatureRow;
import althing.engine.Features;
import althing.engine.GameRecord;
import althing.engine.Position;
import althing.formats.Json;
import althing.lab.Conduct;
import althing.lab.Experiment;
import althing.lab.Progress;
import althing.lab.Rows;
import althing.lab.part.WholeFile;

/** A directory of games with all their moves: files of lines, a manifest for machines, a card for people. */
public final class DataSet {

    private static final long GAMES_IN_A_FILE = 10_000;
    private static final String MANIFEST = "manifest.json";

    private final Path directory;

    public DataSet(Path directory) {
        this.directory = directory;
    }

    /**
     * Plays an experiment and keeps its games; the manifest comes last, so that a data set that has one is whole.
     *
     * @param observing whether to write what the seats knew, as numbers
     * @param command   the words that make it again, for its card
     */
    public DataManifest make(Experiment whole, boolean observing, String program, String command, int threads,
            Progress progress) {
        Features features = observing ? features(whole) : null;
        if (Files.exists(directory.resolve(MANIFEST))) {
            throw new BadInput(directory + " holds a data set already; give a directory of its own.");
        }
        long crashes = 0;
        for (long first = 0; first < whole.games(); first += GAMES_IN_A_FILE) {
            long before = first;
            Experiment some = new Experiment(whole.setup(), whole.bots(), first,
                    Math.min(whole.games(), first + GAMES_IN_A_FILE), whole.seed(), whole.seating());
            crashes += write(some, features, threads, (done, _) -> progress.done(before + done, whole.games()));
        }
        DataManifest manifest = DataManifest.of(whole, program, GAMES_IN_A_FILE, crashes, names(whole, features));
        text("README.md", Card.of(manifest, command));
        text(MANIFEST, Json.READABLE.writeValueAsString(manifest) + "\n");
        return manifest;
    }

    private static Features features(Experiment whole) {
        return whole.setup().game().heuristics().features().orElseThrow(() -> new BadInput(
                whole.setup().game().id() + " does not tell what a seat knows as numbers; leave out --observations."));
    }

    private static List<String> names(Experiment whole, @Nullable Features features) {
        return features == null ? List.of() : FeatureRow.names(features, whole.setup().seeded(whole.seed()).start());
    }

    /** Writes one file and says how many games broke. */
    private long write(Experiment some, @Nullable Features features, int threads, Progress progress) {
        Map<Long, GameRecord> records = new ConcurrentHashMap<>();
        Conduct conduct = new Conduct(threads, progress, records::put, Optional.empty());
        long[] crashes = new long[1];
        WholeFile.write(directory.resolve(DataManifest.name(some.first(), some.beyond())), stream -> {
            GZIPOutputStream packed = new GZIPOutputStream(stream, 1 << 16);
            crashes[0] = Rows.play(some, conduct, row -> add(packed,
                    DataLine.of(row, Objects.requireNonNull(records.remove(row.game())), features))).size();
            packed.finish();
        });
        return crashes[0];
    }

    private static void add(GZIPOutputStream packed, DataLine line) {
        try {
            packed.write(Json.STRICT.writeValueAsBytes(line));
            packed.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException("A game cannot be written: " + e.getMessage(), e);
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
            throw new BadInput(file + " cannot be read: " + e.getMessage() + ".");
        }
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

    private DataManifest manifest() {
        Path file = directory.resolve(MANIFEST);
        try {
            return Json.STRICT.readValue(Files.readString(file), DataManifest.class);
        } catch (JacksonException e) {
            throw new BadInput(file + " is no manifest of a data set.");
        } catch (IOException e) {
            throw new BadInput(directory + " holds no whole data set: there is no " + MANIFEST + " to read in it.");
        }
    }
}
