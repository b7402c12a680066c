package althing.lab.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.lab.Arena;
import althing.lab.Conduct;
import althing.lab.Experiment;
import althing.lab.Experiment.Seating;
import althing.lab.Progress;
import althing.lab.Report;
import althing.lab.Simulation;

class PartFolderTest {

    private static final Setup SETUP = Setup.parse("vikings(seats=3)");
    private static final List<String> BOTS = List.of("random", "greedy");
    private static final String PROGRAM = "Althing of a test";

    @TempDir
    private Path directory = Path.of("");

    @ParameterizedTest
    @EnumSource
    void parts_tellWhatASingleRunTells(Seating seating) {
        Experiment whole = whole(seating);
        play(whole, "2/3", "0/3", "1/3");
        assertThat(merge()).isEqualTo(single(whole));
    }

    @Test
    void partsThatWereCutDifferently_tellTheSame() {
        Experiment whole = whole(Seating.PAIRED);
        play(whole, "3/4", "0/2", "2/4");
        assertThat(merge()).isEqualTo(single(whole));
    }

    @Test
    void aPartPlayedAgain_givesTheSameBytes_onAnyNumberOfThreads() throws IOException {
        Experiment whole = whole(Seating.TURNS);
        Path file = folder().play(whole, PartNumber.parse("1/2"), PROGRAM, Conduct.silent(1)).file();
        byte[] once = Files.readAllBytes(file);
        byte[] manifest = Files.readAllBytes(directory.resolve("manifest.json"));
        folder().play(whole, PartNumber.parse("1/2"), PROGRAM, Conduct.silent(2));
        assertThat(Files.readAllBytes(file)).isEqualTo(once);
        assertThat(Files.readAllBytes(directory.resolve("manifest.json"))).isEqualTo(manifest);
        try (Stream<Path> left = Files.list(directory)) {
            assertThat(left).hasSize(2);
        }
    }

    @Test
    void missingParts_areNamed() {
        play(whole(Seating.TURNS), "1/4", "3/4");
        refused("Missing: games 0 to 5, which is part 0/4.\nMissing: games 12 to 17, which is part 2/4.");
    }

    @Test
    void whatIsMissingBetweenOtherCuts_isNamedByItsGames() {
        play(whole(Seating.TURNS), "0/2", "4/5");
        refused("Missing: games 12 to 18.");
    }

    @Test
    void doubledParts_areNamed() {
        play(whole(Seating.TURNS), "0/2", "1/2", "1/4");
        refused("part-0-of-2.jsonl.gz and part-1-of-4.jsonl.gz both hold games 6 to 11; remove one of them.");
    }

    @Test
    void aPartOfAnotherExperiment_isNamed() throws IOException {
        play(whole(Seating.TURNS), "0/2");
        Path elsewhere = directory.resolve("elsewhere");
        Experiment other = Experiment.of(SETUP, BOTS, 24, 8, Seating.TURNS);
        new PartFolder(elsewhere).play(other, PartNumber.parse("1/2"), "Althing 9", Conduct.silent(1));
        Files.move(elsewhere.resolve("part-1-of-2.jsonl.gz"), directory.resolve("part-1-of-2.jsonl.gz"));
        refused("part-1-of-2.jsonl.gz belongs to another experiment: program Althing 9, not Althing of a test, "
                + "seed 8, not 7.\nMissing: games 12 to 23, which is part 1/2.");
    }

    @Test
    void nobodyPlaysIntoTheDirectoryOfAnotherExperiment() {
        play(whole(Seating.TURNS), "0/2");
        assertThatThrownBy(() -> play(Experiment.of(SETUP, BOTS, 30, 7, Seating.TURNS), "0/2"))
                .isInstanceOf(BadInput.class).hasMessageContaining("holds another experiment: games 24, not 30.");
    }

