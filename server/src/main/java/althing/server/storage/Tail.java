package althing.server.storage;

import java.util.List;

/**
 * What happened at a table after a certain event.
 *
 * @param keptHere whether the bots of the table think at this node
 */
public record Tail(List<Event> events, boolean keptHere) {

    public Tail {
        events = List.copyOf(events);
    }
}
