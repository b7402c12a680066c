package althing.server.host;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.api.HostState.Bounds;
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
    private final Consumer<Bounds> hearer;
    private volatile Order order;

    /** Who keeps the door, and tells somebody what the limits are whenever the rules are read. */
    public Doorkeeper(HostRows rows, Consumer<Bounds> hearer) {
        this.rows = rows;
        this.hearer = hearer;
        this.order = rows.order();
        hearer.accept(bounds());
    }

    /** Reads what was decided. */
    public void look() {
        try {
            order = rows.order();
            hearer.accept(bounds());
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

    /** How much anybody may have and do. */
    public Bounds bounds() {
        return Limit.in(order.rules());
    }

    /** Lets somebody act who is not banned, or says why not. */
    public void admitGuest(String person) {
        if (door() == Door.INVITED && !isGuest(person)) {
            throw new Denial(403, "invited-only", "This hall is open to those whom its host has invited.");
        }
    }

    /** Lets somebody say who they are, who may have been invited as that. */
    public void admitBack(String person) {
        if (order.banned().contains(person)) {
            throw new Denial(403, "banned", "The host of this hall does not let you act here any more.");
        }
    }

    /** Lets somebody begin something new, or says why not. */
    public void admitToOpen() {
        if (door() == Door.CLOSED) {
            throw new Denial(403, "closed", "This hall is closed for now: games go on, and no new ones begin.");
        }
    }

    /** Lets somebody open one more table, or says why not. Who opens several at the same moment may come past by a few. */
    public void admitToPlay(String person, int seats) {
        Bounds bounds = bounds();
        if (bounds.seats() > 0 && seats > bounds.seats()) {
            throw new Denial(422, "seats-limit", "The host of this hall lets tables have at most " + bounds.seats()
                    + " seats, not " + seats + ".");
        }
        if (bounds.open() > 0 && rows.unfinished(person) >= bounds.open()) {
            throw new Denial(429, "tables-limit", "Nobody may have more than " + bounds.open()
                    + " unfinished tables in this hall; finish one, or end it.");
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
