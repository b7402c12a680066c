package althing.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.bots.Bot;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.SplitMix;
import althing.server.storage.StorageTrouble;

/**
 * Where bots think: on a few threads of their own, never holding a table. A bot's move waits until the one before has
 * been seen for a while, if anybody is there to see it.
 */
final class BotDesk implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(BotDesk.class);
    private static final long RETRY_SECONDS = 5;
    /** How many times the usual pause a move waits that can still be taken back. */
    private static final int GRACE = 3;
    private static final Duration LONGEST_HOLD = Duration.ofMinutes(2);

    private final SecureRandom random = new SecureRandom();
    /** They think behind the people's backs: whoever clicks goes first. */
    @SuppressWarnings("ThreadPriorityCheck")
    private final ExecutorService thinkers = Executors.newFixedThreadPool(
            Runtime.getRuntime().availableProcessors(),
            Thread.ofPlatform().name("bot-", 1).daemon().priority(Thread.MIN_PRIORITY).factory());
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("bot-clock").daemon().factory());
    private final ConcurrentMap<String, Waiting> waiting = new ConcurrentHashMap<>();
    private final Hall hall;
    private final IntFunction<Bot> bots;
    private final Duration pace;

    /** The answer of a bot that waits until what was before has been seen. */
    private record Waiting(ScheduledFuture<?> due, Runnable now) {}

    BotDesk(Hall hall, IntFunction<Bot> bots, Duration pace) {
        this.hall = hall;
        this.bots = bots;
        this.pace = pace;
    }

    /** Lets a bot think if the table waits for one. The caller holds the table's lock. */
    void consider(Table table) {
        table.nextThought().ifPresent(thought -> {
            try {
                thinkers.execute(() -> think(thought));
            } catch (RejectedExecutionException e) {
                LOG.debug("The hall closes; the bots of table {} go on after the next start.", thought.table());
            }
        });
    }

    /** Ends the thinking; what was not answered yet is thought again after the next start. */
    @Override
    public void close() {
        thinkers.shutdown();
        clock.shutdown();
    }

    private void think(Thought thought) {
        try {
            Move move = bots.apply(thought.level())
                    .choose(new Belief(thought.position(), thought.seat()), new SplitMix(random.nextLong()));
            keep(thought, () -> Thread.startVirtualThread(() -> answer(thought, move)));
        } catch (RejectedExecutionException e) {
            LOG.debug("The hall closes; the bots of table {} go on after the next start.", thought.table());
        } catch (Exception | StackOverflowError e) {
            stop(thought, e);
        }
    }

    /** Keeps an answer until what was before has been seen, or somebody hurries. */
    private void keep(Thought thought, Runnable answer) {
        long wait = hall.at(thought.table(), table -> table.isStillAsked(thought) ? untilSeen(table) : 0);
        waiting.put(thought.table(), new Waiting(clock.schedule(answer, wait, TimeUnit.NANOSECONDS), answer));
        if (hall.at(thought.table(), table -> !table.isStillAsked(thought) || table.pause() == Table.Pause.NONE)) {
            hurry(thought.table());
        }
    }

    /** Plays at once what a bot of this table has chosen and still keeps to itself. */
    void hurry(String table) {
        Waiting answer = waiting.remove(table);
        if (answer != null && answer.due().cancel(false)) {
            answer.now().run();
        }
    }

    private long untilSeen(Table table) {
        return table.isWatched() ? table.lastPlayed() + pauseOf(table).toNanos() - System.nanoTime() : 0;
    }

    private Duration pauseOf(Table table) {
        return switch (table.pause()) {
            case NONE -> Duration.ZERO;
            case USUAL -> pace;
            case GRACE -> table.undoable().isPresent() ? pace.multipliedBy(GRACE) : pace;
            case HELD -> table.undoable().isPresent() && !pace.isZero() ? LONGEST_HOLD : pace;
        };
    }

    private void answer(Thought thought, Move move) {
        waiting.remove(thought.table());
        try {
            hall.at(thought.table(), table -> {
                table.answer(thought, move);
                return table;
            });
        } catch (Denial e) {
            LOG.debug("The answer of a bot at table {} was not taken: {}", thought.table(), e.getMessage());
        } catch (StorageTrouble e) {
            LOG.error("A bot's move at table {} could not be stored; it is tried again.", thought.table(), e);
            retry(thought);
        } catch (RuntimeException e) {
            stop(thought, e);
        }
    }

    private void retry(Thought thought) {
        if (!clock.isShutdown()) {
            var _ = clock.schedule(() -> Thread.startVirtualThread(() -> hall.at(thought.table(), table -> table)),
                    RETRY_SECONDS, TimeUnit.SECONDS);
        }
    }

    private void stop(Thought thought, Throwable cause) {
        hall.at(thought.table(), table -> {
            table.stop("bot", "The bot on seat " + thought.seat()
                    + " failed, and the table stands still. A report is in the hall's log.", cause);
            return table;
        });
    }
}
