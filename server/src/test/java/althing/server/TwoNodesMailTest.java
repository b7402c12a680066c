package althing.server;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

import althing.server.calling.MailBox;

import static org.assertj.core.api.Assertions.assertThat;

/** A letter is asked for at one node, and used at the other. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
@Timeout(120)
class TwoNodesMailTest {

    @Test
    void whatOneNodeHasSent_opensOnceAtTheOther() throws IOException {
        try (MailBox mail = new MailBox();
                EmbeddedPostgres postgres = EmbeddedPostgres.start();
                HallServer east = node(postgres, mail);
                HallServer west = node(postgres, mail);
                Guest ingrid = new Guest(east.port());
                Guest olaf = new Guest(east.port())) {
            ingrid.post("/api/me/mails", MailKeyTest.body("ingrid@example.org", "en"));
            assertThat(MailKeyTest.confirm(ingrid.at(west.port()), MailKeyTest.code(mail.next())).status())
                    .isEqualTo(201);
            olaf.post("/api/me/mails/link", MailKeyTest.body("ingrid@example.org", "en"));
            String word = MailKeyTest.word(mail.next());
            assertThat(MailKeyTest.enter(olaf.at(west.port()), word).status()).isEqualTo(200);
            assertThat(MailKeyTest.enter(olaf, word).problem()).isEqualTo("no-such-link");
        }
    }

    private static HallServer node(EmbeddedPostgres postgres, MailBox mail) {
        return HallServer.start(new HallOptions(0, "127.0.0.1", Path.of("nowhere"),
                Optional.of(postgres.getJdbcUrl("postgres", "postgres")), Duration.ZERO,
                Optional.of(URI.create("http://hall.example.org"))).calling(MailKeyTest.settings(mail.address())));
    }
}
