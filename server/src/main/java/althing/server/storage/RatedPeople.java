package althing.server.storage;

import java.time.Instant;
import java.util.Map;
import java.util.stream.Collectors;

import org.jdbi.v3.core.Handle;

/** The people who want to be rated, and have a profile that others may look at. Thread safe. */
public final class RatedPeople {

    private final Access access;

    RatedPeople(Access access) {
        this.access = access;
    }

    public boolean has(String person) {
        return access.read(handle -> handle.select("SELECT COUNT(*) FROM rated_person WHERE person = ?", person)
                .mapTo(Integer.class).one()) == 1;
    }

    public void add(String person, Instant now) {
        access.change("INSERT INTO rated_person (person, since) VALUES (?, ?) ON CONFLICT (person) DO NOTHING",
                person, now.toEpochMilli());
    }

    public void remove(String person) {
        access.change("DELETE FROM rated_person WHERE person = ?", person);
    }

    /** The handles of those at a table who are among them, by seats. */
    public Map<Integer, String> at(String table) {
        return access.read(handle -> handle.select("SELECT s.seat, p.handle FROM table_seat s JOIN rated_person w "
                + "ON w.person = s.person JOIN person p ON p.id = s.person WHERE s.table_id = ?", table)
                .map((rows, _) -> Map.entry(rows.getInt("seat"), rows.getString("handle"))).stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /** Who becomes another is rated if that one is. */
    static void forget(Handle handle, String person) {
        handle.execute("DELETE FROM rated_person WHERE person = ?", person);
    }
}
