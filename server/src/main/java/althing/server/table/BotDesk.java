package althing.server.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import io.micrometer.core.instrument.MeterRegistry;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.bots.Bot;
import althing.bots.Reasons;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.Part;
import althing.engine.SplitMix;
import althing.server.storage.StorageTrouble;
import althing.server.storage.StoredTable;
import althing.server.storage.Unsettled;
import althing.server.table.Turns.Wish;

/**
 * Where bots decide: they take turns on a few threads of their own, never holding a table while they think. A bot's move
 * waits until the one before has been seen for a while, if anybody is there to see it.
 */
final class BotDesk implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(BotDesk.class);
    private static final long RETRY_SECONDS = 5;
    private static final long CLOSING_SECONDS = 5;
    private static final long LONGEST_THOUGHT_SECONDS = 2;
    /** How long a table that nobody attends rests after each move. */
    private static final long UNATTENDED_PACE = TimeUnit.SECONDS.toNanos(2);
    /** How long after each other the tables wake that waited for bots when the hall opened. */
    private static final long WAKING_PACE = TimeUnit.MILLISECONDS.toNanos(50);
    private static final int ANSWERERS = 4;
    /** How many times the usual pause a move waits that can still be taken back. */
    private static final int GRACE = 3;
    private static final Duration LONGEST_HOLD = Duration.ofMinutes(2);

    private final Thinkers thinkers;
    private final ScheduledThreadPoolExecutor answers = new ScheduledThreadPoolExecutor(ANSWERERS,
            Thread.ofPlatform().name("bot-answer-", 1).daemon().factory());
    private final ConcurrentMap<String, Waiting> waiting = new ConcurrentHashMap<>();
    private final Hall hall;
    private final SpareBots bots;
    private final Duration pace;

    /** The answer of a bot that waits until what was before has been seen. */
    private record Waiting(ScheduledFuture<?> due, Runnable now) {}

    BotDesk(Hall hall, IntFunction<Bot> bots, Duration pace, MeterRegistry meters) {
        this.hall = hall;
        this.bots = new SpareBots(bots);
        this.pace = pace;
        this.thinkers = Thinkers.start(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), this::think,
                meters);
        answers.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /** Lets a bot think when its turn comes, if the table waits for one, or for a hint. The caller holds the table's lock. */
    void consider(Table table) {
        if (table.bench().waits() || table.adviser().waits()) {
            thinkers.want(new Wish(table.id(), table.seating().openedBy(), table.gallery().whence(table.seating()),
                    table.gallery().isAttended() || table.adviser().waits(),
                    table.lastPlayed() + UNATTENDED_PACE));
        }
    }

    /** How long tables wait until their bots may think. */
    Patience patience() {
        return thinkers.patience();
    }

    /** Waits until no bot thinks, but no longer than a bot may take. */
    void awaitQuiet() {
        thinkers.awaitQuiet(TimeUnit.SECONDS.toNanos(LONGEST_THOUGHT_SECONDS));
    }

    /** Lets tables that are not in memory go on, one after the other. */
    void wake(List<StoredTable> sleeping) {
        long now = System.nanoTime();
        thinkers.wake(IntStream.range(0, sleeping.size())
                .mapToObj(i -> new Wish(sleeping.get(i).id(), sleeping.get(i).openedBy(), "", false,
                        now + i * WAKING_PACE))
                .toList());
    }

    /** Looks at a table a little later, when its storage may be back; its bots go on then, and who looks at it is told. */
    void lookAgain(String table) {
        retry(() -> look(table));
    }

    /** Looks at a table after a while; what is due there then is done. */
    void lookIn(String table, long nanos) {
        later(() -> look(table), nanos);
    }

    /** Ends the thinking; what was not answered yet is thought again after the next start. */
    @Override
    public void close() {
        thinkers.close();
        answers.shutdown();
        try {
            if (!answers.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn("The answer of a bot is not stored yet; the hall closes all the same.");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void think(Wish wish) {
        try {
            hall.at(wish.table(), table -> table.adviser().next()).ifPresent(this::advise);
            hall.at(wish.table(), table -> table.bench().nextThought())
                    .ifPresent(thought -> think(thought, wish.attended()));
        } catch (Denial e) {
            LOG.warn("Table {} cannot go on: {}", wish.table(), e.getMessage());
        } catch (StorageTrouble e) {
            LOG.error("Table {} cannot be read; it is tried again.", wish.table(), e);
            lookAgain(wish.table());
        }
    }

    private void advise(Thought decision) {
        try {
            Belief belief = new Belief(decision.position(), decision.seat());
            Move move = decide(decision);
            List<Part> parts = Reasons.of(belief, move, new SplitMix(decision.luck() + 1));
            hall.at(decision.table(), table -> table.adviser().advise(decision, move, parts));
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("No hint was found at table {}.", decision.table(), e);
            hall.at(decision.table(), table -> table.adviser().adviseNothing());
        }
    }

    private void think(Thought thought, boolean attended) {
        try {
            Optional<Move> move = attended
                    ? Optional.of(decide(thought))
                    : thinkers.unlessNeeded(() -> decide(thought));
            move.ifPresentOrElse(chosen -> keepAnyway(thought, () -> answer(thought, chosen)), () -> giveUp(thought));
        } catch (RejectedExecutionException e) {
            LOG.debug("The hall closes; the bots of table {} go on after the next start.", thought.table());
        } catch (Exception | StackOverflowError e) {
            stop(thought, e);
        }
    }

    /** Somebody else needs the thread; the table waits for its turn again. */
    private void giveUp(Thought thought) {
        try {
            hall.at(thought.table(), table -> table.bench().giveUp());
        } catch (StorageTrouble e) {
            LOG.warn("The storage is not back yet; the bot of table {} waits.", thought.table());
            retry(() -> giveUp(thought));
        }
    }

    /** What was chosen while the table cannot be read is played when it can. */
    private void keepAnyway(Thought thought, Runnable answer) {
        try {
            keep(thought, answer);
        } catch (StorageTrouble e) {
            LOG.warn("The storage is not back yet; the bot's move at table {} waits.", thought.table());
            retry(answer);
        }
    }

    private Move decide(Thought thought) {
        return thought.settled().orElseGet(() -> choose(thought));
    }

    private Move choose(Thought thought) {
        return bots.choose(thought.level(), new Belief(thought.position(), thought.seat()),
                new SplitMix(thought.luck()));
    }

    /** Keeps an answer until what was before has been seen, or somebody hurries. */
    private void keep(Thought thought, Runnable answer) {
        long wait = hall.at(thought.table(), table -> table.bench().isStillAsked(thought) ? untilSeen(table) : 0);
        waiting.put(thought.table(), new Waiting(answers.schedule(answer, wait, TimeUnit.NANOSECONDS), answer));
        if (hall.at(thought.table(),
                table -> !table.bench().isStillAsked(thought) || table.bench().pause() == Pause.NONE)) {
            hurry(thought.table());
        }
    }

    /** Plays soon what a bot of this table has chosen and still keeps to itself. */
    void hurry(String table) {
        Waiting answer = waiting.remove(table);
        if (answer != null && answer.due().cancel(false)) {
            later(answer.now(), 0);
        }
    }

    private long untilSeen(Table table) {
        return table.gallery().isWatched() ? table.lastPlayed() + pauseOf(table).toNanos() - System.nanoTime() : 0;
    }

    private Duration pauseOf(Table table) {
        return switch (table.bench().pause()) {
            case NONE -> Duration.ZERO;
            case USUAL -> pace;
            case GRACE -> table.playing().undoable().isPresent() ? pace.multipliedBy(GRACE) : pace;
            case HELD -> table.playing().undoable().isPresent() && !pace.isZero() ? LONGEST_HOLD : pace;
        };
    }

    /** Does something when the storage may be back. */
    private void retry(Runnable work) {
        later(work, TimeUnit.SECONDS.toNanos(RETRY_SECONDS));
    }

    private void later(Runnable work, long nanos) {
        try {
            var _ = answers.schedule(work, nanos, TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException e) {
            LOG.debug("The hall closes; the bots go on after the next start.", e);
        }
    }

    private void answer(Thought thought, Move move) {
        waiting.remove(thought.table());
        try {
            hall.at(thought.table(), table -> table.bench().answer(thought, move));
        } catch (Denial e) {
            LOG.debug("The answer of a bot at table {} was not taken: {}", thought.table(), e.getMessage());
        } catch (StorageTrouble e) {
            LOG.error("A bot's move at table {} could not be stored; it is tried again.", thought.table(), e);
            retry(() -> answer(thought, move));
        } catch (Unsettled e) {
            LOG.error("Whether a bot's move at table {} was stored is not known yet.", thought.table(), e);
        } catch (RuntimeException e) {
            stop(thought, e);
        }
    }

    private void look(String id) {
        try {
            hall.at(id, table -> table);
        } catch (StorageTrouble e) {
            LOG.warn("The storage is not back yet; table {} waits.", id);
            lookAgain(id);
        } catch (Denial e) {
            LOG.warn("Table {} cannot go on: {}", id, e.getMessage());
        }
    }

    private void stop(Thought thought, Throwable cause) {
        hall.at(thought.table(), table -> table.bench().stop("bot", "The bot on seat " + thought.seat()
                + " failed, and the table stands still. A report is in the hall's log.", cause));
    }
}
