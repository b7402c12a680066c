package althing.app.load;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

/** What a hall takes of the machine while it is measured. A hall that somebody else has started does not tell. */
public final class Taken {

    private final Optional<Nodes> hall;
    private Duration before = Duration.ZERO;
    private Duration used = Duration.ZERO;
    private @Nullable Long megabytes;
    private @Nullable Long megabytesLeft;

    public Taken(Optional<Nodes> hall) {
        this.hall = hall;
    }

    /** The measuring begins. */
    public void begin() {
        before = cpu();
    }

    /** The measuring ends, and everybody is still there. */
    public void end() throws IOException {
        used = cpu().minus(before);
        megabytes = memory();
    }

    /** Everybody has gone for a while. */
    public void settled() throws IOException {
        megabytesLeft = memory();
    }

    /** How many cores it kept busy, over so many seconds. */
    public @Nullable Double cores(int seconds) {
        return hall.isPresent() ? used.toMillis() / 1000.0 / seconds : null;
    }

    public @Nullable Long megabytes() {
        return megabytes;
    }

    public @Nullable Long megabytesLeft() {
        return megabytesLeft;
    }

    private Duration cpu() {
        return hall.map(Nodes::cpu).orElse(Duration.ZERO);
    }

    private @Nullable Long memory() throws IOException {
        return hall.isPresent() ? hall.get().megabytes().orElse(null) : null;
    }
}
