package althing.server.calling;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.pace.Expiry;
import althing.server.storage.CallNews;
import althing.server.storage.CallNews.Undated;
import althing.server.table.Denial;

/** Keeps when somebody's time is up at tables whose people want to be called, and says when a table is about to be closed. */
record Deadlines(CallNews news, Expiry expiry, Function<String, Optional<Instant>> deadlines) {

    private static final Logger LOG = LoggerFactory.getLogger(Deadlines.class);

    /** Works out what nobody has worked out since a table changed. */
    void date(Instant now) {
        for (Undated table : news.undated(now)) {
            try {
                news.date(table, deadlines.apply(table.id()));
            } catch (Denial e) {
                LOG.debug("Nobody knows when the time is up at table {}.", table.id(), e);
            }
        }
    }

    /** How long nobody has come to a table that waits for its people when it is about to be closed. */
    Duration unfilled() {
        return expiry.unfilled().minus(expiry.notice());
    }

    /** The same where people play. */
    Duration idle() {
        return expiry.idle().minus(expiry.notice());
    }
}
