package althing.server.storage;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.jdbi.v3.core.Handle;

/**
 * How somebody leaves the hall with all their programs: names, words and keys go, games stay. A ban stays too, without the name:
 * the browsers that were theirs open nothing, and are banned each for itself.
 */
record Farewell(Handle handle, Instant now) {

    private static final String UNNAMED = "Viking";
    static final String UNSAID = "…";
    private static final String DECLINED_BY = "kind = 'leave' AND payload IN (SELECT ? || name FROM table_seat "
            + "WHERE person = ? OR kept_for = ?)";

    /** What is true of the events of a person's seats. */
    private static final String OF_THE_PERSON = "EXISTS (SELECT 1 FROM table_seat s WHERE s.table_id = "
            + "table_event.table_id AND s.seat = table_event.seat AND s.person = ?)";

    /** Takes away what rows say of a person and their programs; the tables where that is so. */
    List<String> take(String person, String key) {
        List<String> all = new ArrayList<>(Programs.of(handle, person));
        all.add(person);
        List<String> tables = all.stream()
                .flatMap(each -> Stream.concat(Unions.tables(handle, each).stream(), declined(each).stream()))
                .distinct()
                .toList();
        MailTickets.forget(handle, person);
        all.forEach(this::take);
        Challenges.forget(handle, person, key);
        handle.execute("DELETE FROM person_link WHERE person = ? OR claimed = ? OR claimed IN "
                + "(SELECT hash FROM person_key WHERE person = ?)", person, key, person);
        handle.execute("DELETE FROM person WHERE id = ?", person);
        return tables;
    }

    private void take(String person) {
        HostRows.forget(handle, person);
        unname(person);
        handle.execute("UPDATE contest SET name = ? WHERE opened_by = ?", UNSAID, person);
        Unions.BELONGINGS.forEach(each -> each.change(handle, person, Unions.NOBODY));
        handle.execute("DELETE FROM table_note WHERE person = ?", person);
        CallWays.forget(handle, person);
        Blocks.forget(handle, person);
        Dailies.forget(handle, person);
        Contests.forget(handle, person, UNNAMED);
        RatedPeople.forget(handle, person);
    }

    /** Takes name, words and orders of a person from the tables where they sit, and the names from records that they have brought. */
    private void unname(String person) {
        handle.execute("UPDATE table_event SET payload = ? WHERE " + DECLINED_BY, Event.DECLINED + UNNAMED,
                Event.DECLINED, person,
                person);
        handle.execute("UPDATE table_seat SET name = '', kept_for = NULL WHERE kept_for = ?", person);
        handle.execute("UPDATE table_event SET payload = ? WHERE kind = 'chat' AND " + OF_THE_PERSON, UNSAID, person);
        unnameComing(OF_THE_PERSON, person);
        handle.execute("DELETE FROM standing_order WHERE EXISTS (SELECT 1 FROM table_seat s WHERE s.table_id = "
                + "standing_order.table_id AND s.seat = standing_order.seat AND s.person = ?)", person);
        handle.execute("UPDATE table_seat SET name = ? WHERE person = ? OR (person IS NULL AND kind = 'person' "
                + "AND table_id IN (SELECT id FROM hall_table WHERE opened_by = ?))", UNNAMED, person, person);
        Unions.SEATS.change(handle, person, null);
    }

    /** The tables where the person declined a seat, by name alone: others of that name are taken for them. */
    private List<String> declined(String person) {
        return handle
                .select("SELECT DISTINCT table_id FROM table_event WHERE " + DECLINED_BY, Event.DECLINED, person,
                        person)
                .mapTo(String.class).list();
    }

    /** Takes name and words of who gives up a seat: nothing tells later whose they were. Every node reads the table anew. */
    void leave(String table, int seat) {
        handle.execute("UPDATE table_event SET payload = ? WHERE kind = 'chat' AND table_id = ? AND seat = ?", UNSAID,
                table, seat);
        unnameComing("table_id = ? AND seat = ?", table, seat);
        Unions.note(handle, table, now);
    }

    private void unnameComing(String which, Object... facts) {
        handle.select("SELECT table_id, seq, payload FROM table_event WHERE kind = 'join' AND " + which, facts)
                .map((rows, _) -> List.<Object>of(unnamed(rows.getString("payload")), rows.getString("table_id"),
                        rows.getInt("seq")))
                .list().forEach(change -> handle.execute(
                        "UPDATE table_event SET payload = ? WHERE table_id = ? AND seq = ?", change.toArray()));
    }

    /** What somebody came in with: the name in the first line, the seal of a lot in the second. */
    private static String unnamed(String payload) {
        int end = payload.indexOf('\n');
        return end < 0 ? UNNAMED : UNNAMED + payload.substring(end);
    }
}
