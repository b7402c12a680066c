package althing.server;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import tools.jackson.databind.JsonNode;

import althing.bots.Bot;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.SplitMix;
import althing.server.storage.Place;
import althing.server.storage.Store;
import althing.server.table.Inspection;

import static org.assertj.core.api.Assertions.assertThat;

/** Two nodes on one PostgreSQL are one hall: a person may come to either at any time. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TwoNodesTest {

    private EmbeddedPostgres postgres;
    private HallServer east;
    private HallServer west;
    private Guest ingrid;
    private Guest ingridInTheWest;
    private Guest olafInTheWest;

    @BeforeAll
    void start() throws IOException {
        postgres = EmbeddedPostgres.start();
    }

    @AfterAll
    void stop() throws IOException {
        postgres.close();
    }

    @BeforeEach
    void open() {
        east = node(_ -> new LastMoveBot());
        west = node(_ -> new LastMoveBot());
        ingrid = new Guest(east.port());
        ingrid.get("/api/hall");
        ingridInTheWest = ingrid.at(west.port());
        olafInTheWest = new Guest(west.port());
    }

    @AfterEach
    void close() {
        ingrid.close();
        ingridInTheWest.close();
        olafInTheWest.close();
        east.close();
        west.close();
    }

    @Test
    void theGameOfTheDay_isDealtTheSameAtEveryNode_andBegunOnce() {
        String here = ingrid.post("/api/daily", "{\"name\":\"Ingrid\"}").json().path("id").asString();
        assertThat(ingridInTheWest.post("/api/daily", "{}").json().path("id").asString()).isEqualTo(here);
        String his = olafInTheWest.post("/api/daily", "{\"name\":\"Olaf\"}").json().path("id").asString();
        assertThat(olafInTheWest.state(his).path("deal").path("commitment"))
                .isEqualTo(ingrid.state(here).path("deal").path("commitment"));
        assertThat(olafInTheWest.get("/api/tables/" + here).problem()).isEqualTo("daily-hidden");
        olafInTheWest.post("/api/tables/" + his + "/end", "{\"wish\":true}");
        assertThat(olafInTheWest.get("/api/tables/" + here).status()).isEqualTo(200);
        assertThat(ingrid.get("/api/tables/" + his).problem()).isEqualTo("daily-hidden");
        assertThat(ingrid.get("/api/daily").json().path("today").path("begun").asInt()).isEqualTo(2);
    }

    @Test
    void aTournament_goesOnOnce_whereverSomebodyLooks() throws Exception {
        String cup = ingrid.post("/api/contests", "{\"name\":\"Cup\",\"setup\":\"runes(seats=2)\",\"form\":\"league\","
                + "\"rounds\":4,\"pace\":\"days 2\",\"enter\":\"Ingrid\"}").json().path("head").path("id").asString();
        String path = "/api/contests/" + cup;
        assertThat(olafInTheWest.post(path + "/enter", "{\"name\":\"Olaf\"}").status()).isEqualTo(200);
        ingrid.post(path + "/start", "{}");
        for (int round = 1; round <= 4; round++) {
            JsonNode tables = olafInTheWest.get(path).json().path("tables");
            assertThat(tables).hasSize(round);
            String table = tables.path(round - 1).path("table").asString();
            ingrid.post("/api/tables/" + table + "/end", "{\"wish\":true}");
            assertThat(olafInTheWest.post("/api/tables/" + table + "/end", "{\"wish\":true}").status()).isEqualTo(200);
            try (var hands = java.util.concurrent.Executors.newVirtualThreadPerTaskExecutor()) {
                java.util.concurrent.Callable<Integer> here = () -> ingrid.get(path).status();
                java.util.concurrent.Callable<Integer> there = () -> olafInTheWest.get(path).status();
                for (var each : hands.invokeAll(java.util.List.of(here, there, here, there))) {
                    assertThat(each.get()).isEqualTo(200);
                }
            }
        }
        JsonNode over = ingrid.get(path).json();
        assertThat(over.path("head").path("stage").asString()).isEqualTo("over");
        assertThat(over.path("tables")).hasSize(4);
        assertThat(ingrid.get("/api/tables").json().valueStream().filter(each -> over.path("tables").toString()
                .contains(each.path("id").asString()))).hasSize(4);
        assertThat(olafInTheWest.get(path).json().path("groups")).isEqualTo(over.path("groups"));
    }

    @Test
    void whatOneNodeAccepts_theOtherTellsWhoWatchesThere() {
        String table = ingrid.open("vikings(seats=2)#1", "me", "screen");
        try (Guest.Line line = olafInTheWest.listen(table)) {
            line.next();
            for (int moves = 1; moves <= 5; moves++) {
                assertThat(playFirst(ingrid, table).status()).isEqualTo(200);
                assertThat(await(line, "moves", moves).path("seq").asInt()).isEqualTo(moves);
            }
        }
    }

    @Test
    void whoLooksOnAtAnotherNode_learnsNothingEarlier() {
        String table = ingrid.open("runes(seats=2,points=hidden)#1", "me", "screen");
        try (Guest.Line line = olafInTheWest.listen(table)) {
            JsonNode before = line.next();
            assertThat(before.path("delay").asInt()).isEqualTo(300);
            assertThat(playFirst(ingrid, table).status()).isEqualTo(200);
            assertThat(ingridInTheWest.state(table).path("moves").asInt()).isEqualTo(1);
            JsonNode seen = olafInTheWest.state(table);
            assertThat(seen.path("moves").asInt()).isZero();
            assertThat(seen.path("seq")).isEqualTo(before.path("seq"));
            assertThat(seen.path("pending")).isEqualTo(before.path("pending"));
        }
    }

    @Test
    void anOrderLeftAtOneNode_isCarriedOutWhereverTheGameGoesOn() {
        String table = ingrid.open("runes(seats=2,hand=3)#1", "me", "screen");
        choose(table, -1);
        JsonNode asked = ingridInTheWest.state(table);
        int carver = asked.path("acting").asInt();
        assertThat(ingridInTheWest.post("/api/tables/" + table + "/orders", "{\"seat\":" + carver
                + ",\"order\":\"no-carving\",\"stands\":true,\"after\":" + asked.path("seq").asInt() + "}").status())
                .isEqualTo(200);
        assertThat(ingrid.state(table).path("moves").asInt()).as("answered in the west").isEqualTo(3);
        choose(table, carver);
        assertThat(ingridInTheWest.state(table).path("moves").asInt()).as("answered in the east").isEqualTo(6);
        assertSound(table);
    }

    /** Each seat chooses in the east, the one that shall carve its highest stone. */
    private void choose(String table, int carver) {
        for (int moves = 0; moves < 2; moves++) {
            JsonNode state = ingrid.state(table);
            JsonNode options = state.path("options");
            int seat = state.path("acting").asInt();
            assertThat(ingrid.play(table, seat,
                    options.path(seat == carver ? options.size() - 1 : 0).path("move").asString()).status())
                    .isEqualTo(200);
        }
    }

    @Test
    void whatAGameCameTo_andWhomSomebodyHasBlocked_isKnownAtBothNodes() {
        String table = ingrid.open("runes(seats=2)", "me", "friend");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        olafInTheWest.post("/api/tables/" + table + "/join", "{\"name\":\"Olaf\",\"invite\":\"" + invite + "\"}");
        while (!ingrid.state(table).path("over").asBoolean()) {
            playAny(ingrid, table);
            playAny(olafInTheWest, table);
        }
        for (Guest each : new Guest[]{ingrid, ingridInTheWest, olafInTheWest}) {
            until(() -> each.get("/api/me/profile").json().path("recent").size() == 1);
        }
        assertThat(ingridInTheWest.get("/api/me/profile").json()).isEqualTo(ingrid.get("/api/me/profile").json());
        ingrid.post("/api/me/blocks", "{\"table\":\"" + table + "\",\"seat\":1}");
        String next = ingrid.post("/api/tables", "{\"setup\":\"runes(seats=2)\",\"listed\":true,\"seats\":"
                + "[{\"kind\":\"me\"},{\"kind\":\"friend\"}]}").json().path("id").asString();
        until(() -> olafInTheWest.get("/api/lobby").json().isEmpty());
        assertThat(olafInTheWest.post("/api/tables/" + next + "/join", "{}").problem()).isEqualTo("not-welcome");
    }

    /** The first move that goes on, if the person is asked. */
    private static void playAny(Guest person, String table) {
        JsonNode state = person.state(table);
        state.path("options").valueStream().map(option -> option.path("move").asString())
                .filter(code -> !code.startsWith("carve")).findFirst()
                .ifPresent(move -> person.play(table, state.path("acting").asInt(), move, state.path("seq").asInt()));
    }

    private static void until(BooleanSupplier wanted) {
        Instant end = Instant.now().plusSeconds(30);
        while (!wanted.getAsBoolean()) {
            assertThat(Instant.now()).isBefore(end);
            Thread.onSpinWait();
        }
    }

    @Test
    void whoComesToOneNodeAndThenToTheOther_isNeverBehind() {
        String table = ingrid.open("vikings(seats=2)#1", "me", "screen");
        JsonNode seen = ingrid.state(table);
        for (int moves = 1; moves <= 20; moves++) {
            Guest here = moves % 2 == 0 ? ingrid : ingridInTheWest;
            Guest there = moves % 2 == 0 ? ingridInTheWest : ingrid;
            assertThat(play(here, table, seen).status()).isEqualTo(200);
            seen = there.state(table);
            assertThat(seen.path("moves").asInt()).isEqualTo(moves);
        }
        int before = seen.path("seq").asInt();
        assertThat(ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"hail\"}").status()).isEqualTo(200);
        assertThat(ingridInTheWest.post("/api/tables/" + table + "/chat", "{\"text\":\"heil\"}").status())
                .isEqualTo(200);
        assertThat(play(ingrid, table, seen).status()).as("talk makes no move too late").isEqualTo(200);
        assertThat(play(ingridInTheWest, table, seen).problem()).isEqualTo("moved-on");
        assertThat(ingridInTheWest.state(table).path("seq").asInt()).isEqualTo(before + 3);
        assertSound(table);
    }

    @Test
    void ofTwoWhoTakeTheLastSeatAtTwoNodes_oneGetsIt() throws InterruptedException {
        for (int tries = 0; tries < 5; tries++) {
            String table = ingrid.post("/api/tables", "{\"setup\":\"vikings(seats=2)\",\"seats\":[{\"kind\":\"me\"},"
                    + "{\"kind\":\"friend\"}],\"listed\":true}").json().path("id").asString();
            try (Guest freya = new Guest(east.port())) {
                String[] hers = {""};
                Thread other = new Thread(() -> hers[0] = join(freya, table));
                other.start();
                String his = join(olafInTheWest, table);
                other.join();
                assertThat(new String[]{his, hers[0]}).containsExactlyInAnyOrder("status 200", "no-free-seat");
            }
            assertSound(table);
        }
    }

    private static String join(Guest guest, String table) {
        return guest.post("/api/tables/" + table + "/join", "{\"name\":\"Guest\"}").problem();
    }

    @Test
    void aStandIn_thinksAtOneNode_andThePersonReturnsAtTheOther() {
        String table = ingrid.open("vikings(seats=2)#1", "me", "friend");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        olafInTheWest.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\",\"name\":\"Olaf\"}");
        int asked = ingrid.state(table).path("pending").path(0).asInt();
        Guest away = asked == 0 ? ingridInTheWest : olafInTheWest;
        assertThat(away.post("/api/tables/" + table + "/stand-in", "{\"seat\":" + asked + ",\"level\":1}").status())
                .isEqualTo(200);
        while (ingrid.state(table).path("moves").asInt() == 0) {
            Thread.onSpinWait();
        }
        assertThat(ingrid.state(table).path("seats").path(asked).path("standIn").asInt()).isEqualTo(1);
        assertThat(away.at(east.port()).post("/api/tables/" + table + "/return", "{}").status()).isEqualTo(200);
        assertThat(away.state(table).path("seats").path(asked).path("standIn").isNull()).isTrue();
        assertSound(table);
    }

    @Test
    void whoJoinsAtOneNode_sitsAtTheOther_andIsSeenThere() {
        String table = ingrid.open("vikings(seats=2)#1", "me", "friend");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        assertThat(ingridInTheWest.state(table).path("seats").path(1).path("kind").asString()).isEqualTo("open");
        try (Guest.Line line = ingrid.listen(table)) {
            line.next();
            assertThat(olafInTheWest.post("/api/tables/" + table + "/join",
                    "{\"invite\":\"" + invite + "\",\"name\":\"Olaf\"}").status()).isEqualTo(200);
            try (Guest.Line his = olafInTheWest.listen(table); Guest olaf = olafInTheWest.at(east.port())) {
                his.next();
                JsonNode seat = line.next().path("seats").path(1);
                while (!seat.path("online").asBoolean()) {
                    seat = line.next().path("seats").path(1);
                }
                assertThat(seat.path("name").asString()).isEqualTo("Olaf");
                assertThat(olaf.post("/api/tables/" + table + "/chat", "{\"text\":\"hail\"}").status())
                        .isEqualTo(200);
            }
        }
    }

    @Test
    void aGameAgainstBots_playedAtBothNodes_runsToItsEnd() {
        String table = ingrid.open("runes(seats=3,hand=3)#7", "me", "bot", "bot");
        JsonNode state = ingrid.state(table);
        for (int turn = 0; !state.path("over").asBoolean(); turn++) {
            Guest guest = turn % 2 == 0 ? ingrid : ingridInTheWest;
            state = guest.state(table);
            if (!state.path("acting").isNull()) {
                play(guest, table, state);
            }
        }
        assertSound(table);
    }

    @Test
    void theBotOfANodeThatEnds_goesOnAtTheOther() {
        CountDownLatch never = new CountDownLatch(1);
        HallServer south = node(_ -> stuck(never));
        try (Guest inTheSouth = ingrid.at(south.port())) {
            String table = inTheSouth.open("runes(seats=2,hand=3)#7", "me", "bot");
            assertThat(playFirst(inTheSouth, table).status()).isEqualTo(200);
            never.countDown();
            south.close();
            JsonNode state = ingrid.state(table);
            while (state.path("moves").asInt() < 2) {
                state = ingrid.state(table);
            }
            ingrid.playToTheEnd(table);
            assertSound(table);
        }
    }

    @Test
    void aReview_thatOneNodeWasAskedFor_isToldByBoth() {
        String table = ingrid.open("vikings(seats=2)#1", "me", "bot");
        ingrid.playToTheEnd(table);
        String review = "/api/tables/" + table + "/review";
        assertThat(ingrid.post(review, "{}").json().path("stage").asString()).isIn("queued", "running");
        assertThat(olafInTheWest.get(review).json().path("stage").asString()).isNotEqualTo("none");
        JsonNode state = olafInTheWest.get(review).json();
        while (!state.path("stage").asString().equals("done")) {
            assertThat(state.path("stage").asString()).isNotEqualTo("failed");
            state = olafInTheWest.get(review).json();
        }
        assertThat(ingrid.get(review).json()).isEqualTo(state);
    }

    @Test
    void aSessionThatIsEndedAtOneNode_endsAtTheOther_withItsStreams() {
        String table = olafInTheWest.open("vikings(seats=2)#1", "me", "screen");
        String code = ingrid.post("/api/me/link", "{}").json().path("code").asString();
        olafInTheWest.post("/api/me/claim", "{\"code\":\"" + code + "\"}");
        String olaf = olafInTheWest.get("/api/me").json().path("keys").path(0).path("id").asString();
        assertThat(ingrid.post("/api/me/link/confirm", "{}").status()).isEqualTo(200);
        while (ingrid.state(table).path("acting").isNull() || olafInTheWest.state(table).path("acting").isNull()) {
            Thread.onSpinWait();
        }
        try (Guest.Line line = olafInTheWest.listen(table)) {
            assertThat(line.next().path("acting").isNull()).isFalse();
            assertThat(ingrid.delete("/api/me/keys/" + olaf).status()).isEqualTo(204);
            while (!line.rawLine().startsWith("retry:")) {
                Thread.onSpinWait();
            }
            assertThat(line.isAtItsEnd()).isTrue();
        }
        assertThat(olafInTheWest.state(table).path("acting").isNull()).isTrue();
        assertSound(table);
    }

    /** All its processes die, and it recovers from its log. */
    @Test
    void aDatabaseThatCrashes_losesNothing_andBothNodesGoOn() throws SQLException, IOException, InterruptedException {
        String table = ingrid.open("vikings(seats=2)#1", "me", "screen");
        try (Guest.Line line = olafInTheWest.listen(table)) {
            line.next();
            assertThat(playFirst(ingrid, table).status()).isEqualTo(200);
            await(line, "moves", 1);
            crash();
            while (playFirst(ingrid, table).status() != 200) {
                Thread.onSpinWait();
            }
            assertThat(await(line, "moves", 2).path("seq").asInt()).isEqualTo(2);
        }
        assertSound(table);
    }

    private void crash() throws SQLException, IOException, InterruptedException {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement();
                var pid = statement.executeQuery("SELECT pg_backend_pid()")) {
            pid.next();
            new ProcessBuilder("kill", "-9", pid.getString(1)).start().waitFor();
        }
    }

    /** Decides when it is told to, and then only fails: what it was asked is left to others. */
    private static Bot stuck(CountDownLatch told) {
        return new Bot() {

            @Override
            public String name() {
                return "stuck";
            }

            @Override
            public Move choose(Belief belief, SplitMix random) {
                try {
                    told.await();
                    Thread.sleep(Duration.ofMinutes(10));
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                throw new IllegalStateException("the node has ended");
            }
        };
    }

    private HallServer node(IntFunction<Bot> bots) {
        return HallServer.start(
                new HallOptions(0, "127.0.0.1", Path.of("unused"), Optional.of(url()), Duration.ZERO), bots);
    }

    private String url() {
        return postgres.getJdbcUrl("postgres", "postgres");
    }

    private static Guest.Reply playFirst(Guest guest, String table) {
        return play(guest, table, guest.state(table));
    }

    private static Guest.Reply play(Guest guest, String table, JsonNode seen) {
        String move = seen.path("options").valueStream().map(option -> option.path("move").asString())
                .filter(code -> !code.startsWith("carve")).findFirst().orElseThrow();
        return guest.play(table, seen.path("acting").asInt(), move, seen.path("seq").asInt());
    }

    private static JsonNode await(Guest.Line line, String what, int value) {
        JsonNode state = line.next();
        while (state.path(what).asInt() < value) {
            state = line.next();
        }
        return state;
    }

    /** Every stored table loads, and so none has a gap or a move twice. */
    private void assertSound(String table) {
        try (Store store = Store.toRead(new Place.Server(url()))) {
            assertThat(Inspection.of(store, (_, _) -> {}).findings()).as(table).isEmpty();
        }
    }
}
