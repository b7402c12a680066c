package althing.server;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.server.Guest.Reply;

import static org.assertj.core.api.Assertions.assertThat;

/** Nobody does by a program what they may not do themselves, and whom the host has invited may come by one. */
class ProgramRightsTest extends HallTest {

    private static final String LISTED = "{\"setup\":\"runes(seats=3)\",\"listed\":true,\"seats\":[{\"kind\":\"me\"},"
            + "{\"kind\":\"friend\"},{\"kind\":\"friend\"}]}";

    private Guest host;

    @BeforeEach
    void theHostComes() {
        host = new Guest(server.port());
        assertThat(host.post("/api/host/session", "{\"key\":\"" + server.freshHostKey().orElseThrow() + "\"}").status())
                .isEqualTo(200);
    }

    @AfterEach
    void theHostGoes() {
        host.close();
    }

    /** A table of Ingrid's to which a program of Olaf's has come. */
    private String visited(String token) {
        String table = ingrid.post("/api/tables", LISTED).json().path("id").asString();
        assertThat(join(token, table).status()).isEqualTo(200);
        return table;
    }

    private Reply join(String token, String table) {
        return olaf.postBy(token, "/api/tables/" + table + "/join", "{\"name\":\"R2\"}");
    }

    private static Reply join(Guest guest, String table) {
        return guest.post("/api/tables/" + table + "/join", "{\"name\":\"Guest\"}");
    }

    private Reply write(String token, String table) {
        return olaf.postBy(token, "/api/tables/" + table + "/notes", "{\"text\":\"Hail\"}");
    }

    private JsonNode ban(String table, int seat) {
        return host.post("/api/host/bans", "{\"table\":\"" + table + "\",\"seat\":" + seat + "}").json();
    }

    private String block(String table, int seat) {
        return ingrid.post("/api/me/blocks", "{\"table\":\"" + table + "\",\"seat\":" + seat + "}").problem();
    }

    @Test
    void whoIsBanned_doesNothingByAProgram() {
        String token = olaf.token("play");
        String table = visited(token);
        assertThat(join(olaf, table).status()).isEqualTo(200);
        assertThat(write(token, table).status()).isEqualTo(200);
        String ban = ban(table, 2).path("banned").path(0).path("id").asString();
        assertThat(write(token, table).problem()).isEqualTo("banned");
        assertThat(olaf.postBy(token, "/api/tables", LISTED).problem()).isEqualTo("banned");
        assertThat(olaf.getBy(token, "/api/tables").status()).isEqualTo(200);
        assertThat(host.delete("/api/host/bans/" + ban).status()).isEqualTo(200);
        assertThat(write(token, table).status()).isEqualTo(200);
    }

    @Test
    void whoseProgramIsBanned_isBanned_withAllOthers() {
        String token = olaf.token("play");
        String other = olaf.token("play");
        String table = visited(token);
        ban(table, 1);
        assertThat(write(token, table).problem()).isEqualTo("banned");
        assertThat(join(other, table).problem()).isEqualTo("banned");
        assertThat(join(olaf, table).problem()).isEqualTo("banned");
        assertThat(olaf.post("/api/me/tokens", "{\"label\":\"x\",\"scope\":\"play\"}").problem()).isEqualTo("banned");
    }

    @Test
    void inAHallOfTheInvited_aGuestComesByAProgram_andAStrangerDoesNot() {
        String token = olaf.token("play");
        host.post("/api/host/rules", "{\"door\":\"invited\",\"notice\":\"\"}");
        assertThat(olaf.postBy(token, "/api/tables", LISTED).problem()).isEqualTo("invited-only");
        String code = host.post("/api/host/invitations", "{}").json().path("code").asString();
        assertThat(olaf.postBy(token, "/api/invitation", "{\"code\":\"" + code + "\"}").status()).isEqualTo(204);
        assertThat(olaf.postBy(token, "/api/tables", LISTED).status()).isEqualTo(201);
        assertThat(olaf.post("/api/tables", LISTED).status()).isEqualTo(201);
    }

    @Test
    void whoIsBlocked_comesByNoProgram() {
        String token = olaf.token("play");
        String table = ingrid.post("/api/tables", LISTED).json().path("id").asString();
        join(olaf, table);
        assertThat(join(token, table).status()).isEqualTo(200);
        assertThat(block(table, 1)).isEqualTo("status 201");
        assertThat(ingrid.state(table).path("seats").path(2).path("blocked").asBoolean())
                .as("what a program of theirs says is hidden too").isTrue();
        String next = ingrid.post("/api/tables", LISTED).json().path("id").asString();
        assertThat(join(token, next).problem()).isEqualTo("not-welcome");
        assertThat(olaf.getBy(token, "/api/lobby").text()).doesNotContain(next);
        restart();
        assertThat(join(token, next).problem()).isEqualTo("not-welcome");
    }

    @Test
    void whoseProgramIsBlocked_isBlocked_andNobodyBlocksTheirOwn() {
        String token = olaf.token("play");
        String table = visited(token);
        assertThat(block(table, 1)).isEqualTo("status 201");
        String next = ingrid.post("/api/tables", LISTED).json().path("id").asString();
        assertThat(join(olaf, next).problem()).isEqualTo("not-welcome");
        assertThat(join(olaf.token("play"), next).problem()).isEqualTo("not-welcome");
        String own = ingrid.token("play");
        assertThat(ingrid.postBy(own, "/api/tables/" + next + "/join", "{\"name\":\"HK\"}").status()).isEqualTo(200);
        assertThat(block(next, 1)).isEqualTo("nobody-to-block");
    }

    @Test
    void whatSomebodyHasBlocked_theirProgramsDoNotMeet() {
        String table = ingrid.post("/api/tables", LISTED).json().path("id").asString();
        join(olaf, table);
        block(table, 1);
        String open = olaf.post("/api/tables", LISTED).json().path("id").asString();
        assertThat(ingrid.getBy(ingrid.token("play"), "/api/lobby").text()).doesNotContain(open);
    }

    @Test
    void tablesOfPrograms_countForTheirOwner() {
        assertThat(host.post("/api/host/limits", "{\"tables\":30,\"address\":120,\"messages\":30,\"open\":2,"
                + "\"seats\":0,\"delay\":0}").status()).isEqualTo(200);
        String token = olaf.token("play");
        assertThat(olaf.postBy(token, "/api/tables", LISTED).status()).isEqualTo(201);
        assertThat(olaf.post("/api/tables", LISTED).status()).isEqualTo(201);
        assertThat(olaf.postBy(olaf.token("play"), "/api/tables", LISTED).problem()).isEqualTo("tables-limit");
        assertThat(olaf.post("/api/tables", LISTED).problem()).isEqualTo("tables-limit");
        assertThat(ingrid.post("/api/tables", LISTED).status()).isEqualTo(201);
    }
}
