package althing.server;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** What the host decides at one node, and what people say of themselves there, holds at the other. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
class TwoNodesHouseTest {

    private EmbeddedPostgres postgres;
    private HallServer east;
    private HallServer west;
    private Guest host;
    private Guest ingrid;
    private Guest ingridInTheWest;
    private Guest olafInTheWest;

    @BeforeEach
    void open() throws IOException {
        postgres = EmbeddedPostgres.start();
        east = node();
        west = node();
        host = new Guest(east.port());
        host.post("/api/host/session", "{\"key\":\"" + east.freshHostKey().orElseThrow() + "\"}");
        ingrid = new Guest(east.port());
        ingrid.get("/api/hall");
        ingridInTheWest = ingrid.at(west.port());
        olafInTheWest = new Guest(west.port());
    }

    @AfterEach
    void close() throws IOException {
        for (Guest guest : new Guest[]{host, ingrid, ingridInTheWest, olafInTheWest}) {
            guest.close();
        }
        east.close();
        west.close();
        postgres.close();
    }

    private HallServer node() {
        return HallServer.start(new HallOptions(0, "127.0.0.1", Path.of("unused"),
                Optional.of(postgres.getJdbcUrl("postgres", "postgres")), Duration.ZERO), _ -> new LastMoveBot());
    }

    /** The other node looks every five seconds. */
    private static void until(BooleanSupplier wanted) {
        Instant end = Instant.now().plusSeconds(30);
        while (!wanted.getAsBoolean()) {
            assertThat(Instant.now()).isBefore(end);
            Thread.onSpinWait();
        }
    }

    @Test
    void theDoorTheLimitsAndABan_areFollowedAtTheOtherNode() {
        String secret = ingrid.open("runes(seats=2,points=hidden)#1", "me", "screen");
        String table = olafInTheWest.open("runes(seats=2)#1", "me", "screen");
        rules("closed", "We sleep.");
        until(() -> olafInTheWest.get("/api/calls/asked").json().path("notice").asString().equals("We sleep."));
        assertThat(opened(olafInTheWest)).isEqualTo("closed");
        rules("open", "");
        until(() -> olafInTheWest.get("/api/calls/asked").json().path("notice").asString().isEmpty());
        assertThat(opened(olafInTheWest)).isEqualTo("status 201");
        decide("limits", "{\"tables\":30,\"address\":120,\"messages\":30,\"open\":0,\"seats\":1,\"delay\":60}");
        until(() -> olafInTheWest.state(secret).path("delay").asInt() == 60);
        assertThat(opened(olafInTheWest)).isEqualTo("seats-limit");
        JsonNode desk = decide("bans", "{\"table\":\"" + table + "\",\"seat\":0}");
        until(() -> act().equals("banned"));
        assertThat(host.delete("/api/host/bans/" + desk.path("banned").path(0).path("id").asString()).status())
                .isEqualTo(200);
        until(() -> act().equals("no-such-contest"));
    }

    /** What Olaf is told who does something, without effect. */
    private String act() {
        return olafInTheWest.delete("/api/contests/nowhere").problem();
    }

    private void rules(String door, String notice) {
        decide("rules", "{\"door\":\"" + door + "\",\"notice\":\"" + notice + "\"}");
    }

    private JsonNode decide(String what, String body) {
        Guest.Reply reply = host.post("/api/host/" + what, body);
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return reply.json();
    }

    private static String opened(Guest guest) {
        return guest.post("/api/tables", "{\"setup\":\"runes(seats=2)\",\"seats\":[{\"kind\":\"me\"},"
                + "{\"kind\":\"screen\"}]}").problem();
    }

    @Test
    void aRecoveryCodeOfOneNode_opensThePersonAtTheOther_onceInTheHall() {
        ingrid.post("/api/me", "{\"name\":\"Ingrid\"}");
        String code = ingrid.post("/api/me/recovery", "{}").json().path("code").asString();
        assertThat(olafInTheWest.post("/api/me/recover", "{\"code\":\"" + code + "\"}").status()).isEqualTo(200);
        assertThat(olafInTheWest.get("/api/me").json().path("name").asString()).isEqualTo("Ingrid");
        try (Guest third = new Guest(east.port())) {
            assertThat(third.get("/api/me").json().path("name").asString()).isNotEqualTo("Ingrid");
        }
    }

    @Test
    void nameLanguagesPreferencesAndNotes_areTheSameAtBothNodes_andOnlyOnesOwn() {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        ingrid.post("/api/me", "{\"name\":\"Ingrid\",\"languages\":[\"pl\"],\"preferences\":{\"pace\":\"slow\"}}");
        JsonNode me = ingridInTheWest.get("/api/me").json();
        assertThat(me.path("name").asString()).isEqualTo("Ingrid");
        assertThat(me.path("languages").toString()).isEqualTo("[\"pl\"]");
        assertThat(me.path("preferences").path("pace").asString()).isEqualTo("slow");
        String notes = "/api/tables/" + table + "/notes";
        ingrid.post(notes, "{\"text\":\"the left one bluffs\"}");
        assertThat(ingridInTheWest.get(notes).text()).contains("the left one bluffs");
        ingridInTheWest.post(notes, "{\"text\":\"both do\"}");
        assertThat(ingrid.get(notes).text()).contains("both do").doesNotContain("bluffs");
        assertThat(olafInTheWest.get(notes).text()).doesNotContain("both do");
    }

    @Test
    void aProgramAtOneNode_readsWhatHappensAtTheOther_untilItsTokenIsEnded() {
        String token = ingrid.token("play");
        String table = ingrid.open("runes(seats=2,hand=3)#1", "me", "friend");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        assertThat(olafInTheWest.postBy(token, "/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\"}")
                .json().path("seat").asInt()).isEqualTo(1);
        assertThat(read(token, state -> !state.isMissingNode()).path("moves").asInt()).isZero();
        JsonNode seen = ingrid.state(table);
        assertThat(ingrid.play(table, 0, seen.path("options").path(0).path("move").asString()).status())
                .isEqualTo(200);
        read(token, state -> state.path("pending").toString().equals("[1]"));
        ingrid.get("/api/me").json().path("keys").valueStream()
                .filter(key -> key.path("kind").asString().equals("token"))
                .forEach(key -> ingrid.delete("/api/me/keys/" + key.path("id").asString()));
        until(() -> olafInTheWest.getBy(token, "/api/tables").problem().equals("bad-token"));
    }

    /** What a program reads until it is as wanted; it comes again when a node ends its line, which has just heard of its token. */
    private JsonNode read(String token, Predicate<JsonNode> wanted) {
        Instant end = Instant.now().plusSeconds(30);
        while (Instant.now().isBefore(end)) {
            try (Guest.Line line = olafInTheWest.listenBy(token, "/api/programs/stream")) {
                JsonNode state = line.nextLine().path("state");
                while (!wanted.test(state)) {
                    state = line.nextLine().path("state");
                }
                return state;
            } catch (NoSuchElementException e) {
                assertThat(e).as("the line has ended").isNotNull();
            }
        }
        throw new AssertionError("nothing of that came");
    }
}
