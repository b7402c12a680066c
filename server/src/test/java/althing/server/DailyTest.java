package althing.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.engine.Deal;
import althing.engine.GameRecord;
import althing.engine.Games;
import althing.engine.Setup;
import althing.server.contest.Calendar;

import static org.assertj.core.api.Assertions.assertThat;

/** The game of the day: one deal for all, once for each, and nobody looks at it before. */
class DailyTest extends HallTest {

    private static final InstantSource YESTERDAY = () -> Instant.now().minus(Duration.ofDays(1));

    @Override
    protected HallServer start() {
        return start(InstantSource.system());
    }

    private HallServer start(InstantSource clock) {
        return HallServer.start(options(data), bots(), new Calendar(clock, List.of(Games.named("runes"))));
    }

    /** Opens the hall again on another day; everybody comes with the same cookies. */
    private void restartOn(InstantSource clock) {
        server.close();
        server = start(clock);
        ingrid = ingrid.at(server.port());
        olaf = olaf.at(server.port());
    }

    private static String begin(Guest person, String name) {
        Guest.Reply reply = person.post("/api/daily", "{\"name\":\"" + name + "\"}");
        assertThat(reply.status()).as(reply.text()).isEqualTo(201);
        return reply.json().path("id").asString();
    }

    private static JsonNode today(Guest person) {
        return person.get("/api/daily").json().path("today");
    }

    @Test
    void everybody_getsTheSameDealAndTheSameBots_atATableOfTheirOwn() {
        String hers = begin(ingrid, "Ingrid");
        String his = begin(olaf, "Olaf");
        assertThat(hers).isNotEqualTo(his);
        for (int moves = 0; moves < 3; moves++) {
            JsonNode seen = asked(ingrid, hers);
            assertThat(asked(olaf, his).path("view")).isEqualTo(seen.path("view"));
            String move = seen.path("options").path(0).path("move").asString();
            ingrid.post("/api/tables/" + hers + "/chat", "{\"text\":\"What one says changes no bot.\"}");
            ingrid.play(hers, seen.path("acting").asInt(), move);
            olaf.play(his, seen.path("acting").asInt(), move);
        }
        assertThat(olaf.state(his).path("deal").path("commitment").asString())
                .isEqualTo(today(ingrid).path("commitment").asString());
    }

    private static JsonNode asked(Guest person, String table) {
        JsonNode state = person.state(table);
        while (state.path("pending").size() != 1 || state.path("acting").isNull()) {
            Thread.onSpinWait();
            state = person.state(table);
        }
        return state;
    }

    @Test
    void whoComesAgain_findsTheSameTable_evenFromTwoPlacesAtOnce() throws Exception {
        ingrid.get("/api/hall");
        try (ExecutorService hands = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<String> click = () -> begin(ingrid, "Ingrid");
            List<String> tables = hands.invokeAll(List.of(click, click, click, click)).stream()
                    .map(each -> each.resultNow()).distinct().toList();
            assertThat(tables).hasSize(1);
            assertThat(ingrid.get("/api/tables").json()).hasSize(1);
            restart();
            assertThat(today(ingrid).path("begun").asInt()).isZero();
            restartOn(InstantSource.system());
            assertThat(begin(ingrid, "Somebody else")).isEqualTo(tables.getFirst());
            assertThat(today(ingrid).path("begun").asInt()).isEqualTo(1);
        }
    }

    @Test
    void nobody_looksAtAnothersTable_beforeTheirOwnGameIsOver() {
        String hers = begin(ingrid, "Ingrid");
        String his = begin(olaf, "Olaf");
        ingrid.playToTheEnd(hers);
        String path = "/api/tables/" + hers;
        for (String call : List.of(path, path + "/replay/1", path + "/chat?before=9")) {
            assertThat(olaf.get(call).problem()).as(call).isEqualTo("daily-hidden");
        }
        assertThat(olaf.events(path + "/events").problem()).isEqualTo("daily-hidden");
        assertThat(olaf.events("/api/events?table=" + his + "&table=" + hers).problem()).isEqualTo("daily-hidden");
        try (Guest stranger = new Guest(server.port())) {
            assertThat(stranger.get(path).status()).isEqualTo(403);
        }
        assertThat(today(olaf).path("lines").path(0).path("table").isNull()).isTrue();
        assertThat(olaf.get("/api/daily").text()).doesNotContain(hers);
        olaf.playToTheEnd(his);
        assertThat(olaf.get(path).status()).isEqualTo(200);
        assertThat(today(olaf).path("lines").valueStream().map(line -> line.path("table").asString()))
                .containsExactlyInAnyOrder(hers, his);
    }

    @Test
    void theDeal_staysASecretUntilTheDayIsOver_forThoseToo_whoHavePlayed() {
        String table = begin(ingrid, "Ingrid");
        ingrid.playToTheEnd(table);
        JsonNode over = ingrid.state(table);
        assertThat(over.path("seededSetup").isNull()).isTrue();
        assertThat(over.path("deal").path("opened").isNull()).isTrue();
        assertThat(today(ingrid).path("deal").isNull()).isTrue();
        for (Guest.Reply reply : List.of(ingrid.get("/api/tables/" + table + "/record"),
                ingrid.get("/api/tables/" + table + "/review"))) {
            assertThat(reply.problem()).isEqualTo("daily-hidden");
        }
    }

