package althing.server.storage;

import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.HandleConsumer;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

import althing.engine.BadInput;
import althing.server.api.LobbyState.Acquaintance;
import althing.server.api.TableState.SeatKind;
import althing.server.storage.StoredTable.Seat;

/** Stores tables and what happens at them. Thread safe. Every method is one transaction; reading waits for no writing. */
public final class Store implements MeterBinder, AutoCloseable {

    /** How many seats of others are looked at to find whom somebody has met. */
    private static final int MOST_MET = 500;

    private final Jdbi jdbi;
    private final Writing writing;
    private final Rows rows;
    private final Keepers keepers;
    private final ReviewJobs reviewJobs;
    private final Notes notes;
    private final Register register;
    private final Unions unions;
    private final Links links;
    private final Challenges challenges;
    private final MailTickets mailTickets;
    private final Secrets secrets;
    private final CallWays callWays;
    private final CallJobs callJobs;
    private final CallNews callNews;
    private final Chores chores;
    private final Closings closings;
    private final HostRows hostRows;
    private final Programs programs;
    private final Blocks blocks;
    private final Dailies dailies;
    private final StandingOrders standingOrders;
    private final Contests contests;
    private final Results results;
    private final RatedPeople ratedPeople;
    private final Bus bus;
    private final Runnable closing;
    private final MeterBinder pool;
    private final Tally tally = new Tally();

    /** A store of all its parts. */
    Store(Jdbi jdbi, Writing writing, Rows rows, Keepers keepers, Bus bus, Runnable closing, MeterBinder pool) {
        this.pool = pool;
        this.jdbi = jdbi;
        this.writing = writing;
        this.rows = rows;
        this.keepers = keepers;
        Access access = new Access(jdbi, writing);
        this.reviewJobs = new ReviewJobs(access, keepers);
        this.notes = new Notes(access);
        this.register = new Register(access, keepers);
        this.unions = new Unions(access, register);
        this.links = new Links(access);
        this.challenges = new Challenges(access);
        this.mailTickets = new MailTickets(access);
        this.secrets = new Secrets(access);
        this.callWays = new CallWays(access);
        this.callJobs = new CallJobs(access);
        this.callNews = new CallNews(access);
        this.chores = new Chores(access);
        this.closings = new Closings(access);
        this.hostRows = new HostRows(access);
        this.programs = new Programs(access);
        this.blocks = new Blocks(access, programs);
        this.dailies = new Dailies(access, keepers);
        this.standingOrders = new StandingOrders(access);
        this.contests = new Contests(access, keepers);
        this.results = new Results(access);
        this.ratedPeople = new RatedPeople(access);
        this.bus = bus;
        this.closing = closing;
    }

    /** A store on open connections that nobody shares, whose tables are rows as said. */
    Store(Jdbi jdbi, Writing writing, Rows rows, Runnable closing) {
        this(jdbi, writing, rows, new Keepers(jdbi, "", true), Bus.NONE, closing, _ -> {});
    }

    private static Store of(Reading reading) {
        Jdbi jdbi = Database.discreet(Jdbi.create(reading.connection()));
        return new Store(jdbi, new Transactions(jdbi), Rows.of(reading.version()), reading::close);
    }

    /** Opens the file database of a directory; {@link BadInput} says why it cannot. */
    public static Store inDirectory(Path directory) {
        Database database = Database.inDirectory(directory);
        Jdbi jdbi = Database.discreet(Jdbi.create(database.pool()));
        return new Store(jdbi, new Writer(jdbi), Rows.NEWEST, new Keepers(jdbi, "", true), Bus.NONE,
                database::close, database);
    }

    /** Opens the PostgreSQL database of a JDBC address, which other halls may use; {@link BadInput} says why it cannot. */
    public static Store at(String url) {
        Database database = Database.at(url);
        Jdbi jdbi = Database.discreet(Jdbi.create(database.pool()));
        String node = UUID.randomUUID().toString().substring(0, 8);
        return new Store(jdbi, new Transactions(jdbi), Rows.NEWEST, new Keepers(jdbi, node, false),
                new PostgresBus(url, jdbi, node), database::close, database);
    }

    /**
     * Opens what a hall has stored to read it, beside a hall that may be using it; nothing is changed.
     *
     * @throws BadInput       if there is no hall, or one of a newer program
     * @throws StorageTrouble if it cannot be read
     */
    public static Store toRead(Place place) {
        return of(Reading.of(place));
    }

    /** Which node keeps which tables. */
    public Keepers keepers() {
        return keepers;
    }

    /** The games that wait for their review. */
    public ReviewJobs reviewJobs() {
        return reviewJobs;
    }

    /** What people have written down at tables. */
    public Notes notes() {
        return notes;
    }

    /** Who is known, and by which keys. */
    public Register register() {
        return register;
    }

    /** What becomes of all that a person has. */
    public Unions unions() {
        return unions;
    }

    /** The devices that shall be linked. */
    public Links links() {
        return links;
    }

    /** The questions that browsers shall answer. */
    public Challenges challenges() {
        return challenges;
    }

