package althing.server.person;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;

import althing.engine.GameRecord;
import althing.server.api.CallState.CallWay;
import althing.server.api.ProfileState;
import althing.server.api.Me;
import althing.server.api.Saying;
import althing.server.api.Takeout;
import althing.server.api.Takeout.TakenContest;
import althing.server.api.Takeout.TakenDay;
import althing.server.api.Takeout.TakenReport;
import althing.server.api.Takeout.TakenSeat;
import althing.server.api.Takeout.TakenTable;
import althing.server.storage.Event;
import althing.server.storage.HostRows;
import althing.server.storage.Store;
import althing.server.storage.StoredContest.Entry;
import althing.server.storage.StoredTable;
import althing.server.table.Denial;
import althing.server.table.Hall;
import althing.server.table.Table;

/** Puts together all that the hall has of a person, to take along. */
public final class Packing {

    private static final int MOST_TABLES = 10_000;

    private final Blocking blocking;
    private final Function<Caller, ProfileState> profiles;
    private final Hall hall;
    private final Store store;

    public Packing(Blocking blocking, Function<Caller, ProfileState> profiles, Hall hall, Store store) {
        this.blocking = blocking;
        this.profiles = profiles;
        this.hall = hall;
        this.store = store;
    }

    /** All of a person who is told this of themselves. */
    public Takeout pack(Caller caller, Me me) {
        String person = caller.person();
        HostRows host = store.hostRows();
        return new Takeout(me, blocking.tell(person), profiles.apply(caller), tables(person), contests(person),
                store.callWays().of(person).stream()
                        .map(way -> new CallWay(way.id(), way.kind(), way.address(), way.isOn(),
                                way.code() == null))
                        .toList(),
                host.reportedBy(person).stream().map(report -> new TakenReport(report.table(), report.line(),
                        report.said(), report.made().toString())).toList(),
                store.dailies().of(person).stream()
                        .map(day -> new TakenDay(day.day().toString(), day.game(), day.table())).toList(),
                host.guestSince(person).map(Instant::toString).orElse(null),
                host.bannedSince(person).map(Instant::toString).orElse(null));
    }

    private List<TakenTable> tables(String person) {
        List<TakenTable> tables = new ArrayList<>(tables(person, null));
        store.programs().of(person).forEach((program, label) -> tables.addAll(tables(program, label)));
        return tables;
    }

    private List<TakenTable> tables(String who, @Nullable String program) {
        return store.tablesOf(who, MOST_TABLES).stream().map(table -> pack(table, who, program)).toList();
    }

    private List<TakenContest> contests(String person) {
        return store.contests().of(person).stream().map(contest -> new TakenContest(contest.id(),
                contest.terms().name(), contest.entries().stream().filter(entry -> entry.person().equals(person))
                        .map(Entry::name).findFirst().orElse(null)))
                .toList();
    }

    private TakenTable pack(StoredTable table, String who, @Nullable String program) {
        List<TakenSeat> seats = table.seats().stream()
                .map(seat -> new TakenSeat(seat.seat(), seat.name(), who.equals(seat.person()))).toList();
        return new TakenTable(table.id(), program, table.unseeded(), table.rulesVersion(), table.opened().toString(),
                seats, said(table, seats), store.notes().of(table.id(), who), orders(table, seats),
                record(table).map(GameRecord::text).orElse(null));
    }

    private List<String> orders(StoredTable table, List<TakenSeat> seats) {
        return store.standingOrders().of(table.id()).stream().filter(left -> seats.get(left.seat()).mine())
                .map(left -> left.order().word()).toList();
    }

    private List<String> said(StoredTable table, List<TakenSeat> seats) {
        return store.events(table.id()).stream()
                .filter(event -> event.kind() == Event.Kind.CHAT && seats.get(event.seat()).mine())
                .map(event -> Saying.words(event.payload())).toList();
    }

    private Optional<GameRecord> record(StoredTable table) {
        if (table.pending() != 0 || table.start() != null) {
            return Optional.empty();
        }
        try {
            return Optional.of(hall.atNewest(table.id(), Table::record));
        } catch (Denial e) {
            return Optional.empty();
        }
    }
}
