package althing.server;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

import static org.assertj.core.api.Assertions.assertThat;

/** A passkey is asked for at one node, and shown at the other. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
class TwoNodesPasskeyTest {

    private static final String ORIGIN = "http://localhost:4711";

    @Test
    void whatOneNodeAsks_theOtherHasAnswered_andWhatItEnds_opensNothing() throws IOException {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start();
                HallServer east = node(postgres);
                HallServer west = node(postgres);
                Guest ingrid = new Guest(east.port());
                Guest olaf = new Guest(east.port())) {
            Authenticator hers = new Authenticator(ORIGIN);
            String made = hers.make(ingrid.post("/api/me/passkeys/challenge", "{}").json());
            assertThat(ingrid.at(west.port()).post("/api/me/passkeys", made).status()).isEqualTo(201);
            String shown = hers.show(olaf.post("/api/me/enter/challenge", "{}").json());
            assertThat(olaf.at(west.port()).post("/api/me/enter", shown).status()).isEqualTo(200);
            assertThat(olaf.post("/api/me/enter", shown).problem()).as("nor twice").isEqualTo("challenge-over");
            String id = ingrid.get("/api/me").json().path("keys").valueStream()
                    .filter(key -> key.path("kind").asString().equals("passkey")).findFirst().orElseThrow()
                    .path("id").asString();
            assertThat(ingrid.delete("/api/me/keys/" + id).status()).isEqualTo(204);
            try (Guest una = new Guest(west.port())) {
                String late = hers.show(una.post("/api/me/enter/challenge", "{}").json());
                assertThat(una.post("/api/me/enter", late).problem()).isEqualTo("no-such-passkey");
            }
        }
    }

    private static HallServer node(EmbeddedPostgres postgres) {
        return HallServer.start(new HallOptions(0, "127.0.0.1", Path.of("nowhere"),
                Optional.of(postgres.getJdbcUrl("postgres", "postgres")), Duration.ZERO,
                Optional.of(URI.create(ORIGIN))));
    }
}
