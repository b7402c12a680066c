package althing.server.table;

import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;

import althing.server.api.TableState;
import althing.server.api.TableState.SeatKind;
import althing.server.storage.StoredTable.Seat;
import althing.server.table.Hindsight.Sight;

/** Everybody who looks at one table, and what they are told of it. Not thread safe. */
final class Gallery {

    private final Watchers watchers = new Watchers();
    private final Elsewhere elsewhere = new Elsewhere();
    private static final AtomicLong MOMENTS = new AtomicLong();

    /** Kept while somebody is being told: states are large, and most tables are silent most of the time. */
    private final Map<Viewpoint, WeakReference<Told>> told = new HashMap<>();
    private long moment = MOMENTS.incrementAndGet();
    private long lastUsed = System.nanoTime();
    private final Map<Viewpoint, Behind> behind = new HashMap<>();

    /** What onlookers were told, and when what could be seen was looked at last. */
    private record Behind(long moment, Sight sight, Told told) {}

    /** What everybody of one viewpoint is told now. */
    Told tell(Viewpoint viewpoint, Function<Viewpoint, TableState> teller) {
        lastUsed = System.nanoTime();
        watchers.asked();
        WeakReference<Told> kept = told.get(viewpoint);
        Told known = kept == null ? null : kept.get();
        return known == null ? tellAnew(viewpoint, teller) : known;
    }

    private Told tellAnew(Viewpoint viewpoint, Function<Viewpoint, TableState> teller) {
        Told anew = new Told(moment, teller.apply(viewpoint));
        told.put(viewpoint, new WeakReference<>(anew));
        return anew;
    }

    /**
     * What an onlooker is told who may see so much. It stays the same until that is something else: whoever is told anew at
     * every move learns that there was one.
     */
    Told tellBehind(Viewpoint viewpoint, Sight sight, Supplier<TableState> teller) {
        lastUsed = System.nanoTime();
        watchers.asked();
        Behind before = behind.get(viewpoint);
        if (before != null && before.moment() == moment && before.sight().equals(sight)) {
            return before.told();
        }
        Told anew = new Told(MOMENTS.incrementAndGet(), teller.get());
        Told kept = before != null && before.told().tellsTheSameAs(anew) ? before.told() : anew;
        behind.put(viewpoint, new Behind(moment, sight, kept));
        return kept;
    }

    /** Something is not as it was told; everybody looks again. */
    void changed() {
        told.clear();
        moment = MOMENTS.incrementAndGet();
        watchers.ring();
    }

    /** Lets somebody know from now on when something changes; whether others see them come. */
    boolean watch(Watcher watcher, Seats seats) {
        boolean comes = isSeatedAndAway(watcher.person(), seats);
        if (comes) {
            changed();
        }
        watchers.add(watcher);
        return comes;
    }

    /** Somebody has closed the table; whether others see them leave. */
    boolean leave(Watcher watcher, Seats seats) {
        watchers.remove(watcher);
        boolean leaves = isSeatedAndAway(watcher.person(), seats);
        if (leaves) {
            changed();
        }
        return leaves;
    }

    boolean isOnline(Seat seat) {
        return seat.kind() == SeatKind.BOT || watchers.has(seat.person()) || elsewhere.has(seat.seat());
    }

    /** The seats whose persons look at the table here, as bits. */
    int present(Seats seats) {
        return seats.all().stream().filter(seat -> watchers.has(seat.person())).mapToInt(seat -> 1 << seat.seat())
                .sum();
    }

    /** Another node says whose persons look at the table there; who looks here is told if that is news. */
    void hear(String node, int present) {
        if (elsewhere.hear(node, present, System.nanoTime())) {
            changed();
        }
    }

    /** Forgets what other nodes have not repeated for a while. */
    void forget() {
        if (elsewhere.forget(System.nanoTime())) {
            changed();
        }
    }

    boolean isWatched() {
        return !watchers.isEmpty();
    }

    /** Whether somebody watches, or has asked lately, as programs do. */
    boolean isAttended() {
        return watchers.isAttended();
    }

    /** From where the table is looked at, by who plays there if one of them looks; empty if nobody does. */
    String whence(Seats seats) {
        return watchers.whence(person -> seats.viewpoint(person).seats() != 0);
    }

    /** Whether nobody watches, and nobody has asked since a moment of {@link System#nanoTime}. */
    boolean isEmptySince(long nanoTime) {
        return watchers.isEmpty() && lastUsed - nanoTime < 0;
    }

    private boolean isSeatedAndAway(String person, Seats seats) {
        return seats.viewpoint(person).seats() != 0 && !watchers.has(person);
    }
}
