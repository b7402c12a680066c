package althing.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.engine.BadInput;
import althing.engine.GameRecord;
import althing.engine.GameRecord.Played;
import althing.engine.Move;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Refusal;
import althing.engine.Setup;
import althing.server.api.Answers;
import althing.server.api.Replay;
import althing.server.api.TableState;
import althing.server.api.TableState.ChatLine;
import althing.server.api.TableState.Clock;
import althing.server.api.TableState.SeatKind;
import althing.server.api.TableState.Trouble;
import althing.server.storage.Event;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;

/**
 * A record being played: who may do what, and who is told. {@link Hall#at} holds the lock of a table around every use of
 * it.
 */
public final class Table {

    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    final ReentrantLock lock = new ReentrantLock();

    private final String id;
    private final Setup setup;
    private final boolean sandbox;
    private final String commitment;
    private final Seats seats;
    private final Course course;
    private final Tuition tuition;
    private final Watchers watchers = new Watchers();
    private final Map<Viewpoint, Told> told = new HashMap<>();
    private long lastPlayed = System.nanoTime();
    private long lastUsed = System.nanoTime();
    private @Nullable Trouble trouble;
    private boolean thinking;
    private boolean retired;

    /**
     * A table as its events have left it, under the rules that it began with.
     *
     * @throws BadInput if it does not go together, or needs what this program does not know
     */
    Table(StoredTable stored, List<Event> events, Store store) {
        this.id = stored.id();
        this.setup = Setup.parse(stored.setup(), stored.rulesVersion());
        this.sandbox = stored.start() != null;
        this.commitment = Keys.sha256(setup.lineWithoutRules());
        this.seats = new Seats(stored, setup);
        this.course = new Course(stored, setup, events, store);
        this.tuition = new Tuition(course.lesson(), course.timeline());
    }

    public String id() {
        return id;
    }

    int seq() {
        return course.seq();
    }

    String commitment() {
        return commitment;
    }

    Setup setup() {
        return setup;
    }

    /** Whether it began in a position of somebody's choice, to try things out. */
    boolean isSandbox() {
        return sandbox;
    }

    /**
     * The position after {@code count} moves, for a sandbox of somebody: of a finished game, or of a sandbox of their own.
     * A running game gives nothing away.
     */
    Position toTry(String person, int count) {
        if (!course.now().isOver() && !(sandbox && seats.viewpoint(person).opener())) {
            throw new Denial(409, "not-over",
                    "A sandbox can begin in a finished game only; a running one would give away what is hidden.");
        }
        checkCount(count);
        return timeline().at(count);
    }

    Tuition tuition() {
        return tuition;
    }

    Timeline timeline() {
        return course.timeline();
    }

    Clock clock() {
        return course.clock();
    }

    List<Seat> seats() {
        return seats.all();
    }

    List<ChatLine> chat() {
        return course.chat().stream().map(said -> new ChatLine(seats().get(said.seat()).name(), said.seat(),
                said.payload(), said.at().toString())).toList();
    }

    Optional<Trouble> trouble() {
        return Optional.ofNullable(trouble);
    }

    boolean isOnline(Seat seat) {
        return seat.kind() == SeatKind.BOT || watchers.has(seat.person());
    }

    /** The same for who does not hold the lock. */
    boolean isOnlineNow(Seat seat) {
        lock.lock();
        try {
            return isOnline(seat);
        } finally {
            lock.unlock();
        }
    }

    /** Plays a move of a person, unless a lesson has another one in mind. */
    public Answers.Played play(String person, int seat, String code, int after) {
        seats.check(person, seat);
        checkAfter(after, course.questions().askedAt(seat));
        Move move = read(code);
        checkPending(seat);
        course.now().why(seat, move).ifPresent(refusal -> {
            throw Denial.byRule(refusal);
        });
        Optional<Phrase> said = tuition.answer(move);
        if (said.isEmpty()) {
            enter(seat, move);
        }
        return new Answers.Played(seq(), said.orElse(null));
    }

