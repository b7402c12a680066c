package althing.server.table;

import java.time.Instant;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

import althing.server.pace.Expiry;
import althing.server.storage.StoredTable.Seat;
import althing.server.storage.Terms;

/** What was agreed when a table was opened, and how long it may stand idle. */
record TableTerms(Table table, Terms agreed, Expiry expiry) {

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

    /** When the table is ended because nobody comes, if that is near enough to be told. */
    @Nullable
    Instant expires() {
        return end().filter(end -> expiry.isNear(end, Instant.now())).orElse(null);
    }

    boolean isExpired(Instant now) {
        return end().filter(end -> !end.isAfter(now)).isPresent();
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
