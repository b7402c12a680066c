package althing.server.table;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import althing.server.api.HallJson;
import althing.server.api.TableState;
import althing.server.api.TableState.LogLine;

/** What everybody of one viewpoint is told of a table at one moment. Its JSON is made once for all of them. Thread safe. */
public final class Told {

    private final long moment;
    private final TableState state;
    private final Map<Known, byte[]> json = new ConcurrentHashMap<>();

    Told(long moment, TableState state) {
        this.moment = moment;
        this.state = state;
    }

    /** How many lines of the log, and of the talk, a hearer has. */
    private record Known(int log, int chat) {}

    /** What tells it from whatever was told of any table before, and stays the same until something changes. */
    public long moment() {
        return moment;
    }

    /** The state with the whole log and the end of the talk. */
    public TableState state() {
        return state;
    }

    /** The state as JSON, without the first lines of the log and of the talk, which the hearer knows. */
    public byte[] json(int logFrom, int chatFrom) {
        return json.computeIfAbsent(new Known(logFrom, chatFrom),
                known -> HallJson.MAPPER.writeValueAsBytes(state.from(known.log(), known.chat())));
    }

    /** Whether there is more that its hearer will be told only when time has passed. */
    public boolean isBehind() {
        return state.heading().delay() != null;
    }

    boolean tellsTheSameAs(Told other) {
        return Arrays.equals(json(0, 0), other.json(0, 0));
    }

    /** How many lines of the log are still as they were told before. */
    public int sameLinesAs(List<LogLine> before) {
        List<LogLine> log = state.story().log();
        int same = 0;
        while (same < log.size() && same < before.size() && log.get(same).equals(before.get(same))) {
            same++;
        }
        return same;
    }
}
