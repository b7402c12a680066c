package althing.server;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.engine.GameRecord;
import althing.server.Guest.Reply;

import static org.assertj.core.api.Assertions.assertThat;

/** Records out of the hall and into it. */
class RecordTest extends HallTest {

    private String table;
    private String record;

    @BeforeEach
    void playAGame() {
        table = ingrid.open("runes(seats=2)#1", "me", "bot");
        ingrid.playToTheEnd(table);
        record = ingrid.get("/api/tables/" + table + "/record").text();
    }

    @Test
    void aRecord_readsBack_andOpensAsAFinishedTable() {
        assertThat(GameRecord.parse(record).text()).isEqualTo(record);
        assertThat(ingrid.get("/api/tables/" + table + "/record").header("content-disposition"))
                .isEqualTo("attachment; filename=\"" + table + ".althing\"");
        String copy = olaf.send(give(record)).json().path("id").asString();
        JsonNode state = olaf.state(copy);
        assertThat(state.path("over").asBoolean()).isTrue();
        assertThat(state.path("points")).isEqualTo(ingrid.state(table).path("points"));
        assertThat(olaf.get("/api/tables/" + copy + "/record").text()).isEqualTo(record);
        assertThat(olaf.get("/api/tables").json().path(0).path("id").asString()).isEqualTo(copy);
        assertThat(olaf.get("/api/tables/" + copy + "/replay/3").json().path("n").asInt()).isEqualTo(3);
        assertThat(olaf.play(copy, 0, "done").problem()).isEqualTo("not-your-seat");
    }

    @Test
    void whatIsNoRecord_isRefused_andNothingIsLoaded() {
        refused("", "no .althing record");
        refused("PGN \"Event\"", "no .althing record");
        refused(record.substring(0, record.indexOf("end ")), "cut off");
        refused(record.substring(0, record.length() / 2), "Line ");
        refused(record.replaceFirst("seat 0 .*", "seat 0 Somebody Else"), "check sum");
        refused(record.replaceFirst("choose \\d", "choose 99"), "Line ");
        refused(record.replaceFirst("runes", "chess"), "no game 'chess'");
        refused(record.replaceFirst("rules 1", "rules 7"), "rules version 7");
        refused(record.replaceFirst("althing 1", "althing 2"), "newer");
        refused(record + "more\n", "after the 'end' line");
        assertThat(olaf.get("/api/tables").json()).isEmpty();
    }

    @Test
    void bytesThatAreNoText_areRefused() {
        byte[] bytes = {(byte) 0xFF, (byte) 0xFE, 0, 1};
        Reply reply = olaf.send(olaf.request("/api/records").header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofByteArray(bytes)));
        assertThat(reply.status()).isEqualTo(422);
        assertThat(reply.detail()).contains("not UTF-8");
        assertThat(olaf.send(olaf.request("/api/records").header("Content-Type", "image/png")
                .POST(BodyPublishers.ofByteArray(bytes))).status()).isEqualTo(415);
    }

    @Test
    void anUnfinishedGame_isRefused() {
        GameRecord whole = GameRecord.parse(record);
        String half = new GameRecord(whole.setup(), whole.names(), whole.moves().subList(0, 2))
                .text();
        refused(half, "before the game is over");
    }

    private void refused(String text, String sentence) {
        Reply reply = olaf.send(give(text));
        assertThat(reply.status()).as(text).isEqualTo(422);
        assertThat(reply.detail()).contains(sentence);
    }

    private java.net.http.HttpRequest.Builder give(String text) {
        return olaf.request("/api/records").header("Content-Type", "text/plain; charset=utf-8")
                .POST(BodyPublishers.ofString(text, StandardCharsets.UTF_8));
    }
}
