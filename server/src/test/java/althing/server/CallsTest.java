package althing.server;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** The calls of the hall that belong to no table, and the description of all calls. */
class CallsTest extends HallTest {

    @Test
    void everyCall_isDescribed_andNothingElse() {
        JsonNode document = ingrid.get("/openapi.json").json();
        Set<String> described = new HashSet<>();
        document.path("paths").forEachEntry((path, calls) -> calls.propertyNames()
                .forEach(method -> described.add(method.toUpperCase(Locale.ROOT) + " " + path)));
        Set<String> answered = new HashSet<>(server.calls());
        answered.remove("GET /");
        answered.remove("GET /<path>");
        assertThat(described).isEqualTo(answered);
    }

    @Test
    void everyReferenceOfTheDescription_leadsSomewhere() {
        String text = ingrid.get("/openapi.json").text();
        JsonNode schemas = ingrid.get("/openapi.json").json().path("components").path("schemas");
        java.util.regex.Pattern.compile("#/components/schemas/(\\w+)").matcher(text).results()
                .forEach(match -> assertThat(schemas.has(match.group(1))).as(match.group(1)).isTrue());
    }

    @Test
    void theHall_tellsItsGames() {
        JsonNode hall = ingrid.get("/api/hall").json();
        JsonNode runes = hall.path("games").valueStream()
                .filter(game -> game.path("id").asString().equals("runes")).findFirst().orElseThrow();
        assertThat(runes.path("minSeats").asInt()).isEqualTo(2);
        assertThat(runes.path("options").path(0).path("values").path(0).asString()).isEqualTo("3");
        assertThat(runes.path("clashes").isArray()).isTrue();
        assertThat(hall.path("levels")).hasSize(5);
    }

    @Test
    void health_isOk() {
        assertThat(ingrid.get("/api/health").json().path("status").asString()).isEqualTo("ok");
    }

    @Test
    void anOpenHall_livesAndIsReady_andGivesBalancersNoKeys() {
        assertThat(ingrid.get("/health/live").json().path("status").asString()).isEqualTo("live");
        assertThat(ingrid.get("/health/ready").json().path("status").asString()).isEqualTo("ready");
        assertThat(ingrid.get("/health/ready").header("set-cookie")).isEmpty();
    }

    @Test
    void components_comeWithTheirSources() {
        JsonNode table = ingrid.get("/api/games/runes/components").json().path("tables").path(0);
        assertThat(table.path("columns").toString()).isEqualTo("[\"value\",\"count\",\"source\"]");
        assertThat(table.path("rows").path(0).path(2).asString()).isEqualTo("designed");
    }

    @Test
    void unknownGamesLanguagesAndCalls_areNotFound_inASentence() {
        assertThat(ingrid.get("/api/games/chess/components").detail()).contains("There is no game 'chess'");
        assertThat(ingrid.get("/api/games/chess/texts/en").status()).isEqualTo(404);
        assertThat(ingrid.get("/api/games/runes/texts/de").detail()).contains("language 'de'");
        assertThat(ingrid.get("/api/nothing").problem()).isEqualTo("no-such-call");
        assertThat(ingrid.get("/api").problem()).isEqualTo("no-such-call");
        assertThat(ingrid.post("/api/hall", "{}").problem()).isEqualTo("no-such-call");
        assertThat(ingrid.get("/api/nothing").header("content-type")).startsWith("application/problem+json");
    }

    @Test
    void withoutThePage_aSentenceSaysSo() {
        assertThat(ingrid.get("/").text()).contains("The page is not part of this server");
        assertThat(ingrid.get("/table/abc").status()).isEqualTo(503);
        assertThat(ingrid.get("/assets/nothing.js").status()).isEqualTo(404);
    }

    @Test
    void theFirstAnswer_givesAKey_andOnlyOnce() {
        String cookie = ingrid.get("/api/hall").header("set-cookie");
        assertThat(cookie).matches("althing_person=[\\w-]{32}; .*").contains("HttpOnly").contains("SameSite=Lax");
        assertThat(ingrid.get("/api/hall").header("set-cookie")).isEmpty();
    }
}
