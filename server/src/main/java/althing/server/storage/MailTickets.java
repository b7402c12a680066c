package althing.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;

import org.jdbi.v3.core.Handle;

/** What was sent by mail, and opens something once, and soon, at whichever node. Thread safe; every method is one transaction. */
public final class MailTickets {

    private final Access access;

    MailTickets(Access access) {
        this.access = access;
    }

    /** What a ticket is for: to make an address a key, or to come in by one. */
    public enum Purpose {
        ADD, ENTER
    }

    /**
     * A ticket.
     *
     * @param hash    of the code, or the word in the link
     * @param mailbox the hash of the address
     * @param address where it was sent, if it is not stored with a key
     * @param person  who asked for it
     * @param browser the hash of the key of the browser where they asked
     */
    public record Ticket(String hash, Purpose purpose, String mailbox, String address, String person, String browser,
            Instant until) {}

    /** Keeps a ticket, and forgets all that are over; whether it was kept, or so many wait for its address already. */
    public boolean issue(Ticket ticket, Instant now, int most) {
        return access.write(handle -> {
            handle.execute("DELETE FROM mail_ticket WHERE until < ?", now.toEpochMilli());
            int waiting = handle.select("SELECT COUNT(*) FROM mail_ticket WHERE mailbox = ?", ticket.mailbox())
                    .mapTo(Integer.class).one();
            return waiting < most && handle.execute("INSERT INTO mail_ticket (hash, purpose, mailbox, address, person, "
                    + "browser, until) VALUES (?, ?, ?, ?, ?, ?, ?)", ticket.hash(), Rows.word(ticket.purpose()),
                    ticket.mailbox(), ticket.address(), ticket.person(), ticket.browser(),
                    ticket.until().toEpochMilli()) == 1;
        });
    }

    /** A ticket that holds. */
    public Optional<Ticket> find(String hash, Purpose purpose, Instant now) {
        return access.read(handle -> handle.select("SELECT * FROM mail_ticket WHERE hash = ? AND purpose = ? "
                + "AND until >= ?", hash, Rows.word(purpose), now.toEpochMilli()).map((rows, _) -> ticket(rows))
                .findFirst());
    }

    /** Uses a ticket up; whether it was there. */
    public boolean take(String hash) {
        return access.change("DELETE FROM mail_ticket WHERE hash = ?", hash) == 1;
    }

    /** Forgets all that are over. */
    public void tidy(Instant now) {
        boolean any = access.read(handle -> handle.select("SELECT 1 FROM mail_ticket WHERE until < ? LIMIT 1",
                now.toEpochMilli()).mapTo(Integer.class).findFirst()).isPresent();
        if (any) {
            access.change("DELETE FROM mail_ticket WHERE until < ?", now.toEpochMilli());
        }
    }

    /** Nothing waits any more that somebody has asked for who is another now, or has gone. */
    static void forget(Handle handle, String person) {
        handle.execute("DELETE FROM mail_ticket WHERE person = ? OR mailbox IN "
                + "(SELECT hash FROM person_key WHERE person = ?)", person, person);
    }

    private static Ticket ticket(ResultSet rows) throws SQLException {
        return new Ticket(rows.getString("hash"), Rows.constant(Purpose.values(), rows.getString("purpose")),
                rows.getString("mailbox"), rows.getString("address"), rows.getString("person"),
                rows.getString("browser"), Rows.time(rows, "until"));
    }
}
