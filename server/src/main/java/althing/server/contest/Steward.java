package althing.server.contest;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.engine.Setup;
import althing.server.api.TableState.SeatKind;
import althing.server.pace.Pace;
import althing.server.storage.Contests;
import althing.server.storage.Contests.Opened;
import althing.server.storage.Store;
import althing.server.storage.StoredContest;
import althing.server.storage.StoredContest.Entry;
import althing.server.storage.StoredContest.Meeting;
import althing.server.storage.StoredContest.Stage;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;
import althing.server.table.ContestWish;
import althing.server.table.Denial;
import althing.server.table.Hall;
import althing.server.table.Names;
import althing.server.table.Table;

/**
 * Carries tournaments on: notes how tables have ended, and opens the next round when all have. Every node does so at any time;
 * a round is stored upon what was read, so one of them opens it. Thread safe.
 */
public final class Steward {

    private static final Logger LOG = LoggerFactory.getLogger(Steward.class);
    /** The level of bots on free seats, and in the place of who has left. */
    private static final int LEVEL = 3;
    /** How long the others wait for somebody whose time is up before the hall ends the table. */
    private static final Duration GRACE_LIVE = Duration.ofMinutes(10);
    private static final Duration GRACE_BY_DAYS = Duration.ofDays(2);

    private final Hall hall;
    private final Contests contests;
    private final InstantSource clock;

    public Steward(Hall hall, Store store) {
        this(hall, store, InstantSource.system());
    }

    /** A steward who goes by another clock. */
    Steward(Hall hall, Store store, InstantSource clock) {
        this.clock = clock;
        this.hall = hall;
        this.contests = store.contests();
    }

    /** Carries on all that are running. */
    public void carryOn() {
        for (String id : contests.running()) {
            try {
                carryOn(id);
            } catch (RuntimeException e) {
                LOG.error("The tournament {} cannot be carried on; it is tried again.", id, e);
            }
        }
    }

    /** Carries on one, if it is running. */
    void carryOn(String id) {
        try {
            contests.find(id).filter(contest -> contest.stage() == Stage.RUNNING).ifPresent(this::look);
        } catch (Denial e) {
            LOG.warn("The tournament {} cannot go on: {}", id, e.getMessage());
        }
    }

    private void look(StoredContest contest) {
        wake(contest, clock.instant());
        List<String> over = contests.unsettled(contest.id());
        over.forEach(table -> settle(contest.id(), table));
        StoredContest now = over.isEmpty() ? contest : contests.find(contest.id()).orElse(contest);
        if (now.current().stream().allMatch(Meeting::isSettled)) {
            goOn(now);
        }
    }

    /** Ends tables where somebody has not come for long after their time was up, and lets bots play for who has gone. */
    private void wake(StoredContest contest, Instant now) {
        Instant due = now.minus(Pace.parse(contest.terms().pace()) instanceof Pace.Days ? GRACE_BY_DAYS : GRACE_LIVE);
        for (String table : contests.silent(contest.id(), due)) {
            hall.at(table, found -> found.agreement().endOverdue(due));
        }
        contest.entries().stream().filter(entry -> entry.gone() && entry.person().startsWith("gone-"))
                .flatMap(entry -> played(contest, entry).stream())
                .forEach(table -> hall.at(table, found -> found.absences().standInForGone(LEVEL)));
    }

    private void settle(String contest, String table) {
        hall.atNewest(table, Table::finish)
                .ifPresent(finish -> contests.settle(contest, table, finish.ranks(), finish.how()));
    }

    private void goOn(StoredContest contest) {
        boolean done = contest.round() >= contest.total() || contest.active().size() < 2;
        List<Meeting> meetings = done ? List.of() : new Rounds(contest, seats(contest)).next();
        boolean stored = meetings.isEmpty() ? contests.end(contest) : open(contest, contest.total(), meetings);
        if (stored) {
            LOG.info("The tournament {} goes on after round {} of {}.", contest.id(), contest.round(),
                    contest.total());
        }
    }

    /** Opens the first round for people in the order in which they were drawn; whether that was stored. */
    boolean begin(StoredContest contest, List<Entry> drawn) {
        List<Entry> grouped = new ArrayList<>(new Rounds(contest, seats(contest)).grouped(drawn));
        grouped.sort(Comparator.comparingInt(Entry::number));
        StoredContest ready = new StoredContest(contest.id(), contest.openedBy(), contest.opened(), contest.terms(),
                Stage.RUNNING, 0, 0, contest.version(), grouped, List.of());
        Rounds rounds = new Rounds(ready, seats(contest));
        return open(ready, rounds.total(grouped), rounds.next());
    }

    private boolean open(StoredContest contest, int total, List<Meeting> meetings) {
        StoredContest next = new StoredContest(contest.id(), contest.openedBy(), contest.opened(), contest.terms(),
                Stage.RUNNING, contest.round() + 1, total, contest.version(), contest.entries(), contest.tables());
        List<Opened> tables = meetings.stream().map(meeting -> opened(contest, meeting)).toList();
        boolean stored = contests.begin(next, tables);
        if (stored) {
            tables.stream().flatMap(opened -> opened.table().stream()).forEach(table -> hall.at(table.id(), Table::id));
        }
        return stored;
    }

    private Opened opened(StoredContest contest, Meeting meeting) {
        if (meeting.isSettled()) {
            return new Opened(meeting, Optional.empty());
        }
        StoredTable table = hall.arrange(new ContestWish(contest.id(), contest.terms().setup(), contest.terms().pace(),
                seats(contest, meeting)));
        return new Opened(new Meeting(meeting.round(), meeting.number(), meeting.group(), table.id(),
                meeting.players(), List.of(), null), Optional.of(table));
    }

    private static List<Seat> seats(StoredContest contest, Meeting meeting) {
        List<Seat> seats = new ArrayList<>();
        Set<String> names = new HashSet<>();
        contest.entries().forEach(entry -> names.add(entry.name()));
        for (int number : meeting.players()) {
            seats.add(contest.entries().stream().filter(entry -> entry.number() == number).findFirst()
                    .map(entry -> new Seat(seats.size(), SeatKind.PERSON, entry.name(), null, entry.person(), null))
                    .orElseGet(() -> bot(seats.size(), names)));
        }
        return seats;
    }

    private static Seat bot(int seat, Set<String> taken) {
        String name = Names.unlike(taken);
        taken.add(name);
        return new Seat(seat, SeatKind.BOT, name, LEVEL, null, null);
    }

    private static int seats(StoredContest contest) {
        return Setup.parse(contest.terms().setup()).seats();
    }

    /** Lets a bot play for a person who has left, at the tables where they are awaited. */
    void replace(StoredContest contest, String person) {
        contest.entries().stream().filter(entry -> entry.gone() && entry.person().equals(person))
                .flatMap(entry -> played(contest, entry).stream()).forEach(table -> replace(table, person));
    }

    private void replace(String table, String person) {
        try {
            int _ = hall.at(table, found -> found.absences().leave(person, LEVEL));
        } catch (Denial e) {
            LOG.info("Nobody plays for who has left at table {}: {}", table, e.getMessage());
        }
    }

    /** The tables of the round at which somebody sits, and which are not over. */
    private static List<String> played(StoredContest contest, Entry entry) {
        return contest.current().stream().filter(table -> !table.isSettled()
                && table.players().contains(entry.number())).map(Meeting::table).filter(table -> table != null)
                .toList();
    }
}
