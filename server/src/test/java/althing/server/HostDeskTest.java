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
            "POST, /api/host/names", "POST, /api/host/tables/x/end", "POST, /api/host/limits",
            "POST, /api/host/reports/x/ban",
            "POST, /api/host/reports/x/settle",
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
        enter();
        limit(30, 120, 30, 0, 0, 0);
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

    @Test
    void aTableIsEnded_withAReason_andItsRecordStays() {
        String table = olaf.open("runes(seats=2)#1", "me", "screen");
        JsonNode state = olaf.state(table);
        int seat = state.path("acting").asInt();
        String move = state.path("options").path(0).path("move").asString();
        olaf.play(table, seat, move);
        enter();
        assertThat(end("none", "Why not.").problem()).isEqualTo("no-such-table");
        assertThat(end(table, " ").problem()).isEqualTo("bad-reason");
        assertThat(end(table, "x".repeat(301)).problem()).isEqualTo("bad-reason");
        try (Guest.Line line = olaf.listen(table)) {
            line.next();
            assertThat(end(table, "Too loud.").status()).isEqualTo(200);
            assertThat(line.next().path("accord").path("reason").asString()).isEqualTo("Too loud.");
        }
        assertThat(end(table, "Once more.").problem()).isEqualTo("ended");
        restart();
        JsonNode later = olaf.state(table);
        assertThat(later.path("accord").path("ended").asString()).isEqualTo("host");
        assertThat(later.path("accord").path("reason").asString()).isEqualTo("Too loud.");
        assertThat(later.path("log").toString()).contains("hall.hostEnded");
        assertThat(later.path("moves").asInt()).isEqualTo(1);
        assertThat(olaf.play(table, seat, move).problem()).isEqualTo("ended");
        assertThat(olaf.get("/api/tables/" + table + "/record").status()).isEqualTo(200);
        enter();
        assertThat(ingrid.get("/api/host").json().path("audit").toString()).contains(table + ": Too loud.");
        assertThat(audit()).as("once").containsOnlyOnce("end");
    }

    @Test
    void aTableThatHasNotBegun_isEndedToo() {
        String table = olaf.open("runes(seats=2)", "me", "friend");
        enter();
        assertThat(end(table, "Spam.").status()).isEqualTo(200);
        assertThat(olaf.state(table).path("accord").path("reason").asString()).isEqualTo("Spam.");
        assertThat(olaf.state(table).path("pending").isEmpty()).isTrue();
    }

    @Test
    void theHostSetsLimits_whichHoldAfterARestartToo() {
        enter();
        JsonNode usual = ingrid.get("/api/host").json().path("bounds");
        assertThat(usual.path("tables").asInt()).isEqualTo(30);
        assertThat(limit(0, 1, 1, 1, 1, 300).problem()).isEqualTo("bad-limit");
        assertThat(limit(5, 9, 5, 2, 31, 300).problem()).isEqualTo("bad-limit");
        assertThat(ingrid.post("/api/host/limits", "{\"tables\":1}").problem()).isEqualTo("bad-request");
        assertThat(ingrid.get("/api/host").json().path("bounds")).as("nothing of it").isEqualTo(usual);
        assertThat(limit(3, 100, 1, 0, 0, 300).json().path("bounds").path("tables").asInt()).isEqualTo(3);
        restart();
        assertThat(open(olaf)).isEqualTo("status 201");
        assertThat(open(olaf)).isEqualTo("status 201");
        String table = olaf.open("runes(seats=2)#1", "me", "screen");
        assertThat(open(olaf)).isEqualTo("too-many");
        assertThat(say(olaf, table)).isEqualTo("status 200");
        assertThat(say(olaf, table)).isEqualTo("too-many");
        enter();
        assertThat(audit()).contains("limits");
        assertThat(ingrid.get("/api/host").json().path("audit").valueStream()
                .filter(deed -> deed.path("what").asString().equals("limits")).findFirst().orElseThrow().path("about")
                .asString()).as("what has changed").contains("tables=3").doesNotContain("delay");
    }

    @Test
    void theHostLimitsUnfinishedTablesAndSeats_andWhoEndsOneMayOpenAnother() {
        enter();
        limit(30, 120, 30, 2, 2, 300);
        String first = olaf.open("runes(seats=2)#1", "me", "screen");
        olaf.open("runes(seats=2)#1", "me", "screen");
        assertThat(open(olaf)).isEqualTo("tables-limit");
        assertThat(open(ingrid)).as("who has none").isEqualTo("status 201");
        assertThat(olaf.post("/api/tables/" + first + "/end", "{\"wish\":true}").status()).isEqualTo(200);
        assertThat(open(olaf)).isEqualTo("status 201");
        assertThat(ingrid.post("/api/tables", "{\"setup\":\"runes(seats=3)\",\"seats\":[{\"kind\":\"me\"},"
                + "{\"kind\":\"screen\"},{\"kind\":\"screen\"}]}").problem()).isEqualTo("seats-limit");
    }

    @Test
    void theHostSeesWhatIsPlayed_andWhatWaits() {
        enter();
        JsonNode before = ingrid.get("/api/host").json();
        String table = olaf.open("runes(seats=2)#1", "me", "screen");
        JsonNode state = olaf.state(table);
        olaf.play(table, state.path("acting").asInt(), state.path("options").path(0).path("move").asString());
        JsonNode now = ingrid.get("/api/host").json();
        assertThat(now.path("glance").path("playing").asInt())
                .isEqualTo(before.path("glance").path("playing").asInt() + 1);
        assertThat(now.path("glance").path("moves").asInt()).isEqualTo(before.path("glance").path("moves").asInt() + 1);
        assertThat(now.path("glance").path("nodes").asInt()).isEqualTo(1);
        assertThat(now.path("queues").valueStream().map(each -> each.path("what").asString()))
                .containsExactly("bots", "reviews", "calls", "rounds", "results", "expiry");
        assertThat(now.path("tables").path(0).path("id").asString()).isEqualTo(table);
        assertThat(now.path("tables").path(0).path("seats")).hasSize(2);
        assertThat(now.path("tables").toString()).as("nobody's key")
                .doesNotContainPattern(Pattern.compile("[0-9a-f]{64}"));
        assertThat(end(table, "Late.").json().path("tables")).isEmpty();
    }

    private Guest.Reply limit(int tables, int address, int messages, int open, int seats, int delay) {
        return ingrid.post("/api/host/limits", "{\"tables\":" + tables + ",\"address\":" + address
                + ",\"messages\":" + messages + ",\"open\":" + open + ",\"seats\":" + seats + ",\"delay\":" + delay
                + "}");
    }

    private static String say(Guest guest, String table) {
        return guest.post("/api/tables/" + table + "/chat", "{\"text\":\"hail\"}").problem();
    }

    private Guest.Reply end(String table, String reason) {
        return ingrid.post("/api/host/tables/" + table + "/end", "{\"reason\":\"" + reason + "\"}");
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
