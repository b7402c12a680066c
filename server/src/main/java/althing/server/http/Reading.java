package althing.server.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.api.TableState.LogLine;
import althing.server.table.Denial;
import althing.server.table.Hall;
import althing.server.table.Told;
import althing.server.table.Watcher;

/** The tables that one reader has on a stream, and what they know of each. Who names none has those where they play, whichever these are. */
final class Reading implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Reading.class);

    private final Hall hall;
    private final Wire wire;
    private final Watcher watcher;
    /** By which a watcher comes to a table. */
    private final BiConsumer<String, Watcher> door;
    private final List<Channel> channels = new ArrayList<>();
    private long looked = System.nanoTime();

    Reading(Hall hall, Wire wire, Watcher watcher, BiConsumer<String, Watcher> door) {
        this.hall = hall;
        this.wire = wire;
        this.watcher = watcher;
        this.door = door;
    }

    /** Takes up tables. */
    void open(List<String> tables) {
        for (String table : tables) {
            if (channels.stream().noneMatch(channel -> channel.table.equals(table))) {
                door.accept(table, watcher);
                channels.add(new Channel(table));
            }
        }
    }

    /** Whether it is time to look which tables are the reader's: somebody says so, or some time has passed. */
    boolean isLate(long nanos) {
        return watcher.wasSent() || System.nanoTime() - looked > nanos;
    }

    /** Takes up the tables that have become the reader's, and lets go of those that are over, once their end is told. */
    void follow(Supplier<List<String>> tables, int most, OutputStream out) throws IOException {
        looked = System.nanoTime();
        List<String> now = tables.get().stream().limit(most).toList();
        List<Channel> past = channels.stream().filter(channel -> !now.contains(channel.table)).toList();
        for (Channel channel : past) {
            channel.tellNews(out);
            channels.remove(channel);
            leave(channel.table);
        }
        now.forEach(this::openIfPossible);
        tellNews(out);
    }

    /** What cannot be opened now, or at all, keeps nobody from the others. */
    private void openIfPossible(String table) {
        try {
            open(List.of(table));
        } catch (Denial e) {
            LOG.debug("Table {} is not on the stream of its player.", table, e);
        }
    }

    Watcher watcher() {
        return watcher;
    }

    int size() {
        return channels.size();
    }

    /** Sends what is new at all tables. */
    void tellNews(OutputStream out) throws IOException {
        for (Channel channel : channels) {
            channel.tellNews(out);
        }
        out.flush();
    }

    /** Sends what is new because time has passed. */
    void tellLate(OutputStream out) throws IOException {
        for (Channel channel : channels) {
            if (channel.behind) {
                channel.tellNews(out);
            }
        }
        out.flush();
    }

    @Override
    public void close() {
        channels.forEach(channel -> leave(channel.table));
    }

    private void leave(String table) {
        hall.at(table, found -> found.leave(watcher));
    }

    /** One table on a stream, and what its reader knows of it: no more than that, because streams are many. */
    private final class Channel {

        private final String table;
        private long moment;
        private List<LogLine> log = List.of();
        private int chat;
        /** Whether there is news for the reader also when nothing happens, because time passes. */
        private boolean behind;

        Channel(String table) {
            this.table = table;
        }

        /** Sends the state as an event, unless the reader has it. */
        void tellNews(OutputStream out) throws IOException {
            Told told = hall.at(table, found -> found.tell(watcher.person()));
            behind = told.isBehind();
            if (told.moment() != moment) {
                out.write(wire.before(table, told.state().heading().seq()).getBytes(StandardCharsets.UTF_8));
                out.write(told.json(told.sameLinesAs(log), chat));
                out.write(wire.after().getBytes(StandardCharsets.UTF_8));
                moment = told.moment();
                log = told.state().story().log();
                chat = told.state().talk().count();
            }
        }
    }
}
