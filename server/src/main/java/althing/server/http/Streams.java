package althing.server.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

import io.javalin.http.Context;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.api.TableState.LogLine;
import althing.server.person.Caller;
import althing.server.table.Denial;
import althing.server.table.Hall;
import althing.server.table.Told;
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

    /** Sends until the reader goes away or the hall closes. */
    void send(Context ctx, Wire wire, List<String> tables, Caller caller) {
        if (tables.isEmpty() || tables.size() > MOST_TABLES) {
            throw new Denial(400, "bad-request",
                    "A stream carries 1 to " + MOST_TABLES + " tables: ?table=ID&table=ID.");
        }
        Watcher watcher = new Watcher(caller.person());
        List<Channel> channels = tables.stream().distinct().map(table -> new Channel(wire, table, caller.person()))
                .toList();
        List<Channel> watched = new ArrayList<>();
        open.put(watcher, caller.key());
        try {
            for (Channel channel : channels) {
                enter(channel.table, watcher);
                watched.add(channel);
            }
            push(ctx, wire, channels, watcher);
        } finally {
            open.remove(watcher);
            watched.forEach(channel -> hall.at(channel.table, found -> found.leave(watcher)));
        }
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

    private void push(Context ctx, Wire wire, List<Channel> channels, Watcher watcher) {
        try (OutputStream out = begin(ctx, wire)) {
            write(out, wire.redial());
            tellNews(out, channels);
            while (!closed && !watcher.isDismissed()) {
                pushNext(out, wire, channels, watcher);
            }
            write(out, wire.redial() + "\n");
            out.flush();
        } catch (IOException e) {
            LOG.debug("The reader of {} tables went away.", channels.size(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void pushNext(OutputStream out, Wire wire, List<Channel> channels, Watcher watcher)
            throws IOException, InterruptedException {
        if (watcher.await(HEARTBEAT_SECONDS, TimeUnit.SECONDS)) {
            tellNews(out, channels);
            traffic.pushed(watcher.heard());
        } else {
            write(out, wire.heartbeat());
            out.flush();
        }
    }

    private static void tellNews(OutputStream out, List<Channel> channels) throws IOException {
        for (Channel channel : channels) {
            channel.tellNews(out);
        }
        out.flush();
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    /** One table on a stream, and what its reader knows of it: no more than that, because streams are many. */
    private final class Channel {

        private final Wire wire;
        private final String table;
        private final String person;
        private long moment;
        private List<LogLine> log = List.of();
        private int chat;

        Channel(Wire wire, String table, String person) {
            this.wire = wire;
            this.table = table;
            this.person = person;
        }

        /** Sends the state as an event, unless the reader has it. */
        void tellNews(OutputStream out) throws IOException {
            Told told = hall.at(table, found -> found.tell(person));
            if (told.moment() != moment) {
                write(out, wire.before(table, told.state().heading().seq()));
                out.write(told.json(told.sameLinesAs(log), chat));
                write(out, wire.after());
                moment = told.moment();
                log = told.state().story().log();
                chat = told.state().talk().count();
            }
        }
    }
}