    /** Goes on in a lesson: it makes its move, or one that it asks for; the number of the event. */
    public int teach(String person, int after) {
        if (seats.viewpoint(person).seats() == 0) {
            throw new Denial(403, "no-seat", "Only the learner can go on in this lesson.");
        }
        checkAfter(after, course.questions().playedAt());
        Played next = tuition.next().orElseThrow(Denial::movedOn);
        enter(next.seat(), next.move());
        return seq();
    }

    /** Why a person's seat may not play a move now. */
    public Optional<Refusal> why(String person, int seat, String code) {
        seats.check(person, seat);
        Move move = read(code);
        checkPending(seat);
        return course.now().why(seat, move);
    }

    /** Takes back the last move, a person's own, while nothing was disclosed; the number of the event. */
    public int undo(String person, int seat, int after) {
        seats.check(person, seat);
        checkAfter(after, course.questions().playedAt());
        Optional<Integer> undoable = undoable().filter(seats.viewpoint(person)::holds);
        if (undoable.isEmpty()) {
            throw new Denial(409, "nothing-to-undo", timeline().count() == 0
                    ? "Nothing was played yet."
                    : "The last move cannot be taken back: it was not yours, or it gave something away.");
        }
        course.undo(undoable.get());
        positionChanged();
        return seq();
    }

    /** The seat that may take back the last move. */
    Optional<Integer> undoable() {
        return tuition.isLastMoveTaught() ? Optional.empty() : timeline().undoable();
    }

    /** Takes the open seat of an invitation. */
    public Answers.Joined join(String person, String invite, String name) {
        Seat taken = seats.invited(person, invite, name);
        course.join(taken);
        seats.sit(taken);
        changed();
        return new Answers.Joined(taken.seat(), seq());
    }

    /** Says something to everybody at the table; the number of the event. */
    public int say(String person, String text) {
        Viewpoint speaker = seats.viewpoint(person);
        if (speaker.seats() == 0) {
            throw new Denial(403, "no-seat", "Only who holds a seat at this table can speak at it.");
        }
        if (!course.now().isTalkOpen()) {
            throw new Denial(409, "talk-closed", "The rules of this game allow no talk at the moment.");
        }
        int seat = Viewpoint.list(speaker.seats()).getFirst();
        course.say(seat, text);
        changed();
        return seq();
    }

    /** What a person is told of the table now. */
    public Told tell(String person) {
        lastUsed = System.nanoTime();
        return told.computeIfAbsent(seats.viewpoint(person), viewpoint -> new Told(Telling.state(this, viewpoint)));
    }

    public TableState state(String person) {
        return tell(person).state();
    }

    /** What a person may see of the position after {@code count} moves. */
    public Replay replay(String person, int count) {
        checkCount(count);
        return Telling.replay(timeline(), seats.viewpoint(person), count);
    }

    private void checkCount(int count) {
        if (count < 0 || count > timeline().count()) {
            throw new Denial(404, "no-such-move", "This game has " + timeline().count()
                    + " moves so far; there is nothing to see after move " + count + ".");
        }
    }

    /** The record, once the game is over. */
    public GameRecord record() {
        if (sandbox) {
            throw new Denial(409, "sandbox", "A sandbox has no record: it began in the middle of a game.");
        }
        if (!course.now().isOver()) {
            throw new Denial(409, "not-over",
                    "The record is given out when the game is over; before, it would tell the seed.");
        }
        return new GameRecord(setup, seats.names(), timeline().moves());
    }

    /** Lets somebody know from now on when something changes; whether others see them come. */
    public boolean watch(Watcher watcher) {
        boolean comes = isSeatedAndAway(watcher.person());
        if (comes) {
            changed();
        }
        watchers.add(watcher);
        return comes;
    }

