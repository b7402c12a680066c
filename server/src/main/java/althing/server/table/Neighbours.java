package althing.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.storage.Bus;
import althing.server.storage.Keepers;
import althing.server.storage.Notice;
import althing.server.storage.StoredTable;

/**
 * Keeps this node up with the others that share its storage: heeds their notices, looks for what notices did not tell, and
 * takes over the bots of nodes that have died. Thread safe.
 */
final class Neighbours implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Neighbours.class);
    private static final long BEAT_SECONDS = 1;
    private static final long LOOK_SECONDS = 3;

    private final ScheduledExecutorService rounds = Executors.newScheduledThreadPool(2,
            Thread.ofPlatform().name("neighbours-", 1).daemon().factory());
    private final ExecutorService errands = Executors.newVirtualThreadPerTaskExecutor();
    private final Hall hall;
    private final Keepers keepers;
    private final Bus bus;

    Neighbours(Hall hall, Keepers keepers, Bus bus) {
        this.hall = hall;
        this.keepers = keepers;
        this.bus = bus;
    }

    /** Begins to listen, and to make the rounds. */
    void meet() {
        var _ = rounds.scheduleWithFixedDelay(() -> round("beat", this::beat), 0, BEAT_SECONDS, TimeUnit.SECONDS);
        var _ = rounds.scheduleWithFixedDelay(() -> round("look around", this::look), LOOK_SECONDS, LOOK_SECONDS,
                TimeUnit.SECONDS);
        bus.listen(this::heed, () -> errand(this::look));
    }

    /** Tells the others how a table stands. The caller holds its lock. */
    void tell(Table table) {
        if (!keepers.isAlone()) {
            bus.tell(new Notice(keepers.node(), table.id(), table.seq(), table.present()));
        }
    }

    /** Leaves the others: they take over at once. */
    @Override
    public void close() {
        rounds.shutdownNow();
        errands.shutdownNow();
        if (!keepers.isAlone()) {
            round("leave", keepers::leave);
        }
    }

    /** Says that this node lives, and takes over what dead ones have left. */
    void beat() {
        keepers.beat();
        List<StoredTable> left = keepers.takeForgotten();
        if (!left.isEmpty()) {
            LOG.info("The bots of {} tables go on here.", left.size());
            hall.takeOver(left);
        }
    }

    /** Looks for what other nodes have stored at the tables in memory, and tells them who is here. */
    void look() {
        Map<String, Integer> known = new HashMap<>();
        hall.inMemory().forEach(table -> known.put(table.id(), table.locked(() -> repeat(table))));
        keepers.lastEvents(known.keySet()).forEach((id, seq) -> {
            if (seq > known.getOrDefault(id, 0)) {
                errand(() -> catchUp(id));
            }
        });
    }

    /** Tells the others again who is here, and forgets whom they have not named again; the number of the last event. */
    private int repeat(Table table) {
        table.gallery().forget();
        if (table.present() != 0) {
            tell(table);
        }
        return table.seq();
    }

    private void heed(Notice notice) {
        hall.found(notice.table()).ifPresent(table -> errand(() -> {
            if (notice.seq() > table.locked(table::seq)) {
                catchUp(notice.table());
            }
            table.locked(() -> hear(table, notice));
        }));
    }

    /** Who looks at the table there may have sat down with the last event: until that is known, their seat is an empty one. */
    private static boolean hear(Table table, Notice notice) {
        boolean known = notice.seq() <= table.seq();
        if (known) {
            table.gallery().hear(notice.node(), notice.present());
        }
        return known;
    }

    private void catchUp(String id) {
        hall.atNewest(id, Table::id);
    }

    private void errand(Runnable work) {
        try {
            errands.execute(() -> round("catch up", work));
        } catch (RejectedExecutionException e) {
            LOG.debug("The hall closes.", e);
        }
    }

    private static void round(String what, Runnable work) {
        try {
            work.run();
        } catch (RuntimeException e) {
            LOG.warn("This node cannot {} now: {}", what, e.getMessage());
        }
    }
}
