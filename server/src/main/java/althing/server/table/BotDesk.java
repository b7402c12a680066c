package althing.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
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

    private final SecureRandom random = new SecureRandom();
    /** They think behind the people's backs: whoever clicks goes first. */
    @SuppressWarnings("ThreadPriorityCheck")
    private final ExecutorService thinkers = Executors.newFixedThreadPool(
            Runtime.getRuntime().availableProcessors(),
            Thread.ofPlatform().name("bot-", 1).daemon().priority(Thread.MIN_PRIORITY).factory());
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("bot-clock").daemon().factory());
    private final Hall hall;
    private final IntFunction<Bot> bots;
    private final Duration pace;

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
            Move move = thought.settled().orElseGet(() -> choose(thought));
            long wait = hall.at(thought.table(), this::untilSeen);
            var _ = clock.schedule(() -> Thread.startVirtualThread(() -> answer(thought, move)), wait,
                    TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException e) {
            LOG.debug("The hall closes; the bots of table {} go on after the next start.", thought.table());
        } catch (Exception | StackOverflowError e) {
            stop(thought, e);
        }
    }

    private Move choose(Thought thought) {
        return bots.apply(thought.level()).choose(new Belief(thought.position(), thought.seat()),
                new SplitMix(random.nextLong()));
    }

    private long untilSeen(Table table) {
        return table.isWatched() ? table.lastPlayed() + pace.toNanos() - System.nanoTime() : 0;
    }

    private void answer(Thought thought, Move move) {
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
