import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A program that plays in a hall: one game of each title that it is told, against the hall's bots, by random legal moves.
 * <pre>java -cp app/target/althing.jar clients/examples/AlthingBot.java http://localhost:8080 TOKEN vikings odin</pre>
 * The token is made on the page "You" of the hall. The jar is there for its JSON library only.
 */
public final class AlthingBot {

    private static final JsonMapper JSON = JsonMapper.shared();

    private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String hall;
    private final String token;

    private AlthingBot(String hall, String token) {
        this.hall = hall;
        this.token = token;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length < 2) {
            throw new IllegalArgumentException("Say the address of the hall, a token, and the titles to play.");
        }
        AlthingBot bot = new AlthingBot(args[0], args[1]);
        List<String> titles = List.of(args).subList(2, args.length);
        for (JsonNode game : JSON.readTree(bot.send(bot.request("/api/hall"))).path("games")) {
            if (titles.isEmpty() || titles.contains(game.path("id").asString())) {
                System.out.println(game.path("id").asString() + " " + bot.play(game));
            }
        }
    }

    /** Put your own thoughts here: {@code view} is what your seat may see, {@code options} what it may do. */
    private static String choose(JsonNode state) {
        JsonNode options = state.path("options");
        return options.path(ThreadLocalRandom.current().nextInt(options.size())).path("move").asString();
    }

    /** Plays a game to its end; the points. */
    private JsonNode play(JsonNode game) throws IOException, InterruptedException {
        String table = open(game);
        int answered = -1;
        var lines = client.send(request("/api/programs/stream?table=" + table).build(), BodyHandlers.ofLines());
        Iterator<String> states = lines.body().filter(line -> !line.isBlank()).iterator();
        while (states.hasNext()) {
            JsonNode state = JSON.readTree(states.next()).path("state");
            if (state.path("over").asBoolean()) {
                lines.body().close();
                return state.path("points");
            }
            if (!state.path("trouble").isNull()) {
                throw new IOException("The table stands still: " + state.path("trouble"));
            }
            if (!state.path("acting").isNull() && state.path("seq").asInt() >= answered) {
                // Others who decide at the same time may have come first; what was told before this answer is past.
                answered = JSON.readTree(post("/api/tables/" + table + "/moves", "{\"seat\":" + state.path("acting")
                        + ",\"move\":\"" + choose(state) + "\",\"after\":" + state.path("seq") + "}"))
                        .path("seq").asInt();
            }
        }
        throw new IOException("The hall has closed the line.");
    }

    private String open(JsonNode game) throws IOException, InterruptedException {
        int seats = Math.max(1, game.path("minSeats").asInt());
        String wishes = "{\"kind\":\"me\",\"name\":\"Example\"}"
                + ",{\"kind\":\"bot\",\"level\":1}".repeat(seats - 1);
        String setup = game.path("id").asString() + "(seats=" + seats + ")";
        return JSON.readTree(post("/api/tables", "{\"setup\":\"" + setup + "\",\"seats\":[" + wishes + "]}"))
                .path("id").asString();
    }

    private String post(String path, String body) throws IOException, InterruptedException {
        return send(request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(body)));
    }

    private String send(HttpRequest.Builder request) throws IOException, InterruptedException {
        var answer = client.send(request.build(), BodyHandlers.ofString());
        if (answer.statusCode() >= 300) {
            throw new IOException(answer.body());
        }
        return answer.body();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(hall + path)).header("Authorization", "Bearer " + token);
    }
}
