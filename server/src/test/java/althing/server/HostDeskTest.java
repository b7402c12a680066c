package althing.server;

import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.regex.Pattern;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** The desk is for who has the key, and what is decided there holds for everybody. */
class HostDeskTest extends HallTest {

    private String key;

    @BeforeEach
    void takeTheKey() {
        key = server.freshHostKey().orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"GET, /api/host", "POST, /api/host/rules", "POST, /api/host/invitations", "POST, /api/host/bans",
            "POST, /api/host/names", "POST, /api/host/reports/x/ban", "POST, /api/host/reports/x/settle",
            "DELETE, /api/host/bans/x", "DELETE, /api/host/session"})
    void withoutTheKey_nothingIsToldOrDone(String method, String path) {
        for (String pass : List.of("", "9999999999." + "A".repeat(43), "x")) {
            assertThat(olaf.send(olaf.request(path).header("Content-Type", "application/json")
                    .header("Cookie", "althing_host=" + pass)
                    .method(method, BodyPublishers.ofString("{}"))).problem())
                    .isEqualTo("not-the-host");
        }
    }

    @Test
    void keysCannotBeTriedWithoutEnd_andEachTryIsNoted() {
        Guest.Reply reply = olaf.post("/api/host/session", "{\"key\":\"guess\"}");
        assertThat(reply.problem()).isEqualTo("wrong-key");
        for (int guess = 0; guess < 20 && !reply.problem().equals("too-many"); guess++) {
            reply = olaf.post("/api/host/session", "{\"key\":\"guess\"}");
        }
        assertThat(reply.problem()).isEqualTo("too-many");
    }

    @Test
    void theKey_isMadeOnce_andAPassEndsWhenTheHostLeaves() {
        enter();
        assertThat(ingrid.get("/api/host").status()).isEqualTo(200);
        assertThat(ingrid.send(ingrid.request("/api/host/session").DELETE()).status()).isEqualTo(204);
        assertThat(ingrid.get("/api/host").problem()).isEqualTo("not-the-host");
        restart();
        assertThat(server.freshHostKey()).isEmpty();
        enter();
        assertThat(audit()).startsWith("enter", "leave", "enter");
    }

    @Test
    void aClosedHall_beginsNothing_andGoesOn() {
        enter();
        String table = olaf.open("runes(seats=2)#1", "me", "screen");
        rules("closed", "We sleep.");
        assertThat(olaf.post("/api/tables", "{\"setup\":\"runes(seats=2)\",\"seats\":[{\"kind\":\"me\"},"
                + "{\"kind\":\"screen\"}]}").problem()).isEqualTo("closed");
        JsonNode state = olaf.state(table);
        assertThat(olaf.play(table, state.path("acting").asInt(),
                state.path("options").path(0).path("move").asString()).status()).isEqualTo(200);
        assertThat(olaf.get("/api/calls/asked").json().path("notice").asString()).isEqualTo("We sleep.");
        rules("open", "");
        olaf.open("runes(seats=2)#1", "me", "screen");
    }

    @Test
    void whereOneMustBeInvited_aCodeLetsOneIn_once() {
        enter();
        rules("invited", "");
        String code = ingrid.post("/api/host/invitations", "{}").json().path("code").asString();
        assertThat(open(olaf)).isEqualTo("invited-only");
        assertThat(olaf.post("/api/invitation", "{\"code\":\"guess\"}").problem()).isEqualTo("no-such-code");
        assertThat(olaf.post("/api/invitation", "{\"code\":\"" + code + "\"}").status()).isEqualTo(204);
        assertThat(open(olaf)).isEqualTo("status 201");
        try (Guest una = new Guest(server.port())) {
            assertThat(una.post("/api/invitation", "{\"code\":\"" + code + "\"}").problem()).isEqualTo("no-such-code");
            assertThat(open(una)).isEqualTo("invited-only");
        }
    }

    @Test
    void whatSomebodySaid_isReported_andTheHostBansAndPardons() {
        String table = olaf.open("runes(seats=2)#1", "me", "screen");
        olaf.post("/api/tables/" + table + "/chat", "{\"text\":\"something rude\"}");
        assertThat(ingrid.post("/api/tables/" + table + "/reports", "{\"line\":7}").problem())
                .isEqualTo("no-such-line");
        for (int time = 0; time < 2; time++) {
            assertThat(ingrid.post("/api/tables/" + table + "/reports", "{\"line\":0}").status()).isEqualTo(204);
        }
        enter();
        JsonNode reports = ingrid.get("/api/host").json().path("reports");
        assertThat(reports.size()).as("once for each person").isEqualTo(1);
        assertThat(reports.path(0).path("said").asString()).isEqualTo("something rude");
        assertThat(reports.toString()).as("nobody's key").doesNotContainPattern(Pattern.compile("[0-9a-f]{64}"));
        JsonNode state = ingrid.post("/api/host/reports/" + reports.path(0).path("id").asString() + "/ban", "{}")
                .json();
        assertThat(state.path("reports").isEmpty()).isTrue();
        assertThat(open(olaf)).isEqualTo("banned");
        assertThat(olaf.get("/api/tables/" + table).status()).as("to look is free").isEqualTo(200);
        ingrid.send(ingrid.request("/api/host/bans/" + state.path("banned").path(0).path("id").asString()).DELETE());
        assertThat(open(olaf)).isEqualTo("status 201");
        assertThat(audit()).startsWith("pardon", "settle", "ban");
    }

    @Test
    void aNameIsChanged_forEverybodyWhoLooks() {
        String table = olaf.open("runes(seats=2)#1", "me", "screen");
        enter();
        try (Guest.Line line = olaf.listen(table)) {
            line.next();
            ingrid.post("/api/host/names", "{\"table\":\"" + table + "\",\"seat\":0,\"name\":\"Olaf\"}");
            assertThat(line.next().path("seats").path(0).path("name").asString()).isEqualTo("Olaf");
        }
        assertThat(ingrid.post("/api/host/names", "{\"table\":\"none\",\"seat\":0,\"name\":\"Olaf\"}").problem())
                .isEqualTo("no-such-person");
    }

    private void enter() {
        assertThat(ingrid.post("/api/host/session", "{\"key\":\"" + key + "\"}").status()).isEqualTo(200);
    }

    private void rules(String door, String notice) {
        assertThat(ingrid.post("/api/host/rules", "{\"door\":\"" + door + "\",\"notice\":\"" + notice + "\"}").status())
                .isEqualTo(200);
    }

    private List<String> audit() {
        return ingrid.get("/api/host").json().path("audit").valueStream().map(done -> done.path("what").asString())
                .toList();
    }

    private static String open(Guest guest) {
        return guest.post("/api/tables", "{\"setup\":\"runes(seats=2)\",\"seats\":[{\"kind\":\"me\"},"
                + "{\"kind\":\"screen\"}]}").problem();
    }
}
