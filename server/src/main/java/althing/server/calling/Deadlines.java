package althing.server.calling;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.storage.CallNews;
import althing.server.storage.CallNews.Undated;
import althing.server.table.Denial;

/** Keeps when somebody's time is up at tables whose people want to be called. */
record Deadlines(CallNews news, Function<String, Optional<Instant>> deadlines) {

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
}
