package althing.lab.dataset;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPOutputStream;

import org.jspecify.annotations.Nullable;

import althing.engine.GameRecord;
import althing.engine.Move;
import althing.engine.Observation;
import althing.formats.Json;
import althing.lab.Conduct;
import althing.lab.Experiment;
import althing.lab.Keeper;
import althing.lab.Progress;
import althing.lab.Rows;
import althing.lab.part.WholeFile;

/** Plays the games of one file of a data set and writes them in order, a line for each. */
final class DataFile implements Keeper {

    private final Path path;
    private final @Nullable Observation observation;
    private final boolean visits;
    private final Map<Long, GameRecord> records = new ConcurrentHashMap<>();
    private final Map<Long, List<SequencedMap<Move, Integer>>> tries = new ConcurrentHashMap<>();

    DataFile(Path path, @Nullable Observation observation, boolean visits) {
        this.path = path;
        this.observation = observation;
        this.visits = visits;
    }

    @Override
    public boolean wantsTries() {
        return visits;
    }

    @Override
    public void keepTries(long game, List<SequencedMap<Move, Integer>> tried) {
        tries.put(game, tried);
    }

    @Override
    public void keep(long game, GameRecord record) {
        records.put(game, record);
    }

    /** Writes the file and says how many games broke. */
    long write(Experiment some, int threads, Progress progress) {
        Conduct conduct = new Conduct(threads, progress, this, Optional.empty());
        long[] crashes = new long[1];
        WholeFile.write(path, stream -> {
            GZIPOutputStream packed = new GZIPOutputStream(stream, 1 << 16);
            crashes[0] = Rows.play(some, conduct, row -> add(packed, DataLine.of(row,
                    Objects.requireNonNull(records.remove(row.game())), observation, tried(row.game())))).size();
            packed.finish();
        });
        return crashes[0];
    }

    private List<SequencedMap<Move, Integer>> tried(long game) {
        List<SequencedMap<Move, Integer>> tried = tries.remove(game);
        return tried == null ? List.of() : tried;
    }

    private static void add(OutputStream packed, DataLine line) {
        try {
            packed.write(Json.STRICT.writeValueAsBytes(line));
            packed.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException("A game cannot be written: " + e.getMessage(), e);
        }
    }
}
