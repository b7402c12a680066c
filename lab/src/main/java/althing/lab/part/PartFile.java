package althing.lab.part;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

import althing.engine.BadInput;
import althing.formats.Json;
import althing.lab.Conduct;
import althing.lab.Crash;
import althing.lab.Experiment;
import althing.lab.LineUp;
import althing.lab.Row;
import althing.lab.Rows;

/** The file of one part: lines of JSON, packed by gzip. The same part gives the same bytes. */
final class PartFile {

    private static final int BUFFER = 1 << 16;

    private final Path file;

    PartFile(Path file) {
        this.file = file;
    }

    Path path() {
        return file;
    }

    /** Plays a part and writes it. */
    PartLine.Count play(Experiment part, PartLine.Head head, Conduct conduct) {
        try (WholeFile whole = WholeFile.at(file)) {
            PartLine.Count[] count = new PartLine.Count[1];
            whole.add(stream -> {
                GZIPOutputStream packed = new GZIPOutputStream(stream, BUFFER);
                PartWriter writer = new PartWriter(packed);
                writer.write(head);
                LineUp lineUp = part.lineUp();
                List<Crash> crashes = Rows.play(part, conduct, row -> writer.write(PartLine.Game.of(row, lineUp)));
                crashes.forEach(crash -> writer.write(new PartLine.Broken(crash)));
                count[0] = new PartLine.Count(part.games() - crashes.size(), crashes.size());
                writer.write(new PartLine.End(count[0]));
                packed.finish();
            });
            whole.finish();
            return count[0];
        }
    }

    PartLine.Head head() {
        return reading(lines -> lines.next(PartLine.Head.class));
    }

    /** Hands on the results in their order, and gives back the games that broke. */
    List<Crash> read(PartLine.Head expected, Consumer<Row> taker) {
        return reading(lines -> {
            lines.next(PartLine.Head.class);
            List<Crash> crashes = new ArrayList<>();
            long games = 0;
            long before = expected.first() - 1;
            JsonNode line = lines.next();
            for (; !line.has("end"); line = lines.next()) {
                if (line.has("crash")) {
                    crashes.add(lines.as(line, PartLine.Broken.class).crash());
                } else {
                    Row row = lines.as(line, PartLine.Game.class).row();
                    lines.insist(row.game() > before && row.game() < expected.beyond());
                    before = row.game();
                    games++;
                    taker.accept(row);
                }
            }
            lines.insist(lines.as(line, PartLine.End.class).end().equals(new PartLine.Count(games, crashes.size()))
                    && games + crashes.size() == expected.beyond() - expected.first() && lines.isOver());
            return crashes;
        });
    }

    /** What is read of the lines. */
    private interface Reading<T> {

        T of(Lines lines) throws IOException;
    }

    private <T> T reading(Reading<T> reading) {
        try (InputStream packed = Files.newInputStream(file);
                BufferedReader reader = new BufferedReader(
                        new InputStreamReader(new GZIPInputStream(packed, BUFFER), StandardCharsets.UTF_8))) {
            return reading.of(new Lines(reader));
        } catch (EOFException e) {
            throw new BadInput(file.getFileName() + " is not whole; play that part again.");
        } catch (ZipException e) {
            throw new BadInput(file.getFileName() + " is spoilt: " + e.getMessage() + ". Play that part again.");
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read: " + e.getMessage(), e);
        }
    }

    /** The lines of the file, one after the other. */
    private final class Lines {

        private final BufferedReader reader;
        private long number;

        private Lines(BufferedReader reader) {
            this.reader = reader;
        }

        private JsonNode next() throws IOException {
            String line = reader.readLine();
            number++;
            if (line == null) {
                throw new EOFException();
            }
            try {
                return Json.STRICT.readTree(line);
            } catch (JacksonException e) {
                throw problem();
            }
        }

        private <T> T next(Class<T> kind) throws IOException {
            return as(next(), kind);
        }

        private <T> T as(JsonNode line, Class<T> kind) {
            try {
                return Json.STRICT.treeToValue(line, kind);
            } catch (JacksonException e) {
                throw problem();
            }
        }

        private boolean isOver() throws IOException {
            return reader.readLine() == null;
        }

        private void insist(boolean sound) {
            if (!sound) {
                throw problem();
            }
        }

        private BadInput problem() {
            return new BadInput(file.getFileName() + ", line " + number
                    + ": that does not belong there; play that part again.");
        }
    }
}
