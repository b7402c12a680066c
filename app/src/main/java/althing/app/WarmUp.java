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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import picocli.CommandLine.Command;
import tools.jackson.databind.JsonNode;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
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
        Shell deaf = new Shell(shell().in(), nowhere(), nowhere(), Map.of(), false);
        Main.run(deaf, "--help");
        Main.run(deaf, "games");
        for (Game game : Games.all()) {
            Main.run(deaf, "new", game.id() + "#1");
            Main.run(deaf, "sim", game.id(), "--games", "20");
        }
        Path data = Files.createTempDirectory("althing-warm-up");
        try (HallServer hall = HallServer.start(
                new HallOptions(0, "127.0.0.1", data, Optional.empty(), Duration.ZERO))) {
            visit("http://127.0.0.1:" + hall.port());
        } finally {
            Scratch.delete(data);
        }
    }

    /** Walks in like a person: the page, the games, a table of each against a bot, a few moves. */
    private void visit(String hall) throws IOException, InterruptedException {
        for (String place : List.of("/", "/api/hall", "/api/tables", "/openapi.json")) {
            get(hall + place);
        }
        for (Game game : Games.all()) {
            get(hall + "/api/games/" + game.id() + "/texts/en");
            play(hall + "/api/tables", game);
        }
    }

    private void play(String tables, Game game) throws IOException, InterruptedException {
        String setup = Setup.of(game, game.minSeats(), Map.of()).line();
        List<Map<String, Object>> seats = new ArrayList<>(List.of(Map.of("kind", "me", "name", "A")));
        while (seats.size() < game.minSeats()) {
            seats.add(Map.of("kind", "bot", "level", 1));
        }
        String table = post(tables, Map.of("setup", setup, "seats", seats)).path("id").asString();
        for (int i = 0; i < MOVES; i++) {
            JsonNode state = Json.STRICT.readTree(get(tables + "/" + table));
            if (state.path("options").isEmpty()) {
                return;
            }
            post(tables + "/" + table + "/moves", Map.of("seat", state.get("acting"), "after",
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
}
