package althing.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import althing.server.api.HallJson;

import static org.assertj.core.api.Assertions.assertThat;

/** What the web server refuses before any call of the hall sees it. */
class UnreadableTest extends HallTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            GET /api/%zz HTTP/1.1                       | 400 | not well formed
            GET /api/../../secret HTTP/1.1              | 400 | not well formed
            G\0T / HTTP/1.1                             | 400 | not well formed
            GET /api/LONG HTTP/1.1                      | 414 | address of this request is too long
            GET /api/hall HTTP/1.1\\r\\nX-Much: LONG    | 431 | headers of this request are too long
            GET /api/hall HTTP/3.7                      | 505 | HTTP/1.1
            """)
    void isAnsweredWithAProblem_inASentence(String request, int status, String sentence) throws IOException {
        String answer = ask(request.replace("\\r\\n", "\r\n").replace("LONG", "x".repeat(20_000)));
        assertThat(answer).startsWith("HTTP/1.1 " + status + " ").contains("application/problem+json");
        JsonNode problem = HallJson.MAPPER.readTree(answer.substring(answer.indexOf("\r\n\r\n")));
        assertThat(problem.path("status").asInt()).isEqualTo(status);
        assertThat(problem.path("detail").asString()).contains(sentence).endsWith(".");
    }

    private String ask(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream().write((request + "\r\nHost: hall\r\nConnection: close\r\n\r\n")
                    .getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }
}
