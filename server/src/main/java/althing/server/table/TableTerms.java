package althing.server.table;

import java.time.Instant;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

import althing.server.pace.Expiry;
import althing.server.storage.Closings;
import althing.server.storage.Closings.Quiet;
import althing.server.storage.StorageTrouble;
import althing.server.storage.StoredTable.Seat;
import althing.server.storage.Terms;

/** What was agreed when a table was opened, and how long it may stand idle. */
record TableTerms(Table table, Terms agreed, Expiry expiry, Closings closings) {

    boolean rated() {
        return agreed.rated();
    }

    boolean listed() {
        return agreed.listed();
    }

    althing.server.api.TableState.Terms told() {
        return new althing.server.api.TableState.Terms(agreed.listed(), agreed.language(), agreed.pace(),
                agreed.rated());
    }

    /** When the table is ended because nobody comes, if that is told. */
    @Nullable
    Instant expires() {
        if (table.course().isClosed() || !expiry.isQuiet(table.course().company().changed(), Instant.now())) {
            return null;
        }
        try {
            return closings.of(table.id()).orElse(null);
        } catch (StorageTrouble e) {
            return null; // Who looks while the storage is away sees the table all the same.
        }
    }

    /** Tells that the table is about to be ended, if it is. */
    void warn(Quiet seen, Instant now) {
        end().filter(end -> expiry.isNear(end, now)).ifPresent(end -> {
            closings.tell(seen, now, expiry.promised(end, now));
            table.changed();
        });
    }

    /** Whether the end that was told has come. */
    boolean isExpired(Instant now) {
        return end().isPresent() && closings.of(table.id()).filter(due -> !due.isAfter(now)).isPresent();
    }

    private Optional<Instant> end() {
        boolean begun = !table.course().isWaiting() && table.seating().open().isEmpty();
        return table.course().isClosed() || (begun && isOfOnePerson())
                ? Optional.empty()
                : Optional.of(expiry.end(table.course().company().changed(), begun));
    }

    private boolean isOfOnePerson() {
        return table.seats().stream().map(Seat::person).filter(person -> person != null).distinct().count() < 2;
    }
}
