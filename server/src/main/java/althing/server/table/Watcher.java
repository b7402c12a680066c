package althing.server.table;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Somebody who has a table open. A table rings and goes on; the watcher looks when it can. */
public final class Watcher {

    private final String person;
    private final Semaphore bell = new Semaphore(0);

    public Watcher(String person) {
        this.person = person;
    }

    String person() {
        return person;
    }

    /** Makes the watcher look. */
    public void ring() {
        bell.release();
    }

    /** Waits until the table has rung; false when it was silent all the time. */
    public boolean await(long time, TimeUnit unit) throws InterruptedException {
        boolean rang = bell.tryAcquire(time, unit);
        bell.drainPermits();
        return rang;
    }
}
