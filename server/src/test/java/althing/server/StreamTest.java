package althing.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** Pushes. */
class StreamTest extends HallTest {

    @Test
    void aStream_startsWithTheState_andTellsEveryChange() {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        try (Guest.Line line = olaf.listen(table)) {
            assertThat(line.next().path("seq").asInt()).isZero();
            ingrid.play(table, 0, first(table));
            JsonNode pushed = awaitSeq(line, 1);
            assertThat(pushed.path("view").path("chosen").toString()).isEqualTo("[true,false]");
            assertThat(pushed.toString()).doesNotContain("you-chose");
        }
    }

    @Test
    void everyEvent_carriesItsNumber_soThatALineCanBeTakenUpAgain() {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        ingrid.play(table, 0, first(table));
        try (Guest.Line line = ingrid.listen(table)) {
            List<String> lines = new ArrayList<>();
            while (!lines.contains("")) {
                lines.add(line.rawLine());
            }
            assertThat(lines).anyMatch(each -> each.matches("id: ?1")).anyMatch(each -> each.matches("event: ?state"));
        }
        try (Guest.Line again = ingrid.listen(table, "1")) {
            assertThat(again.next().path("seq").asInt()).isEqualTo(1);
        }
    }

    @Test
    void theLog_isToldOnce_andAgainFromWhereItChanged() {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        try (Guest.Line line = olaf.listen(table)) {
            List<JsonNode> log = new ArrayList<>();
            merge(log, line.next());
            String[] moves = {"choose", "choose", "carve 1", "carve 2", "undo", "carve 1", "done"};
            for (int i = 0; i < moves.length; i++) {
                act(table, moves[i]);
                JsonNode state = awaitSeq(line, i + 1);
                merge(log, state);
                assertThat(log).isEqualTo(olaf.state(table).path("log").valueStream().toList());
            }
        }
    }

    @Test
    void aStream_isPacked_forWhoCanUnpackIt_andTellsEveryChangeAtOnce() {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        try (Guest.Line packed = olaf.listenIn(table, "br, gzip;q=0.8");
                Guest.Line plain = olaf.listenIn(table, "gzip;q=0, *;q=0")) {
            assertThat(packed.isPacked()).isTrue();
            assertThat(plain.isPacked()).isFalse();
            assertThat(packed.next().path("view")).isEqualTo(plain.next().path("view"));
            ingrid.play(table, 0, first(table));
            assertThat(awaitSeq(packed, 1).path("view")).isEqualTo(awaitSeq(plain, 1).path("view"));
        }
    }

    @Test
    void whoLooks_isOnline_andWhoLeaves_isNot() throws IOException {
        String table = ingrid.open("runes(seats=3)#1", "me", "friend", "bot");
        assertThat(online(olaf.state(table))).isEqualTo("false false true");
        try (Guest.Line watching = olaf.listen(table)) {
            watching.next();
            try (Socket cord = ingrid.cord(table)) {
                assertThat(cord.isConnected()).isTrue();
                awaitOnline(watching, "true false true");
            }
            // The hall notices that a line is cut when it writes to it for the second time.
            JsonNode state = watching.next();
            for (int i = 0; !online(state).equals("false false true"); i++) {
                ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"" + i + "\"}");
                state = watching.next();
            }
        }
    }

    @Test
    void oneStream_carriesSeveralTables_andTellsOnlyWhatChanged() {
        String one = ingrid.open("runes(seats=2)#1", "me", "screen");
        String other = ingrid.open("runes(seats=2)#2", "me", "screen");
        try (Guest.Line line = olaf.listenToAll(one, other, one)) {
            assertThat(List.of(line.next().path("id").asString(), line.next().path("id").asString()))
                    .containsExactlyInAnyOrder(one, other);
            ingrid.play(other, 0, first(other));
            assertThat(line.next().path("id").asString()).isEqualTo(other);
            ingrid.play(one, 0, first(one));
            JsonNode pushed = line.next();
            assertThat(pushed.path("id").asString()).isEqualTo(one);
            assertThat(pushed.path("seq").asInt()).isEqualTo(1);
        }
    }

    @Test
    void aStreamOfNoTable_orOfAnUnknownOne_isRefused_andLeavesNobodyOnline() {
        String table = ingrid.open("runes(seats=2)#1", "me", "friend");
        assertThat(ingrid.events("/api/events").problem()).isEqualTo("bad-request");
        assertThat(ingrid.events("/api/events?table=" + table + "&table=nowhere").problem()).isEqualTo("no-such-table");
        assertThat(online(olaf.state(table))).isEqualTo("false false");
    }

    @Test
    void aStream_needsATable_andAReader() {
        assertThat(ingrid.get("/api/tables/nowhere/events").status()).isEqualTo(406);
        assertThat(ingrid.events("/api/tables/nowhere/events").problem()).isEqualTo("no-such-table");
    }

    /** A socket that asks for the stream and then reads nothing, until the buffers on both sides are full. */
    @Test
    void whoDoesNotRead_holdsUpNobody() throws IOException {
        String table = ingrid.open("vikings(seats=2)#1", "me", "screen");
        try (Socket deaf = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            deaf.setReceiveBufferSize(1024);
            deaf.getOutputStream().write(("GET /api/tables/" + table + "/events HTTP/1.1\r\nHost: localhost\r\n"
                    + "Accept: text/event-stream\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            ingrid.playToTheEnd(table);
        }
        assertThat(ingrid.state(table).path("over").asBoolean()).isTrue();
    }

    @Test
    void closingTheHall_endsTheStreams() {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        try (Guest.Line line = ingrid.listen(table)) {
            line.next();
            server.close();
            assertThat(line.isAtItsEnd()).isTrue();
        }
    }

    @Test
    void aStream_saysWhenToDialAgain_atItsBeginningAndAtItsEnd() {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        try (Guest.Line line = ingrid.listen(table)) {
            assertThat(line.rawLine()).matches("retry: \\d{3,4}");
            line.next();
            server.close();
            assertThat(line.rawLine()).isEmpty();
            assertThat(line.rawLine()).matches("retry: \\d{3,4}");
        }
    }

    /** Other news, such as a bot's move, may come before. */
    private static void awaitOnline(Guest.Line line, String expected) {
        while (!online(line.next()).equals(expected)) {
            // The next state tells more.
        }
    }

    private static String online(JsonNode state) {
        StringBuilder text = new StringBuilder();
        state.path("seats").forEach(seat -> text.append(' ').append(seat.path("online").asBoolean()));
        return text.substring(1);
    }

    private static void merge(List<JsonNode> log, JsonNode state) {
        int from = state.path("logFrom").asInt();
        assertThat(from).isLessThanOrEqualTo(log.size());
        log.subList(from, log.size()).clear();
        state.path("log").forEach(log::add);
    }

    private void act(String table, String move) {
        int acting = ingrid.state(table).path("acting").asInt();
        if (move.equals("undo")) {
            ingrid.undo(table, acting);
        } else {
            ingrid.play(table, acting, move.equals("choose") ? first(table) : move);
        }
    }

    private String first(String table) {
        return ingrid.state(table).path("options").path(0).path("move").asString();
    }

    private static JsonNode awaitSeq(Guest.Line line, int seq) {
        JsonNode state = line.next();
        while (state.path("seq").asInt() < seq) {
            state = line.next();
        }
        return state;
    }
}
