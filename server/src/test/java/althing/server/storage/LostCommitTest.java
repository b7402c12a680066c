package althing.server.storage;

import java.io.IOException;
import java.time.Instant;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

import althing.server.storage.BadWire.State;
import althing.server.storage.MailTickets.Purpose;
import althing.server.storage.MailTickets.Ticket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** What can be done once only is not done again when the answer to its commit is lost: PostgreSQL is asked what became of it. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LostCommitTest {

    private static final Instant NOW = Instant.parse("2026-06-24T10:15:30.123Z");
    private static final String TAKING = "DELETE FROM mail_ticket WHERE hash";

    private EmbeddedPostgres postgres;
    private BadWire wire;
    private Store store;

    @BeforeAll
    void start() throws IOException {
        postgres = EmbeddedPostgres.start();
    }

    @AfterAll
    void stop() throws IOException {
        postgres.close();
    }

    @BeforeEach
    void open() throws IOException {
        wire = new BadWire(postgres.getPort());
        wire.mind(TAKING);
        store = Store.at("jdbc:postgresql://127.0.0.1:" + wire.port()
                + "/postgres?user=postgres&prepareThreshold=0&socketTimeout=2");
        store.mailTickets().take("hash");
        store.mailTickets().issue(new Ticket("hash", Purpose.ENTER, "box", "", "ingrid", "key", NOW.plusSeconds(60)),
                NOW, 1);
    }

    @AfterEach
    void close() throws IOException {
        store.close();
        wire.close();
    }

    @Test
    void whoHasTakenATicket_isToldSo_andNobodyTakesItAgain() {
        wire.turn(State.LOSES_A_COMMIT);
        assertThat(store.mailTickets().take("hash")).isTrue();
        assertThat(store.mailTickets().take("hash")).isFalse();
    }

    @Test
    void whereTheCommitDidNotArrive_itIsSaidThatNothingWasChanged() {
        wire.turn(State.STOPS_A_COMMIT);
        assertThatThrownBy(() -> store.mailTickets().take("hash")).isInstanceOf(StorageTrouble.class);
        assertThat(store.mailTickets().take("hash")).isTrue();
    }

    @Test
    void whereNobodyCanBeAsked_itIsSaidThatNobodyKnows() {
        wire.turn(State.BREAKS_AT_A_COMMIT);
        assertThatThrownBy(() -> store.mailTickets().take("hash")).isInstanceOf(Unsettled.class);
        wire.turn(State.WHOLE);
        assertThat(store.mailTickets().find("hash", Purpose.ENTER, NOW)).as("the commit had arrived").isEmpty();
    }
}
