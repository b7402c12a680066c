import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ThreadLocalRandom;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A bot as a program of its own: lines of JSON come in, moves go out, both on the standard streams. It plays at random.
 * <pre>./althing arena 'vikings(seats=2)' --bots 'exec:java -cp app/target/althing.jar clients/examples/ExecBot.java,random'</pre>
 * The jar is there for its JSON library only. docs/agents.md tells what the lines mean.
 */
public final class ExecBot {

    private static final JsonMapper JSON = JsonMapper.shared();

    private ExecBot() {
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String text = in.readLine(); text != null; text = in.readLine()) {
            JsonNode line = JSON.readTree(text);
            if (line.has("hello")) {
                System.out.println("{\"ready\":\"example\"}");
            } else if (line.has("decide")) {
                System.out.println(JSON.createObjectNode().put("decide", line.path("decide").asLong())
                        .put("move", choose(line.path("view"), line.path("moves"))));
            } else if (line.has("instead")) {
                System.err.println("Move " + line.path("move") + " was made for me: " + line.path("why"));
            }
        }
    }

    /** Put your own thoughts here: {@code view} is what your seat may see, {@code moves} are the codes of what it may do. */
    private static String choose(JsonNode view, JsonNode moves) {
        return moves.path(ThreadLocalRandom.current().nextInt(moves.size())).asString();
    }
}
