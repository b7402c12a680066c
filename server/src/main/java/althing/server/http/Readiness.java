package althing.server.http;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import althing.server.api.Answers;
import althing.server.table.Denial;

/**
 * Tells a balancer whether the hall lives, and whether it can serve people: not while it starts or stops, nor while its
 * storage does not answer. Thread safe.
 */
final class Readiness {

    private static final long PATIENCE_SECONDS = 2;

    /** What the hall is about. */
    enum Stage {
        STARTING, OPEN, STOPPING
    }

    private final Executor threads = Executors.newVirtualThreadPerTaskExecutor();
    private final BooleanSupplier storage;
    private CompletableFuture<Boolean> asked = CompletableFuture.completedFuture(true);
    private volatile Stage stage = Stage.STARTING;

    Readiness(BooleanSupplier storage) {
        this.storage = storage;
    }

    void serve(RoutesConfig routes) {
        routes.get("/health/live", ctx -> answer(ctx, "live"));
        routes.get("/health/ready", ctx -> {
            check();
            answer(ctx, "ready");
        });
    }

    boolean isStarting() {
        return stage == Stage.STARTING;
    }

    void become(Stage now) {
        stage = now;
    }

    private static void answer(Context ctx, String status) {
        ctx.header("Cache-Control", "no-store").json(new Answers.Health(status));
    }

    void check() {
        switch (stage) {
            case STARTING -> throw notReady("The hall is starting.");
            case STOPPING -> throw notReady("The hall is closing.");
            case OPEN -> {
                if (!storageAnswers()) {
                    throw notReady("The hall's storage does not answer.");
                }
            }
        }
    }

    private static Denial notReady(String sentence) {
        return new Denial(503, "not-ready", sentence);
    }

    private boolean storageAnswers() {
        try {
            return question().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException | ExecutionException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Asks it once at a time: however often a balancer looks, a storage that hangs holds up one thread. */
    private synchronized CompletableFuture<Boolean> question() {
        if (asked.isDone()) {
            asked = CompletableFuture.supplyAsync(storage::getAsBoolean, threads);
        }
        return asked;
    }
}
