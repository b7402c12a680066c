package althing.server.storage;

import java.time.Instant;

/** What people have written down at tables, each for their own eyes. Thread safe. */
public final class Notes {

    private final Access access;

    Notes(Access access) {
        this.access = access;
    }

    /** What a person has written down at a table; empty if nothing. */
    public String of(String table, String person) {
        return access.read(handle -> handle
                .select("SELECT text FROM table_note WHERE table_id = ? AND person = ?", table, person)
                .mapTo(String.class).findFirst().orElse(""));
    }

    /** Writes down something in place of what was there. */
    public void keep(String table, String person, String text, Instant now) {
        access.change("INSERT INTO table_note (table_id, person, text, changed) VALUES (?, ?, ?, ?) "
                + "ON CONFLICT (table_id, person) DO UPDATE SET text = EXCLUDED.text, changed = EXCLUDED.changed",
                table,
                person, text, now.toEpochMilli());
    }
}