    /** Somebody has closed the table; whether others see them leave. */
    public boolean leave(Watcher watcher) {
        watchers.remove(watcher);
        boolean leaves = isSeatedAndAway(watcher.person());
        if (leaves) {
            changed();
        }
        return leaves;
    }

    private boolean isSeatedAndAway(String person) {
        return seats.viewpoint(person).seats() != 0 && !watchers.has(person);
    }

    boolean isWatched() {
        return !watchers.isEmpty();
    }

    /** When the last move was played, by {@link System#nanoTime}. */
    long lastPlayed() {
        return lastPlayed;
    }

    /** The decision of a bot, or of a lesson, that the table waits for, if nobody thinks about it yet. */
    Optional<Thought> nextThought() {
        if (thinking || trouble != null || isRetired()) {
            return Optional.empty();
        }
        Optional<Thought> next = tuition.isOn()
                ? tuition.nextByItself().map(played -> thought(played.seat(), Optional.of(played.move())))
                : botToDecide().map(seat -> thought(seat.seat(), Optional.empty()));
        thinking = next.isPresent();
        return next;
    }

    private Optional<Seat> botToDecide() {
        return seats().stream().filter(seat -> seat.kind() == SeatKind.BOT && course.now().isPending(seat.seat()))
                .findFirst();
    }

    private Thought thought(int seat, Optional<Move> settled) {
        return new Thought(id, seat, levelOf(seats().get(seat)), course.now().copy(), settled,
                course.questions().playedAt());
    }

    /** Plays what a bot has chosen, unless the table has moved on meanwhile. */
    void answer(Thought thought, Move move) {
        thinking = false;
        if (thought.playedAt() != course.questions().playedAt()) {
            return;
        }
        course.now().why(thought.seat(), move).ifPresent(refusal -> {
            throw new IllegalStateException("the bot's move " + move.code() + " breaks " + refusal.rule());
        });
        enter(thought.seat(), move);
    }

    /** Stands still because something that should work did not; people read the sentence at the table. */
    void stop(String code, String sentence, Throwable cause) {
        thinking = false;
        trouble = new Trouble(code, sentence);
        LOG.error("Table {} stopped ({}): {}\n{}", id, code, sentence, timeline().report(), cause);
        changed();
    }

    /** Leaves memory if nobody needs the table; whether it does. */
    boolean retireIfIdleSince(long nanoTime) {
        retired |= watchers.isEmpty() && !thinking && lastUsed - nanoTime < 0 && lastPlayed - nanoTime < 0;
        return retired;
    }

    boolean isRetired() {
        return retired || course.isOutdated();
    }

    private static int levelOf(Seat bot) {
        Integer level = bot.level();
        return level == null ? 1 : level;
    }

    /** Chat and people who come in do not invalidate what a player saw of the game. */
    private void checkAfter(int after, int since) {
        if (after < since || after > seq()) {
            throw Denial.movedOn();
        }
    }

    private void checkPending(int seat) {
        if (!course.now().isPending(seat)) {
            throw new Denial(409, "not-asked", course.now().isOver()
                    ? "The game is over."
                    : "Seat " + seat + " is not asked to decide now.");
        }
    }

    private Move read(String code) {
        try {
            return setup.game().move(code);
        } catch (BadInput e) {
            throw new Denial(422, "no-such-move", String.valueOf(e.getMessage()));
        }
    }

    /** The one door for the moves of people and bots. */
    private void enter(int seat, Move move) {
        Timeline.Next next;
        try {
            next = timeline().tryOut(seat, move);
        } catch (RuntimeException | StackOverflowError e) {
            stop("rules", "The rules of this game failed at the move '" + move.code()
                    + "'. It was not played; a report is in the hall's log.", e);
            throw new Denial(500, "rules", "The rules failed at this move; it was not played.");
        }
        course.play(seat, move, next);
        positionChanged();
    }

    private void positionChanged() {
        lastPlayed = System.nanoTime();
        trouble = null;
        changed();
    }

    private void changed() {
        told.clear();
        watchers.ring();
    }
}
