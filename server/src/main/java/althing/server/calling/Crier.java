package althing.server.calling;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.api.HallJson;
import althing.server.storage.CallJobs;
import althing.server.storage.CallJobs.Job;
import althing.server.storage.CallNews;
import althing.server.storage.CallNews.Absent;
import althing.server.storage.CallNews.Search;
import althing.server.storage.CallWays;
import althing.server.storage.StorageTrouble;
import althing.server.storage.Store;
import althing.server.storage.StoredWay;
import althing.server.storage.StoredWay.WayKind;
import althing.server.table.Keys;

/**
 * Looks every few seconds who is away and wanted, and calls them: once for all of their tables, and not again for a while.
 * Several nodes do the same, and each call is made by one of them.
 */
public final class Crier implements AutoCloseable {

    /** Who has looked so lately needs no call. */
    static final Duration AWAY = Duration.ofSeconds(60);
    /** Who was called is left in peace for so long. */
    static final Duration PEACE = Duration.ofMinutes(10);
    static final int MOST_TRIES = 5;

    private static final Logger LOG = LoggerFactory.getLogger(Crier.class);
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(30);
    private static final int LOOK_SECONDS = 10;
    private static final int AT_ONCE = 8;

    private final SecureRandom random = new SecureRandom();
    private final Semaphore hands = new Semaphore(AT_ONCE);
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("crier").daemon().factory());
    private final CallSettings settings;
    private final CallWays ways;
    private final CallJobs jobs;
    private final CallNews news;
    private final Deadlines deadlines;
    private final Map<WayKind, Carrier> carriers;

    Crier(Store store, CallSettings settings, Deadlines deadlines, Map<WayKind, Carrier> carriers) {
        this.settings = settings;
        this.ways = store.callWays();
        this.jobs = store.callJobs();
        this.news = store.callNews();
        this.deadlines = deadlines;
        this.carriers = carriers;
    }

    /** Begins to look, if there is any way to call somebody. */
    public void begin() {
        if (!carriers.isEmpty()) {
            var _ = clock.scheduleWithFixedDelay(this::look, LOOK_SECONDS, LOOK_SECONDS, TimeUnit.SECONDS);
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }

    private void look() {
        try {
            Instant now = Instant.now();
            date(now);
            call(now);
            carry(now);
        } catch (StorageTrouble e) {
            LOG.warn("Who is to be called cannot be read now: {}", e.getMessage());
        } catch (RuntimeException e) {
            LOG.error("Nobody can be called; it is tried again.", e);
        }
    }

    /** Works out when somebody's time is up where that is not known. */
    void date(Instant now) {
        deadlines.date(now);
    }

    /** Puts calls for everybody on their way who is away, and for whom there is something. */
    void call(Instant now) {
        Search search = new Search(now, now.minus(AWAY), now.minus(PEACE));
        for (Absent absent : news.absent(search)) {
            jobs.call(absent, HallJson.write(Summons.of(absent.reasons(), absent.language(), settings)), now,
                    _ -> id());
        }
    }

    /** Carries what is due, several at once, so that one who does not answer holds up nobody. */
    void carry(Instant now) {
        while (hands.tryAcquire()) {
            Optional<Job> next = jobs.take(now);
            if (next.isEmpty()) {
                hands.release();
                return;
            }
            Thread.startVirtualThread(() -> {
                try {
                    carry(next.get(), now);
                } finally {
                    hands.release();
                }
            });
        }
    }

    /** Waits until everything that was taken has been carried, or has failed. */
    void awaitHands() {
        hands.acquireUninterruptibly(AT_ONCE);
        hands.release(AT_ONCE);
    }

    private void carry(Job job, Instant now) {
        try {
            Optional<StoredWay> way = ways.find(job.way()).filter(each -> isNeeded(each, now));
            Carrier carrier = way.map(StoredWay::kind).map(carriers::get).orElse(null);
            if (way.isPresent() && carrier != null) {
                deliver(job, way.get(), carrier, now);
            } else {
                jobs.finish(job);
            }
        } catch (RuntimeException e) {
            LOG.error("A call failed.", e);
        }
    }

    /** Whether somebody is still away; who shall confirm an address is here, and waits for the code. */
    private boolean isNeeded(StoredWay way, Instant now) {
        boolean away = ways.seen(way.person()).filter(seen -> seen.isAfter(now.minus(AWAY))).isEmpty();
        return way.code() != null || (way.isOn() && away);
    }

    private void deliver(Job job, StoredWay way, Carrier carrier, Instant now) {
        try {
            carrier.carry(way, HallJson.MAPPER.readValue(job.words(), Summons.class),
                    ways.language(way.person()));
            jobs.finish(job);
        } catch (Carrier.Gone e) {
            ways.remove(way.person(), way.id());
            jobs.finish(job);
        } catch (IOException e) {
            LOG.info("A call by {} was not taken ({} of {} tries): {}", HallJson.word(way.kind()), job.tries(),
                    MOST_TRIES, e.getClass().getSimpleName());
            retry(job, now);
        }
    }

    private void retry(Job job, Instant now) {
        if (job.tries() >= MOST_TRIES) {
            jobs.finish(job);
        } else {
            jobs.postpone(job, now.plus(FIRST_PAUSE.multipliedBy(1L << (2 * (job.tries() - 1)))));
        }
    }

    private String id() {
        return Keys.secret(random, 18);
    }
}
