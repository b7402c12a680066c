package althing.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import althing.server.HallOptions;
import althing.server.HallServer;

/** Language models in a hall, called by a real client over HTTP. */
class HallModelsTest {

    @TempDir
    private Path data = Path.of("");
    private HallServer hall;

    @BeforeEach
    void open() {
        hall = HallServer.start(new HallOptions(0, "127.0.0.1", data, Optional.empty(), Duration.ZERO),
                Optional.of(HallTools.annex("en")));
    }

    @AfterEach
    void close() {
        hall.close();
    }

    @Test
    void aModel_playsAGameToItsEnd_andNobodyElseSeesItsTable() {
        try (McpSyncClient model = dial(hall.newProgramToken("one"));
                McpSyncClient other = dial(
                        hall.newProgramToken("other"))) {
            assertThat(model.listTools().tools()).extracting(Tool::name).contains("list_games", "my_tables", "new_game",
                    "join", "look", "play", "explain", "rule", "review");
            String seen = call(model, "new_game", Map.of("setup", "vikings(seats=2)", "level", 1));
            String game = seen.lines().findFirst().orElse("").replace("game ", "");
            assertThat(call(model, "my_tables", Map.of())).startsWith(game).endsWith("you are asked");
            assertThat(call(other, "my_tables", Map.of())).isEmpty();
            assertThat(answer(other, "play", Map.of("game", game, "move", "1")).isError()).isTrue();
            assertThat(answer(model, "play", Map.of("game", game, "move", "no such move")).isError()).isTrue();
            assertThat(call(model, "explain", Map.of("game", game, "move", "1"))).contains("may play");
            for (int last = lastChoice(seen); last > 0; last = lastChoice(seen)) {
                seen = call(model, "play", Map.of("game", game, "move", Integer.toString(last)));
            }
            assertThat(seen).contains("The game is over.");
            assertThat(call(model, "review", Map.of("game", game))).contains("\"stage\":");
        }
    }

    @Test
    void whoHasNoToken_isNotLetIn() throws Exception {
        HttpRequest call = HttpRequest.newBuilder(address().resolve("/mcp")).header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{}")).build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = client.send(call, BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(401);
            assertThat(answer.headers().firstValue("WWW-Authenticate")).contains("Bearer");
        }
        try (McpSyncClient stranger = client("althing_nothing")) {
            assertThatThrownBy(stranger::initialize).isInstanceOf(RuntimeException.class);
        }
    }

    private URI address() {
        return URI.create("http://127.0.0.1:" + hall.port());
    }

    private McpSyncClient dial(String token) {
        McpSyncClient client = client(token);
        client.initialize();
        return client;
    }

    private McpSyncClient client(String token) {
        return McpClient.sync(HttpClientStreamableHttpTransport.builder(address().toString()).endpoint("/mcp")
                .requestBuilder(HttpRequest.newBuilder().header("Authorization", "Bearer " + token))
                .jsonMapper(McpJsonDefaults.getMapper()).build()).requestTimeout(Duration.ofMinutes(5)).build();
    }

    private static String call(McpSyncClient client, String tool, Map<String, Object> arguments) {
        CallToolResult result = answer(client, tool, arguments);
        assertThat(result.isError()).as(text(result)).isFalse();
        return text(result);
    }

    private static CallToolResult answer(McpSyncClient client, String tool, Map<String, Object> arguments) {
        return client.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
    }

    private static String text(CallToolResult result) {
        return ((TextContent) result.content().getFirst()).text();
    }

    private static int lastChoice(String seen) {
        String line = seen.lines().reduce((_, next) -> next).orElse("");
        return line.matches("\\d+\\. .*\\[.*]") ? Integer.parseInt(line.substring(0, line.indexOf('.'))) : 0;
    }
}
