package althing.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * How a hall is opened.
 *
 * @param port    0 for any free one
 * @param host    the address to listen at, e.g. {@code 127.0.0.1}, or {@code 0.0.0.0} for all
 * @param dataDir where the embedded database lives; not used with a {@code jdbcUrl}
 * @param jdbcUrl the address of a PostgreSQL database, with user and password as parameters
 * @param pace    how long a move can be seen before a bot plays the next one, while somebody watches
 */
public record HallOptions(int port, String host, Path dataDir, Optional<String> jdbcUrl, Duration pace) {

    /** Slow enough to follow, fast enough not to wait. */
    public static final Duration USUAL_PACE = Duration.ofMillis(700);
}
