package althing.server.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import althing.server.api.TableSummary;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;

/** The tables of a person at a glance. Thread safe. */
final class Listing {

    private static final int MOST_LISTED = 100;

    private final Store store;
    private final Function<String, Optional<Table>> inMemory;

    Listing(Store store, Function<String, Optional<Table>> inMemory) {
        this.store = store;
        this.inMemory = inMemory;
    }

    /** Those that a person opened or sits at, the last changed first. */
    List<TableSummary> of(String person) {
        return store.tablesOf(person, MOST_LISTED).stream()
                .filter(table -> !store.blocks().blocks(person, table.openedBy())
                        || table.seats().stream().anyMatch(seat -> person.equals(seat.person())))
                .map(table -> summary(table, person)).toList();
    }

    private TableSummary summary(StoredTable stored, String person) {
        Viewpoint viewpoint = Viewpoint.of(stored.seats(), stored.openedBy(), person);
        int played = stored.seats().stream().filter(seat -> viewpoint.holds(seat.seat()) && !seat.isPlayedByBot())
                .mapToInt(seat -> 1 << seat.seat()).sum();
        Optional<Table> loaded = inMemory.apply(stored.id());
        return new TableSummary(stored.id(), stored.game(), stored.unseeded(), stored.rulesVersion(),
                stored.seats().stream().map(seat -> Telling.seat(seat, viewpoint, isOnline(loaded, seat))).toList(),
                stored.pending() == 0, (stored.pending() & played) != 0, stored.start() != null,
                stored.changed().toString(), stored.pending() != 0 && viewpoint.kept() != 0, stored.terms().pace());
    }

    private static boolean isOnline(Optional<Table> loaded, Seat seat) {
        return loaded.filter(table -> table.locked(() -> table.gallery().isOnline(seat))).isPresent();
    }
}
