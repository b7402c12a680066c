package althing.server.table;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import althing.server.api.HallJson;
import althing.server.api.TableState;
import althing.server.api.TableState.LogLine;

/** What everybody of one viewpoint is told of a table at one moment. Its JSON is made once for all of them. Thread safe. */
public final class Told {

    private final TableState state;
    private final Map<Integer, String> json = new ConcurrentHashMap<>();

    Told(TableState state) {
        this.state = state;
    }

    /** The state with the whole log. */
    public TableState state() {
        return state;
    }

    /** The state as JSON, without the first lines of the log, which the hearer knows. */
    public String json(int logFrom) {
        return json.computeIfAbsent(logFrom,
                from -> HallJson.write(state.withLogFrom(from)));
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
