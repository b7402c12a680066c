package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.BadInput;
import althing.engine.Game;
import althing.engine.GameRecord;
import althing.engine.Setup;

/**
 * Old games replay for ever, and damaged ones are refused with a sentence.
 *
 * <p>The folder {@code records/<game>} of the project holds one record for each setup and rules version. Run the tests
 * with {@code -Dalthing.records=write} to add those of a new version; a record that is there is never written again.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class RecordsContract {

    protected abstract Game game();

    /** The project's folder of stored records, seen from the game's module. */
    protected Path folder() {
        return Path.of("..", "..", "records", game().id());
    }

    protected Stream<Setup> setups() {
        return Setup.all(game()).stream();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void everySetup_hasAStoredRecordOfThisRulesVersion(Setup setup) throws IOException {
        Path file = folder().resolve(setup.line().replaceAll("[(),=]+", "-").replaceAll("-$", "") + ".v"
                + game().rulesVersion() + ".althing");
        if (!Files.exists(file) && "write".equals(System.getProperty("althing.records"))) {
            Files.createDirectories(folder());
            Files.writeString(file, new RandomGame(setup, setup.line().hashCode()).play().text());
        }
        assertThat(file).as("a record of %s; -Dalthing.records=write adds it", setup.line()).exists();
    }

    @Test
    void everyStoredRecord_replaysToItsResult() throws IOException {
        Files.createDirectories(folder());
        try (Stream<Path> files = Files.list(folder())) {
            for (Path file : files.toList()) {
                String text = Files.readString(file);
                assertThat(GameRecord.parse(text).text()).as(file.toString()).isEqualTo(text);
            }
        }
    }

    @Test
    void aCutOffRecord_saysSo() {
        String text = anyRecord().text();
        for (int length = 0; length < text.length() - 1; length += 1 + text.length() / 100) {
            String cut = text.substring(0, length);
            assertThatThrownBy(() -> GameRecord.parse(cut)).as("the first %d characters", length)
                    .isInstanceOf(BadInput.class).hasMessageMatching("(?s).*[.]");
        }
    }

    @Test
    void aTamperedRecord_saysInWhichLine() {
        GameRecord record = anyRecord();
        List<String> lines = record.text().lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String without = String.join("\n", lines.subList(0, i)) + "\n"
                    + String.join("\n", lines.subList(i + 1, lines.size())) + "\n";
            assertThatThrownBy(() -> GameRecord.parse(without)).as("without line %d", i + 1)
                    .isInstanceOf(BadInput.class);
        }
        String renamed = record.text().replace("seat 0 random", "seat 0 Loki");
        assertThatThrownBy(() -> GameRecord.parse(renamed)).hasMessageContaining("check sum");
    }

    @Test
    void aForeignFile_isNoRecord() {
        for (String foreign : List.of("", "\n", "{\"setup\": 1}", "[Event \"chess\"]\n1. e4 e5",
                "\u0000\u0001\u0002")) {
            assertThatThrownBy(() -> GameRecord.parse(foreign)).hasMessageStartingWith("This is no .althing record");
        }
        String text = anyRecord().text();
        refused(text.replaceFirst("althing 1", "althing 9"), "newer");
        refused(text.replaceFirst("setup [a-z]+", "setup chess"), "Line 2: There is no game 'chess'");
        refused(text.replaceFirst("rules \\d+", "rules 99"), "Line 3: rules version 99 of");
        refused(text.replaceFirst("moves\n\\d .*\n", "moves\n0 castle\n"), "castle");
        refused(text + "and more\n", "after the 'end' line");
    }

    private void refused(String text, String reason) {
        assertThatThrownBy(() -> GameRecord.parse(text)).isInstanceOf(BadInput.class).hasMessageContaining(reason);
    }

    private GameRecord anyRecord() {
        return new RandomGame(Setup.all(game()).getLast(), 17).play();
    }
}
