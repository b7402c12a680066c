package althing.server;

import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

import althing.engine.BadInput;
import althing.server.calling.CallSettings;
import althing.server.oidc.ProviderSettings;
import althing.server.pace.Expiry;

/**
 * How a hall is opened.
 *
 * @param port      0 for any free one
 * @param host      the address to listen at, e.g. {@code 127.0.0.1}, or {@code 0.0.0.0} for all
 * @param dataDir   where the embedded database lives; not used with a {@code jdbcUrl}
 * @param jdbcUrl   the address of a PostgreSQL database, with user and password as parameters
 * @param pace      how long a move can be seen before a bot plays the next one, while somebody watches
 * @param publicUrl what people call the hall by, if a proxy stands before it, which then says from where they come
 * @param metrics   where Prometheus reads, if it shall
 * @param linger    how long the hall still serves people when it is told to end, after it has told balancers
 * @param calling   by which ways people are called who are away
 * @param expiry    how long tables may stand idle
 * @param provider  who else vouches for people
 */
public record HallOptions(int port, String host, Path dataDir, Optional<String> jdbcUrl, Duration pace,
        Optional<URI> publicUrl, Optional<InetSocketAddress> metrics, Duration linger, CallSettings calling,
        Expiry expiry, Optional<ProviderSettings> provider) {

    public HallOptions {
        publicUrl.ifPresent(HallOptions::check);
    }

    /** A hall that people come to directly. */
    public HallOptions(int port, String host, Path dataDir, Optional<String> jdbcUrl, Duration pace) {
        this(port, host, dataDir, jdbcUrl, pace, Optional.empty());
    }

    /** A hall that nobody measures, and that ends at once. */
    public HallOptions(int port, String host, Path dataDir, Optional<String> jdbcUrl, Duration pace,
            Optional<URI> publicUrl) {
        this(port, host, dataDir, jdbcUrl, pace, publicUrl, Optional.empty(), Duration.ZERO, CallSettings.NONE,
                Expiry.USUAL, Optional.empty());
    }

    /** The same with metrics at an address. */
    public HallOptions measuredAt(Optional<InetSocketAddress> address) {
        return new HallOptions(port, host, dataDir, jdbcUrl, pace, publicUrl, address, linger, calling, expiry,
                provider);
    }

    /** The same, lingering. */
    public HallOptions lingering(Duration time) {
        return new HallOptions(port, host, dataDir, jdbcUrl, pace, publicUrl, metrics, time, calling, expiry, provider);
    }

    /** The same, calling people who are away. */
    public HallOptions calling(CallSettings ways) {
        return new HallOptions(port, host, dataDir, jdbcUrl, pace, publicUrl, metrics, linger, ways, expiry, provider);
    }

    /** The same, with other patience for idle tables. */
    public HallOptions expiring(Expiry other) {
        return new HallOptions(port, host, dataDir, jdbcUrl, pace, publicUrl, metrics, linger, calling, other,
                provider);
    }

    /** The same, with a provider that vouches for people. */
    public HallOptions vouchedForBy(ProviderSettings other) {
        return new HallOptions(port, host, dataDir, jdbcUrl, pace, publicUrl, metrics, linger, calling, expiry,
                Optional.of(other));
    }

    /** Slow enough to follow, fast enough not to wait. */
    public static final Duration USUAL_PACE = Duration.ofMillis(700);

    private static void check(URI address) {
        boolean web = "https".equals(address.getScheme()) || "http".equals(address.getScheme());
        if (!web || address.getRawAuthority() == null || !address.getRawPath().replace("/", "").isEmpty()) {
            throw new BadInput("A public address is https:// and the name of a machine, such as "
                    + "https://hall.example.org, not '" + address + "'.");
        }
    }
}
