package althing.server;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
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
