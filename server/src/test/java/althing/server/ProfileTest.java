package althing.server;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Predicate;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** What people have played is told to whom it may be told, and who wants to is rated. */
class ProfileTest extends HallTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private Guest freya;

    @BeforeEach
    void freyaComes() {
        freya = new Guest(server.port());
    }

    @AfterEach
    void freyaGoes() {
        freya.close();
    }

    private static Guest.Reply wish(Guest person, String more, String... kinds) {
        StringBuilder seats = new StringBuilder();
        for (String kind : kinds) {
            seats.append(seats.isEmpty() ? "" : ",").append("{\"kind\":\"").append(kind).append("\"}");
        }
        return person.post("/api/tables", "{\"setup\":\"runes(seats=" + kinds.length + ")\",\"seats\":[" + seats + "]"
                + more + "}");
    }

    private String opened(String more) {
        Guest.Reply reply = wish(ingrid, more, "me", "friend");
        assertThat(reply.status()).as(reply.text()).isEqualTo(201);
        return reply.json().path("id").asString();
    }

    private Guest.Reply join(Guest person, String table) {
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        return person.post("/api/tables/" + table + "/join", "{\"name\":\"Olaf\",\"invite\":\"" + invite + "\"}");
    }

    private static String show(Guest person, boolean shown) {
        Guest.Reply reply = person.post("/api/me/profile", "{\"shown\":" + shown + "}");
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return reply.json().path("handle").asString();
    }

    /** Plays a table of Ingrid and Olaf to its end. */
    private String played(String more) {
        String table = opened(more);
        assertThat(join(olaf, table).status()).isEqualTo(200);
        finish(table);
        return table;
    }

    /** Ingrid carves two deep runes whenever she may, and Olaf a shallow one, so that they never tie. */
    private void finish(String table) {
        int carved = 0;
        for (int move = 0; move < 100 && !ingrid.state(table).path("over").asBoolean(); move++) {
            for (Guest each : List.of(ingrid, olaf)) {
                JsonNode state = each.state(table);
                if (!state.path("acting").isNull()) {
                    String code = state.path("options").path(0).path("move").asString();
                    boolean carves = code.startsWith("carve") && carved < (each.equals(ingrid) ? 2 : 1);
                    carved = carves ? carved + 1 : 0;
                    each.play(table, state.path("acting").asInt(), carves
                            ? each.equals(ingrid) ? "carve 2" : "carve 1"
                            : code.startsWith("carve") ? "done" : code);
                }
            }
        }
        assertThat(ingrid.state(table).path("over").asBoolean()).isTrue();
    }

    private static JsonNode await(Guest person, String path, Predicate<JsonNode> wanted) {
        Instant end = Instant.now().plus(PATIENCE);
        JsonNode found = person.get(path).json();
        while (!wanted.test(found) && Instant.now().isBefore(end)) {
            Thread.onSpinWait();
            found = person.get(path).json();
        }
        assertThat(wanted.test(found)).as(found.toString()).isTrue();
        return found;
    }

    private static JsonNode profile(Guest person, int recent) {
        return await(person, "/api/me/profile", found -> found.path("recent").size() == recent);
    }

    @Test
    void whatSomebodyHasPlayed_isTold_withTurnsPlacesAndWhomTheyMet() {
        String table = played("");
        JsonNode own = profile(ingrid, 1);
        assertThat(own.path("mine").asBoolean()).isTrue();
        assertThat(own.path("shown").asBoolean()).isFalse();
        assertThat(own.path("strengths")).as("nobody is rated who does not want it").isEmpty();
        assertThat(own.path("recent").path(0).path("table").asString()).isEqualTo(table);
        assertThat(own.path("games").path(0).path("played").asInt()).isEqualTo(1);
        assertThat(own.path("games").path(0).path("people").asInt()).isEqualTo(1);
        assertThat(own.path("turns").path("taken").asInt()).isPositive();
        assertThat(own.path("turns").path("late").asInt()).isZero();
        assertThat(own.path("rivals").path(0).path("name").asString()).isEqualTo("Olaf");
        assertThat(own.path("months").path(0).path("games").asInt()).isEqualTo(1);
        JsonNode his = profile(olaf, 1);
        JsonNode hers = own.path("rivals").path(0);
        assertThat(his.path("rivals").path(0).path("ahead").asInt()).isEqualTo(hers.path("behind").asInt());
        assertThat(his.path("ways").size() + own.path("ways").size()).as("what made the difference").isPositive();
        restart();
        assertThat(profile(ingrid, 1)).isEqualTo(own);
    }

    @Test
    void aGameUnderWay_andPractice_areInNoProfile() {
        String table = opened("");
        join(olaf, table);
        String practice = ingrid.open("runes(seats=2)#1", "me", "screen");
        finish(practice);
        played("");
        JsonNode own = profile(ingrid, 1);
        assertThat(own.toString()).doesNotContain(table).doesNotContain(practice);
    }

    @Test
    void whoDoesNotWantToBeShown_isUnknownToOthers() {
        String handle = show(ingrid, true);
        assertThat(freya.get("/api/persons/" + handle).status()).isEqualTo(200);
        show(ingrid, false);
        assertThat(freya.get("/api/persons/" + handle).problem()).isEqualTo("no-such-person");
        assertThat(freya.get("/api/persons/guess").problem()).isEqualTo("no-such-person");
        assertThat(ingrid.get("/api/persons/" + handle).json().path("mine").asBoolean()).isTrue();
    }

    @Test
    void strangers_readOfTablesThatAnybodyCouldFind_andOthersOfThoseWhereTheySat() {
        String handle = show(ingrid, true);
        String hidden = played("");
        String open = played(",\"listed\":true");
        profile(ingrid, 2);
        JsonNode told = freya.get("/api/persons/" + handle).json();
        assertThat(told.toString()).contains(open).doesNotContain(hidden).doesNotContain("\"person\"");
        assertThat(told.path("games").path(0).path("played").asInt()).isEqualTo(1);
        assertThat(told.path("rivals")).as("whom somebody has met is their business").isEmpty();
        JsonNode his = olaf.get("/api/persons/" + handle).json();
        assertThat(his.toString()).contains(open).contains(hidden);
        assertThat(his.path("rivals").path(0).path("games").asInt()).as("head to head").isEqualTo(2);
    }

    @Test
    void whoIsBlocked_findsNoProfile() {
        String handle = show(ingrid, true);
        String table = opened("");
        join(olaf, table);
        assertThat(olaf.get("/api/tables/" + table + "/profiles").json().path(0).path("handle").asString())
                .isEqualTo(handle);
        ingrid.post("/api/me/blocks", "{\"table\":\"" + table + "\",\"seat\":1}");
        assertThat(olaf.get("/api/persons/" + handle).problem()).isEqualTo("no-such-person");
        assertThat(freya.get("/api/persons/" + handle).status()).isEqualTo(200);
    }

    @Test
    void aRatedTable_isForThoseWhoWantToBeRated() {
        assertThat(wish(ingrid, ",\"rated\":true", "me", "friend").problem()).isEqualTo("not-rated");
        show(ingrid, true);
        assertThat(wish(ingrid, ",\"rated\":true", "me", "screen").problem()).isEqualTo("rated-seats");
        assertThat(wish(ingrid, ",\"rated\":true", "me", "bot").problem()).isEqualTo("rated-seats");
        assertThat(wish(ingrid, ",\"rated\":true,\"hints\":true", "me", "friend").problem())
                .isEqualTo("rated-practice");
        assertThat(ingrid.post("/api/tables", "{\"setup\":\"runes(seats=2)#1\",\"rated\":true,\"seats\":"
                + "[{\"kind\":\"me\"},{\"kind\":\"friend\"}]}").problem()).isEqualTo("rated-practice");
        String table = opened(",\"rated\":true,\"listed\":true");
        assertThat(freya.get("/api/lobby").json().path(0).path("terms").path("rated").asBoolean()).isTrue();
        assertThat(join(olaf, table).problem()).isEqualTo("not-rated");
        show(olaf, true);
        assertThat(join(olaf, table).status()).isEqualTo(200);
        assertThat(olaf.post("/api/tables/" + table + "/hints", "{\"seat\":1,\"after\":0}").status())
                .isGreaterThanOrEqualTo(400);
    }

    @Test
    void ratedGames_makeALadder_withItsUncertainty() {
        String handle = show(ingrid, true);
        show(olaf, true);
        String rated = played(",\"rated\":true");
        played("");
        profile(olaf, 2);
        JsonNode own = await(ingrid, "/api/me/profile", found -> found.path("strengths").size() == 1);
        JsonNode ladder = await(freya, "/api/games/runes/ratings", found -> found.size() == 3);
        assertThat(own.path("strengths").path(0).path("games").asInt()).as("the other table was not rated")
                .isEqualTo(1);
        assertThat(own.path("strengths").path(0).path("error").asInt()).isPositive();
        JsonNode hers = ladder.valueStream().filter(each -> handle.equals(each.path("handle").asString(""))).findFirst()
                .orElseThrow();
        assertThat(hers.path("rating").asInt()).isEqualTo(own.path("strengths").path(0).path("rating").asInt());
        assertThat(hers.path("mine").asBoolean()).isFalse();
        JsonNode middle = ladder.valueStream().filter(each -> each.path("level").asInt(0) == 3).findFirst()
                .orElseThrow();
        assertThat(middle.path("rating").asInt()).isEqualTo(1500);
        assertThat(middle.path("error").asInt()).isZero();
        boolean ahead = ingrid.state(rated).path("ranks").path(0).asInt() == 1;
        int his = profile(olaf, 2).path("strengths").path(0).path("rating").asInt();
        assertThat(hers.path("rating").asInt() > his).isEqualTo(ahead);
    }

    @Test
    void whoDoesNotWantToBeRatedAnyMore_leavesTheLadder_andTheExportTellsIt() {
        show(ingrid, true);
        show(olaf, true);
        played(",\"rated\":true");
        profile(ingrid, 1);
        await(freya, "/api/games/runes/ratings", found -> found.size() == 3);
        assertThat(ingrid.get("/api/me/export").json().path("profile").path("shown").asBoolean()).isTrue();
        String handle = ingrid.get("/api/me").json().path("handle").asString();
        assertThat(ingrid.delete("/api/me").status()).isEqualTo(204);
        assertThat(freya.get("/api/persons/" + handle).problem()).isEqualTo("no-such-person");
        JsonNode left = await(freya, "/api/games/runes/ratings", found -> found.size() < 3);
        assertThat(left.toString()).doesNotContain(handle);
        assertThat(profile(olaf, 1).path("recent").path(0).path("seats").toString()).contains("Viking");
    }

    @Test
    void aGameThatABotFinished_orThatEndedOtherwise_doesNotCount() {
        show(ingrid, true);
        show(olaf, true);
        String left = opened(",\"rated\":true");
        join(olaf, left);
        olaf.post("/api/tables/" + left + "/stand-in", "{\"seat\":1,\"level\":1}");
        olaf.post("/api/tables/" + left + "/return", "{}");
        finish(left);
        String ended = opened(",\"rated\":true");
        join(olaf, ended);
        ingrid.post("/api/tables/" + ended + "/end", "{\"wish\":true}");
        olaf.post("/api/tables/" + ended + "/end", "{\"wish\":true}");
        JsonNode own = profile(ingrid, 2);
        assertThat(own.path("strengths")).isEmpty();
        assertThat(own.path("games").path(0).path("played").asInt()).as("one ended by its rules").isEqualTo(1);
    }

    @Test
    void aProgram_readsProfiles_andHasNone() {
        String handle = show(ingrid, true);
        String token = olaf.post("/api/me/tokens", "{\"label\":\"Bot\",\"scope\":\"play\"}").json().path("code")
                .asString();
        assertThat(freya.send(freya.request("/api/persons/" + handle).header("Authorization", "Bearer " + token)
                .GET()).status()).isEqualTo(200);
        assertThat(freya.send(freya.request("/api/me/profile").header("Authorization", "Bearer " + token).GET())
                .problem()).isEqualTo("scope");
    }
}
