package althing.server.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Pattern;

import io.javalin.http.Context;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.person.Caller;
import althing.server.table.Denial;
import althing.server.table.Hall;
import althing.server.table.Watcher;

/**
 * Pushes the states of tables to everybody who has them open, as server-sent events or as lines. Each stream carries all tables that
 * its reader names, because browsers keep few lines open, and has a virtual thread of its own, the one of its request,
 * which sends the latest states whenever it can: a slow reader misses states in between and holds up nobody. States are
 * alike and full of words, so they are packed for readers who can unpack them.
 */
final class Streams implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Streams.class);
    private static final long HEARTBEAT_SECONDS = 8;
    private static final int MOST_TABLES = 50;
    /** The web server keeps a buffer for a stream as long as it is open; usually it takes eight times as much. */
    private static final int BUFFER = 4096;
    /** Fewer than the storage has hands. */
    private static final int ENTER_AT_ONCE = 6;
    private static final long PATIENCE_SECONDS = 10;

    /** The word in a list of encodings, unless its weight is zero. */
    private static final Pattern GZIP = Pattern.compile("(?i)\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))");

    private final Hall hall;
    /** Those who watch, and the keys that they came by. */
    private final Map<Watcher, String> open = new ConcurrentHashMap<>();
    private final Traffic traffic;
    /**
     * So few come in at once. A thousand people who dial at the same moment, because a node has died, would take turns
     * at every single answer of the storage, and nobody would be done before the time is up.
     */
    private final Semaphore doorway = new Semaphore(ENTER_AT_ONCE, true);
    private volatile boolean closed;

    Streams(Hall hall, Traffic traffic) {
        this.traffic = traffic;
        this.hall = hall;
    }

    /** Sends the states of tables until the reader goes away or the hall closes. */
    void send(Context ctx, Wire wire, List<String> tables, Caller caller) {
        if (tables.isEmpty() || tables.size() > MOST_TABLES) {
            throw new Denial(400, "bad-request",
                    "A stream carries 1 to " + MOST_TABLES + " tables: ?table=ID&table=ID.");
        }
        send(ctx, wire, caller, tables, Optional.empty());
    }

    /** Sends the states of a person's tables, also of those that become theirs meanwhile. */
    void follow(Context ctx, Wire wire, Supplier<List<String>> tables, Caller caller) {
        send(ctx, wire, caller, List.of(), Optional.of(tables));
    }

    private void send(Context ctx, Wire wire, Caller caller, List<String> tables,
            Optional<Supplier<List<String>>> followed) {
        Watcher watcher = new Watcher(caller.person(), Site.address(ctx));
        open.put(watcher, caller.key());
        try (Reading reading = new Reading(hall, wire, watcher, this::enter)) {
            reading.open(tables);
            push(ctx, wire, reading, followed);
        } finally {
            open.remove(watcher);
        }
    }

    /** Has the streams of a person look which tables are theirs now. */
    void lookAgain(String person) {
        open.keySet().stream().filter(watcher -> watcher.person().equals(person)).forEach(Watcher::send);
    }

    private void enter(String table, Watcher watcher) {
        if (!isLetIn()) {
            throw new Denial(503, "busy", "Many people are coming in at this moment; dial again.");
        }
        try {
            hall.atNewest(table, found -> found.watch(watcher));
        } finally {
            doorway.release();
        }
    }

    private boolean isLetIn() {
        try {
            return doorway.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    int count() {
        return open.size();
    }

    /** Ends the streams of a key that opens somebody else now, or nobody; who dials again is told what they may see then. */
    void dismiss(String key, Optional<String> person) {
        open.forEach((watcher, held) -> {
            if (held.equals(key) && !person.filter(watcher.person()::equals).isPresent()) {
                watcher.dismiss();
            }
        });
    }

    /** Ends all streams, and tells their readers when to dial again. */
    @Override
    public void close() {
        closed = true;
        open.keySet().forEach(Watcher::ring);
    }

    private static OutputStream begin(Context ctx, Wire wire) throws IOException {
        ctx.res().setContentType(wire.contentType());
        ctx.res().setCharacterEncoding("utf-8");
        ctx.res().setHeader("Cache-Control", "no-store");
        // Proxies must not collect events before they pass them on.
        ctx.res().setHeader("X-Accel-Buffering", "no");
        ctx.res().setHeader("Vary", "Accept-Encoding");
        if (!takesGzip(ctx)) {
            return ctx.res().getOutputStream();
        }
        ctx.res().setHeader("Content-Encoding", "gzip");
        ctx.res().setBufferSize(BUFFER);
        return new PackedStream(ctx.res().getOutputStream());
    }

    private static boolean takesGzip(Context ctx) {
        String encodings = ctx.header("Accept-Encoding");
        return encodings != null && GZIP.matcher(encodings).find();
    }

    private void push(Context ctx, Wire wire, Reading reading, Optional<Supplier<List<String>>> followed) {
        try (OutputStream out = begin(ctx, wire)) {
            write(out, wire.redial());
            follow(reading, followed, out);
            reading.tellNews(out);
            while (!closed && !reading.watcher().isDismissed()) {
                pushNext(out, wire, reading);
                if (reading.isLate(TimeUnit.SECONDS.toNanos(HEARTBEAT_SECONDS))) {
                    follow(reading, followed, out);
                }
            }
            write(out, wire.redial() + "\n");
            out.flush();
        } catch (IOException e) {
            LOG.debug("The reader of {} tables went away.", reading.size(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void follow(Reading reading, Optional<Supplier<List<String>>> followed, OutputStream out)
            throws IOException {
        if (followed.isPresent()) {
            reading.follow(followed.get(), MOST_TABLES, out);
        }
    }

    private void pushNext(OutputStream out, Wire wire, Reading reading) throws IOException, InterruptedException {
        Watcher watcher = reading.watcher();
        if (watcher.await(HEARTBEAT_SECONDS, TimeUnit.SECONDS)) {
            reading.tellNews(out);
            traffic.pushed(watcher.heard());
        } else {
            write(out, wire.heartbeat());
            reading.tellLate(out);
        }
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
