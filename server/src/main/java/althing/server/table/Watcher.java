package althing.server.table;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Somebody who has a table open. A table rings and goes on; the watcher looks when it can. */
public final class Watcher {

    private static final long NEVER = 0;

    private final String person;
    private final String address;
    private final Semaphore bell = new Semaphore(0);
    /** When it was rung first since the watcher looked. */
    private final AtomicLong rungAt = new AtomicLong(NEVER);
    private long heard = NEVER;
    private volatile boolean dismissed;
    private volatile boolean sent;

    /** A person who looks from an address. */
    public Watcher(String person, String address) {
        this.person = person;
        this.address = address;
    }

    public String person() {
        return person;
    }

    String address() {
        return address;
    }

    /** Makes the watcher look. */
    public void ring() {
        rungAt.compareAndSet(NEVER, System.nanoTime());
        bell.release();
    }

    /** Sends the watcher to see whether there are other tables to watch. */
    public void send() {
        sent = true;
        ring();
    }

    /** Whether somebody has sent the watcher since this was asked last; for who has waited only. */
    public boolean wasSent() {
        boolean was = sent;
        sent = false;
        return was;
    }

    /** Lets the watcher watch no longer. */
    public void dismiss() {
        dismissed = true;
        ring();
    }

    public boolean isDismissed() {
        return dismissed;
    }

    /** Waits until the table has rung; false when it was silent all the time. */
    public boolean await(long time, TimeUnit unit) throws InterruptedException {
        boolean rang = bell.tryAcquire(time, unit);
        bell.drainPermits();
        heard = rungAt.getAndSet(NEVER);
        return rang;
    }

    /** When the table rang that was heard last, by {@link System#nanoTime}; for who has waited only. */
    public long heard() {
        return heard;
    }
}
