package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import althing.formats.Json;

/** A hall that is told to end, by the signal of service managers and containers. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS) // has no such signal
class StopTest {

    /** Answers end without a line break: one that keeps its line open is read only when it falls silent, half a minute later. */
    private static final String CLOSE = "Connection: close\r\n";
    private static final String COOKIE = "Cookie: althing_person=" + "a".repeat(32) + "\r\n";
    private static final int TERMINATED = 143;

    @TempDir
    private Path data = Path.of("");

    /** The move has come in by half when the hall is told to end; its line ends the streams first. */
    @Test
    void aMoveUnderWay_isPlayed_streamsAreToldToDialAgain_andTheLogIsJsonWithNothingPersonal() throws Exception {
        Path log = data.resolve("log");
        Process hall = start(log);
        int port = port(hall);
        String table = open(port);
        try (Line stream = new Line(port); Line hand = new Line(port)) {
            stream.send("GET /api/tables/" + table + "/events HTTP/1.1\r\nHost: localhost\r\n" + COOKIE
                    + "Accept: text/event-stream\r\n\r\n");
            String body = firstMove(Json.STRICT.readTree(stream.until("data: ").substring("data: ".length())));
            hand.send(post("/api/tables/" + table + "/moves", body.length()) + body.substring(0, 9));
            hall.destroy();
            stream.until("retry: ");
            hand.send(body.substring(9));
            assertThat(hand.until("HTTP/1.1 ")).contains(" 200 ");
            assertThat(hand.until("{")).contains("\"seq\":1");
        }
        assertThat(hall.waitFor()).isEqualTo(TERMINATED);
        check(Files.readAllLines(log));
        assertThat(movesAfterARestart(table, log)).isEqualTo(1);
    }

    private static String firstMove(JsonNode state) {
        return "{\"seat\":" + state.path("acting").asInt() + ",\"after\":0,\"move\":"
                + state.path("options").path(0).path("move") + "}";
    }

    private static void check(List<String> log) {
        assertThat(log).isNotEmpty().allSatisfy(line -> {
            JsonNode entry = Json.STRICT.readTree(line);
            assertThat(entry.path("level").asString()).isNotEmpty();
            assertThat(entry.path("formattedMessage").asString()).isNotEmpty();
            assertThat(line).doesNotContain("Sigrid").doesNotContain("aaaaaaaa");
        });
        assertThat(log).anyMatch(line -> line.contains("The hall is open"))
                .anyMatch(line -> line.contains("The hall closes"));
    }

    private int movesAfterARestart(String table, Path log) throws IOException, InterruptedException {
        Process again = start(log);
        try (Line line = new Line(port(again))) {
            line.send("GET /api/tables/" + table + " HTTP/1.1\r\nHost: localhost\r\n" + COOKIE + CLOSE + "\r\n");
            return Json.STRICT.readTree(line.until("{")).path("moves").asInt();
        } finally {
            again.destroy();
            again.waitFor();
        }
    }

    private static String open(int port) throws IOException {
        String body = "{\"setup\":\"vikings(seats=2)#1\",\"seats\":[{\"kind\":\"me\",\"name\":\"Sigrid\"},{\"kind\":\"screen\"}]}";
        try (Line line = new Line(port)) {
            line.send(post("/api/tables", body.length()) + body);
            return Json.STRICT.readTree(line.until("{")).path("id").asString();
        }
    }

    private static String post(String path, int length) {
        return "POST " + path + " HTTP/1.1\r\nHost: localhost\r\n" + COOKIE + CLOSE
                + "Content-Type: application/json\r\nContent-Length: " + length + "\r\n\r\n";
    }

    private Process start(Path log) throws IOException {
        List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElseThrow(),
                "-Xmx256m", "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED", "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "althing.app.Main", "serve", "--port", "0", "--no-browser", "--json", "--log", "json", "--data",
                data.resolve("hall").toString()));
        return new ProcessBuilder(command).redirectError(log.toFile()).start();
    }

    private static int port(Process hall) throws IOException {
        BufferedReader said = hall.inputReader();
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.contains("\"port\"")) {
                return Integer.parseInt(line.replaceAll("\\D", ""));
            }
        }
        throw new IllegalStateException("the hall did not open");
    }

    /** A bare line to the hall, which sends as little as it is told to. */
    private static final class Line implements AutoCloseable {

        private final Socket socket;
        private final BufferedReader in;

        Line(int port) throws IOException {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        }

        void send(String text) throws IOException {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        }

        /** The next line that begins so. */
        String until(String beginning) throws IOException {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith(beginning)) {
                    return line;
                }
            }
            throw new IllegalStateException("no line came that begins with " + beginning);
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
