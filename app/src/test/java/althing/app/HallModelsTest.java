package althing.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

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
import althing.engine.SplitMix;
import althing.server.HallOptions;
import althing.server.HallServer;

/** Language models in a hall, called by a real client over HTTP. */
class HallModelsTest {

    private static final String INITIALIZE = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":"
            + "{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{},\"clientInfo\":{\"name\":\"x\",\"version\":\"1\"}}}";
    private static final String TOOLS = "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\",\"params\":{}}";
    private static final String NEW_GAME = "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":"
            + "{\"name\":\"new_game\",\"arguments\":{\"setup\":\"hnefatafl(seats=2)\",\"level\":1,\"name\":\"Una\"}}}";
    private static final int SPOILT = Integer.getInteger("althing.fuzz", 150);
    private static final List<String> OTHERS = List.of("null", "true", "-1", "1e400", "\"\"", "\"\\u0000\"", "[]", "{}",
            "[[]]", "NaN", "\"x\"", "\"" + "y".repeat(70_000) + "\"", "[".repeat(5000), "{\"a\":{\"b\":null}}");
    private static final Pattern PROGRAM = Pattern.compile("Exception|\tat |\\bjava\\b|jackson|jetty|javalin");

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

    @Test
    void aTokenThatOnlyReads_opensNoTable_andMakesNoMove() throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            String reader = read(client);
            for (String wish : List.of(INITIALIZE, TOOLS, NEW_GAME)) {
                HttpResponse<String> answer = said(client, reader, wish.getBytes(StandardCharsets.UTF_8));
                assertThat(answer.statusCode()).isEqualTo(403);
                assertThat(answer.body()).contains("\"scope\"");
            }
        }
    }

    /** A token that a person has made for a program that may look. */
    private String read(HttpClient client) throws IOException, InterruptedException {
        String made = client.send(HttpRequest.newBuilder(address().resolve("/api/me/tokens"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"label\":\"x\",\"scope\":\"read\"}")).build(),
                BodyHandlers.ofString()).body();
        assertThat(made).contains("althing_");
        return made.replaceAll(".*\"(althing_[^\"]*)\".*", "$1");
    }

    /**
     * Whatever a program sends is answered by the tools, or refused in words that tell nothing of the program here. The library
     * says 500 where a parameter has another type.
     */
    @Test
    void whatIsNoCall_isRefused_andTheToolsGoOn() throws Exception {
        String token = hall.newProgramToken("one");
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (String call : List.of(INITIALIZE, TOOLS, NEW_GAME)) {
                SplitMix random = SplitMix.stream(call.length(), 1);
                for (int number = 0; number < SPOILT; number++) {
                    byte[] body = spoilt(call, random);
                    HttpResponse<String> answer = said(client, token, body);
                    String told = "%d of %s: %s".formatted(number, new String(body, StandardCharsets.UTF_8),
                            answer.body());
                    assertThat(answer.statusCode()).as(told).isBetween(200, 500);
                    assertThat(PROGRAM.matcher(answer.body()).find()).as(told).isFalse();
                }
            }
        }
        try (McpSyncClient model = dial(token)) {
            assertThat(call(model, "new_game", Map.of("setup", "vikings(seats=2)", "level", 1))).startsWith("game ");
        }
    }

    /** A call with something else in the place of a value, or a name; or cut; or with a byte that does not belong there. */
    private static byte[] spoilt(String call, SplitMix random) {
        List<String> values = Pattern.compile("\"[^\"]*\"|[0-9.]+|\\{\\}").matcher(call).results()
                .map(MatchResult::group).toList();
        String body = switch (random.nextInt(3)) {
            case 0 -> call.substring(0, random.nextInt(call.length()));
            default ->
                call.replace(values.get(random.nextInt(values.size())), OTHERS.get(random.nextInt(OTHERS.size())));
        };
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > 0 && random.nextInt(4) == 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    private HttpResponse<String> said(HttpClient client, String token, byte[] body)
            throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(address().resolve("/mcp"))
                .header("Content-Type", "application/json").header("Accept", "application/json, text/event-stream")
                .header("Authorization", "Bearer " + token)
                .POST(HttpRequest.BodyPublishers.ofByteArray(body)).build(), BodyHandlers.ofString());
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
