package althing.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import althing.engine.BadInput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** A hall that cannot open says why, and leaves nothing running. */
class StartTest {

    @TempDir
    private Path data;

    @Test
    void aTakenPort() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            refused(new HallOptions(taken.getLocalPort(), "127.0.0.1", data, Optional.empty(), Duration.ZERO),
                    "Port " + taken.getLocalPort() + " is taken by another program");
        }
        opens();
    }

    @Test
    void aSecondHallOnTheSameData() {
        try (HallServer first = HallServer.start(HallTest.options(data))) {
            assertThat(first.port()).isPositive();
            refused(HallTest.options(data), "Another hall is using the data directory " + data);
        }
        opens();
    }

    @Test
    void aFileInPlaceOfTheDirectory() throws IOException {
        Path file = Files.writeString(data.resolve("file"), "x");
        refused(HallTest.options(file), "is a file; give a directory");
        refused(HallTest.options(file.resolve("below")), "cannot be used");
    }

    @Test
    void aPortThatIsNone() {
        refused(new HallOptions(70_000, "127.0.0.1", data, Optional.empty(), Duration.ZERO), "0 to 65535");
    }

    @Test
    void aHostThatIsNotHere() {
        refused(new HallOptions(0, "192.0.2.1", data, Optional.empty(), Duration.ZERO), "cannot listen at 192.0.2.1");
        opens();
    }

    @Test
    void aDatabaseThatIsNone() {
        refused(new HallOptions(0, "127.0.0.1", data, Optional.of("jdbc:oracle://x"), Duration.ZERO),
                "must start with jdbc:postgresql:");
    }

    @Test
    void aDamagedDatabase() throws IOException {
        Files.write(data.resolve("hall.db"), new byte[20_000]);
        refused(HallTest.options(data), "The hall cannot open the data directory");
    }

    @Test
    void aDatabaseOfANewerHall() {
        opens();
        Tampering.execute(data, Tampering.NEWER_SCHEMA);
        refused(HallTest.options(data), "was written by a newer Althing");
    }

    private static void refused(HallOptions options, String sentence) {
        assertThatThrownBy(() -> HallServer.start(options).close()).isInstanceOf(BadInput.class)
                .hasMessageContaining(sentence).message().doesNotContain("\n").endsWith(".");
    }

    private void opens() {
        HallServer.start(HallTest.options(data)).close();
    }
}
