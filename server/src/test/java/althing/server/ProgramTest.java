package althing.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import althing.engine.Game;
import althing.engine.Games;
import althing.server.Guest.Reply;

import static org.assertj.core.api.Assertions.assertThat;

/** Programs as players: what their tokens allow, and that the examples play a whole game of each title. */
class ProgramTest extends HallTest {

    private static final Path EXAMPLES = Path.of("..", "clients", "examples");

    @Test
    void aProgram_holdsSeatsOfItsOwn_markedForEverybody() {
        String token = token("play");
        String hers = ingrid.open("runes(seats=2,hand=3)#1", "me", "friend");
        String invite = ingrid.state(hers).path("seats").path(1).path("invite").asString();
        assertThat(post(token, "/api/tables/" + hers + "/join", "{\"invite\":\"" + invite + "\",\"name\":\"R2\"}")
                .json().path("seat").asInt()).isEqualTo(1);
        assertThat(olaf.state(hers).path("seats").path(1).path("kind").asString()).isEqualTo("program");
        String move = "{\"seat\":0,\"move\":\"choose 1\",\"after\":1}";
        assertThat(post(token, "/api/tables/" + hers + "/moves", move).problem()).isEqualTo("not-your-seat");
        restart();
        assertThat(olaf.state(hers).path("seats").path(1).path("kind").asString()).isEqualTo("program");
    }

    @Test
    void aToken_allowsWhatItsScopeSays_untilItIsEnded() {
        String read = token("read");
        String play = token("play");
        assertThat(get(read, "/api/tables").status()).isEqualTo(200);
        assertThat(post(read, "/api/tables", "{}").problem()).isEqualTo("scope");
        assertThat(get(play, "/api/me").problem()).isEqualTo("scope");
        assertThat(post(play, "/api/me/tokens", "{\"label\":\"x\",\"scope\":\"play\"}").problem()).isEqualTo("scope");
        assertThat(get(play + "x", "/api/hall").problem()).isEqualTo("bad-token");
        assertThat(get(play, "/api/hall").header("set-cookie")).isEmpty();
        ingrid.get("/api/me").json().path("keys").valueStream()
                .filter(key -> key.path("kind").asString().equals("token"))
                .forEach(key -> ingrid.delete("/api/me/keys/" + key.path("id").asString()));
        assertThat(get(play, "/api/tables").problem()).isEqualTo("bad-token");
        assertThat(get(play, "/api/tables").status()).isEqualTo(401);
    }

    @Test
    void nobodyHasMoreThanTenTokens() {
        for (int i = 0; i < 10; i++) {
            token("play");
        }
        assertThat(ingrid.post("/api/me/tokens", "{\"label\":\"x\",\"scope\":\"play\"}").problem())
                .isEqualTo("tokens-spent");
    }

    @Test
    void theExampleInJava_playsAGameOfEachTitle(@TempDir Path scratch) throws Exception {
        assertPlaysEverything(scratch, Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), EXAMPLES.resolve("AlthingBot.java").toString());
    }

    @Test
    void theExampleInPython_playsAGameOfEachTitle(@TempDir Path scratch) throws Exception {
        boolean there = Stream.of(System.getenv("PATH").split(":")).anyMatch(
                folder -> Files.isExecutable(Path.of(folder, "python3")));
        Assumptions.assumeTrue(there, "there is no Python here");
        assertPlaysEverything(scratch, "python3", EXAMPLES.resolve("althing_bot.py").toString());
    }

    private void assertPlaysEverything(Path scratch, String... program) throws IOException, InterruptedException {
        List<String> titles = Games.all().stream().map(Game::id).filter(id -> !id.equals("runes")).toList();
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(List.of("http://127.0.0.1:" + server.port(), token("play")));
        command.addAll(titles);
        Path said = scratch.resolve("said");
        int end = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile()).start().waitFor();
        assertThat(end).as(Files.readString(said)).isZero();
        assertThat(Files.readAllLines(said)).hasSize(titles.size());
    }

    private String token(String scope) {
        Reply made = ingrid.post("/api/me/tokens", "{\"label\":\"example\",\"scope\":\"" + scope + "\"}");
        JsonNode code = made.json().path("code");
        assertThat(code.asString()).as(made.text()).startsWith("althing_");
        return code.asString();
    }

    private Reply get(String token, String path) {
        return olaf.send(olaf.request(path).header("Authorization", "Bearer " + token).GET());
    }

    private Reply post(String token, String path, String json) {
        return olaf.send(olaf.request(path).header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(java.net.http.HttpRequest.BodyPublishers.ofString(json)));
    }
}
