package althing.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.IntFunction;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.bots.Bot;
import althing.server.api.Requests.OpenLesson;
import althing.server.api.Requests.OpenSandbox;
import althing.server.api.Requests.OpenTable;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.TableSummary;
import althing.server.pace.Expiry;
import althing.server.storage.Backlog;
import althing.server.storage.Bus;
import althing.server.storage.StorageTrouble;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;

/** All tables: those in memory, and those in storage, which come into memory when somebody asks for them. Thread safe. */
public final class Hall implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Hall.class);

    /** How many levels the bots have; 1 is the easiest. */
    public static final int LEVELS = 5;

    private static final int USUAL_LEVEL = 3;
    /** How often somebody decides again who is overtaken each time. */
    private static final int MOST_TRIES = 10;
    private static final long IDLE_NANOS = TimeUnit.MINUTES.toNanos(10);

    /** How long onlookers see a game with secrets later, unless the host says otherwise. */
    private static final Duration USUAL_DELAY = Duration.ofMinutes(5);

    private volatile Duration delay = USUAL_DELAY;
    private final ConcurrentMap<String, Table> tables = new ConcurrentHashMap<>();
    private final Store store;
    private final Archive archive;
    private final Opening opening;
    private final BotDesk desk;
    private final Neighbours neighbours;
    private final Caretaker caretaker;
    private final Deputy deputy;
    private final Listing listing;

    /** A hall that nobody measures. */
    public Hall(Store store, IntFunction<Bot> bots, Duration pace) {
        this(store, bots, pace, new CompositeMeterRegistry());
    }

    public Hall(Store store, IntFunction<Bot> bots, Duration pace, MeterRegistry meters) {
        this(store, store.bus(), bots, pace, meters, Expiry.USUAL);
    }

    /** A hall that ends tables which have stood idle for a while. */
    public Hall(Store store, IntFunction<Bot> bots, Duration pace, MeterRegistry meters, Expiry expiry) {
        this(store, store.bus(), bots, pace, meters, expiry);
    }

    /** A hall that shares its storage, and tells others of it by a bus. */
    Hall(Store store, Bus bus, IntFunction<Bot> bots, Duration pace, MeterRegistry meters, Expiry expiry) {
        this.store = store;
        this.archive = new Archive(store, expiry, () -> delay);
        this.opening = new Opening(store);
        this.neighbours = new Neighbours(this, store.keepers(), bus);
        this.desk = new BotDesk(this, bots, pace, meters);
        this.deputy = new Deputy(this, desk, new Hesitation(pace));
        this.listing = new Listing(store, this::found);
        this.caretaker = new Caretaker(this, store.closings(), expiry);
        Gauge.builder("althing.tables.loaded", tables, Map::size).description("Tables in memory").register(meters);
    }

    /** Lets the bots go on that were to decide when the hall closed, or was killed, and listens to other nodes. */
    public void resume() {
        if (store.keepers().isAlone()) {
            desk.wake(store.waitingForBots());
        } else {
            neighbours.meet();
        }
    }

    /** Opens a table where hints are given as usual; its id. */
    String open(String person, String setupLine, List<SeatRequest> wishes) {
        return open(person, new OpenTable(setupLine, wishes, null, null, null, null, null, null));
    }

    /** Lets onlookers see games with secrets so much later, and tells so those who look on now. */
    public void delayOnlookers(Duration time) {
        if (!time.equals(delay)) {
            delay = time;
            tables.keySet().forEach(this::tellAnew);
        }
    }

    /** The level of a bot that somebody wishes for, or the usual one. */
    public static int level(@Nullable Integer wished) {
        if (wished == null) {
            return USUAL_LEVEL;
        }
        if (wished < 1 || wished > LEVELS) {
            throw new Denial(422, "level", "Bots have the levels 1 to " + LEVELS + ", not " + wished + ".");
        }
        return wished;
    }

    /** The secret word of a new invitation. */
    public String newInvite() {
        return opening.invite();
    }

    /** Opens a table; its id. */
    public String open(String person, OpenTable wish) {
        return begin(opening.table(person, wish));
    }

    /** Opens a finished table from the text of a record; its id. */
    public String open(String person, String record) {
        return opening.record(person, record);
    }

    /** Opens a private table against bots that begins in a position of somebody's choice; its id. */
    public String open(String person, OpenSandbox wish) {
        return begin(opening.sandbox(person, wish,
                (id, count) -> at(id, table -> table.toTry(person, count))));
    }

    /** Opens a lesson at a private table; its id. */
    public String open(String person, OpenLesson wish) {
        return begin(opening.lesson(person, wish));
    }

    /** Opens a person's game of a day, unless they have begun it; the id of its table. */
    public String open(String person, DailyWish wish) {
        return begin(opening.daily(person, wish));
    }

    /** A table of a tournament, which whoever asked for it stores. */
    public StoredTable arrange(ContestWish wish) {
        return opening.arranged(wish);
    }

    private String begin(String id) {
        return at(id, Table::id);
    }

    /** The tables that a person opened or sits at, the last changed first. */
    public List<TableSummary> tablesOf(String person) {
        return listing.of(person);
    }

    /** At how many tables a person is asked. */
    public int askedAt(String person) {
        return store.askedAt(person);
    }

    /** When the time of the first seat of a table is up, if a clock runs. */
    public Optional<Instant> deadline(String id) {
        return at(id, table -> table.course().company().due());
    }

    /** Does something at a table, alone, and lets its bots think afterwards. */
    public <T> T at(String id, Function<Table, T> work) {
        while (true) {
            Table table = tables.computeIfAbsent(id, archive::load);
            table.lock.lock();
            try {
                if (!table.isRetired()) {
                    T result = use(table, work);
                    deputy.answer(table);
                    desk.consider(table);
                    return result;
                }
            } finally {
                table.lock.unlock();
            }
            tables.remove(id, table);
        }
    }

    /** Leaves an order at a table, which this node carries out from now on; the number of the last event. */
    public int leaveOrder(String id, String person, int seat, String word, int after) {
        return at(id, table -> {
            takeHere(table);
            return table.orders().leave(person, seat, word, after);
        });
    }

    /** The same for who looks: what other nodes have stored until now is taken up first. */
    public <T> T atNewest(String id, Function<Table, T> work) {
        return at(id, table -> {
            archive.catchUp(table);
            return work.apply(table);
        });
    }

    /** Takes up who sits at tables now, where persons have become others; other nodes notice by the events. */
    public void seatAnew(Collection<String> ids) {
        ids.stream().filter(tables::containsKey).forEach(id -> at(id, archive::reload));
    }

    /** Tells everybody who looks at a table anew what it is like. */
    public void tellAnew(String id) {
        found(id).ifPresent(_ -> at(id, table -> {
            table.changed();
            return table.seq();
        }));
    }

    /** Only what is stored is true: a table that may differ from it is read again first, and who looks at it stays. */
    <T> T use(Table table, Function<Table, T> work) {
        if (table.isOutdated()) {
            archive.reload(table);
        }
        int seq = table.seq();
        int present = table.present();
        try {
            return decide(table, work);
        } finally {
            if (table.isOutdated()) {
                desk.lookAgain(table.id());
            } else if (table.seq() != seq || table.present() != present) {
                neighbours.tell(table);
            }
        }
    }

    /** Who is late, or is refused by what may be the past, takes up what others have stored, and decides again. */
    private <T> T decide(Table table, Function<Table, T> work) {
        for (int tries = 1;; tries++) {
            try {
                return work.apply(table);
            } catch (Overtaken e) {
                if (tries == MOST_TRIES || !(e.isRefused() ? archive.reload(table) : archive.catchUp(table))) {
                    throw Denial.movedOn();
                }
            } catch (Denial e) {
                if (tries == MOST_TRIES || !archive.catchUp(table)) {
                    throw e;
                }
            }
        }
    }

    /** The tables in memory. */
    Collection<Table> inMemory() {
        return tables.values();
    }

    /** A table, if it is in memory. */
    Optional<Table> found(String id) {
        return Optional.ofNullable(tables.get(id));
    }

    /** Lets the bots of tables think here that another node has left. */
    void takeOver(List<StoredTable> left) {
        left.stream().map(StoredTable::id).filter(this::isHere).forEach(this::takeOver);
        desk.wake(left);
    }

    /** Whether a table is in memory; one that is just being loaded may have read that another node keeps it, and is waited for. */
    private boolean isHere(String id) {
        return tables.computeIfPresent(id, (_, table) -> table) != null;
    }

    /** One table that cannot be read now does not keep the others from being taken over. */
    private void takeOver(String id) {
        try {
            at(id, Table::keep);
        } catch (Denial | StorageTrouble e) {
            LOG.warn("Table {} is taken over when it can be read: {}", id, e.getMessage());
            desk.lookAgain(id);
        }
    }

    /** Takes back the last move at a table, and has its bots think afresh; the number of the event. */
    public int undo(String id, String person, int seat, int after) {
        int seq = at(id, table -> table.playing().undo(person, seat, after));
        desk.hurry(id);
        return seq;
    }

    /** Lets the bots of a table go on at once; the number of its last event. */
    public int hurry(String id, String person) {
        int seq = at(id, table -> {
            int last = table.playing().hurry(person);
            takeHere(table);
            return last;
        });
        desk.hurry(id);
        return seq;
    }

    /** The bot of another node may have been asked to wait, and does not hear; this node thinks in its place. */
    private void takeHere(Table table) {
        if (!table.course().isKept()) {
            store.keepers().take(table.id());
            table.keep();
        }
    }

    /** Waits until no bot thinks that somebody waits for; not for ever. */
    public void awaitQuiet() {
        desk.awaitQuiet();
    }

    /** Lets tables leave memory that nobody has used for a while. */
    public void tidy() {
        tidy(System.nanoTime() - IDLE_NANOS);
    }

    /** Ends tables at which nobody has done anything for long, once that has been told for as long as it shall. */
    public void expire() {
        caretaker.look(Instant.now());
    }

    /** How many tables are in memory. */
    public int loaded() {
        return tables.size();
    }

    /** How many tables wait here until their bots may think, and since when the first. */
    public Backlog bots() {
        return new Backlog(desk.patience().waiting(), Instant.now().minus(desk.patience().oldest()));
    }

    void tidy(long idleSince) {
        for (Table table : tables.values()) {
            table.lock.lock();
            try {
                if (table.retireIfIdleSince(idleSince)) {
                    tables.remove(table.id(), table);
                }
            } finally {
                table.lock.unlock();
            }
        }
    }

    @Override
    public void close() {
        neighbours.close();
        desk.close();
    }
}
