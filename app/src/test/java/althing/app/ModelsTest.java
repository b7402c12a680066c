package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;

/** {@code althing mcp}, called by a real client in a process of its own. */
class ModelsTest {

    private static final String BRANDUBH = "hnefatafl(variant=brandubh)";

    private final McpSyncClient client = McpClient.sync(new StdioClientTransport(
            ServerParameters.builder(Objects.requireNonNull(ProcessHandle.current().info().command().orElse("java")))
                    .args("-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"), "althing.app.Main",
                            "mcp", "--lang", "en")
                    .build(),
            McpJsonDefaults.getMapper())).requestTimeout(Duration.ofMinutes(10)).build();

    @BeforeEach
    void dial() {
        client.initialize();
    }

    @AfterEach
    void hangUp() {
        client.closeGracefully();
    }

    @Test
    void aModel_findsItsTools_andPlays() {
        assertThat(client.listTools().tools()).extracting(Tool::name)
                .containsExactlyInAnyOrder("list_games", "new_game", "look", "play", "explain", "rule", "review");
        assertThat(call("list_games", Map.of())).contains("hnefatafl", "variant=");
        String dealt = call("new_game", Map.of("setup", BRANDUBH, "level", 1));
        assertThat(dealt).startsWith("game 1").contains("1. ");
        assertThat(call("play", Map.of("game", "1", "move", "1"))).contains("- ").contains("1. ");
        assertThat(call("look", Map.of("game", "1"))).doesNotContain("\n- ");
    }

    @Test
    void whatIsNotAllowed_isExplainedWithItsRule_andChangesNothing() {
        call("new_game", Map.of("setup", BRANDUBH));
        String before = call("look", Map.of("game", "1"));
        CallToolResult refused = answer("play", Map.of("game", "1", "move", "move d4 d5"));
        assertThat(refused.isError()).isTrue();
        assertThat(text(refused)).contains("TAF-");
        assertThat(call("explain", Map.of("game", "1", "move", "move d4 d5"))).isEqualTo(text(refused));
        assertThat(call("look", Map.of("game", "1"))).isEqualTo(before);
        assertThat(complaint("look", Map.of("game", "7"))).contains("no game 7");
        assertThat(complaint("new_game", Map.of("setup", "chess"))).contains("no game 'chess'");
        assertThat(complaint("new_game", Map.of("setup", BRANDUBH, "level", 9))).contains("1 to 5");
        assertThat(complaint("review", Map.of("game", "1"))).contains("not over yet");
    }

    @Test
    void aWholeGameWithSecrets_isPlayed_andOneIsReviewed() {
        assertThat(playedOut("1", call("new_game", Map.of("setup", "graenaland(seats=3)", "seat", 1, "level", 1))))
                .contains("over");
        playedOut("2", call("new_game", Map.of("setup", BRANDUBH + "#1", "level", 1)));
        assertThat(call("review", Map.of("game", "2"))).contains("hnefatafl(", "%");
    }

    /** Plays the last move of each list, whatever it is. */
    private String playedOut(String game, String seen) {
        String now = seen;
        for (int last = lastChoice(now); last > 0; last = lastChoice(now)) {
            now = call("play", Map.of("game", game, "move", Integer.toString(last)));
        }
        return now;
    }

    private static int lastChoice(String seen) {
        String line = seen.lines().reduce((_, next) -> next).orElse("");
        return line.matches("\\d+\\. .*\\[.*]") ? Integer.parseInt(line.substring(0, line.indexOf('.'))) : 0;
    }

    private String call(String tool, Map<String, Object> arguments) {
        CallToolResult result = answer(tool, arguments);
        assertThat(result.isError()).as(text(result)).isFalse();
        return text(result);
    }

    private String complaint(String tool, Map<String, Object> arguments) {
        CallToolResult result = answer(tool, arguments);
        assertThat(result.isError()).isTrue();
        return text(result);
    }

    private CallToolResult answer(String tool, Map<String, Object> arguments) {
        return client.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
    }

    private static String text(CallToolResult result) {
        return ((TextContent) result.content().getFirst()).text();
    }
}