    /** What was sent by mail, and is awaited. */
    public MailTickets mailTickets() {
        return mailTickets;
    }

    /** What the hall keeps to itself. */
    public Secrets secrets() {
        return secrets;
    }

    /** Who wants to be called, and by which ways. */
    public CallWays callWays() {
        return callWays;
    }

    /** What there is to call people for. */
    public CallNews callNews() {
        return callNews;
    }

    /** What all nodes together have still to do. */
    public Chores chores() {
        return chores;
    }

    /** Which tables are about to be closed because nobody uses them. */
    public Closings closings() {
        return closings;
    }

    /** What is on its way to people who are called. */
    public CallJobs callJobs() {
        return callJobs;
    }

    /** What the host has decided. */
    public HostRows hostRows() {
        return hostRows;
    }

    /** Whose programs are whose. */
    public Programs programs() {
        return programs;
    }

    /** Who does not want to meet whom. */
    public Blocks blocks() {
        return blocks;
    }

    /** Who has played the game of which day. */
    public Dailies dailies() {
        return dailies;
    }

    /** The orders that seats have left. */
    public StandingOrders standingOrders() {
        return standingOrders;
    }

    /** The tournaments. */
    public Contests contests() {
        return contests;
    }

    /** What games came to. */
    public Results results() {
        return results;
    }

    /** Who wants to be rated. */
    public RatedPeople ratedPeople() {
        return ratedPeople;
    }

    /** What carries notices to those who share the database. */
    public Bus bus() {
        return bus;
    }

    /** How many moves this node has stored since it opened. */
    public int moves() {
        return tally.stored(Event.Kind.MOVE);
    }

    @Override
    public void bindTo(MeterRegistry meters) {
        tally.bindTo(meters);
        writing.bindTo(meters);
        pool.bindTo(meters);
        bus.bindTo(meters);
    }

    /** Whether it can be read now; takes as long as the database lets itself be waited for. */
    public boolean answers() {
        try {
            return read(handle -> handle.select("SELECT 1").mapTo(Integer.class).one()) == 1;
        } catch (StorageTrouble e) {
            return false;
        }
    }

    @Override
    public void close() {
        bus.close();
        writing.close();
        closing.run();
    }

    /** Stores a new table with what happened at it already. */
    public void open(StoredTable table, List<Event> events) {
        write(handle -> {
            Rows.insert(handle, table);
            events.forEach(event -> Rows.insert(handle, table.id(), event));
            keepers.keep(handle, table.id());
        }, () -> table(table.id()).filter(found -> found.openedBy().equals(table.openedBy())).isPresent());
    }

    /**
     * Stores the next event of a table.
     *
     * @param pending the seats that owe a decision now, if that changed
     * @throws SeqTaken  if the table has an event of this number
     * @throws Unsettled if nobody can tell whether it is stored
     */
    public void append(String table, Event event, OptionalInt pending) {
        write(handle -> {
            Rows.insert(handle, table, event);
            Rows.touch(handle, table, event.at(), pending, keepers.node());
        }, () -> events(table).contains(event));
        tally.count(event.kind());
    }

    /** Stores that the host ends a table, and in the same transaction what the desk notes, under the same conditions. */
    public void end(String table, Event event, HostRows.Deed deed) {
        write(handle -> {
            Rows.insert(handle, table, event);
            Rows.touch(handle, table, event.at(), OptionalInt.of(0), keepers.node());
            HostRows.note(handle, deed);
        }, () -> events(table).contains(event));
        tally.count(event.kind());
    }

    /** Stores that another sits on a seat, or plays for who does, under the same conditions as {@link #append}. */
    public void reseat(String table, Event event, Seat seat, OptionalInt pending) {
        write(handle -> {
            Rows.insert(handle, table, event);
            Rows.update(handle, table, seat);
            Rows.touch(handle, table, event.at(), pending, keepers.node());
            if (event.isGivenUp()) {
                new Farewell(handle, event.at()).leave(table, event.seat());
            }
        }, () -> events(table).contains(event));
        tally.count(event.kind());
    }

    public Optional<StoredTable> table(String id) {
        return read(handle -> rows.tables(handle, "WHERE t.id = ?", id).stream().findFirst());
    }

    /** What happened at a table, in order. */
    public List<Event> events(String table) {
        return read(handle -> Rows.events(handle, table, 0));
    }

    /** What happened at a table after the event of a number. */
    public Tail tail(String table, int after) {
        return read(handle -> new Tail(Rows.events(handle, table, after), keepers.keeps(handle, table)));
    }

    /** All tables, without their seats, the oldest first. */
    public List<StoredTable> tables() {
        return read(handle -> rows.bare(handle, "ORDER BY t.opened, t.id"));
    }

    /**
     * A table and what happened at it; nothing if there is none. Its seats are as new as its events, or newer: who has
     * come in meanwhile sits there already.
     */
    public Optional<StoredCourse> course(String id) {
        return read(handle -> handle.inTransaction(moment -> {
            List<Event> events = Rows.events(moment, id, 0);
            return rows.tables(moment, "WHERE t.id = ?", id).stream().findFirst()
                    .map(table -> new StoredCourse(table, events));
        }));
    }

