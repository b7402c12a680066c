package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

import althing.engine.Game;
import althing.engine.Games;

/** Programs as bots: the examples play every title, and the commands tell what went wrong with others. */
class GuestsTest {

    private static final Path EXAMPLES = Path.of("..", "clients", "examples");

    @TempDir
    private Path directory = Path.of("");

    static Stream<String> titles() {
        return Games.all().stream().map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("titles")
    void theExampleInPython_playsEveryTitle(String title) {
        Assumptions.assumeTrue(Stream.of(System.getenv("PATH").split(":")).anyMatch(
                folder -> Files.isExecutable(Path.of(folder, "python3"))), "there is no Python here");
        playsWell(title, "exec:python3 " + EXAMPLES.resolve("exec_bot.py"));
    }

    @ParameterizedTest
    @Tag("slow")
    @MethodSource("titles")
    void theExampleInJava_playsEveryTitle(String title) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        playsWell(title, "exec:'" + java + "' -XX:TieredStopAtLevel=1 -cp '"
                + System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")) + "' "
                + EXAMPLES.resolve("ExecBot.java"));
    }

    private void playsWell(String title, String bot) {
        Call call = Call.of("arena", title, "--bots", bot + ",ms=60000,log=" + directory.resolve("log") + ",random",
                "--games", "2", "--threads", "1", "--json");
        JsonNode report = call.json();
        assertThat(report.path("games").asInt()).isEqualTo(2);
        JsonNode guest = report.path("guests").path(0);
        assertThat(guest.path("asked").asInt()).isPositive();
        assertThat(guest.path("late").asInt() + guest.path("illegal").asInt() + guest.path("crashed").asInt()).isZero();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS) // has no such shell
    void whatWentWrong_standsInTheReport() throws Exception {
        Path script = Files.writeString(directory.resolve("bot.sh"), """
                read hello; echo '{"ready":"test"}'
                while read line; do case $line in *decide*) echo '{"move":"fly"}' ;; esac; done
                """);
        String bot = "exec:sh '" + script + "',ms=60000";
        for (String command : new String[]{"sim", "arena"}) {
            Call call = Call.of(command, "vikings(seats=2)", "--bots", bot + ",random", "--games", "2");
            assertThat(call.out()).contains(bot + " was asked", "answered by a random move: 0 late", "0 crashed.",
                    "Not repeatable");
        }
        Call play = Call.answering("", "play", "vikings(seats=2)#1", "--seat", "1", "--bots", bot, "--record",
                directory.toString());
        assertThat(play.code()).as(play.err()).isZero();
        assertThat(Call.of("sim", "vikings(seats=2)", "--bots", bot, "--out", directory.toString()).err())
                .contains("would think by the clock");
    }

    @Test
    void whatCannotBeStarted_isSaidAsASentence() {
        Call call = Call.of("arena", "vikings(seats=2)", "--bots", "exec:./no-such-bot,random", "--games", "2");
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).startsWith("The program './no-such-bot' cannot play: ").doesNotContain("\tat ");
    }

    /** This one does not even notice that nobody speaks to it any more. */
    @Test
    @Tag("slow")
    @DisabledOnOs(OS.WINDOWS) // has no such shell
    void whenTheRunIsStopped_itsProgramsEndToo() throws Exception {
        Path script = Files.writeString(directory.resolve("bot.sh"), """
                echo $$ >&2
                read hello; echo '{"ready":"test"}'
                exec tail -f /dev/null
                """);
        Process run = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "althing.app.Main", "sim", "vikings(seats=2)", "--threads", "1", "--bots",
                "exec:sh '" + script + "',ms=3600000").start();
        ProcessHandle program = ProcessHandle.of(run.errorReader().lines().filter(line -> line.matches("\\d+"))
                .mapToLong(Long::parseLong).findFirst().orElseThrow()).orElseThrow();
        run.destroy();
        program.onExit().join();
        assertThat(program.isAlive()).isFalse();
        assertThat(run.waitFor()).isNotZero();
    }
}
