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
import althing.engine.Part;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Refusal;
import althing.engine.Setup;
import althing.server.api.Answers;
import althing.server.api.Replay;
import althing.server.api.TableState;
import althing.server.api.TableState.ChatLine;
import althing.server.api.TableState.Clock;
import althing.server.api.TableState.Hints;
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

    /** How long bots wait before they play: not at all, as usual, long enough to take a move back, or for a word. */
    enum Pause {
        NONE, USUAL, GRACE, HELD
    }

    final ReentrantLock lock = new ReentrantLock();

    private final String id;
    private final Setup setup;
    private final boolean sandbox;
    private final String commitment;
    private final Store store;
    private Seats seats;
    private Course course;
    private final Hinting hinting;
    private Tuition tuition;
    private final Watchers watchers = new Watchers();
    private final Map<Viewpoint, Told> told = new HashMap<>();
    private long lastPlayed = System.nanoTime();
    private long lastUsed = System.nanoTime();
    private @Nullable Trouble trouble;
    private Pause pause = Pause.USUAL;
    private boolean thinking;
    private boolean retired;

    /**
     * A table as its events have left it, under the rules that it began with.
     *
     * @throws BadInput if it does not go together, or needs what this program does not know
     */
    Table(StoredTable stored, List<Event> events, Store store) {
        this.id = stored.id();
        this.store = store;
        this.setup = Setup.parse(stored.setup(), stored.rulesVersion());
        this.sandbox = stored.start() != null;
        this.commitment = Keys.sha256(setup.lineWithoutRules());
        this.seats = new Seats(stored, setup);
        this.hinting = new Hinting(stored);
        this.course = new Course(stored, setup, events, store);
        this.tuition = new Tuition(course.lesson(), course.timeline());
    }

    /** Takes up what is stored, because what is in memory may not be the truth; everybody who looks is told. */
    Table reload(StoredTable stored, List<Event> events) {
        seats = new Seats(stored, setup);
        course = new Course(stored, setup, events, store);
        tuition = new Tuition(course.lesson(), course.timeline());
        positionChanged();
        return this;
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

    /** The lesson that is taught here, if one is. */
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

    /** Plays a move of a person, unless a lesson has another one in mind; bots may have to wait for a word of theirs. */
    public Answers.Played play(String person, int seat, String code, int after, boolean hold) {
        Move move = admission().move(person, seat, code, after);
        Optional<Phrase> said = tuition.answer(move);
        if (said.isEmpty()) {
            pause = hold ? Pause.HELD : Pause.GRACE;
            enter(seat, move);
        }
        return new Answers.Played(seq(), said.orElse(null));
    }

    /** Goes on in a lesson: it makes its move, or one that it asks for; the number of the event. */
    public int teach(String person, int after) {
        admission().learn(person, after);
        Played next = tuition.next().orElseThrow(Denial::movedOn);
        pause = Pause.USUAL;
        enter(next.seat(), next.move());
        return seq();
    }

    /** Lets the bots go on at once, until a person is asked; the number of the last event. */
    public int hurry(String person) {
        if (seats.viewpoint(person).seats() == 0) {
            throw new Denial(403, "no-seat", "Only who holds a seat at this table can let its bots go on.");
        }
        pause = Pause.NONE;
        return seq();
    }

    /** How long bots wait now before they play. */
    Pause pause() {
        return pause;
    }

    Optional<Integer> undoable() {
        return admission().undoable();
    }

    /** Why a person's seat may not play a move now. */
    public Optional<Refusal> why(String person, int seat, String code) {
        return admission().why(person, seat, code);
    }

    /** Takes back the last move, a person's own, while nothing was disclosed; the number of the event. */
    public int undo(String person, int seat, int after) {
        course.undo(admission().undo(person, seat, after));
        pause = Pause.USUAL;
        positionChanged();
        return seq();
    }

    /** Asks for a hint for a person's own decision; it comes when it is thought of. The number of the last event. */
    public int askHint(String person, int seat, int after) {
        admission().decide(person, seat, after);
        hinting.ask(new Thought(id, seat, Hall.LEVELS, course.now().copy(), Optional.empty(),
                course.questions().playedAt()));
        changed();
        return seq();
    }

    /** Whether a hint is wanted, and nobody thinks of it yet. */
    boolean waitsForHint() {
        return !retired && hinting.isWanted();
    }

    /** The decision that a hint is wanted for, if nobody thinks of it yet. */
    Optional<Thought> nextHint() {
        return isRetired() ? Optional.empty() : hinting.next();
    }

    /** Gives a hint, unless the table has moved on meanwhile. */
    Table advise(Thought decision, Move move, List<Part> parts) {
        hinting.giveUp();
        if (decision.playedAt() == course.questions().playedAt()) {
            course.hint(decision.seat(), move);
            hinting.give(decision, move, parts);
        }
        changed();
        return this;
    }

    /** No hint was found. */
    Table adviseNothing() {
        hinting.giveUp();
        changed();
        return this;
    }

    Hints hints(Viewpoint viewpoint, int acting) {
        return hinting.shown(viewpoint, acting, course.questions().playedAt());
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
        course.say(admission().speaker(person), text);
        changed();
        return seq();
    }

    /** What a person is told of the table now. */
    public Told tell(String person) {
        lastUsed = System.nanoTime();
        watchers.asked();
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

    /** Whether somebody watches, or has asked lately, as programs do. */
    boolean isAttended() {
        return watchers.isAttended();
    }

    String openedBy() {
        return seats.openedBy();
    }

    /** When the last move was played, by {@link System#nanoTime}. */
    long lastPlayed() {
        return lastPlayed;
    }

    /** Whether a bot is to decide, or a lesson to go on by itself, and nobody thinks about it yet. */
    boolean waitsForBot() {
        return !thinking && trouble == null && !retired && !isOutdated()
                && (tuition.isOn() ? tuition.nextByItself().isPresent() : seats.bot(course.now()).isPresent());
    }

    /** The decision of a bot, or of a lesson, that the table waits for, if nobody thinks about it yet. */
    Optional<Thought> nextThought() {
        if (!waitsForBot()) {
            return Optional.empty();
        }
        thinking = true;
        return tuition.isOn()
                ? tuition.nextByItself().map(played -> thought(played.seat(), Optional.of(played.move())))
                : seats.bot(course.now()).map(bot -> thought(bot.seat(), Optional.empty()));
    }

    private Thought thought(int seat, Optional<Move> settled) {
        return new Thought(id, seat, Seats.level(seats().get(seat)), course.now().copy(), settled,
                course.questions().playedAt());
    }

    /** Whether nothing was played or taken back since a bot began to think. */
    boolean isStillAsked(Thought thought) {
        return thought.playedAt() == course.questions().playedAt();
    }

    /** Plays what a bot has chosen, unless the table has moved on meanwhile. */
    Table answer(Thought thought, Move move) {
        thinking = false;
        if (!isStillAsked(thought)) {
            return this;
        }
        course.now().why(thought.seat(), move).ifPresent(refusal -> {
            throw new IllegalStateException("the bot's move " + move.code() + " breaks " + refusal.rule());
        });
        pause = pause == Pause.NONE ? Pause.NONE : Pause.USUAL;
        enter(thought.seat(), move);
        return this;
    }

    /** Stands still because something that should work did not; people read the sentence at the table. */
    Table stop(String code, String sentence, Throwable cause) {
        thinking = false;
        trouble = new Trouble(code, sentence);
        LOG.error("Table {} stopped ({}): {}\n{}", id, code, sentence, timeline().report(), cause);
        changed();
        return this;
    }

    /** Leaves memory if nobody needs the table; whether it does. */
    boolean retireIfIdleSince(long nanoTime) {
        retired |= watchers.isEmpty() && !thinking && !hinting.isThinking() && lastUsed - nanoTime < 0
                && lastPlayed - nanoTime < 0;
        return retired;
    }

    boolean isRetired() {
        return retired;
    }

    private Admission admission() {
        return new Admission(setup, seats, course, tuition);
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
