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
    void aStreamWithoutATable_hasWhateverTheProgramPlays_alsoLater() {
        String token = token("play");
        try (Guest.Line line = olaf.listenBy(token, "/api/programs/stream")) {
            String first = joined(token, 1);
            JsonNode one = line.nextLine();
            assertThat(one.path("table").asString()).isEqualTo(first);
            assertThat(one.path("state").path("acting").asInt(-1)).as("the seat that owes a decision").isEqualTo(1);
            assertThat(one.path("state").path("options").path(0).path("move").asString()).startsWith("choose");
            String second = joined(token, 2);
            JsonNode other = line.nextLine();
            while (!other.path("table").asString().equals(second)) {
                other = line.nextLine();
            }
            assertThat(other.path("state").path("acting").asInt(-1)).isEqualTo(1);
        }
    }

    @Test
    void aStreamOfATableThatEnds_tellsItsEnd() {
        String token = token("play");
        String table = post(token, "/api/tables", "{\"setup\":\"runes(seats=2,hand=3)#1\",\"seats\":[{\"kind\":\"me\"},"
                + "{\"kind\":\"screen\"}]}").json().path("id").asString();
        try (Guest.Line line = olaf.listenBy(token, "/api/programs/stream")) {
            JsonNode state = line.nextLine().path("state");
            while (!state.path("over").asBoolean()) {
                if (!state.path("acting").isNull()) {
                    String move = state.path("options").valueStream().map(option -> option.path("move").asString())
                            .filter(code -> !code.startsWith("carve")).findFirst().orElseThrow();
                    assertThat(post(token, "/api/tables/" + table + "/moves",
                            "{\"seat\":" + state.path("acting").asInt()
                                    + ",\"move\":\"" + move + "\",\"after\":" + state.path("seq").asInt() + "}")
                            .status())
                            .isEqualTo(200);
                }
                state = line.nextLine().path("state");
            }
        }
    }

    /** A table of Ingrid's that a program has joined. */
    private String joined(String token, int seed) {
        String table = ingrid.open("runes(seats=2,hand=3)#" + seed, "me", "friend");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        assertThat(post(token, "/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\"}").status())
                .isEqualTo(200);
        return table;
    }

    @Test
    void tablesOfAPersonsPrograms_areThirtyInAMinute_together() {
        String wish = "{\"setup\":\"runes(seats=2)\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"screen\"}]}";
        String one = token("play");
        String other = token("play");
        for (int table = 0; table < 30; table++) {
            assertThat(post(table % 2 == 0 ? one : other, "/api/tables", wish).status()).isEqualTo(201);
        }
        assertThat(post(one, "/api/tables", wish).problem()).isEqualTo("too-many");
        assertThat(ingrid.post("/api/tables", wish).problem()).isEqualTo("too-many");
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
        Assumptions.assumeTrue(there || System.getenv("CI") != null, "there is no Python here");
        assertThat(there).as("a build machine has Python").isTrue();
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
        return olaf.getBy(token, path);
    }

    private Reply post(String token, String path, String json) {
        return olaf.postBy(token, path, json);
    }
}