    @Test
    void halfAFile_isNamed() throws IOException {
        play(whole(Seating.TURNS), "0/2", "1/2");
        Path file = directory.resolve("part-1-of-2.jsonl.gz");
        byte[] bytes = Files.readAllBytes(file);
        for (int length : new int[]{bytes.length - 1, bytes.length / 2, 0}) {
            Files.write(file, Arrays.copyOf(bytes, length));
            assertThatThrownBy(this::merge).isInstanceOf(BadInput.class)
                    .hasMessageStartingWith("part-1-of-2.jsonl.gz is not whole; play that part again.");
        }
    }

    @Test
    void aSpoiltFile_isNamed() throws IOException {
        play(whole(Seating.TURNS), "0/2", "1/2");
        Path file = directory.resolve("part-0-of-2.jsonl.gz");
        List<String> lines = lines(file);
        write(file, without(lines, 3));
        refused("part-0-of-2.jsonl.gz, line 13: that does not belong there; play that part again.");
        write(file, lines.subList(0, lines.size() - 1));
        refused("part-0-of-2.jsonl.gz is not whole; play that part again.");
        write(file, Stream.concat(lines.stream().limit(2), Stream.of("{")).toList());
        refused("part-0-of-2.jsonl.gz, line 3: that does not belong there; play that part again.");
        Files.writeString(file, "not packed at all");
        assertThatThrownBy(this::merge).isInstanceOf(BadInput.class)
                .hasMessageContaining("part-0-of-2.jsonl.gz is spoilt: Not in GZIP format.");
    }

    @Test
    void aDirectoryWithoutAnExperiment_isSaidSo() throws IOException {
        assertThatThrownBy(this::merge).isInstanceOf(BadInput.class).hasMessageContaining("holds no experiment");
        Files.writeString(directory.resolve("manifest.json"), "{\"format\":\"shopping\"}");
        assertThatThrownBy(this::merge).isInstanceOf(BadInput.class).hasMessageContaining("is no manifest");
    }

    @Test
    void aDirectoryThatCannotBeWritten_isSaidSo() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "");
        PartFolder inAFile = new PartFolder(file.resolve("parts"));
        assertThatThrownBy(() -> inAFile.play(whole(Seating.TURNS), PartNumber.WHOLE, PROGRAM, Conduct.silent(1)))
                .isInstanceOf(UncheckedIOException.class).hasMessageContaining("cannot be written");
    }

    @Test
    void whatIsNotFinished_leavesNothingBehind() throws IOException {
        Path file = directory.resolve("file");
        assertThatThrownBy(() -> WholeFile.write(file, stream -> {
            stream.write(1);
            throw new IOException("No space left on device");
        })).isInstanceOf(UncheckedIOException.class).hasMessageContaining("No space left on device");
        try (Stream<Path> left = Files.list(directory)) {
            assertThat(left).isEmpty();
        }
    }

    private static Experiment whole(Seating seating) {
        return Experiment.of(SETUP, BOTS, 24, 7, seating);
    }

    private static Report single(Experiment whole) {
        return whole.seating() == Seating.FIXED
                ? Simulation.run(whole, Conduct.silent(2)).untimed()
                : Arena.run(whole, Conduct.silent(2)).untimed();
    }

    private PartFolder folder() {
        return new PartFolder(directory);
    }

    private void play(Experiment whole, String... parts) {
        for (String part : parts) {
            folder().play(whole, PartNumber.parse(part), PROGRAM, Conduct.silent(2));
        }
    }

    private Report merge() {
        return folder().merge(Progress.SILENT);
    }

    private void refused(String sentences) {
        assertThatThrownBy(this::merge).isInstanceOf(BadInput.class).hasMessage(sentences);
    }

    private static List<String> without(List<String> lines, int number) {
        return Stream.concat(lines.stream().limit(number), lines.stream().skip(number + 1)).toList();
    }

    private static List<String> lines(Path file) throws IOException {
        try (GZIPInputStream packed = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(packed.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static void write(Path file, List<String> lines) throws IOException {
        try (GZIPOutputStream packed = new GZIPOutputStream(Files.newOutputStream(file))) {
            packed.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }
}
