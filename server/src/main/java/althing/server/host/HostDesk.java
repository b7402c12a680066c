package althing.server.host;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

import althing.engine.Fingerprint;
import althing.server.api.HostState;
import althing.server.api.HostState.Bounds;
import althing.server.api.HostState.Door;
import althing.server.api.HostState.Glance;
import althing.server.api.HostState.Running;
import althing.server.api.HostState.RunningSeat;
import althing.server.storage.HostRows;
import althing.server.storage.HostRows.Ban;
import althing.server.storage.HostRows.Deed;
import althing.server.storage.HostRows.Report;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;
import althing.server.table.Denial;
import althing.server.table.Hall;
import althing.server.table.Keys;
import althing.server.table.Names;

/** Where the host decides who may come, reads what was reported, and sees what was done. Thread safe. */
public final class HostDesk {

    private static final int LONGEST_NOTICE = 500;
    private static final int LONGEST_REASON = 300;
    private static final int MOST_TABLES = 100;

    private final SecureRandom random = new SecureRandom();
    private final Instant opened = Instant.now();
    private final HostKey key;
    private final HostRows rows;
    private final Store store;
    private final Hall hall;
    private final Jobs jobs;
    private final Doorkeeper doorkeeper;

    public HostDesk(Store store, Hall hall, Jobs jobs) {
        this.key = new HostKey(store.secrets());
        this.rows = store.hostRows();
        this.store = store;
        this.hall = hall;
        this.jobs = jobs;
        this.doorkeeper = new Doorkeeper(rows,
                bounds -> hall.delayOnlookers(Duration.ofSeconds(bounds.delay())));
    }

    public HostKey key() {
        return key;
    }

    public Doorkeeper doorkeeper() {
        return doorkeeper;
    }

    /** A pass for who has the key; a {@link Denial} for everybody else. */
    public String enter(String shown) {
        Optional<String> pass = key.pass(shown, Instant.now());
        rows.note(deed(pass.isPresent() ? "enter" : "wrong-key", ""));
        return pass.orElseThrow(() -> new Denial(403, "wrong-key", "This is not the key of this hall's host."));
    }

    /** Lets the host go on, and nobody else. */
    public void check(@Nullable String pass) {
        if (!key.holds(pass, Instant.now())) {
            throw new Denial(403, "not-the-host", "This is for the host of the hall, who shows the key first.");
        }
    }

    /** Ends every pass. */
    public void leave() {
        key.endPasses();
        rows.note(deed("leave", ""));
    }

    /** What the host sees, while so many streams are open. */
    public HostState state(int streams) {
        return new HostState(doorkeeper.door(), doorkeeper.notice(), doorkeeper.bounds(), glance(streams),
                jobs.queues(), store.playing(MOST_TABLES).stream().map(HostDesk::running).toList(),
                rows.reports().stream().map(report -> new HostState.Reported(report.id(), report.table(), report.name(),
                        report.said(), report.made().toString())).toList(),
                rows.bans().stream().map(ban -> new HostState.Banned(ban.id(), ban.name(), ban.made().toString()))
                        .toList(),
                rows.audit().stream()
                        .map(each -> new HostState.HostDeed(each.what(), each.about(), each.at().toString()))
                        .toList());
    }

    private Glance glance(int streams) {
        Runtime machine = Runtime.getRuntime();
        return new Glance(rows.playing(), store.keepers().living(), hall.loaded(), streams, store.moves(),
                (int) ((machine.totalMemory() - machine.freeMemory()) >> 20),
                (int) Duration.between(opened, Instant.now()).toMinutes());
    }

    private static Running running(StoredTable table) {
        return new Running(table.id(), table.game(), table.changed().toString(), table.seats().stream()
                .map(seat -> new RunningSeat(seat.seat(), seat.kind(), seat.name())).toList());
    }

    /** Says how much anybody may have and do. */
    public void limit(Bounds bounds) {
        Map<String, String> wished = Limit.rules(bounds);
        rows.rule(wished, deed("limits", Limit.changed(doorkeeper.bounds(), bounds)));
        doorkeeper.look();
    }

