package althing.server.person;

import java.util.List;
import java.util.Optional;

import althing.engine.GameRecord;
import althing.server.api.Takeout;
import althing.server.api.Takeout.TakenSeat;
import althing.server.api.Takeout.TakenTable;
import althing.server.storage.Event;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;
import althing.server.table.Denial;
import althing.server.table.Hall;
import althing.server.table.Table;

/** Puts together all that the hall has of a person, to take along. */
public final class Packing {

    private static final int MOST_TABLES = 10_000;

    private final Account account;
    private final Hall hall;
    private final Store store;

    public Packing(Account account, Hall hall, Store store) {
        this.account = account;
        this.hall = hall;
        this.store = store;
    }

    public Takeout pack(Caller caller) {
        return new Takeout(account.tell(caller), store.tablesOf(caller.person(), MOST_TABLES).stream()
                .map(table -> pack(table, caller.person())).toList());
    }

    private TakenTable pack(StoredTable table, String person) {
        List<TakenSeat> seats = table.seats().stream()
                .map(seat -> new TakenSeat(seat.seat(), seat.name(), person.equals(seat.person()))).toList();
        return new TakenTable(table.id(), table.unseeded(), table.rulesVersion(), table.opened().toString(), seats,
                said(table, seats), record(table).map(GameRecord::text).orElse(null));
    }

    private List<String> said(StoredTable table, List<TakenSeat> seats) {
        return store.events(table.id()).stream()
                .filter(event -> event.kind() == Event.Kind.CHAT && seats.get(event.seat()).mine())
                .map(Event::payload).toList();
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
