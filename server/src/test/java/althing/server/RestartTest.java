package althing.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** What was acknowledged outlives the hall. */
@Tag("slow")
class RestartTest extends HallTest {

    @Test
    void afterARestart_everythingIsAsItWas() {
        String table = ingrid.open("vikings(seats=3)", "me", "screen", "friend");
        String invite = ingrid.state(table).path("seats").path(2).path("invite").asString();
        olaf.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\",\"name\":\"Olaf\"}");
        olaf.post("/api/tables/" + table + "/chat", "{\"text\":\"Hail\"}");
        for (int i = 0; i < 45; i++) {
            playFirst(table);
        }
        JsonNode hers = ingrid.state(table);
        JsonNode his = olaf.state(table);
        JsonNode list = ingrid.get("/api/tables").json();
        restart();
        assertThat(ingrid.state(table)).isEqualTo(hers);
        assertThat(olaf.state(table)).isEqualTo(his);
        assertThat(ingrid.get("/api/tables").json()).isEqualTo(list);
        playFirst(table);
        assertThat(ingrid.state(table).path("moves").asInt()).isEqualTo(hers.path("moves").asInt() + 1);
    }

    /** Whatever moment the process dies at, every move that was answered with 200 is there afterwards. */
    @Test
    void aKilledHall_losesNothingThatItAcknowledged(@TempDir Path other) throws IOException, InterruptedException {
        Path output = other.resolve("output.txt");
        Process child = child(other, output, 0);
        int port = port(child, output);
        String table;
        try (Guest guest = new Guest(port)) {
            table = guest.open("runes(seats=2,hand=12)#7", "me", "bot");
            for (int i = 0; i < 9; i++) {
                JsonNode state = await(guest, table);
                String move = state.path("options").path(0).path("move").asString();
                assertThat(guest.play(table, 0, move, state.path("seq").asInt()).status()).isEqualTo(200);
            }
            JsonNode last = guest.state(table);
            child.destroyForcibly().waitFor();
            Process again = child(other, output, port);
            try {
                assertThat(port(again, output)).isEqualTo(port);
                JsonNode after = guest.state(table);
                assertThat(after.path("moves").asInt()).isGreaterThanOrEqualTo(last.path("moves").asInt());
                assertThat(firstLines(after, last.path("log").size()))
                        .isEqualTo(last.path("log").valueStream().toList());
                assertThat(await(guest, table).path("options")).as("the bot goes on").isNotEmpty();
                guest.playToTheEnd(table);
            } finally {
                again.destroyForcibly().waitFor();
            }
        } finally {
            child.destroyForcibly().waitFor();
        }
    }

    /** The limit on the size of files stands for a full disk: writing fails at some moment in the middle. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aDiskThatFillsUp_isToldAtTheTable_andLosesNothing(@TempDir Path other)
            throws IOException, InterruptedException {
        Path output = other.resolve("output.txt");
        Process child = child(other, output, 0, "/bin/sh", "-c", "ulimit -f 4000; exec \"$@\"", "sh");
        try (Guest guest = new Guest(port(child, output))) {
            String table = guest.open("vikings(seats=4)#7", "me", "me", "me", "me");
            JsonNode last = guest.state(table);
            Guest.Reply reply = playFirst(guest, table, last);
            while (reply.status() == 200) {
                last = guest.state(table);
                reply = playFirst(guest, table, last);
            }
            assertThat(reply.problem()).isEqualTo("storage");
            assertThat(guest.state(table)).isEqualTo(last);
            int port = port(child, output);
            child.destroyForcibly().waitFor();
            child = child(other, output, port);
            port(child, output);
            JsonNode after = guest.state(table);
            assertThat(after.path("moves").asInt()).isEqualTo(last.path("moves").asInt());
            assertThat(after.path("view")).isEqualTo(last.path("view"));
            assertThat(playFirst(guest, table, after).status()).isEqualTo(200);
        } finally {
            child.destroyForcibly().waitFor();
        }
    }

    private static Guest.Reply playFirst(Guest guest, String table, JsonNode seen) {
        return guest.play(table, seen.path("acting").asInt(), seen.path("options").path(0).path("move").asString());
    }

    private static List<JsonNode> firstLines(JsonNode state, int count) {
        return state.path("log").valueStream().limit(count).toList();
    }

    private static JsonNode await(Guest guest, String table) {
        JsonNode state = guest.state(table);
        while (state.path("acting").isNull()) {
            state = guest.state(table);
        }
        return state;
    }

    private void playFirst(String table) {
        JsonNode state = ingrid.state(table);
        Guest guest = state.path("acting").isNull() ? olaf : ingrid;
        JsonNode seen = guest.state(table);
        assertThat(guest.play(table, seen.path("acting").asInt(),
                seen.path("options").path(0).path("move").asString()).status()).isEqualTo(200);
    }

    /** The child writes into a file, and its input is closed: a test must not share its streams with it. */
    private static Process child(Path data, Path output, int port, String... shell) throws IOException {
        List<String> command = new ArrayList<>(List.of(shell));
        command.addAll(List.of(ProcessHandle.current().info().command().orElseThrow(), "-Xmx256m",
                "-XX:+UseSerialGC", "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                ChildHall.class.getName(), data.toString(), Integer.toString(port)));
        Files.deleteIfExists(output);
        Process child = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start();
        child.getOutputStream().close();
        return child;
    }

    private static int port(Process child, Path output) throws IOException, InterruptedException {
        while (child.isAlive()) {
            for (String line : Files.readAllLines(output)) {
                if (line.startsWith("port ")) {
                    return Integer.parseInt(line.substring("port ".length()));
                }
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
        throw new IllegalStateException(Files.readString(output));
    }
}
