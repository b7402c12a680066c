package althing.server.storage;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import althing.server.storage.StoredKey.Kind;

/**
 * What becomes of all that a person has, when two become one and when one goes. At every table that it concerns an event is
 * stored, so that each node reads anew who sits there. Thread safe; every method is one transaction.
 */
public final class Unions {

    /** A column that names a person. */
    record Belonging(String table, String column) {

        void change(Handle handle, String from, @Nullable String to) {
            handle.execute("UPDATE " + table + " SET " + column + " = ? WHERE " + column + " = ?", to, from);
        }
    }

    static final Belonging SEATS = new Belonging("table_seat", "person");
    /** Where else rows name a person, beside the keys. Whoever adds such a column adds it here. */
    static final List<Belonging> BELONGINGS = List.of(new Belonging("hall_table", "opened_by"),
            new Belonging("review_job", "person"), new Belonging("table_seat", "kept_for"),
            new Belonging("contest", "opened_by"));
    /** To whom belongs what people had who have gone. */
    static final String NOBODY = "nobody";

    private final Access access;
    private final Register register;

    Unions(Access access, Register register) {
        this.access = access;
        this.register = register;
    }

    /** A table that is being played where both sit already: one of them would see both hands. */
    public Optional<String> sharedTable(String one, String other) {
        return access.read(handle -> shared(handle, one, other));
    }

    private static Optional<String> shared(Handle handle, String one, String other) {
        return handle.select("SELECT t.id FROM hall_table t WHERE t.pending <> 0 "
                + "AND EXISTS (SELECT 1 FROM table_seat s WHERE s.table_id = t.id AND s.person = ?) "
                + "AND EXISTS (SELECT 1 FROM table_seat s WHERE s.table_id = t.id AND s.person = ?) LIMIT 1", one,
                other).mapTo(String.class).findFirst();
    }

    /**
     * Gives all that one person has to another, who keeps name and preferences; the tables where somebody is another now, or
     * none if both sit at one that is being played: then nothing is given.
     *
     * @throws SeqTaken if something happened at one of the tables at the same moment
     */
    public Optional<List<String>> join(StoredKey newcomer, String into, Instant now) {
        return access.write(handle -> {
            String from = newcomer.person();
            if (shared(handle, from, into).isPresent()) {
                return Optional.<List<String>>empty();
            }
            List<String> tables = tables(handle, from);
            SEATS.change(handle, from, into);
            BELONGINGS.forEach(each -> each.change(handle, from, into));
            giveNotes(handle, from, into);
            CallWays.give(handle, from, into);
            HostRows.give(handle, from, into);
            Blocks.give(handle, from, into);
            Dailies.give(handle, from, into);
            Contests.give(handle, from, into);
            RatedPeople.forget(handle, from);
            MailTickets.forget(handle, from);
            register.insert(handle, newcomer.of(into));
            handle.execute("DELETE FROM person_key WHERE person = ? AND kind = ?", from, Rows.word(Kind.RECOVERY));
            handle.execute("UPDATE person_key SET person = ?, changed = " + register.clock() + " WHERE person = ?",
                    into, from);
            handle.execute("DELETE FROM person WHERE id = ?", from);
            tables.forEach(table -> note(handle, table, now));
            return Optional.of(tables);
        });
    }

    /**
     * What is left of a person who has gone.
     *
     * @param tables those where somebody is another now
     * @param banned whether they were banned: then each of their browsers is, for itself
     */
    public record Gone(List<String> tables, boolean banned) {}

    /**
     * Forgets a person: names and words go, games stay.
     *
     * @param key the browser's key that opened them last, which opens nothing any more
     * @throws SeqTaken if something happened at one of the tables at the same moment
     */
    public Gone forget(StoredKey key, Instant now) {
        return access.write(handle -> {
            String person = key.person();
            List<String> tables = new Farewell(handle, now).take(person, key.hash());
            boolean banned = HostRows.isBanned(handle, person);
            register.forget(handle, key, banned, now);
            tables.forEach(table -> note(handle, table, now));
            return new Gone(tables, banned);
        });
    }

    /** Gives one person's notes to another; where that one has notes at the same table, these stay. */
    private static void giveNotes(Handle handle, String from, String into) {
        handle.execute("UPDATE table_note SET person = ? WHERE person = ? AND NOT EXISTS (SELECT 1 FROM table_note own "
                + "WHERE own.table_id = table_note.table_id AND own.person = ?)", into, from, into);
        handle.execute("DELETE FROM table_note WHERE person = ?", from);
    }

    static List<String> tables(Handle handle, String person) {
        return handle.select("SELECT id FROM hall_table WHERE opened_by = ? "
                + "UNION SELECT table_id FROM table_seat WHERE person = ? OR kept_for = ?", person, person, person)
                .mapTo(String.class).list();
    }

    /** Has every node read anew who sits at a table. */
    static void note(Handle handle, String table, Instant now) {
        int last = handle.select("SELECT COALESCE(MAX(seq), 0) FROM table_event WHERE table_id = ?", table)
                .mapTo(Integer.class).one();
        Rows.insert(handle, table, new Event(last + 1, Event.Kind.PERSON, 0, "", now));
    }
}
