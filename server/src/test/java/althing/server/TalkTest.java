package althing.server;

import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** What people say at a table comes in pages. */
class TalkTest extends HallTest {

    private String table = "";

    /** Nobody may say more than thirty things in a minute. */
    @BeforeEach
    void twoPeopleHaveSaidThirtyFiveThings() {
        table = ingrid.open("runes(seats=2)#1", "me", "friend");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        olaf.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\",\"name\":\"Olaf\"}");
        IntStream.range(0, 20).forEach(number -> say(ingrid, number));
        IntStream.range(20, 35).forEach(number -> say(olaf, number));
    }

    @Test
    void whoComes_isToldTheLastLines() {
        assertThat(told(ingrid.state(table))).isEqualTo("5: 5 … 34");
    }

    @Test
    void whoListens_isToldEachLineOnce() {
        try (Guest.Line line = ingrid.listen(table)) {
            assertThat(told(line.next())).isEqualTo("5: 5 … 34");
            say(olaf, 35);
            assertThat(told(line.next())).isEqualTo("35: 35 … 35");
            ingrid.play(table, 0, ingrid.state(table).path("options").path(0).path("move").asString());
            assertThat(line.next().path("chat")).isEmpty();
        }
    }

    @Test
    void aFixedPhrase_isToldByItsWord_andCannotBeTyped() {
        say(olaf, "{\"phrase\":\"well-played\"}", 200);
        JsonNode line = page(36).path("chat").path(29);
        assertThat(line.path("phrase").asString()).isEqualTo("well-played");
        assertThat(line.path("text").asString()).isEqualTo("Well played!");
        say(olaf, "{\"text\":\"\\u0001well-played\"}", 200);
        JsonNode typed = page(37).path("chat").path(29);
        assertThat(typed.path("phrase").isNull()).isTrue();
        assertThat(typed.path("text").asString()).isEqualTo("well-played");
    }

    @Test
    void aPhraseThatNobodyKnows_orBesideAText_orNothing_isRefusedWithASentence() {
        assertThat(say(olaf, "{\"phrase\":\"fight-me\"}", 400)).contains("one of hello, good-luck");
        assertThat(say(olaf, "{\"phrase\":\"hello\",\"text\":\"hi\"}", 400)).contains("not both");
        assertThat(say(olaf, "{}", 400)).contains("'text' is missing");
    }

    private String say(Guest person, String body, int status) {
        Guest.Reply reply = person.post("/api/tables/" + table + "/chat", body);
        assertThat(reply.status()).as(reply.text()).isEqualTo(status);
        return status < 400 ? "" : reply.detail();
    }

    @Test
    void whatWasSaidBefore_isToldOnRequest() {
        assertThat(told(page(5))).isEqualTo("0: 0 … 4");
        assertThat(told(page(33))).isEqualTo("3: 3 … 32");
        assertThat(told(page(999))).isEqualTo("5: 5 … 34");
        assertThat(page(0).path("chat")).isEmpty();
        assertThat(ingrid.get("/api/tables/" + table + "/chat").problem()).isEqualTo("bad-request");
        assertThat(ingrid.get("/api/tables/" + table + "/chat?before=now").problem()).isEqualTo("bad-request");
        assertThat(ingrid.get("/api/tables/nowhere/chat?before=1").problem()).isEqualTo("no-such-table");
    }

    private JsonNode page(int before) {
        return olaf.get("/api/tables/" + table + "/chat?before=" + before).json();
    }

    private void say(Guest who, int number) {
        assertThat(who.post("/api/tables/" + table + "/chat", "{\"text\":\"" + number + "\"}").status()).isEqualTo(200);
    }

    private static String told(JsonNode page) {
        List<String> lines = page.path("chat").valueStream().map(line -> line.path("text").asString()).toList();
        return page.path("chatFrom").asInt() + ": " + lines.getFirst() + " … " + lines.getLast();
    }
}
