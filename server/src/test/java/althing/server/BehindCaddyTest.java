package althing.server;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.Optional;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** A hall behind {@code deploy/Caddyfile}, where Caddy is installed. */
@EnabledIf(value = "althing.server.Caddy#isInstalled", disabledReason = "Caddy is not installed here.")
class BehindCaddyTest {

    private static final int TABLES_OF_A_PERSON = 30;
    private static final int TABLES_FROM_AN_ADDRESS = 120;

    @TempDir
    private Path data;
    @TempDir
    private Path room;
    private Caddy caddy;
    private HallServer server;

    @BeforeEach
    void openTheHallAndItsProxy() throws IOException {
        caddy = new Caddy(room);
        server = HallServer.start(new HallOptions(0, "127.0.0.1", data, Optional.empty(), Duration.ZERO,
                Optional.of(caddy.address())), _ -> new LastMoveBot());
        caddy.open("127.0.0.1:" + server.port());
    }

    @AfterEach
    void closeThem() {
        caddy.close();
        server.close();
    }

    @Test
    void keysOfPeople_areForEncryptedLinesOnly() throws Exception {
        try (Guest ingrid = guest("127.0.0.1")) {
            assertThat(ingrid.get("/api/hall").header("Set-Cookie")).contains("; Secure", "; HttpOnly");
            assertThat(ingrid.get("/api/hall").header("Set-Cookie")).isEmpty();
        }
    }

    @Test
    void thePageOfThePublicAddress_mayAct_andNoOther() throws Exception {
        try (Guest ingrid = guest("127.0.0.1")) {
            assertThat(open(ingrid, caddy.address().toString())).isEqualTo("status 201");
            assertThat(open(ingrid, caddy.address().toString().replace("https", "http"))).isEqualTo("other-site");
            assertThat(open(ingrid, "https://hall.example.org")).isEqualTo("other-site");
        }
    }

    @Test
    void pushes_comeAtOnce_packedOrNot() throws Exception {
        try (Guest ingrid = guest("127.0.0.1")) {
            String table = ingrid.open("runes(seats=2)#1", "me", "screen");
            try (Guest.Line packed = ingrid.listenIn(table, "gzip"); Guest.Line plain = ingrid.listen(table)) {
                assertThat(packed.isPacked()).isTrue();
                assertThat(packed.next().path("seq").asInt()).isZero();
                assertThat(plain.next().path("seq").asInt()).isZero();
                ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"Hail\"}");
                assertThat(packed.next().path("chat").path(0).path("text").asString()).isEqualTo("Hail");
                assertThat(plain.next().path("chat").path(0).path("text").asString()).isEqualTo("Hail");
            }
        }
    }

    @Test
    void aWholeGame_isPlayed() throws Exception {
        try (Guest ingrid = guest("127.0.0.1")) {
            String table = ingrid.open("runes(seats=2)#1", "me", "bot");
            ingrid.playToTheEnd(table);
            assertThat(ingrid.state(table).path("over").asBoolean()).isTrue();
        }
    }

    /** Limits count by addresses: they must be those of the visitors, whatever they say of themselves. */
    @Test
    void visitors_areKnownByTheirOwnAddress() throws Exception {
        for (int person = 0; person < TABLES_FROM_AN_ADDRESS / TABLES_OF_A_PERSON; person++) {
            try (Guest guest = guest("127.0.0.5")) {
                for (int i = 0; i < TABLES_OF_A_PERSON; i++) {
                    guest.open("runes(seats=2)#1", "me", "screen");
                }
            }
        }
        try (Guest fromThere = guest("127.0.0.5"); Guest fromElsewhere = guest("127.0.0.6")) {
            assertThat(open(fromThere, caddy.address().toString())).isEqualTo("too-many");
            assertThat(open(fromElsewhere, caddy.address().toString())).isEqualTo("status 201");
        }
    }

    /** Says that it comes from elsewhere, as anybody may. */
    private static String open(Guest guest, String origin) {
        return guest.send(guest.request("/api/tables").header("Content-Type", "application/json")
                .header("Origin", origin).header("X-Forwarded-For", "192.0.2.7").POST(BodyPublishers.ofString(
                        "{\"setup\":\"runes(seats=2)\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"screen\"}]}")))
                .problem();
    }

    private Guest guest(String address) throws IOException, GeneralSecurityException {
        return Guest.from(address, caddy.address(), caddy.trust());
    }
}