    /** The tables that a person opened, sits at or is asked to, the last changed first. */
    public List<StoredTable> tablesOf(String person, int most) {
        return read(handle -> rows.tables(handle, """
                WHERE t.opened_by = ? OR t.id IN (SELECT table_id FROM table_seat WHERE person = ? OR kept_for = ?)
                ORDER BY t.changed DESC, t.id
                LIMIT ?""", person, person, person, most));
    }

    /** The tables with a seat for whoever comes, the newest first. */
    public List<StoredTable> listed(int most) {
        return read(handle -> rows.tables(handle, """
                WHERE t.listed = 1 AND t.pending <> 0 AND EXISTS (SELECT 1 FROM table_seat s
                    WHERE s.table_id = t.id AND s.kind = ? AND s.kept_for IS NULL)
                ORDER BY t.opened DESC, t.id
                LIMIT ?""", Rows.word(SeatKind.OPEN), most));
    }

    /** The tables that are not over, the last changed first. */
    public List<StoredTable> playing(int most) {
        return read(handle -> rows.tables(handle, "WHERE t.pending <> 0 ORDER BY t.changed DESC, t.id LIMIT ?", most));
    }

    /** The people with whom a person has sat at a table, and may again, those first whom they have met last. */
    public List<Acquaintance> companions(String person, int most) {
        return read(handle -> handle
                .select("""
                        SELECT s.person, s.name, s.table_id, s.seat, p.handle FROM table_seat s
                            JOIN hall_table t ON t.id = s.table_id
                            LEFT JOIN rated_person r ON r.person = s.person LEFT JOIN person p ON p.id = r.person
                            WHERE s.person <> ? AND s.person NOT LIKE 'gone-%' AND s.table_id IN (SELECT table_id FROM table_seat WHERE person = ?)
                            ORDER BY t.changed DESC, s.table_id, s.seat LIMIT ?""",
                        person, person, MOST_MET)
                .map((rows, _) -> Map.entry(rows.getString("person"), new Acquaintance(rows.getString("name"),
                        rows.getString("table_id"), rows.getInt("seat"), 1, rows.getString("handle"))))
                .stream().filter(other -> !blocks.isBetween(person, other.getKey()))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, Acquaintance::again,
                        LinkedHashMap::new))
                .values().stream().limit(most).toList());
    }

    /** At how many tables a person owes a decision, or is invited to. */
    public int askedAt(String person) {
        return read(handle -> handle.select("""
                SELECT COUNT(DISTINCT t.id) FROM table_seat s JOIN hall_table t ON t.id = s.table_id
                    WHERE t.pending <> 0 AND ((s.person = ? AND s.stand_in IS NULL AND ((t.pending >> s.seat) & 1) = 1)
                        OR (s.kept_for = ? AND s.kind = ? AND NOT EXISTS (SELECT 1 FROM person_block b
                            WHERE b.person = s.kept_for AND b.blocked = t.opened_by)))""",
                person, person, Rows.word(SeatKind.OPEN)).mapTo(Integer.class).one());
    }

    /** Keeps what a judge found in a game; what is kept already stays. */
    public void keepReview(String hash, String review, Instant made) {
        write(handle -> handle.execute("INSERT INTO game_review (hash, review, made) VALUES (?, ?, ?) "
                + "ON CONFLICT (hash) DO NOTHING", hash, review, made.toEpochMilli()), () -> true);
    }

    /** What a judge found in a game, if it is kept. */
    public Optional<String> review(String hash) {
        return read(handle -> handle.select("SELECT review FROM game_review WHERE hash = ?", hash).mapTo(String.class)
                .findFirst());
    }

    /** The tables where a bot owes a decision, without their seats, those first where something happened last. */
    public List<StoredTable> waitingForBots() {
        return read(rows::waitingForBots);
    }

    private void write(HandleConsumer<RuntimeException> work, BooleanSupplier isThere) {
        try {
            writing.write(work);
        } catch (SeqTaken e) {
            tally.countLate();
            throw e;
        } catch (CommitLost e) {
            writeAgain(work, isThere);
        } catch (JdbiException e) {
            throw new StorageTrouble(e);
        }
    }

    /**
     * Finds out what became of a commit whose answer was lost: the same work once more waits until the first has ended,
     * and then either meets what it stored, or stores it now.
     */
    private void writeAgain(HandleConsumer<RuntimeException> work, BooleanSupplier isThere) {
        try {
            writing.write(work);
        } catch (SeqTaken e) {
            if (!known(isThere)) {
                tally.countLate();
                throw e;
            }
        } catch (CommitLost | JdbiException e) {
            throw new Unsettled(e);
        }
    }

    private static boolean known(BooleanSupplier isThere) {
        try {
            return isThere.getAsBoolean();
        } catch (StorageTrouble e) {
            throw new Unsettled(e);
        }
    }

    private <T> T read(HandleCallback<T, RuntimeException> work) {
        try {
            return jdbi.withHandle(work);
        } catch (JdbiException e) {
            throw new StorageTrouble(e);
        }
    }
}
