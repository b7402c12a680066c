package althing.server;

import java.sql.SQLException;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.server.Guest.Reply;

import static org.assertj.core.api.Assertions.assertThat;

/** A person with several keys: devices that are linked, sessions that are ended, codes that are guessed, people who go. */
class PersonTest extends HallTest {

    @Test
    void aNewcomer_isNobodyUntilSomethingIsWorthKeeping() {
        JsonNode me = ingrid.get("/api/me").json();
        assertThat(me.path("handle").isNull()).isTrue();
        assertThat(me.path("keys")).hasSize(1);
        assertThat(me.path("keys").path(0).path("current").asBoolean()).isTrue();
        JsonNode named = ingrid.post("/api/me", "{\"name\":\" Ingrid \",\"languages\":[\"hu\",\"en\",\"hu\"]}").json();
        assertThat(named.path("handle").asString()).matches("[a-z2-9]{10}");
        assertThat(named.path("name").asString()).isEqualTo("Ingrid");
        assertThat(named.path("languages").toString()).isEqualTo("[\"hu\",\"en\"]");
        restart();
        assertThat(ingrid.get("/api/me").json().path("handle")).isEqualTo(named.path("handle"));
    }

    @Test
    void preferences_areKeptOneByOne_andForgottenByNothing() {
        ingrid.post("/api/me", "{\"preferences\":{\"theme\":\"\\\"dark\\\"\",\"speed\":\"1\"}}");
        JsonNode me = ingrid.post("/api/me", "{\"preferences\":{\"speed\":null}}").json();
        assertThat(me.path("preferences").toString()).isEqualTo("{\"theme\":\"\\\"dark\\\"\"}");
        assertThat(ingrid.post("/api/me", "{\"preferences\":{\"x\":\"" + "y".repeat(20_000) + "\"}}").problem())
                .isEqualTo("preferences");
        assertThat(ingrid.post("/api/me", "{\"languages\":[\"Klingon\"]}").problem()).isEqualTo("languages");
        assertThat(olaf.get("/api/me").json().path("preferences")).isEmpty();
    }

    @Test
    void anotherDevice_comesToAPerson_withItsTables_whenTheFirstConfirms() {
        String table = olaf.open("runes(seats=2,hand=3)#1", "me", "bot");
        String hers = ingrid.open("runes(seats=2,hand=3)#2", "me", "bot");
        assertThat(ingrid.post("/api/me/link/confirm", "{}").problem()).isEqualTo("nothing-to-confirm");
        String code = offer();
        Reply claimed = claim(olaf, code.replace("-", " ").toUpperCase(java.util.Locale.ROOT));
        JsonNode asked = ingrid.get("/api/me/link").json();
        assertThat(asked.path("stage").asString()).isEqualTo("claimed");
        assertThat(asked.path("word")).isEqualTo(claimed.json().path("word"));
        assertThat(ingrid.state(table).path("acting").isNull()).as("nothing is given before it is confirmed").isTrue();
        assertThat(ingrid.post("/api/me/link/confirm", "{}").json().path("keys")).hasSize(2);
        assertThat(ingrid.play(table, 0, firstMove(ingrid, table)).status()).isEqualTo(200);
        assertThat(olaf.play(hers, 0, firstMove(olaf, hers)).status()).isEqualTo(200);
        assertThat(olaf.get("/api/tables").json()).hasSize(2);
        assertThat(claim(olaf, code).problem()).as("a code opens once").isEqualTo("no-such-code");
        restart();
        assertThat(olaf.get("/api/tables").json()).hasSize(2);
    }

    @Test
    void aLinkThatIsRefused_orOver_opensNothing() throws SQLException {
        claim(olaf, offer());
        assertThat(ingrid.delete("/api/me/link").status()).isEqualTo(204);
        assertThat(ingrid.post("/api/me/link/confirm", "{}").problem()).isEqualTo("nothing-to-confirm");
        String late = offer();
        tamper("UPDATE person_link SET until = 1");
        assertThat(claim(olaf, late).problem()).isEqualTo("no-such-code");
        assertThat(olaf.get("/api/me").json().path("handle").isNull()).isTrue();
    }

