package althing.server.storage;

import java.util.List;

/** A table with everything that happened at it. */
public record StoredCourse(StoredTable table, List<Event> events) {

    public StoredCourse {
        events = List.copyOf(events);
    }
}
