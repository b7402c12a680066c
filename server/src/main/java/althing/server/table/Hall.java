package althing.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.bots.Bot;
import althing.engine.BadInput;
import althing.engine.GameRecord;
import althing.engine.GameRecord.Played;
import althing.engine.Games;
import althing.engine.Position;
import althing.engine.Seed;
import althing.engine.Setup;
import althing.formats.NotationJson;
import althing.formats.lesson.Lesson;
import althing.formats.lesson.Lessons;
import althing.server.api.Requests.OpenLesson;
import althing.server.api.Requests.OpenSandbox;
import althing.server.api.Requests.OpenTable;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;
import althing.server.api.TableState.SeatKind;
import althing.server.api.TableSummary;
import althing.server.storage.Event;
import althing.server.storage.StorageTrouble;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;

/** All tables: those in memory, and those in storage, which come into memory when somebody asks for them. Thread safe. */
public final class Hall implements AutoCloseable {

    /** How many levels the bots have; 1 is the easiest. */
    public static final int LEVELS = 5;

    private static final Logger LOG = LoggerFactory.getLogger(Hall.class);
    private static final int MOST_LISTED = 100;
    private static final long IDLE_NANOS = TimeUnit.MINUTES.toNanos(10);

    private final ConcurrentMap<String, Table> tables = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final Store store;
    private final BotDesk desk;

    public Hall(Store store, IntFunction<Bot> bots, Duration pace) {
        this.store = store;
        this.desk = new BotDesk(this, bots, pace);
    }

    /** Lets the bots go on that were to decide when the hall closed, or was killed. */
    public void resume() {
        desk.wake(store.waitingForBots());
    }

    /** Opens a table where hints are given as usual; its id. */
    String open(String person, String setupLine, List<SeatRequest> wishes) {
        return open(person, new OpenTable(setupLine, wishes, null));
    }

    /** Opens a table; its id. */
    public String open(String person, OpenTable wish) {
        Setup setup = Setup.parse(wish.setup());
        if (setup.isOutdated()) {
            throw new BadInput("A new table follows the newest rules of " + setup.game().id() + ", version "
                    + setup.game().rulesVersion() + ", not version " + setup.rules() + ".");
        }
        Setup seeded = setup.seed().isPresent()
                ? setup
                : setup.seeded(new Seed(random.nextLong(), random.nextLong()));
        List<Seat> seats = Seating.of(seeded, wish.seats(), person, random);
        Instant now = Instant.now();
        StoredTable table = new StoredTable(Keys.table(random), seeded.lineWithoutRules(), seeded.rules(), person,
                now, now, seeded.start().pending(), seats, null, wish.hints());
        store.open(table, List.of());
        at(table.id(), opened -> opened);
        return table.id();
    }

    /** Opens a finished table from the text of a record; its id. */
    public String open(String person, String record) {
        GameRecord read = GameRecord.parse(record);
        if (!read.replay().isOver()) {
            throw new BadInput("The record ends after move " + read.moves().size()
                    + ", before the game is over; only finished games can be looked at here.");
        }
        Instant now = Instant.now();
        List<Seat> seats = new ArrayList<>();
        for (String name : read.names()) {
            seats.add(new Seat(seats.size(), SeatKind.PERSON, Names.shortened(name), null, null, null));
        }
        List<Event> events = new ArrayList<>();
        for (Played played : read.moves()) {
            events.add(new Event(events.size() + 1, Event.Kind.MOVE, played.seat(), played.move().code(), now));
        }
        StoredTable table = new StoredTable(Keys.table(random), read.setup().lineWithoutRules(), read.setup().rules(),
                person, now, now, 0, seats);
        store.open(table, events);
        return table.id();
    }

    /** Opens a private table against bots that begins in a position of somebody's choice; its id. */
    public String open(String person, OpenSandbox wish) {
        Sandbox sandbox = Sandbox.of(wish, (id, count) -> at(id, table -> table.toTry(person, count)), random);
        Setup setup = sandbox.start().setup();
        List<Seat> seats = Seating.of(setup, sandbox.seats(), person, random);
        Instant now = Instant.now();
        StoredTable table = new StoredTable(Keys.table(random), setup.lineWithoutRules(), setup.rules(), person, now,
                now, sandbox.start().pending(), seats, NotationJson.write(sandbox.start()), null);
        store.open(table, List.of());
        at(table.id(), opened -> opened);
        return table.id();
    }