    public void open(Door door) {
        rows.rule("door", door.word(), deed("door", door.word()));
        doorkeeper.look();
    }

    public void tell(String notice) {
        String words = notice.replaceAll("\\p{Cc}+", " ").strip();
        if (words.codePointCount(0, words.length()) > LONGEST_NOTICE) {
            throw new Denial(422, "notice-too-long", "A notice has at most " + LONGEST_NOTICE + " characters.");
        }
        rows.rule("notice", words, deed("notice", words));
        doorkeeper.look();
    }

    /** A code that lets one person into the hall. */
    public String invite() {
        String code = Keys.secret(random, 12);
        rows.invite(Fingerprint.of(code), deed("invite", ""));
        return code;
    }

    /** Somebody shows an invitation. */
    public void letIn(String person, String code) {
        if (!rows.letIn(person, Fingerprint.of(code.strip()), Instant.now())) {
            throw new Denial(404, "no-such-code", "There is no such invitation, or somebody has used it.");
        }
    }

    /** Bans who said what was reported. */
    public void banReported(String id) {
        Report report = reported(id);
        ban(report.person(), report.name(), report.table());
        rows.settle(id, deed("settle", report.table()));
    }

    /** Bans who sits on a seat. */
    public void ban(String table, int seat) {
        Seat taken = seat(table, seat);
        ban(String.valueOf(taken.person()), taken.name(), table);
    }

    /** Whoever bans a program bans whose it is: another one is made in a moment. */
    private void ban(String person, String name, String table) {
        Instant now = Instant.now();
        String owner = store.programs().owner(person);
        rows.ban(owner, new Ban(Keys.secret(random, 9), name, now), deed("ban", name + ", " + table, owner));
        doorkeeper.look();
    }

    public void pardon(String ban) {
        rows.pardon(ban, deed("pardon", ""));
        doorkeeper.look();
    }

    public void settle(String id) {
        rows.settle(id, deed("settle", reported(id).table()));
    }

    /** Gives a seat another name. */
    public void rename(String table, int seat, String name) {
        Seat taken = seat(table, seat);
        String clean = Names.clean(name);
        if (clean.isEmpty()) {
            throw new Denial(422, "name-missing", "A name has at least one character.");
        }
        rows.rename(table, seat, clean, deed("rename", taken.name() + ", " + table,
                store.programs().owner(String.valueOf(taken.person()))));
        hall.seatAnew(List.of(table));
    }

    /** Ends a table; what was played there stays, and everybody at it reads why. */
    public void end(String table, String reason) {
        String words = reason.replaceAll("[\\p{Cc}\\p{Zl}\\p{Zp}]+", " ").strip();
        if (words.isEmpty() || words.codePointCount(0, words.length()) > LONGEST_REASON) {
            throw new Denial(422, "bad-reason", "A reason has 1 to " + LONGEST_REASON + " characters.");
        }
        Deed deed = deed("end", table + ": " + words);
        hall.at(table, found -> found.agreement().close(words, deed));
    }

    /** Somebody reports a line of the talk; what was said is copied, because it is what the host judges. */
    public void report(String by, String table, int line) {
        Map.Entry<Seat, String> said = hall.atNewest(table, found -> found.said(by, line));
        Seat seat = said.getKey();
        rows.report(new Report(Keys.secret(random, 9), table, line, String.valueOf(seat.person()), seat.name(),
                said.getValue(), Instant.now()), by);
    }

    private Report reported(String id) {
        return rows.report(id).orElseThrow(() -> new Denial(404, "no-such-report", "There is no such report."));
    }

    private Seat seat(String table, int seat) {
        return store.table(table).flatMap(found -> found.seats().stream()
                .filter(each -> each.seat() == seat && each.person() != null).findFirst())
                .orElseThrow(() -> new Denial(404, "no-such-person", "Nobody sits there."));
    }

    private Deed deed(String what, String about, String person) {
        return new Deed(Keys.secret(random, 18), Instant.now(), what, about, person);
    }

    private Deed deed(String what, String about) {
        return new Deed(Keys.secret(random, 18), Instant.now(), what, about);
    }
}
