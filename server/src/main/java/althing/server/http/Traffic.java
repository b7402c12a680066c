package althing.server.http;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

import io.javalin.http.Context;
import io.javalin.router.Endpoint;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;

/** Measures how long calls take, by their route, and how long pushes lag behind what happened. Thread safe. */
final class Traffic {

    /** Fine where a person does not notice yet, coarse where everybody does. */
    private static final Duration[] BOUNDS = {Duration.ofMillis(2), Duration.ofMillis(5), Duration.ofMillis(10),
            Duration.ofMillis(25), Duration.ofMillis(50), Duration.ofMillis(100), Duration.ofMillis(150),
            Duration.ofMillis(250), Duration.ofMillis(500), Duration.ofSeconds(1), Duration.ofMillis(2500),
            Duration.ofSeconds(5), Duration.ofSeconds(10)};

    private final MeterRegistry meters;
    private final Timer pushes;

    Traffic(MeterRegistry meters) {
        this.meters = meters;
        this.pushes = Timer.builder("althing.push.lag").serviceLevelObjectives(BOUNDS)
                .description("From a change at a table until it was sent to somebody who looks at it").register(meters);
    }

    /** A call was answered. Streams end when their reader goes: how long they were open says nothing of the hall. */
    void answered(Context ctx, float millis) {
        if (!"text/event-stream".equals(ctx.res().getContentType())) {
            Timer.builder("http.server.requests").serviceLevelObjectives(BOUNDS)
                    .tags("method", ctx.method().name(), "route", route(ctx), "status",
                            String.valueOf(ctx.statusCode()))
                    .description("Calls that were answered").register(meters)
                    .record((long) (millis * 1e6), TimeUnit.NANOSECONDS);
        }
        Problems.met(ctx).ifPresent(this::met);
    }

    /** Something was pushed that happened at this moment. */
    void pushed(long since) {
        pushes.record(System.nanoTime() - since, TimeUnit.NANOSECONDS);
    }

    private void met(String problem) {
        Counter.builder("althing.problems").tag("code", problem).description("Calls answered with a problem")
                .register(meters).increment();
    }

    /** Only routes that the hall knows: whoever asks for other addresses must not fill its memory with their names. */
    private static String route(Context ctx) {
        Endpoint endpoint = ctx.endpoints().matchedHttpEndpoint();
        return endpoint == null ? "none" : endpoint.path;
    }
}
