package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code althing sim}, {@code althing arena}, {@code althing speed}. */
class ExperimentsTest {

    private static final String SETUP = "vikings(seats=4)";

    @TempDir
    private Path directory = Path.of("");

    @Test
    void aSimulation_tellsItsSizeItsPaceAndItsPoints() {
        Call call = Call.of("sim", SETUP, "--games", "20", "--bots", "random", "--seed", "1", "--threads", "1");
        assertThat(call.code()).isZero();
        assertThat(call.out()).contains("20 games", "decisions/s", "playouts/s", "mean", "order of play", "crashes: 0")
                .doesNotContain("times a game");
    }

    @Test
    void aReport_speaksTheLanguageThatWasAskedFor() {
        Call polish = Call.of("sim", SETUP, "--games", "5", "--lang", "pl");
        assertThat(polish.out()).contains("5 gier", "średnia", "miejsce w kolejności gry", "awarie: 0")
                .doesNotContain("games", "mean", "decisions", "crashes");
        Call hungarian = Call.of("arena", SETUP, "--bots", "random,greedy", "--games", "4", "--lang", "hu");
        assertThat(hungarian.out()).contains("4 játszma", "arány", "összeomlások: 0")
                .doesNotContain("games", "share", "points", "would", "won");
    }

    @Test
    void aSimulation_countsWhatTheGamesTell() {
        Call call = Call.of("sim", SETUP, "--games", "5", "--count");
        assertThat(call.out()).contains("times a game", "log.");
    }

    @Test
    void aSimulation_isTheSameOnOneThreadOrTwo() {
        JsonNode one = Call.of("sim", SETUP, "--games", "30", "--threads", "1", "--json").json();
        JsonNode two = Call.of("sim", SETUP, "--games", "30", "--threads", "2", "--json").json();
        assertThat(one.propertyNames()).contains("games", "decisions", "points", "crashes", "pace");
        assertThat(withoutPace(one)).isEqualTo(withoutPace(two));
    }

    @Test
    void anArena_tellsSharesWithTheirIntervals_andDrawsThem() throws IOException {
        Path plot = directory.resolve("plots").resolve("arena.svg");
        Call call = Call.of("arena", SETUP, "--bots", "random,greedy", "--games", "20", "--plot", plot.toString());
        assertThat(call.code()).isZero();
        assertThat(call.out()).contains("random", "greedy", "95 % from", "rating", "greedy thought for",
                "of a processor",
                "Equals would win 50.0 %", "random won", "crashes: 0");
        assertThat(Files.readString(plot)).startsWith("<svg").endsWith("</svg>\n");
    }

    @Test
    void aPairedArena_tellsTheIntervalOfTheDeals() {
        Call call = Call.of("arena", SETUP, "--bots", "random,greedy", "--games", "10", "--paired");
        assertThat(call.out()).contains("12 games", "Over 2 deals, each in all seatings, the interval is");
    }

    @Test
    void aSequentialTest_stopsWhenItIsDecided() {
        Call call = Call.of("arena", SETUP, "--bots", "greedy,random", "--games", "500", "--sprt", "0.5,0.6");
        assertThat(call.out()).contains("The sequential test stopped: 60.0 % is likelier than 50.0 %.");
        Call open = Call.of("arena", SETUP, "--bots", "greedy,random", "--games", "4", "--sprt", "0.5,0.6");
        assertThat(open.out()).contains("The sequential test is not decided.");
        refused("--sprt takes two shares", "arena", SETUP, "--bots", "greedy,random", "--sprt", "0.5");
        refused("the lower one first", "arena", SETUP, "--bots", "greedy,random", "--sprt", "0.6,0.5");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sim", "arena"})
    void whatIsResumed_tellsTheSame(String command) {
        String journal = directory.resolve("journal").toString();
        String[] call = {command, SETUP, "--bots", "random,greedy", "--games", "8", "--json", "--resume", journal};
        JsonNode first = Call.of(call).json();
        assertThat(withoutPace(Call.of(call).json())).isEqualTo(withoutPace(first));
    }

    @Test
    void whatTheGamesTell_isNotResumed() {
        refused("only if all are played at once", "sim", SETUP, "--count", "--resume", directory + "/journal");
    }

    @Test
    void aJournalThatCannotBeWritten_isSaidAsASentence() {
        Call call = Call.of("sim", SETUP, "--games", "2", "--resume", directory.toString());
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).contains("The machine does not play along", "cannot be used").doesNotContain("\tat ");
    }

