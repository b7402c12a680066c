package althing.server.table;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.OptionalInt;

import althing.engine.BadInput;
import althing.server.storage.Event;
import althing.server.storage.HostRows.Deed;
import althing.server.storage.SeqTaken;
import althing.server.storage.Store;
import althing.server.storage.StoredTable.Seat;
import althing.server.storage.Unsettled;

/** Numbers what happens at one table and stores it. What it does not store has not happened. */
final class Ledger {

    private final Store store;
    private final String table;
    private int seq;
    private boolean outdated;
    private boolean kept = true;

    Ledger(Store store, String table) {
        this.store = store;
        this.table = table;
    }

    /** The number of the last event. */
    int seq() {
        return seq;
    }

    /** Whether what is in memory may not be the truth: somebody else has written, or nobody knows what was stored. */
    boolean isOutdated() {
        return outdated;
    }

    /** Whether this node lets the bots of the table think: it does when it has stored the last move. */
    boolean isKept() {
        return kept;
    }

    void keep(boolean here) {
        kept = here;
    }

    /** Goes past an event that is stored already. */
    void pass(Event event) {
        if (event.seq() != seq + 1) {
            throw new BadInput("its event " + (seq + 1) + " is missing.");
        }
        seq = event.seq();
    }

    Event append(Event.Kind kind, int seat, String payload, OptionalInt pending) {
        Event event = next(kind, seat, payload);
        write(() -> store.append(table, event, pending));
        kept |= pending.isPresent();
        return event;
    }

    Event reseat(Event.Kind kind, Seat seat, String payload, OptionalInt pending) {
        Event event = next(kind, seat.seat(), payload);
        write(() -> store.reseat(table, event, seat, pending));
        kept |= pending.isPresent();
        return event;
    }

    /** The host ends the table, which the desk notes. */
    Event end(String payload, Deed deed) {
        Event event = next(Event.Kind.END, 0, payload);
        write(() -> store.end(table, event, deed));
        kept = true;
        return event;
    }

    private Event next(Event.Kind kind, int seat, String payload) {
        Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        return new Event(seq + 1, kind, seat, payload, now);
    }

    private void write(Runnable storing) {
        try {
            storing.run();
            seq++;
        } catch (SeqTaken e) {
            outdated = true;
            throw Overtaken.refused(e);
        } catch (Unsettled e) {
            outdated = true;
            throw e;
        }
    }
}
