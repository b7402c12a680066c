package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code althing sandbox}: on from the middle of a game. */
class TryOutTest {

    private static final int MORE_THAN_ENOUGH = 2000;

    @TempDir
    private Path directory = Path.of("");

    @Test
    void aMomentOfARecord_isPlayedOn_andNothingIsRecorded() throws IOException {
        String record = record();
        Call call = Call.answering("1\n".repeat(MORE_THAN_ENOUGH), "sandbox", record, "--at", "3", "--bots", "random");
        assertThat(call.out()).contains("A sandbox: nothing here counts", "The game is over.")
                .doesNotContain("The record is in");
        assertThat(Call.answering("q\n", "sandbox", record, "--at", "3", "--bots", "random", "--anew", "--json").json()
                .path("over").asBoolean()).isFalse();
    }

    @Test
    void aNotation_isPlayedOn() throws IOException {
        Path notation = directory.resolve("position.json");
        Files.writeString(notation, Call.of("new", "vikings(seats=2)#1").out());
        assertThat(Call.answering("q\n", "sandbox", notation.toString(), "--bots", "random").out())
                .contains("A sandbox", "Your move:");
    }

    @Test
    void whatCannotBeTried_isRefusedInASentence() throws IOException {
        String record = record();
        assertThat(Call.of("sandbox", record).err()).contains("The game is over in this position");
        assertThat(Call.of("sandbox", record, "--at", "-1").err()).contains("--at counts moves from 0");
        assertThat(Call.of("sandbox", record, "--at", "99999").err()).contains("no position after move 99999");
        assertThat(Call.of("sandbox", record, "--at", "3", "--seat", "7").err()).contains("There is no seat 7");
        assertThat(Call.of("sandbox", directory.resolve("nothing").toString()).code()).isNotZero();
    }

    private String record() throws IOException {
        Call.answering("1\n".repeat(MORE_THAN_ENOUGH), "play", "vikings(seats=2)#1", "--bots", "random", "--record",
                directory.toString());
        try (var files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(".althing")).findFirst().orElseThrow().toString();
        }
    }
}
