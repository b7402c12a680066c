package althing.server.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import althing.server.storage.Event;

/**
 * When everything at one table happened, so that onlookers can be shown it later. It follows from the events alone: a restart
 * or another node tells the same. Not thread safe.
 */
final class Hindsight {

    private final List<Instant> events = new ArrayList<>();
    private final List<Instant> moves = new ArrayList<>();
    private int begun;

    /** What had happened at a moment: the number of the last event, how many moves were played, and lines said. */
    record Sight(int seq, int moves, int chat) {}

    /** The next event is over. */
    void happened(Event event) {
        events.add(event.at());
    }

    /** The game has begun; everybody may know what happened before. */
    void begun() {
        begun = events.size();
    }

    void played(Instant at) {
        moves.add(at);
    }

    void takenBack() {
        moves.removeLast();
    }

    /** What had happened at a moment, of the moves that still stand, and of a talk. */
    Sight at(Instant moment, List<Event> talk) {
        int said = count(talk.stream().map(Event::at).toList(), moment);
        return new Sight(Math.max(begun, count(events, moment)), count(moves, moment), said);
    }

    private static int count(List<Instant> times, Instant moment) {
        int count = 0;
        while (count < times.size() && !times.get(count).isAfter(moment)) {
            count++;
        }
        return count;
    }
}
