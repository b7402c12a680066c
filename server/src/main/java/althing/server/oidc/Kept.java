package althing.server.oidc;

import java.time.Duration;
import java.util.function.Supplier;

import org.jspecify.annotations.Nullable;

/** Something that was asked for, and is asked for again when it has grown old. Thread safe. */
final class Kept<T> {

    private final Supplier<T> asking;
    private final Duration most;
    private volatile @Nullable Aged<T> known;

    Kept(Duration most, Supplier<T> asking) {
        this.most = most;
        this.asking = asking;
    }

    private record Aged<T>(T value, long since) {}

    T get() {
        Aged<T> now = known;
        return now != null && System.nanoTime() - now.since() < most.toNanos() ? now.value() : anew();
    }

    /** Asks for it now, however young it is. */
    T anew() {
        T value = asking.get();
        known = new Aged<>(value, System.nanoTime());
        return value;
    }
}
