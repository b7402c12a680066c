package althing.server.table;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Supplier;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.engine.BadInput;
import althing.engine.Games;
import althing.server.pace.Expiry;
import althing.server.storage.Event;
import althing.server.storage.StorageTrouble;
import althing.server.storage.Store;
import althing.server.storage.StoredCourse;
import althing.server.storage.StoredTable;
import althing.server.storage.Tail;

/** Brings tables from storage into memory, and those in memory up to what is stored. */
final class Archive {

    private static final Logger LOG = LoggerFactory.getLogger(Archive.class);
    /** What can be taken up without reading anything but the event. */
    private static final Set<Event.Kind> PLAIN = EnumSet.of(Event.Kind.MOVE, Event.Kind.UNDO, Event.Kind.CHAT,
            Event.Kind.HINT);

    /** How long nothing is asked of a storage that did not answer. */
    private static final long REST_NANOS = TimeUnit.SECONDS.toNanos(2);

    private final Store store;
    private final Expiry expiry;
    private final Supplier<Duration> delay;
    private volatile long askAgain = System.nanoTime();

    Archive(Store store, Expiry expiry, Supplier<Duration> delay) {
        this.delay = delay;
        this.store = store;
        this.expiry = expiry;
    }

    Table load(String id) {
        Table table = fromStorage(id, (stored, events) -> new Table(stored, events, store, expiry, delay));
        table.course().keep(store.keepers().keeps(id));
        return table;
    }

    /** Reads a table anew; true, because nobody can tell whether it is another one now. The caller holds its lock. */
    boolean reload(Table table) {
        fromStorage(table.id(), table::reload);
        table.course().keep(store.keepers().keeps(table.id()));
        return true;
    }

    /**
     * Takes up what other nodes have stored; whether there was something. While the storage cannot be asked, nobody can
     * store anything either, and what is in memory has to do. The caller holds the table's lock.
     */
    boolean catchUp(Table table) {
        if (store.keepers().isAlone() || System.nanoTime() - askAgain < 0) {
            return false;
        }
        try {
            Tail tail = store.tail(table.id(), table.seq());
            return !tail.events().isEmpty() && takeUp(table, tail);
        } catch (StorageTrouble e) {
            LOG.warn("What other nodes have stored cannot be read now: {}", e.getMessage());
            askAgain = System.nanoTime() + REST_NANOS;
            return false;
        }
    }

    private boolean takeUp(Table table, Tail tail) {
        if (!tail.events().stream().map(Event::kind).allMatch(PLAIN::contains)) {
            return reload(table);
        }
        try {
            table.course().keep(tail.keptHere());
            table.takeUp(tail.events());
            return true;
        } catch (BadInput | IllegalStateException e) {
            LOG.warn("What happened at table {} does not follow from what is in memory; it is read anew.", table.id(),
                    e);
            return reload(table);
        }
    }

    private Table fromStorage(String id, BiFunction<StoredTable, List<Event>, Table> reader) {
        StoredCourse course = store.course(id).orElseThrow(
                () -> new Denial(404, "no-such-table", "There is no table '" + id + "' in this hall."));
        StoredTable stored = course.table();
        try {
            return reader.apply(stored, course.events());
        } catch (BadInput e) {
            LOG.warn("Table {} ({}, rules {}) cannot be opened: {}", id, stored.unseeded(), stored.rulesVersion(),
                    e.getMessage());
            throw new Denial(409, isNewer(stored) ? "newer-rules" : "cannot-load",
                    "This table cannot be opened: " + e.getMessage());
        } catch (StorageTrouble e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("Table {} ({}, rules {}) cannot be replayed.", id, stored.setup(), stored.rulesVersion(), e);
            throw new Denial(500, "rules",
                    "The rules failed while this table was replayed; a report is in the hall's log.");
        }
    }

    /** Whether a hall of later rules has opened it. */
    private static boolean isNewer(StoredTable stored) {
        return Games.all().stream().anyMatch(
                game -> game.id().equals(stored.game()) && game.rulesVersion() < stored.rulesVersion());
    }
}