    @Test
    void noSandboxBegins_whereOthersPlayTheSameDeal() {
        server.close();
        server = HallServer.start(options(data), bots(),
                new Calendar(InstantSource.system(), List.of(Games.named("vikings"))));
        ingrid = ingrid.at(server.port());
        String table = begin(ingrid, "Ingrid");
        ingrid.post("/api/tables/" + table + "/end", "{\"wish\":true}");
        assertThat(ingrid.post("/api/sandboxes", "{\"table\":\"" + table
                + "\",\"at\":0,\"luck\":\"same\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}").problem())
                .isEqualTo("daily-hidden");
    }

    @Test
    void aProgram_doesNotPlayForItsPerson() {
        String token = ingrid.post("/api/me/tokens", "{\"label\":\"A bot\",\"scope\":\"play\"}").json()
                .path("code").asString();
        assertThat(token).isNotEmpty();
        assertThat(olaf.send(olaf.request("/api/daily").header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(java.net.http.HttpRequest.BodyPublishers.ofString("{}"))).problem()).isEqualTo("people-only");
    }

    @Test
    void nobodyIsHelped_andNothingIsTakenBack() {
        String table = begin(ingrid, "Ingrid");
        JsonNode seen = asked(ingrid, table);
        int seat = seen.path("acting").asInt();
        assertThat(seen.path("hints").path("allowed").asBoolean()).isFalse();
        assertThat(ingrid.post("/api/tables/" + table + "/hints", "{\"seat\":" + seat + ",\"after\":"
                + seen.path("seq").asInt() + "}").problem()).isEqualTo("no-hints");
        assertThat(ingrid.post("/api/tables/" + table + "/stand-in", "{\"seat\":" + seat + "}").problem())
                .isEqualTo("daily");
        ingrid.playAndHold(table, seat, seen.path("options").path(0).path("move").asString());
        assertThat(ingrid.state(table).path("undo").asBoolean()).isFalse();
        assertThat(ingrid.undo(table, seat).problem()).isIn("nothing-to-undo", "moved-on");
    }

    @Test
    void theTableOfTheDay_namesWhoHasPlayed_andLevelOnesShareAPlace() {
        ingrid.playToTheEnd(begin(ingrid, "Ingrid"));
        olaf.playToTheEnd(begin(olaf, "Olaf"));
        JsonNode lines = today(olaf).path("lines");
        assertThat(lines.valueStream().map(line -> line.path("name").asString())).containsExactly("Ingrid", "Olaf");
        assertThat(lines.valueStream().map(line -> line.path("place").asInt())).containsExactly(1, 1);
        assertThat(lines.path(1).path("mine").asBoolean()).isTrue();
        assertThat(lines.path(0).path("points")).isEqualTo(lines.path(1).path("points"));
        assertThat(ingrid.get("/api/daily").json().path("yesterday").path("lines")).isEmpty();
    }

    @Test
    void whoGivesUp_hasNoPlace_andCannotBeginAgain_butMayLook() {
        String hers = begin(ingrid, "Ingrid");
        String his = begin(olaf, "Olaf");
        assertThat(ingrid.post("/api/tables/" + hers + "/end", "{\"wish\":true}").status()).isEqualTo(200);
        assertThat(today(ingrid).path("lines")).isEmpty();
        assertThat(begin(ingrid, "Ingrid")).isEqualTo(hers);
        assertThat(ingrid.get("/api/tables/" + his).status()).isEqualTo(200);
    }

    @Test
    void whenTheDayIsOver_everythingIsTold_andWhoComesToTheEndThenIsLate() {
        server.close();
        server = start(YESTERDAY);
        ingrid = ingrid.at(server.port());
        String table = begin(ingrid, "Ingrid");
        String commitment = today(ingrid).path("commitment").asString();
        assertThat(today(ingrid).path("deal").isNull()).isTrue();
        restartOn(InstantSource.system());
        JsonNode yesterday = olaf.get("/api/daily").json().path("yesterday");
        Setup setup = Setup.parse(yesterday.path("setup").asString());
        Deal deal = Deal.parse(yesterday.path("deal").asString());
        assertThat(deal.commitment(setup)).isEqualTo(commitment);
        assertThat(olaf.get("/api/tables/" + table).status()).isEqualTo(200);
        ingrid.playToTheEnd(table);
        assertThat(ingrid.get("/api/daily").json().path("yesterday").path("lines")).isEmpty();
        assertThat(ingrid.get("/api/daily").json().path("yesterday").path("begun").asInt()).isEqualTo(1);
        GameRecord record = GameRecord.parse(olaf.get("/api/tables/" + table + "/record").text());
        assertThat(deal.explains(record.setup())).isTrue();
        assertThat(today(ingrid).path("commitment").asString()).isNotEqualTo(commitment);
        assertThat(begin(ingrid, "Ingrid")).as("another day, another game").isNotEqualTo(table);
    }
}
