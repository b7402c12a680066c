package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code althing sim} and {@code althing arena} in parts, and {@code althing merge}. */
class PartsTest {

    private static final String SETUP = "vikings(seats=4)";

    @TempDir
    private Path directory = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"sim", "arena"})
    void whatIsMerged_isToTheLetterWhatASingleRunTells(String command) {
        for (String part : new String[]{"3/4", "0/2", "2/4"}) {
            assertThat(play(command, "--part", part).code()).isZero();
        }
        assertThat(merge().out()).isEqualTo(call(command, "--untimed").out()).contains("10 games", "crashes: 0");
        assertThat(merge("--json").out()).isEqualTo(call(command, "--untimed", "--json").out());
    }

    @Test
    void pairedDeals_areMergedWithTheirInterval() {
        play("arena", "--paired", "--part", "0/2");
        play("arena", "--paired", "--part", "1/2");
        assertThat(merge().out()).isEqualTo(call("arena", "--paired", "--untimed").out()).contains("Over 2 deals");
    }

    @Test
    void aPart_saysWhatItHolds() {
        assertThat(play("sim", "--part", "1/5").out())
                .isEqualToIgnoringNewLines("Part 1/5: games 2 to 3 are in " + directory.resolve("part-1-of-5.jsonl.gz")
                        + "; crashes: 0");
        assertThat(play("sim", "--part", "1/5", "--json").json().get("games").intValue()).isEqualTo(2);
    }

    @Test
    void theNumbers_areReadFromTheJobArray() {
        Map<String, String> slurm = Map.of("SLURM_ARRAY_TASK_ID", "1", "ALTHING_PARTS", "2");
        Call call = Call.in(slurm, "", args("sim", "--out", directory.toString()));
        assertThat(call.out()).contains("Part 1/2: games 5 to 9");
        assertThat(merge().err()).contains("Missing: games 0 to 4, which is part 0/2.");
    }

    @Test
    void outsideOfAJobArray_allGamesAreOnePart() {
        assertThat(play("sim").out()).contains("Part 0/1: games 0 to 9");
        assertThat(merge().code()).isZero();
    }

    @Test
    void botsThatThinkByTheClock_areRefusedInParts_orTold() {
        refused("level:4 would think by the clock", "sim", "--bots", "level:4", "--out", directory.toString());
        String[] clocked = {"sim", "vikings(seats=2)", "--bots", "mcts:1ms", "--games", "1"};
        Call.of(Stream.concat(Stream.of(clocked), Stream.of("--clocked", "--out", directory.toString()))
                .toArray(String[]::new));
        assertThat(merge().out()).contains("Not repeatable", "mcts:1ms thinks by the clock");
        assertThat(Call.of(clocked).out()).contains("Not repeatable", "mcts:1ms thinks by the clock");
    }

    @Test
    void whatNeedsAllGamesAtOnce_isRefusedInParts() {
        String out = directory.toString();
        refused("give --out DIR", "sim", "--part", "0/2");
        refused("only if all are played at once", "sim", "--count", "--part", "0/2", "--out", out);
        refused("cannot be made in parts", "arena", "--sprt", "0.5,0.6", "--part", "0/2", "--out", out);
        refused("'althing merge DIR --plot FILE'", "arena", "--plot", "x.svg", "--part", "0/2", "--out", out);
        refused("numbered from 0", "sim", "--part", "2/2", "--out", out);
        refused("There is no part 10 of 11 of 10 deals.", "sim", "--part", "10/11", "--out", out);
    }

    @Test
    void anArena_isDrawnWhenItIsMerged_andASimulationIsNot() throws IOException {
        Path plot = directory.resolve("plot.svg");
        play("arena");
        assertThat(merge("--plot", plot.toString()).code()).isZero();
        assertThat(Files.readString(plot)).startsWith("<svg").doesNotContain("processor time");
        Path other = directory.resolve("sim");
        Call.of(args("sim", "--out", other.toString()));
        assertThat(Call.of("merge", other.toString(), "--plot", plot.toString()).err()).contains("--plot draws arenas");
    }

    @Test
    void aPlaceThatCannotBeWritten_isSaidAsASentence() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "");
        Call call = Call.of(args("sim", "--out", file.toString()));
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).contains("The machine does not play along", "cannot be written")
                .doesNotContain("\tat ");
    }

    private Call play(String command, String... more) {
        return Call.of(Stream.concat(Stream.of(args(command, "--out", directory.toString())), Stream.of(more))
                .toArray(String[]::new));
    }

    private static Call call(String command, String... more) {
        return Call.of(args(command, more));
    }

    private static String[] args(String command, String... more) {
        return Stream.concat(Stream.of(command, SETUP, "--bots", "random,greedy", "--games", "10", "--threads", "1"),
                Stream.of(more)).toArray(String[]::new);
    }

    private Call merge(String... more) {
        return Call.of(Stream.concat(Stream.of("merge", directory.toString()), Stream.of(more))
                .toArray(String[]::new));
    }

    private static void refused(String words, String command, String... more) {
        Call call = Call.of(Stream.concat(Stream.of(command, SETUP, "--games", "10"), Stream.concat(
                Stream.of(more).anyMatch("--bots"::equals) ? Stream.of() : Stream.of("--bots", "random,greedy"),
                Stream.of(more))).toArray(String[]::new));
        assertThat(call.code()).as(call.err()).isEqualTo(2);
        assertThat(call.err()).contains(words);
    }
}
