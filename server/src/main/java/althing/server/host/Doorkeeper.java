package althing.server.host;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.api.HostState.Door;
import althing.server.storage.HostRows;
import althing.server.storage.HostRows.Order;
import althing.server.storage.StorageTrouble;
import althing.server.table.Denial;

/**
 * Knows who may do what in the hall. What was decided at another node it learns within seconds; who plays is not made to wait
 * for the storage. Thread safe.
 */
public final class Doorkeeper {

    private static final Logger LOG = LoggerFactory.getLogger(Doorkeeper.class);

    private final HostRows rows;
    private final Set<String> guests = ConcurrentHashMap.newKeySet();
    private volatile Order order;

    public Doorkeeper(HostRows rows) {
        this.rows = rows;
        this.order = rows.order();
    }

    /** Reads what was decided. */
    public void look() {
        try {
            order = rows.order();
        } catch (StorageTrouble e) {
            LOG.warn("What the host has decided cannot be read now; what was known holds: {}", e.getMessage());
        }
    }

    public Door door() {
        return Door.named(order.rules().getOrDefault("door", ""));
    }

    /** What everybody shall read; empty if nothing. */
    public String notice() {
        return order.rules().getOrDefault("notice", "");
    }

    /** Lets somebody act, or says why not. */
    public void admit(String person) {
        if (order.banned().contains(person)) {
            throw new Denial(403, "banned", "The host of this hall does not let you act here any more.");
        }
        if (door() == Door.INVITED && !isGuest(person)) {
            throw new Denial(403, "invited-only", "This hall is open to those whom its host has invited.");
        }
    }

    /** Lets somebody begin something new, or says why not. */
    public void admitToOpen() {
        if (door() == Door.CLOSED) {
            throw new Denial(403, "closed", "This hall is closed for now: games go on, and no new ones begin.");
        }
    }

    private boolean isGuest(String person) {
        if (guests.contains(person)) {
            return true;
        }
        boolean guest = rows.isGuest(person);
        if (guest) {
            guests.add(person);
        }
        return guest;
    }
}