    @Test
    void anArena_isTheSameOnOneThreadOrTwo() {
        String[] call = {"arena", SETUP, "--bots", "random,greedy", "--games", "12", "--json", "--threads"};
        JsonNode one = Call.of(with(call, "1")).json();
        JsonNode two = Call.of(with(call, "2")).json();
        assertThat(one.get("standings").size()).isEqualTo(2);
        assertThat(withoutPace(one)).isEqualTo(withoutPace(two));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sim", "arena"})
    void wrongNumbers_areRefused(String command) {
        refused("--games must be at least 1, not 0", command, SETUP, "--games", "0", "--bots", "random,greedy");
        refused("--threads must be at least 1, not -2", command, SETUP, "--threads", "-2", "--bots", "random,greedy");
        refused("'many' is not a long", command, SETUP, "--games", "many");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sim", "arena"})
    void unknownNames_areRefused(String command) {
        refused("There is no game 'kubb' here", command, "kubb", "--bots", "random,greedy");
        refused("has no option 'colour'", command, "vikings(colour=red)", "--bots", "random,greedy");
        refused("is no setup", command, "vikings(", "--bots", "random,greedy");
        refused("'wizard'", command, SETUP, "--bots", "random,wizard");
        refused("Missing required parameter: 'SETUP'", command);
    }

    @Test
    void tooManyOrTooFewBots_areRefused() {
        refused("takes 1 to 4 bots, not 5", "sim", SETUP, "--bots", "random,random,random,random,random");
        refused("bots, not 1", "arena", SETUP, "--bots", "random");
    }

    @Test
    void aPlotThatCannotBeWritten_isSaidAsASentence() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "");
        Call call = Call.of("arena", SETUP, "--bots", "random,greedy", "--games", "2", "--plot", file + "/plot.svg");
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).contains("is a file, not a directory").doesNotContain("\tat ");
    }

    @Test
    void recordsThatCannotBeWritten_areSaidAsASentence() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "");
        Call call = Call.of("sim", SETUP, "--games", "2", "--record", file.toString());
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).isEqualToIgnoringNewLines(file + " is a file, not a directory.");
    }

    @Test
    void records_areWritten_andReplay() throws IOException {
        Path records = directory.resolve("records");
        for (String command : new String[]{"sim", "arena"}) {
            Call.of(command, SETUP, "--bots", "random,greedy", "--games", "4", "--record", records.toString());
            for (int game = 0; game < 4; game++) {
                String file = records.resolve("vikings-00000" + game + ".althing").toString();
                assertThat(Call.of("replay", file, "--json").json().get("over").booleanValue()).isTrue();
            }
        }
    }

    @Test
    void theSpeedOfAnUnknownGame_isNotMeasured() {
        refused("There is no game 'kubb' here", "speed", "kubb");
    }

    private static void refused(String words, String... args) {
        Call call = Call.of(args);
        assertThat(call.code()).as(call.err()).isEqualTo(2);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).contains(words).doesNotContain("\tat ");
    }

    private static JsonNode withoutPace(JsonNode report) {
        return ((ObjectNode) report).without(List.of("pace", "thoughts"));
    }

    private static String[] with(String[] args, String last) {
        String[] all = Arrays.copyOf(args, args.length + 1);
        all[args.length] = last;
        return all;
    }
}
