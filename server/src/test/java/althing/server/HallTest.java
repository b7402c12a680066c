package althing.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.IntFunction;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import althing.bots.Bot;

/** A test with a hall of its own on a free port, with a real database: a file, unless the test has another one. */
public abstract class HallTest {

    @TempDir
    protected Path data;
    protected HallServer server;
    protected Guest ingrid;
    protected Guest olaf;

    /** Bots that play at once. */
    protected IntFunction<Bot> bots() {
        return _ -> new LastMoveBot();
    }

    @BeforeEach
    void openTheHall() {
        server = start();
        ingrid = new Guest(server.port());
        olaf = new Guest(server.port());
    }

    @AfterEach
    void closeTheHall() {
        ingrid.close();
        olaf.close();
        server.close();
    }

    /** The address of its database, where that is no file. */
    protected Optional<String> database() {
        return Optional.empty();
    }

    protected HallServer start() {
        return HallServer.start(options(0), bots());
    }

    /** Closes the hall and opens it again with the same data; everybody keeps their cookies, if the port is the same. */
    protected void restart() {
        int port = server.port();
        server.close();
        server = HallServer.start(options(port), bots());
    }

    private HallOptions options(int port) {
        return new HallOptions(port, "127.0.0.1", data, database(), Duration.ZERO);
    }

    /** Changes what is stored behind the hall's back. */
    protected void tamper(String sql) {
        Tampering.execute(stored(), sql);
    }

    /** Where a test looks at what is stored. */
    protected String stored() {
        return database().orElseGet(() -> Tampering.addressOf(data));
    }

    public static HallOptions options(Path data) {
        return new HallOptions(0, "127.0.0.1", data, Optional.empty(), Duration.ZERO);
    }
}
