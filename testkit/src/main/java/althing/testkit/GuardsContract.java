package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

import althing.engine.Game;
import althing.engine.Setup;

/**
 * A change of rules shows at once, in every version that ever stood: games drawn by lot go as they went, and as many lines
 * of play lead on from their positions as did.
 *
 * <p>The folders {@code records/walks} and {@code records/perft} keep the figures of each game and version. The build
 * compares some of them; {@code -Dalthing.guards=deep} compares all, and {@code -Dalthing.records=write} adds those of a new
 * version.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GuardsContract {

    private static final Pattern VERSION = Pattern.compile(".*[.]v(\\d+)[.]txt");
    private static final Pattern WALK = Pattern.compile("(\\S+)#(\\d+) {2}(\\S.*)");
    private static final Pattern PERFT = Pattern.compile("(\\S+)#1 after (\\d+): ?([\\d ]*)");
    private static final boolean DEEP = "deep".equals(System.getProperty("althing.guards"));
    /** The build follows so many games of a setup and counts so many lines of play. */
    private static final long FEW_WALKS = Extent.of(2);
    private static final long FEW_LINES = 2_000;
    private static final long MANY_LINES = 50_000;

    protected abstract Game game();

    /** The project's folder of stored records, seen from the game's module. */
    protected Path folder() {
        return Path.of("..", "..", "records");
    }

    @Test
    void gamesDrawnByLot_goAsTheyWent() throws IOException {
        for (Path file : versions("walks", this::walks)) {
            for (Matcher line : lines(file, WALK)) {
                long seed = Long.parseLong(line.group(2));
                if (DEEP || seed <= FEW_WALKS) {
                    assertThat(Guards.walk(setup(line, file), seed)).as("%s in %s", line.group(), file)
                            .isEqualTo(line.group(3));
                }
            }
        }
    }

    @Test
    void asManyLinesOfPlay_leadOn() throws IOException {
        for (Path file : versions("perft", this::perfts)) {
            for (Matcher line : lines(file, PERFT)) {
                List<Long> counts = Stream.of(line.group(3).split(" ")).filter(word -> !word.isEmpty())
                        .map(Long::valueOf).takeWhile(count -> DEEP || count <= FEW_LINES).toList();
                List<Long> now = Guards.counts(setup(line, file), Integer.parseInt(line.group(2)), counts.size());
                assertThat(now).as("%s in %s", line.group(), file).isEqualTo(counts);
            }
        }
    }

    private String walks() {
        return Setup.all(game()).stream().flatMap(setup -> IntStream.rangeClosed(1, Guards.WALKS)
                .mapToObj(seed -> setup.lineWithoutRules() + "#" + seed + "  " + Guards.walk(setup, seed)))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private String perfts() {
        return Setup.all(game()).stream().flatMap(setup -> Guards.places(setup).stream()
                .map(place -> (setup.lineWithoutRules() + "#1 after " + place + ": "
                        + Guards.countsUpTo(setup, place, MANY_LINES).stream().map(String::valueOf)
                                .collect(Collectors.joining(" ")))
                        .strip()))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** The stored files of all versions of this game; the newest is written if it is not there and that is wanted. */
    private List<Path> versions(String kind, Supplier<String> figures) throws IOException {
        Path newest = folder().resolve(kind).resolve(game().id() + ".v" + game().rulesVersion() + ".txt");
        if (!Files.exists(newest) && "write".equals(System.getProperty("althing.records"))) {
            Files.createDirectories(newest.getParent());
            Files.writeString(newest, figures.get());
        }
        assertThat(newest).as("figures of the newest rules; -Dalthing.records=write adds them").exists();
        try (Stream<Path> files = Files.list(newest.getParent())) {
            return files.filter(file -> file.getFileName().toString().startsWith(game().id() + ".")).sorted().toList();
        }
    }

    private static List<Matcher> lines(Path file, Pattern pattern) throws IOException {
        List<Matcher> lines = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            Matcher parts = pattern.matcher(line);
            assertThat(parts.matches()).as("'%s' in %s", line, file).isTrue();
            lines.add(parts);
        }
        return lines;
    }

    private static Setup setup(Matcher line, Path file) {
        Matcher version = VERSION.matcher(file.toString());
        assertThat(version.matches()).as(file.toString()).isTrue();
        return Setup.parse(line.group(1)).under(Integer.parseInt(version.group(1)));
    }
}
