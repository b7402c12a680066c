package althing.server.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

import io.javalin.http.Context;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.api.TableState.LogLine;
import althing.server.table.Denial;
import althing.server.table.Hall;
import althing.server.table.Told;
import althing.server.table.Watcher;

/**
 * Pushes the state of a table to everybody who has it open, as server-sent events. Each stream has a virtual thread of its
 * own, the one of its request, which sends the latest state whenever it can: a slow reader misses states in between and
 * holds up nobody. States are alike and full of words, so they are packed for readers who can unpack them.
 */
final class Streams implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Streams.class);
    private static final long HEARTBEAT_SECONDS = 15;
    private static final int BUFFER = 4096;

    /** The word in a list of encodings, unless its weight is zero. */
    private static final Pattern GZIP = Pattern.compile("(?i)\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))");

    private final Hall hall;
    private final Set<Watcher> open = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    Streams(Hall hall) {
        this.hall = hall;
    }

    /** Sends until the reader goes away or the hall closes. */
    void send(Context ctx, String table, String person) {
        String accept = ctx.header("Accept");
        if (accept == null || !accept.contains("text/event-stream")) {
            throw new Denial(406, "event-stream", "This address sends events; ask with Accept: text/event-stream.");
        }
        Watcher watcher = new Watcher(person);
        hall.at(table, found -> found.watch(watcher));
        open.add(watcher);
        try (OutputStream out = begin(ctx)) {
            push(out, watcher, table, person);
        } catch (IOException e) {
            LOG.debug("The reader of table {} went away.", table, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            open.remove(watcher);
            hall.at(table, found -> found.leave(watcher));
        }
    }

    @Override
    public void close() {
        closed = true;
        open.forEach(Watcher::ring);
    }

    private static OutputStream begin(Context ctx) throws IOException {
        ctx.res().setContentType("text/event-stream");
        ctx.res().setCharacterEncoding("utf-8");
        ctx.res().setHeader("Cache-Control", "no-store");
        // Proxies must not collect events before they pass them on.
        ctx.res().setHeader("X-Accel-Buffering", "no");
        ctx.res().setHeader("Vary", "Accept-Encoding");
        OutputStream out = ctx.res().getOutputStream();
        if (!takesGzip(ctx)) {
            return out;
        }
        ctx.res().setHeader("Content-Encoding", "gzip");
        return new GZIPOutputStream(out, BUFFER, true);
    }

    private static boolean takesGzip(Context ctx) {
        String encodings = ctx.header("Accept-Encoding");
        return encodings != null && GZIP.matcher(encodings).find();
    }

    private void push(OutputStream out, Watcher watcher, String table, String person)
            throws IOException, InterruptedException {
        List<LogLine> known = List.of();
        boolean news = true;
        while (!closed) {
            if (news) {
                Told told = hall.at(table, found -> found.tell(person));
                write(out, "event: state\nid: " + told.state().heading().seq() + "\ndata: "
                        + told.json(told.sameLinesAs(known)) + "\n\n");
                known = told.state().story().log();
            } else {
                write(out, ": still here\n\n");
            }
            news = watcher.await(HEARTBEAT_SECONDS, TimeUnit.SECONDS);
        }
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