    /** Opens a lesson at a private table; its id. */
    public String open(String person, OpenLesson wish) {
        Lesson lesson = Lessons.named(Games.named(wish.game()), wish.lesson());
        List<SeatRequest> seats = new ArrayList<>(
                Collections.nCopies(lesson.setup().seats(), new SeatRequest(Wish.BOT, null, lesson.level())));
        seats.set(lesson.you(), new SeatRequest(Wish.ME, wish.name(), null));
        Instant now = Instant.now();
        Position begin = lesson.setup().start();
        List<Event> events = new ArrayList<>();
        events.add(new Event(1, Event.Kind.LESSON, lesson.you(), lesson.name(), now));
        for (Played played : lesson.opening()) {
            events.add(new Event(events.size() + 1, Event.Kind.MOVE, played.seat(), played.move().code(), now));
            begin.play(played.seat(), played.move());
        }
        StoredTable table = new StoredTable(Keys.table(random), lesson.setup().lineWithoutRules(),
                lesson.setup().rules(), person, now, now, begin.pending(),
                Seating.of(lesson.setup(), seats, person, random));
        store.open(table, events);
        at(table.id(), opened -> opened);
        return table.id();
    }

    /** The tables that a person opened or sits at, the last changed first. */
    public List<TableSummary> tablesOf(String person) {
        return store.tablesOf(person, MOST_LISTED).stream().map(table -> summary(table, person)).toList();
    }

    /** Does something at a table, alone, and lets its bots think afterwards. */
    public <T> T at(String id, Function<Table, T> work) {
        while (true) {
            Table table = tables.computeIfAbsent(id, this::load);
            table.lock.lock();
            try {
                if (!table.isRetired()) {
                    T result = use(table, work);
                    desk.consider(table);
                    return result;
                }
            } finally {
                table.lock.unlock();
            }
            tables.remove(id, table);
        }
    }

    /** Only what is stored is true: a table that may differ from it is read again first, and who looks at it stays. */
    private <T> T use(Table table, Function<Table, T> work) {
        if (table.isOutdated()) {
            fromStorage(table.id(), table::reload);
        }
        try {
            return work.apply(table);
        } finally {
            if (table.isOutdated()) {
                desk.lookAgain(table.id());
            }
        }
    }

    /** Takes back the last move at a table, and has its bots think afresh; the number of the event. */
    public int undo(String id, String person, int seat, int after) {
        int seq = at(id, table -> table.undo(person, seat, after));
        desk.hurry(id);
        return seq;
    }

    /** Lets the bots of a table go on at once; the number of its last event. */
    public int hurry(String id, String person) {
        int seq = at(id, table -> table.hurry(person));
        desk.hurry(id);
        return seq;
    }

    /** Waits until no bot thinks that somebody waits for; not for ever. */
    public void awaitQuiet() {
        desk.awaitQuiet();
    }

    /** Lets tables leave memory that nobody has used for a while. */
    public void tidy() {
        tidy(System.nanoTime() - IDLE_NANOS);
    }

    /** How many tables are in memory. */
    int loaded() {
        return tables.size();
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
        desk.close();
    }

    private Table load(String id) {
        return fromStorage(id, (stored, events) -> new Table(stored, events, store));
    }

    private Table fromStorage(String id, BiFunction<StoredTable, List<Event>, Table> reader) {
        StoredTable stored = store.table(id).orElseThrow(
                () -> new Denial(404, "no-such-table", "There is no table '" + id + "' in this hall."));
        try {
            return reader.apply(stored, store.events(id));
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

    private TableSummary summary(StoredTable stored, String person) {
        Viewpoint viewpoint = Viewpoint.of(stored.seats(), stored.openedBy(), person);
        Table loaded = tables.get(stored.id());
        return new TableSummary(stored.id(), stored.game(), stored.unseeded(), stored.rulesVersion(),
                stored.seats().stream()
                        .map(seat -> Telling.seat(seat, viewpoint, loaded != null && loaded.isOnlineNow(seat)))
                        .toList(),
                stored.pending() == 0, (stored.pending() & viewpoint.seats()) != 0, stored.start() != null,
                stored.changed().toString());
    }
}
