package althing.server.http;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import io.javalin.http.sse.SseHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.api.TableState.LogLine;
import althing.server.table.Denial;
import althing.server.table.Hall;
import althing.server.table.Told;
import althing.server.table.Watcher;

/**
 * Pushes the state of a table to everybody who has it open. Each stream has a virtual thread of its own, which sends the
 * latest state whenever it can: a slow reader misses states in between and holds up nobody.
 */
final class Streams implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Streams.class);
    private static final long HEARTBEAT_SECONDS = 15;

    private final Hall hall;
    private final Set<SseClient> open = ConcurrentHashMap.newKeySet();

    Streams(Hall hall) {
        this.hall = hall;
    }

    void open(Context ctx, String table, String person) {
        String accept = ctx.header("Accept");
        if (accept == null || !accept.contains("text/event-stream")) {
            throw new Denial(406, "event-stream", "This address sends events; ask with Accept: text/event-stream.");
        }
        hall.at(table, found -> found);
        new SseHandler(0, client -> attend(client, table, person)).handle(ctx);
    }

    @Override
    public void close() {
        open.forEach(SseClient::close);
    }

    private void attend(SseClient client, String table, String person) {
        Watcher watcher = new Watcher(person);
        open.add(client);
        try {
            hall.at(table, found -> {
                found.watch(watcher);
                return found;
            });
            push(client, watcher, table, person);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            LOG.error("The stream of table {} broke.", table, e);
        } finally {
            open.remove(client);
            client.close();
            hall.at(table, found -> {
                found.leave(watcher);
                return found;
            });
        }
    }

    private void push(SseClient client, Watcher watcher, String table, String person) throws InterruptedException {
        List<LogLine> known = List.of();
        boolean news = true;
        while (!client.terminated()) {
            if (news) {
                Told told = hall.at(table, found -> found.tell(person));
                client.sendEvent("state", told.json(told.sameLinesAs(known)), Integer.toString(told.state().seq()));
                known = told.state().log();
            } else {
                client.sendComment("still here");
            }
            news = watcher.await(HEARTBEAT_SECONDS, TimeUnit.SECONDS);
        }
    }
}
