package althing.server;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** Who does not want to meet somebody does not, and nobody else notices. */
class BlockTest extends HallTest {

    private static final String LISTED = "{\"setup\":\"runes(seats=3)\",\"listed\":true,\"seats\":[{\"kind\":\"me\"},"
            + "{\"kind\":\"friend\"},{\"kind\":\"friend\"}]}";

    private Guest freya;

    @BeforeEach
    void freyaComes() {
        freya = new Guest(server.port());
    }

    @AfterEach
    void freyaGoes() {
        freya.close();
    }

    /** A table where Ingrid has met Olaf. */
    private String met() {
        String table = opened(ingrid);
        assertThat(join(olaf, table, "{\"name\":\"Olaf\"}").status()).isEqualTo(200);
        return table;
    }

    private static String opened(Guest person) {
        Guest.Reply reply = person.post("/api/tables", LISTED);
        assertThat(reply.status()).as(reply.text()).isEqualTo(201);
        return reply.json().path("id").asString();
    }

    private static Guest.Reply join(Guest person, String table, String body) {
        return person.post("/api/tables/" + table + "/join", body);
    }

    private static Guest.Reply block(Guest person, String table, int seat) {
        return person.post("/api/me/blocks", "{\"table\":\"" + table + "\",\"seat\":" + seat + "}");
    }

    @Test
    void whoIsBlocked_isMarkedForTheOther_andForNobodyElse() {
        String table = met();
        Guest.Reply reply = block(ingrid, table, 1);
        assertThat(reply.status()).isEqualTo(201);
        assertThat(reply.json()).hasSize(1);
        assertThat(reply.json().path(0).path("name").asString()).isEqualTo("Olaf");
        assertThat(block(ingrid, table, 1).json()).as("once").hasSize(1);
        assertThat(marked(ingrid, table, 1)).isTrue();
        assertThat(marked(ingrid, table, 0)).isFalse();
        assertThat(marked(olaf, table, 0)).isFalse();
        assertThat(marked(freya, table, 1)).isFalse();
        assertThat(olaf.get("/api/me/blocks").json()).isEmpty();
        restart();
        assertThat(marked(ingrid, table, 1)).isTrue();
    }

    private static boolean marked(Guest person, String table, int seat) {
        return person.state(table).path("seats").path(seat).path("blocked").asBoolean();
    }

    @Test
    void whoIsBlocked_neitherSeesNorJoinsTables_ofWhoHasBlockedThem() {
        block(ingrid, met(), 1);
        String table = opened(ingrid);
        assertThat(ids(olaf)).doesNotContain(table);
        assertThat(ids(freya)).contains(table);
        assertThat(join(olaf, table, "{\"name\":\"Olaf\"}").problem()).isEqualTo("not-welcome");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        assertThat(join(olaf, table, "{\"invite\":\"" + invite + "\"}").problem()).isEqualTo("not-welcome");
        assertThat(join(freya, table, "{\"name\":\"Freya\"}").status()).isEqualTo(200);
    }

    @Test
    void whereSomebodySitsWhoHasBlockedThem_theyNeedAnInvitation() {
        block(ingrid, met(), 1);
        String table = opened(freya);
        join(ingrid, table, "{\"name\":\"Ingrid\"}");
        assertThat(ids(olaf)).doesNotContain(table);
        assertThat(join(olaf, table, "{\"name\":\"Olaf\"}").problem()).isEqualTo("not-welcome");
        String invite = freya.state(table).path("seats").path(2).path("invite").asString();
        assertThat(join(olaf, table, "{\"invite\":\"" + invite + "\"}").status()).isEqualTo(200);
    }

    private static java.util.List<String> ids(Guest person) {
        return person.get("/api/lobby").json().valueStream().map(each -> each.path("id").asString()).toList();
    }

    @Test
    void whoIsBlocked_cannotInvite_andLearnsNotWhy() {
        String table = met();
        String again = "{\"setup\":\"runes(seats=2)\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"friend\",\"again\":"
                + "{\"table\":\"" + table + "\",\"seat\":0}}]}";
        assertThat(olaf.post("/api/tables", again).status()).isEqualTo(201);
        assertThat(ingrid.get("/api/tables").json()).hasSize(2);
        block(ingrid, table, 1);
        assertThat(ingrid.get("/api/tables").json()).as("an invitation of before is gone").hasSize(1);
        assertThat(olaf.post("/api/tables", again).problem()).isEqualTo("no-companion");
        assertThat(olaf.get("/api/companions").json()).isEmpty();
        assertThat(ingrid.get("/api/companions").json()).isEmpty();
    }

    @Test
    void aBlockEnds_onTheWordOfWhoMadeIt_alone() {
        String table = met();
        String id = block(ingrid, table, 1).json().path(0).path("id").asString();
        assertThat(olaf.delete("/api/me/blocks/" + id).problem()).isEqualTo("no-such-block");
        assertThat(freya.delete("/api/me/blocks/guess").problem()).isEqualTo("no-such-block");
        assertThat(ingrid.delete("/api/me/blocks/" + id).status()).isEqualTo(204);
        assertThat(ingrid.get("/api/me/blocks").json()).isEmpty();
        assertThat(join(olaf, opened(ingrid), "{\"name\":\"Olaf\"}").status()).isEqualTo(200);
    }

    @Test
    void onlyOthersCanBeBlocked() {
        String table = met();
        assertThat(block(ingrid, table, 0).problem()).isEqualTo("nobody-to-block");
        assertThat(block(ingrid, table, 2).problem()).isEqualTo("nobody-to-block");
        assertThat(block(ingrid, table, 7).problem()).isEqualTo("no-such-seat");
        assertThat(block(ingrid, "nowhere", 0).problem()).isEqualTo("no-such-table");
    }

    @Test
    void whatIsBlocked_goesAlong_andGoesWithThePerson() {
        String table = met();
        block(ingrid, table, 1);
        JsonNode taken = ingrid.get("/api/me/export").json();
        assertThat(taken.path("blocks").path(0).path("name").asString()).isEqualTo("Olaf");
        assertThat(olaf.delete("/api/me").status()).isEqualTo(204);
        assertThat(ingrid.get("/api/me/blocks").json()).as("no name stays of who has gone").isEmpty();
    }

    @Test
    void aLinkedDevice_bringsItsBlocks() {
        String table = met();
        block(olaf, table, 0);
        String code = freya.post("/api/me/link", "").json().path("code").asString();
        olaf.post("/api/me/claim", "{\"code\":\"" + code + "\"}");
        assertThat(freya.post("/api/me/link/confirm", "").status()).isEqualTo(200);
        assertThat(freya.get("/api/me/blocks").json()).hasSize(1);
        assertThat(marked(freya, table, 0)).isTrue();
    }
}
