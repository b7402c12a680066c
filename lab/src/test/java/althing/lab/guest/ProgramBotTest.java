package althing.lab.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import althing.bots.Bots;
import althing.bots.GuestGone;
import althing.bots.Mishaps;
import althing.engine.BadInput;
import althing.engine.Setup;
import althing.formats.Json;
import althing.lab.Arena;
import althing.lab.ArenaReport;
import althing.lab.Conduct;
import althing.lab.Experiment;
import althing.lab.Experiment.Seating;
import althing.lab.Simulation;
import althing.lab.SimulationReport;

/** Bots that are programs, here of a few lines for the shell. */
@DisabledOnOs(OS.WINDOWS) // has no such shell
class ProgramBotTest {

    private static final String READY = "read hello; echo '{\"ready\":\"test\"}'\n";
    /** Answers every question by its first move. */
    private static final String FIRST = READY
            + "exec sed -u -n 's/.*\"moves\":\\[\"\\([^\"]*\\)\".*/{\"move\":\"\\1\"}/p'\n";
    private static final String ILLEGAL = READY + """
            while read line; do
              case $line in *decide*) echo '{"move":"fly"}' ;; esac
            done
            """;
    private static final String SILENT = READY + "cat >/dev/null\n";
    /** Ends at its third question. */
    private static final String WEAK = READY + """
            left=3
            while read line; do
              case $line in *decide*) left=$((left - 1)); [ $left = 0 ] && exit 3; echo '{"move":"fly"}' ;; esac
            done
            """;

    @TempDir
    private Path directory = Path.of("");

    @Test
    void aProgram_playsWholeGames_andIsToldWhatItNeeds() throws IOException {
        Path heard = directory.resolve("heard");
        Mishaps mishaps = mishapsOf(
                program("tee '" + heard + "' | {\n" + FIRST + "}\n"), 2);
        assertThat(mishaps.asked()).isPositive();
        assertThat(mishaps.all()).isZero();
        List<JsonNode> lines = Files.readAllLines(heard).stream().map(Json.STRICT::readTree).toList();
        assertThat(lines.getFirst().path("hello").asString()).isEqualTo("althing-bot 1");
        assertThat(lines.getFirst().path("setup").asString()).startsWith("vikings(seats=2,").contains("rules=");
        assertThat(lines.get(1).path("begin").asInt()).isEqualTo(1);
        assertThat(lines.get(2).propertyNames()).containsExactly("decide", "seat", "view", "moves", "ms");
        assertThat(lines).filteredOn(line -> line.has("end")).hasSize(2)
                .allSatisfy(line -> assertThat(line.path("points").size()).isEqualTo(2));
    }

    @Test
    void whatIsIllegal_isAnsweredAtRandom_andCounted() throws IOException {
        Mishaps mishaps = mishapsOf(program(ILLEGAL), 1);
        assertThat(mishaps.illegal()).isEqualTo(mishaps.asked()).isPositive();
        assertThat(mishaps.late() + mishaps.crashed()).isZero();
    }

    /** It answers nothing, so the time given is the least there is; who owes too much is started anew. */
    @Test
    void whatIsLate_isAnsweredAtRandom_andCounted() throws IOException {
        Mishaps mishaps = mishapsOf(program(SILENT, 1), 1);
        assertThat(mishaps.late()).isPositive();
        assertThat(mishaps.late() + mishaps.crashed()).isEqualTo(mishaps.asked());
    }

    @Test
    void whatEnds_isStartedAnew_untilItIsTooMuch() throws IOException {
        assertThatThrownBy(() -> mishapsOf(program(WEAK), 50)).rootCause().isInstanceOf(GuestGone.class)
                .hasMessageContaining("broke 10 times, the last time so: it ended with code 3");
    }

    /** At its third question it ends, but only the first time. */
    @Test
    void whatEndsOnce_isStartedAnew_andPlaysTheGameToItsEnd() throws IOException {
        Path started = directory.resolve("started");
        String name = program("echo x >>'" + started + "'\n[ $(wc -l <'" + started + "') = 1 ] || {\n" + FIRST + "}\n"
                + WEAK);
        Mishaps mishaps = mishapsOf(name, 1);
        assertThat(Files.readAllLines(started)).hasSize(2);
        assertThat(mishaps.crashed()).isEqualTo(1);
        assertThat(mishaps.illegal()).as("the two answers before it ended").isEqualTo(2);
        assertThat(mishaps.late()).isZero();
        assertThat(mishaps.asked()).as("and it was asked on").isGreaterThan(3);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"exec:./there-is-no-such-program|There is no such",
            "exec:false|ended with code 1",
            "exec:echo hello|its first line is not {\"ready\":…} but: hello"})
    void whatCannotBeStarted_endsTheRunWithASentence(String name, String sentence) {
        assertThatThrownBy(() -> mishapsOf(name, 1)).rootCause().isInstanceOf(GuestGone.class)
                .hasMessageContaining("cannot play").hasMessageContaining(sentence.replace("There is no such",
                        "there-is-no-such-program"));
    }

    @Test
    void eachSeatOfATable_hasAProcessToItself_whichServesGameAfterGame() throws IOException {
        Path started = directory.resolve("started");
        String name = program("echo x >>'" + started + "'\n" + FIRST);
        Experiment games = Experiment.of(Setup.parse("vikings(seats=4)"), List.of(name, "random"), 6, 1,
                Seating.PAIRED);
        ArenaReport report = Arena.run(games, Conduct.silent(1));
        assertThat(report.guests()).singleElement().satisfies(guest -> assertThat(guest.all()).isZero());
        assertThat(Files.readAllLines(started)).hasSize(2);
        assertThat(report.untimed().guests()).isEmpty();
        assertThat(report.clocked()).containsExactly(name);
    }

    @Test
    void whenTheRunIsOver_theProgramsAreGone() throws IOException {
        Path number = directory.resolve("number");
        mishapsOf(program("echo $$ >'" + number + "'\n" + READY + "while true; do read line; done\n", 1), 1);
        Optional<ProcessHandle> left = ProcessHandle.of(Long.parseLong(Files.readString(number).strip()));
        left.ifPresent(process -> process.onExit().join());
        assertThat(left.filter(ProcessHandle::isAlive)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"exec|exec needs a command",
            "exec:x,ms=0|ms is a whole number of milliseconds",
            "exec:x,c=1|exec has the settings ms and log, not 'c=1'", "exec:'x|is opened and not closed"})
    void aNameThatMakesNoBot_getsASentence(String name, String sentence) {
        assertThatThrownBy(() -> Bots.named(name)).isInstanceOf(BadInput.class).hasMessageContaining(sentence);
    }

    @Test
    void whatItComplainsOf_isKeptWhereOneWantsIt() throws IOException {
        Path log = directory.resolve("log");
        mishapsOf(program("echo 'I am here.' >&2\n" + FIRST) + ",log=" + log, 1);
        assertThat(Files.readString(log)).isEqualTo("I am here.\n");
    }

    private static Mishaps mishapsOf(String name, long games) {
        SimulationReport report = Simulation.run(Experiment.of(Setup.parse("vikings(seats=2)"),
                List.of(name, "random"), games, 1, Seating.FIXED), Conduct.silent(1));
        assertThat(report.crashes()).isEmpty();
        return report.guests().getFirst();
    }

    /** A program that has so much time that a busy machine does not matter. */
    private String program(String script) throws IOException {
        return program(script, 60_000);
    }

    private String program(String script, int millis) throws IOException {
        return "exec:sh '" + Files.writeString(directory.resolve("bot.sh"), script) + "',ms=" + millis;
    }
}