    @Test
    void twoWhoSitAtOneTable_stayTwo_untilTheGameIsOver() {
        String table = ingrid.open("runes(seats=2,hand=3)#1", "me", "friend");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        olaf.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\"}");
        claim(olaf, offer());
        assertThat(ingrid.post("/api/me/link/confirm", "{}").problem()).isEqualTo("both-sit");
        assertThat(ingrid.state(table).path("seats").path(1).path("mine").asBoolean()).isFalse();
    }

    @Test
    void aSessionThatIsEnded_isAStrangers_andItsStreamEnds() {
        String table = ingrid.open("runes(seats=2,hand=3)#1", "me", "bot");
        claim(olaf, offer());
        ingrid.post("/api/me/link/confirm", "{}");
        String first = key(ingrid);
        try (Guest.Line line = ingrid.listen(table)) {
            assertThat(line.next().path("acting").asInt()).isZero();
            assertThat(olaf.delete("/api/me/keys/" + first).status()).isEqualTo(204);
            while (!line.rawLine().startsWith("retry:")) {
                Thread.onSpinWait();
            }
            assertThat(line.isAtItsEnd()).isTrue();
        }
        assertThat(ingrid.state(table).path("acting").isNull()).as("the person's id is the hash of her key").isTrue();
        assertThat(ingrid.get("/api/tables").json()).isEmpty();
        assertThat(ingrid.get("/api/me").json().path("handle").isNull()).isTrue();
        assertThat(olaf.state(table).path("acting").asInt()).isZero();
    }

    @Test
    void nobodyEndsTheSessionsOfOthers() {
        ingrid.post("/api/me", "{\"name\":\"Ingrid\"}");
        assertThat(olaf.delete("/api/me/keys/" + key(ingrid)).problem()).isEqualTo("no-such-key");
        assertThat(ingrid.get("/api/me").json().path("name").asString()).isEqualTo("Ingrid");
    }

    @Test
    void aGuessedCode_isWrong_andSoonTooMany() {
        for (int tries = 0; tries < 10; tries++) {
            assertThat(olaf.post(tries % 2 == 0 ? "/api/me/claim" : "/api/me/recover",
                    "{\"code\":\"abcd-efg" + tries + "\"}").problem()).isEqualTo("no-such-code");
        }
        assertThat(claim(olaf, "abcd-efgh").problem()).isEqualTo("too-many");
        assertThat(claim(ingrid, "abcd-efgh").problem()).as("a new name is no new chance").isEqualTo("too-many");
    }

    @Test
    void aRecoveryCode_opensOnce_andBringsTheNext() {
        String table = ingrid.open("runes(seats=2,hand=3)#1", "me", "bot");
        String printed = ingrid.post("/api/me/recovery", "{}").json().path("code").asString();
        assertThat(printed).matches("([a-z2-9]{4}-){4}[a-z2-9]{4}");
        Reply back = olaf.post("/api/me/recover", "{\"code\":\"" + printed + "\"}");
        assertThat(olaf.state(table).path("acting").asInt()).isZero();
        try (Guest third = new Guest(server.port())) {
            assertThat(third.post("/api/me/recover", "{\"code\":\"" + printed + "\"}").problem())
                    .isEqualTo("no-such-code");
            assertThat(third.post("/api/me/recover", back.text()).status()).isEqualTo(200);
            assertThat(third.state(table).path("acting").asInt()).isZero();
        }
    }

    @Test
    void whoGoes_leavesTheGame_andNothingOfThemselves() {
        String table = ingrid.open("runes(seats=2,hand=3)#1", "me", "friend");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        olaf.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\",\"name\":\"Olaf\"}");
        olaf.post("/api/me", "{\"name\":\"Olaf Tryggvason\"}");
        olaf.post("/api/tables/" + table + "/chat", "{\"text\":\"I live in Nidaros\"}");
        try (Guest.Line line = ingrid.listen(table)) {
            line.next();
            assertThat(olaf.delete("/api/me").status()).isEqualTo(204);
            JsonNode state = line.next();
            while (state.path("seats").path(1).path("name").asString().equals("Olaf")) {
                state = line.next();
            }
        }
        restart();
        JsonNode left = ingrid.state(table);
        assertThat(left.toString()).doesNotContain("Olaf").doesNotContain("Nidaros");
        assertThat(left.path("chat")).hasSize(1);
        assertThat(ingrid.play(table, 0, firstMove(ingrid, table)).status()).isEqualTo(200);
        assertThat(olaf.get("/api/tables").json()).isEmpty();
        assertThat(olaf.get("/api/me").json().path("handle").isNull()).isTrue();
    }

    @Test
    void whatTheHallHas_canBeTakenAlong_withTheGamesThatAreOver() {
        String over = ingrid.open("runes(seats=2,hand=3)#1", "me", "bot");
        ingrid.post("/api/tables/" + over + "/chat", "{\"text\":\"Skál!\"}");
        ingrid.playToTheEnd(over);
        String running = ingrid.open("runes(seats=2,hand=3)#2", "me", "bot");
        JsonNode tables = ingrid.get("/api/me/export").json().path("tables");
        assertThat(tables).hasSize(2);
        for (JsonNode table : tables) {
            boolean isOver = table.path("id").asString().equals(over);
            assertThat(table.path("record").asString("").contains("runes")).isEqualTo(isOver);
            assertThat(table.path("said").toString()).isEqualTo(isOver ? "[\"Skál!\"]" : "[]");
            assertThat(table.path("seats").path(0).path("mine").asBoolean()).isTrue();
            assertThat(table.toString()).as(running).contains(table.path("id").asString());
        }
        assertThat(olaf.get("/api/me/export").json().path("tables")).isEmpty();
    }

    private String offer() {
        return ingrid.post("/api/me/link", "{}").json().path("code").asString();
    }

    private static Reply claim(Guest guest, String code) {
        return guest.post("/api/me/claim", "{\"code\":\"" + code + "\"}");
    }

    private static String key(Guest guest) {
        return guest.get("/api/me").json().path("keys").valueStream().filter(key -> key.path("current").asBoolean())
                .findFirst().orElseThrow().path("id").asString();
    }

    private static String firstMove(Guest guest, String table) {
        return guest.state(table).path("options").path(0).path("move").asString();
    }
}
