package althing.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

import althing.engine.BadInput;
import althing.engine.GameRecord;
import althing.engine.Position;
import althing.engine.Setup;
import althing.server.api.Replay;
import althing.server.api.Saying;
import althing.server.api.TableState;
import althing.server.api.TableState.ChatPage;
import althing.server.api.TableState.SeatKind;
import althing.server.pace.Expiry;
import althing.server.storage.Event;
import althing.server.storage.Store;
import althing.server.storage.StoredCourse;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;
import althing.server.table.Hindsight.Sight;

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
    private final Supplier<Duration> delay;
    private Seats seats;
    private Course course;
    private Tuition tuition;
    private final Lots lots = new Lots(this);
    private final Absences absences = new Absences(this);
    private final Agreement agreement = new Agreement(this);
    private final TableTerms terms;
    private final Playing playing = new Playing(this);
    private final Veil veil;
    private final Bench bench = new Bench(this);
    private final Orders orders;
    private final Adviser adviser;
    private final Gallery gallery = new Gallery();
    private long lastPlayed = System.nanoTime();
    private boolean retired;

    /**
     * A table as its events have left it, under the rules that it began with.
     *
     * @throws BadInput if it does not go together, or needs what this program does not know
     */
    Table(StoredTable stored, List<Event> events, Store store, Expiry expiry, Supplier<Duration> delay) {
        this.id = stored.id();
        this.store = store;
        this.delay = delay;
        this.orders = new Orders(this, store.standingOrders());
        this.setup = Setup.parse(stored.setup(), stored.rulesVersion());
        this.sandbox = stored.start() != null;
        this.seats = new Seats(stored, setup);
        this.terms = new TableTerms(this, stored.terms(), expiry, store.closings());
        this.adviser = new Adviser(this, stored);
        this.veil = new Veil(this, store);
        this.course = new Course(stored, setup, events, store);
        this.tuition = new Tuition(course);
    }

    /** A table as its events have left it, at which nobody plays or looks on from here. */
    Table(StoredCourse course, Store store) {
        this(course.table(), course.events(), store, Expiry.USUAL, () -> Duration.ZERO);
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

    /** Whether those whose table it is let a person sit down: its opener always says so, the others where nobody invites. */
    boolean welcomes(String person, boolean invited) {
        return !store.blocks().blocks(seats.openedBy(), person) && (invited || seats.all().stream().map(Seat::person)
                .noneMatch(there -> there != null && store.blocks().blocks(there, person)));
    }

    /** Whether a person wants to be rated. */
    boolean isRatable(String person) {
        return store.ratedPeople().has(person);
    }

    /** What was agreed when the table was opened. */
    TableTerms terms() {
        return terms;
    }

    /** What seats have left to be answered for them. */
    public Orders orders() {
        return orders;
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
    public ChatPage chatBefore(String person, int line) {
        veil.check(person);
        return talkBefore(Math.min(line, heard(person)));
    }

    ChatPage talkBefore(int line) {
        return Telling.talk(this, line);
    }

    /** How many lines of the talk somebody may know. */
    private int heard(String person) {
        return behind(seats.viewpoint(person)).map(Sight::chat).orElse(course.chat().size());
    }

    /** Who said a line of the talk, and what. */
    public Map.Entry<Seat, String> said(String reader, int line) {
        List<Event> chat = course.chat();
        if (line < 0 || line >= heard(reader)) {
            throw new Denial(404, "no-such-line", "Nobody has said that.");
        }
        return Map.entry(seats.all().get(chat.get(line).seat()), Saying.words(chat.get(line).payload()));
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
        veil.check(person);
        return told(person);
    }

    /** How long onlookers see a game with secrets later. */
    Duration delay() {
        return delay.get();
    }

    /**
     * What an onlooker may see, where that is not all that has happened: people play a game with secrets. Where bots play
     * alone there is nobody from whom something could be kept.
     */
    private Optional<Sight> behind(Viewpoint viewpoint) {
        boolean kept = viewpoint.seats() == 0 && !delay.get().isZero() && !course.isWaiting() && !course.isClosed()
                && setup.game().keepsSecrets(setup)
                && seats.all().stream().anyMatch(seat -> seat.kind() != SeatKind.BOT);
        return kept
                ? Optional.of(course.hindsight().at(Instant.now().minus(delay.get()), course.chat()))
                : Optional.empty();
    }

    private Told told(String person) {
        Viewpoint viewpoint = seats.viewpoint(person).hiding(seats.all(),
                there -> store.blocks().blocks(person, there));
        return behind(viewpoint)
                .map(sight -> gallery.tellBehind(viewpoint, sight, () -> Telling.behind(this, viewpoint, sight)))
                .orElseGet(() -> gallery.tell(viewpoint, each -> Telling.state(this, each)));
    }

    /** The same, whether or not the person may look now. */
    TableState state(String person) {
        return told(person).state();
    }

    /** What a person may see of the position after {@code count} moves. */
    public Replay replay(String person, int count) {
        veil.check(person);
        int seen = behind(seats.viewpoint(person)).map(Sight::moves).orElseGet(() -> timeline().count());
        return chronicle().replay(person, count, seen);
    }

    /** The position after {@code count} moves, of a game that has nothing left to give away. */
    public Position toTry(String person, int count) {
        return chronicle().toTry(person, count);
    }

    /** The record, once the game is over. */
    public GameRecord record() {
        return chronicle().record();
    }

    /** How the game was when nothing more was decided; nothing while it goes on. */
    public Optional<Finish> finish() {
        return chronicle().finish();
    }

    /** Lets somebody know from now on when something changes; whether others see them come. */
    public boolean watch(Watcher watcher) {
        veil.check(watcher.person());
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
        orders.forget();
        bench.lookUp();
        changed();
    }

    /** Everybody who looks is told. */
    void changed() {
        gallery.changed();
    }
}
