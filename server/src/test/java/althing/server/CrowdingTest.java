package althing.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** One person, or one address, cannot take the whole hall. */
class CrowdingTest extends HallTest {

    private static final int LINES_OF_A_PERSON = 32;
    private static final int RECORDS_FROM_AN_ADDRESS = 4;

    private final List<Socket> open = new ArrayList<>();

    @AfterEach
    void hangUp() throws IOException {
        for (Socket socket : open) {
            socket.close();
        }
    }

    @Test
    void aPerson_keepsSoManyLinesOpen_andNoMore() throws IOException {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        for (int line = 0; line < LINES_OF_A_PERSON; line++) {
            open.add(ingrid.cord(table));
        }
        Guest.Reply refused = ingrid.send(ingrid.request("/api/tables/" + table + "/events")
                .header("Accept", "text/event-stream"));
        assertThat(refused.problem()).isEqualTo("too-many");
        assertThat(refused.detail()).contains("more than " + LINES_OF_A_PERSON + " lines");
        try (Guest.Line line = olaf.listen(table)) {
            assertThat(line.next().path("seq").asInt()).isZero();
        }
    }

    @Test
    void recordsThatStandStill_keepOthersOut_butNobodyFromPlaying() throws IOException {
        for (int record = 0; record < RECORDS_FROM_AN_ADDRESS; record++) {
            open.add(stalled(1 << 20));
        }
        Guest.Reply refused = unreadableRecord();
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.detail()).startsWith("Too much is being sent from your address");
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        assertThat(ingrid.state(table).path("seq").asInt()).isZero();
    }

    @Test
    void aBodyThatIsCutShort_isNotTheHallsFault() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        open.add(socket);
        socket.getOutputStream().write(String.join("\r\n", "POST /api/tables HTTP/1.1", "Host: hall",
                "Content-Type: application/json", "Transfer-Encoding: chunked", "", "zz", "")
                .getBytes(StandardCharsets.US_ASCII));
        assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII)).endsWith("400");
    }

    /** A record that is refused before it counts as a table. */
    private Guest.Reply unreadableRecord() {
        byte[] bytes = new byte[100_000];
        Arrays.fill(bytes, (byte) 0xff);
        return ingrid.send(ingrid.request("/api/records").header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofByteArray(bytes)));
    }

    /** A call whose body is announced and awaited, and never comes. */
    private Socket stalled(int bytes) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.getOutputStream().write(("POST /api/records HTTP/1.1\r\nHost: hall\r\nContent-Type: text/plain\r\n"
                + "Content-Length: " + bytes + "\r\nExpect: 100-continue\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII)).endsWith("100");
        return socket;
    }
}
