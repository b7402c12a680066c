package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code althing serve}. */
class ServeTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void theHall_tellsItsAddress_answersThere_andClosesWhenEnded() throws Exception {
        PipedWriter writer = new PipedWriter();
        try (Scanner said = new Scanner(new PipedReader(writer))) {
            AtomicInteger code = new AtomicInteger(-1);
            Thread hall = Thread.ofPlatform().start(() -> code.set(Main.run(shell(new PrintWriter(writer)), "--port",
                    "0", "--data", directory.resolve("hall").toString(), "--pace", "0")));
            said.findWithinHorizon("http://localhost:(\\d+)", 0);
            String address = "http://127.0.0.1:" + said.match().group(1);
            assertThat(get(address + "/api/health")).contains("ok");
            refused("A hall is open already at http://localhost:" + said.match().group(1), "--port",
                    said.match().group(1), "--data", directory.resolve("other").toString());
            hall.interrupt();
            hall.join();
            assertThat(code).hasValue(0);
        }
    }

    @Test
    void aTakenPort_isSaidWithWhatToDo() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            refused("Port " + other.getLocalPort() + " is taken", "--port", String.valueOf(other.getLocalPort()),
                    "--data", directory.toString());
        }
    }

    @Test
    void wrongNumbers_areRefused() {
        refused("99999", "--port", "99999", "--data", directory.toString());
        refused("'www' is not an int", "--port", "www");
        refused("cannot be -1", "--pace", "-1");
        refused("--metrics is a port, or the number of an address and a port", "--metrics", "everywhere");
        refused("--metrics is a port, or the number of an address and a port", "--metrics", "127.0.0.1:70000");
        refused("--linger is a number of seconds from 0 to 600", "--linger", "-1");
        refused("--log is text or json, not 'xml'", "--log", "xml");
    }

    @Test
    void aDataDirectoryThatIsAFile_isSaidToBeOne() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "");
        Call call = Call.of("serve", "--port", "0", "--data", file.toString());
        assertThat(call.code()).isIn(1, 2);
        assertThat(call.err()).contains(file.toString()).doesNotContain("\tat ");
    }

    @Test
    void aBrowser_isOpenedOnlyWhereThereIsADesktop() {
        assertThat(Browser.opener("Linux", Map.of())).isEmpty();
        assertThat(Browser.opener("Linux", Map.of("DISPLAY", ":0"))).contains(List.of("xdg-open"));
        assertThat(Browser.opener("Mac OS X", Map.of())).contains(List.of("open"));
    }

    private static void refused(String words, String... args) {
        Call call = Call.of(args);
        assertThat(call.code()).as(call.err()).isEqualTo(2);
        assertThat(call.err()).contains(words).doesNotContain("\tat ");
    }

    private static Shell shell(PrintWriter out) {
        return new Shell(new ByteArrayInputStream(new byte[0]), out, new PrintWriter(new StringWriter()),
                Map.of(), false);
    }

    private static String get(String address) throws IOException {
        try (InputStream answer = URI.create(address).toURL().openStream()) {
            return new String(answer.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
