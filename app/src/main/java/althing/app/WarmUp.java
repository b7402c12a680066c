package althing.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import picocli.CommandLine.Command;
import tools.jackson.databind.JsonNode;

import althing.engine.Games;
import althing.formats.Json;
import althing.server.HallOptions;
import althing.server.HallServer;

/** Does once what the program does at its start, so that the JVM can learn from it. For the build only. */
@Command(name = "warm-up", hidden = true, description = "Show the JVM what a start needs.")
final class WarmUp extends Task {

    private static final int MOVES = 5;

    private final HttpClient client = HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

    WarmUp(Shell shell) {
        super(shell);
    }

    @Override
    void run() throws Exception {
        String game = Games.all().getFirst().id();
        Shell deaf = new Shell(shell().in(), nowhere(), nowhere(), Map.of(), false);
        for (String[] args : new String[][]{{"--help"}, {"games"}, {"new", game + "#1"},
                {"sim", game, "--games", "50"}}) {
            Main.run(deaf, args);
        }
        Path data = Files.createTempDirectory("althing-warm-up");
        try (HallServer hall = HallServer.start(
                new HallOptions(0, "127.0.0.1", data, Optional.empty(), Duration.ZERO))) {
            visit("http://127.0.0.1:" + hall.port(), game);
        } finally {
            delete(data);
        }
    }

    /** Walks in like a person: the page, the games, a table against a bot, a few moves. */
    private void visit(String hall, String game) throws IOException, InterruptedException {
        for (String place : List.of("/", "/api/hall", "/openapi.json", "/api/games/" + game + "/texts/en")) {
            get(hall + place);
        }
        String table = post(hall + "/api/tables", Map.of("setup", game + "(seats=2)", "seats",
                List.of(Map.of("kind", "me", "name", "A"), Map.of("kind", "bot", "level", 1)))).path("id").asString();
        for (int i = 0; i < MOVES; i++) {
            JsonNode state = Json.STRICT.readTree(get(hall + "/api/tables/" + table));
            if (state.path("options").isEmpty()) {
                return;
            }
            post(hall + "/api/tables/" + table + "/moves", Map.of("seat", state.get("acting"), "after",
                    state.get("seq"), "move", state.get("options").get(0).get("move")));
        }
    }

    private String get(String address) throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString()).body();
    }

    private JsonNode post(String address, Object body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address)).header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(Json.STRICT.writeValueAsString(body))).build();
        return Json.STRICT.readTree(client.send(request, BodyHandlers.ofString()).body());
    }

    private static PrintWriter nowhere() {
        return new PrintWriter(Writer.nullWriter());
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
