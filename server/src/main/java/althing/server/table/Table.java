package althing.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

import althing.engine.BadInput;
import althing.engine.GameRecord;
import althing.engine.Setup;
import althing.server.api.Replay;
import althing.server.api.TableState;
import althing.server.api.TableState.ChatPage;
import althing.server.pace.Expiry;
import althing.server.storage.Event;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;

/**
 * A record being played: who may do what, and who is told. {@link Hall#at} holds the lock of a table around every use of
 * it.
 */
public final class Table {

    final ReentrantLock lock = new ReentrantLock();

    private final String id;
    private final Setup setup;
    private final boolean sandbox;
    private final Store store;
    private Seats seats;
    private Course course;
    private Tuition tuition;
    private final Lots lots = new Lots(this);
    private final Absences absences = new Absences(this);
    private final Agreement agreement = new Agreement(this);
    private final TableTerms terms;
    private final Playing playing = new Playing(this);
    private final Bench bench = new Bench(this);
    private final Adviser adviser;
    private final Gallery gallery = new Gallery();
    private long lastPlayed = System.nanoTime();
    private boolean retired;

    /**
     * A table as its events have left it, under the rules that it began with.
     *
     * @throws BadInput if it does not go together, or needs what this program does not know
     */
    Table(StoredTable stored, List<Event> events, Store store, Expiry expiry) {
        this.id = stored.id();
        this.store = store;
        this.setup = Setup.parse(stored.setup(), stored.rulesVersion());
        this.sandbox = stored.start() != null;
        this.seats = new Seats(stored, setup);
        this.terms = new TableTerms(this, stored.terms(), expiry);
        this.adviser = new Adviser(this, stored);
        this.course = new Course(stored, setup, events, store);
        this.tuition = new Tuition(course);
    }

    /** Takes up what is stored, because what is in memory may not be the truth; everybody who looks is told. */
    Table reload(StoredTable stored, List<Event> events) {
        seats = new Seats(stored, setup);
        course = new Course(stored, setup, events, store);
        tuition = new Tuition(course);
        positionChanged();
        return this;
    }

    /** Takes up what other nodes have stored; everybody who looks is told. */
    void takeUp(List<Event> tail) {
        boolean played = course.takeUp(tail);
        tail.stream().filter(event -> event.kind() == Event.Kind.HINT).forEach(adviser::heard);
        if (played) {
            positionChanged();
        } else {
            changed();
        }
    }

    boolean isOutdated() {
        return course.isOutdated();
    }

    public String id() {
        return id;
    }

    int seq() {
        return course.seq();
    }

    /** The setup, with its seed as soon as that is dealt. */
    Setup setup() {
        return course.setup();
    }

    /** The fingerprint of the hall's secret, where there is one. */
    public Optional<String> commitment() {
        return course.dealing().commitment();
    }

    /** Whether it began in a position of somebody's choice, to try things out. */
    boolean isSandbox() {
        return sandbox;
    }

    /** The lesson that is taught here, if one is. */
    Tuition tuition() {
        return tuition;
    }

    Course course() {
        return course;
    }

    Timeline timeline() {
        return course.timeline();
    }

    /** Who sits where. */
    Seats seating() {
        return seats;
    }

    List<Seat> seats() {
        return seats.all();
    }

    /** The moves that are made here. */
    public Playing playing() {
        return playing;
    }

    /** What people put into the deal, and take from it. */
    public Lots lots() {
        return lots;
    }

    /** Who plays for persons that are away. */
    public Absences absences() {
        return absences;
    }

    /** What the players agree on beside the game. */
    public Agreement agreement() {
        return agreement;
    }

    /** What was agreed when the table was opened. */
    TableTerms terms() {
        return terms;
    }

    Bench bench() {
        return bench;
    }

    Adviser adviser() {
        return adviser;
    }

    Gallery gallery() {
        return gallery;
    }

    /** The last lines of the talk before one; few enough to be sent with every state. */
    public ChatPage chatBefore(int line) {
        return Telling.talk(this, line);
    }

    /** Who said a line of the talk, and what. */
    public Map.Entry<Seat, String> said(int line) {
        List<Event> chat = course.chat();
        if (line < 0 || line >= chat.size()) {
            throw new Denial(404, "no-such-line", "Nobody has said that.");
        }
        return Map.entry(seats.all().get(chat.get(line).seat()), chat.get(line).payload());
    }

    /** The seats whose persons look at the table at this node, as bits. */
    int present() {
        return gallery.present(seats);
    }

    /** Has this node let the bots think. */
    Table keep() {
        course.keep(true);
        return this;
    }

    /** Does something for who does not hold the lock, and does not use the table. */
    <T> T locked(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    /** Says something to everybody at the table; the number of the event. */
    public int say(String person, String text) {
        course.say(admission().speaker(person), text);
        changed();
        return seq();
    }

    /** What a person is told of the table now. */
    public Told tell(String person) {
        return gallery.tell(seats.viewpoint(person), viewpoint -> Telling.state(this, viewpoint));
    }

    public TableState state(String person) {
        return tell(person).state();
    }

    /** What a person may see of the position after {@code count} moves. */
    public Replay replay(String person, int count) {
        return chronicle().replay(person, count);
    }

    /** The record, once the game is over. */
    public GameRecord record() {
        return chronicle().record();
    }

    /** Lets somebody know from now on when something changes; whether others see them come. */
    public boolean watch(Watcher watcher) {
        return gallery.watch(watcher, seats);
    }

    /** Somebody has closed the table; whether others see them leave. */
    public boolean leave(Watcher watcher) {
        return gallery.leave(watcher, seats);
    }

    /** When the last move was played, by {@link System#nanoTime}. */
    long lastPlayed() {
        return lastPlayed;
    }

    /** Leaves memory if nobody needs the table; whether it does. */
    boolean retireIfIdleSince(long nanoTime) {
        retired |= gallery.isEmptySince(nanoTime) && !bench.isThinking() && !adviser.isThinking()
                && lastPlayed - nanoTime < 0;
        return retired;
    }

    boolean isRetired() {
        return retired;
    }

    Chronicle chronicle() {
        return new Chronicle(sandbox, seats, course);
    }

    Admission admission() {
        return new Admission(setup, seats, course, tuition);
    }

    /** Everybody who looks, and who thinks, is told. */
    void positionChanged() {
        lastPlayed = System.nanoTime();
        bench.lookUp();
        changed();
    }

    /** Everybody who looks is told. */
    void changed() {
        gallery.changed();
    }
}
