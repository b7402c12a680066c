package althing.server.table;

import java.time.Instant;
import java.util.function.Consumer;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.pace.Expiry;
import althing.server.storage.Closings;
import althing.server.storage.Closings.Quiet;

/**
 * Ends tables at which nobody has done anything for long, and tells so some days before. What was told is stored, so that it
 * is the same after a restart and at every node; each end is one decision, which one node of all makes. Thread safe.
 */
final class Caretaker {

    private static final Logger LOG = LoggerFactory.getLogger(Caretaker.class);
    private static final int MOST_AT_ONCE = 1_000;

    private final Hall hall;
    private final Closings closings;
    private final Expiry expiry;

    Caretaker(Hall hall, Closings closings, Expiry expiry) {
        this.hall = hall;
        this.closings = closings;
        this.expiry = expiry;
    }

    /** Looks at all tables that stand idle. */
    void look(Instant now) {
        closings.look(now);
        for (Quiet quiet : closings.untold(expiry.unfilledSince(now), expiry.idleSince(now), MOST_AT_ONCE)) {
            visit(quiet.id(), table -> table.terms().warn(quiet, now));
        }
        for (String id : closings.due(now, MOST_AT_ONCE)) {
            visit(id, table -> table.agreement().expire(now));
        }
    }

    private void visit(String id, Consumer<Table> work) {
        try {
            hall.at(id, table -> {
                work.accept(table);
                return id;
            });
        } catch (Denial e) {
            LOG.warn("Table {} stands idle and cannot be ended: {}", id, e.getMessage());
        }
    }
}
