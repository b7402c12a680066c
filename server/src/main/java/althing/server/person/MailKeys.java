package althing.server.person;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

import althing.engine.Fingerprint;
import althing.server.calling.Letter;
import althing.server.calling.MailAddress;
import althing.server.calling.Post;
import althing.server.storage.MailTickets;
import althing.server.storage.MailTickets.Purpose;
import althing.server.storage.MailTickets.Ticket;
import althing.server.storage.Register;
import althing.server.storage.Store;
import althing.server.storage.StoredKey;
import althing.server.storage.StoredKey.Kind;
import althing.server.table.Denial;
import althing.server.table.Keys;

/**
 * Mail addresses as keys. A code shows that an address is somebody's own, and a link that is sent there brings them back; both
 * open once, for ten minutes, and are kept as fingerprints. Who asks for a link hears the same, and as soon, whether the address
 * opens anybody or not. Thread safe.
 */
public final class MailKeys {

    private static final Duration HOLDS = Duration.ofMinutes(10);
    private static final int MOST = 5;
    /** How many letters may be on their way to one address. */
    private static final int MOST_WAITING = 5;
    private static final int LONGEST = 200;
    private static final int BYTES = 24;
    private static final int CODE = 8;

    private final SecureRandom random = new SecureRandom();
    private final Persons persons;
    private final Register register;
    private final MailTickets tickets;
    private final Store store;
    private final Post post;

    public MailKeys(Persons persons, Store store, Post post) {
        this.persons = persons;
        this.register = persons.register();
        this.tickets = store.mailTickets();
        this.store = store;
        this.post = post;
    }

    /** An address that can be a key, as everybody writes it. */
    public static String checked(String address) {
        String plain = address.strip();
        if (plain.length() > LONGEST || !MailAddress.isOne(plain)) {
            throw new Denial(422, "bad-mail", "This is no mail address.");
        }
        return plain;
    }

    /** What an address is looked for by, however it was typed. */
    public static String mailbox(String address) {
        return Fingerprint.of("mail " + address.toLowerCase(Locale.ROOT));
    }

    /** Sends a code to an address that shall be a key of the caller. */
    public void offer(Caller caller, String address, String language) {
        String code = Words.code(CODE);
        post.write(() -> issue(new Ticket(codeHash(caller, code), Purpose.ADD, mailbox(address), address,
                caller.person(), caller.key(), until()))
                        ? Optional.of(post.code(address, code, language))
                        : Optional.empty());
    }

    /** The caller names the code; the address is a key of theirs from now on. */
    public void confirm(Caller caller, String code) {
        Ticket ticket = tickets.find(codeHash(caller, code), Purpose.ADD, Persons.now()).orElseThrow(MailKeys::wrong);
        if (register.keys(caller.person()).stream().filter(key -> key.kind() == Kind.MAIL).count() >= MOST) {
            throw new Denial(409, "mails-spent", "Nobody has more than " + MOST + " mail addresses as keys; end one "
                    + "first.");
        }
        if (!tickets.take(ticket.hash())) {
            throw wrong();
        }
        persons.keep(caller);
        persons.keep(StoredKey.made(ticket.mailbox(), Words.id(), caller.person(), Kind.MAIL, ticket.address(),
                Persons.now(), null));
        if (register.key(ticket.mailbox()).filter(key -> key.person().equals(caller.person())).isEmpty()) {
            throw new Denial(409, "mail-known", "This address opens another person here; ask for a link to come in as "
                    + "that one.");
        }
    }

    /** Sends a link to an address, if it is a key of somebody. */
    public void ask(Caller caller, String address, String language) {
        String mailbox = mailbox(address);
        String word = Keys.secret(random, BYTES);
        post.write(() -> register.key(mailbox).filter(key -> key.kind() == Kind.MAIL)
                .filter(_ -> issue(new Ticket(linkHash(word), Purpose.ENTER, mailbox, "", caller.person(),
                        caller.key(), until())))
                .map(key -> post.link(key.label(), word, language)));
    }

    /** Lets the caller come in by the word of a link, with all that they had; who calls now. */
    public Caller enter(Caller caller, String word) {
        Instant now = Persons.now();
        Ticket ticket = tickets.find(linkHash(word), Purpose.ENTER, now).orElseThrow(MailKeys::over);
        StoredKey key = register.key(ticket.mailbox()).filter(found -> found.kind() == Kind.MAIL)
                .orElseThrow(MailKeys::over);
        boolean isAnother = !caller.person().equals(key.person());
        if (isAnother) {
            checkBrowser(caller, ticket);
            persons.checkJoin(caller, key.person());
        }
        if (!tickets.take(ticket.hash())) {
            throw over();
        }
        if (isAnother) {
            persons.join(caller, key.person());
        }
        register.used(key, now);
        return new Caller(key.person(), caller.key(), caller.label());
    }

    /** Forgets what nobody waits for any more. */
    public void tidy() {
        if (post.isOpen()) {
            tickets.tidy(Persons.now());
        }
    }

    /**
     * A link that somebody else has asked for, and passed on, must not take from a browser what it has: all of that would be
     * that somebody's.
     */
    private void checkBrowser(Caller caller, Ticket ticket) {
        if (!caller.key().equals(ticket.browser()) && (persons.kept(caller.person()).isPresent()
                || !store.tablesOf(caller.person(), 1).isEmpty())) {
            throw new Denial(409, "other-browser", "In this browser somebody has a seat already; open the link in the "
                    + "browser that has asked for it.");
        }
    }

    private boolean issue(Ticket ticket) {
        return tickets.issue(ticket, Persons.now(), MOST_WAITING);
    }

    private static Instant until() {
        return Persons.now().plus(HOLDS);
    }

    private static Denial wrong() {
        return new Denial(422, "wrong-code", "This is not the code that was sent there.");
    }

    private static Denial over() {
        return new Denial(404, "no-such-link", "This link is over, or was used already; ask for another one.");
    }

    private static String codeHash(Caller caller, String code) {
        return Fingerprint.of("mail code " + caller.person() + " " + Words.plain(code));
    }

    private static String linkHash(String word) {
        return Fingerprint.of("mail link " + word);
    }
}
