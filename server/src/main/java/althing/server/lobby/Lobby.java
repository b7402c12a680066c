package althing.server.lobby;

import java.time.Instant;
import java.util.List;

import althing.server.api.LobbyState.Acquaintance;
import althing.server.api.LobbyState.LobbySeat;
import althing.server.api.LobbyState.LobbyTable;
import althing.server.api.TableState.Terms;
import althing.server.storage.Blocks;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;

/** The tables that strangers may come to, the people whom one has met, and what one has written down. Thread safe. */
public final class Lobby {

    private static final int MOST_TABLES = 100;
    private static final int MOST_PEOPLE = 50;

    private final Store store;

    public Lobby(Store store) {
        this.store = store;
    }

    /** The tables with a seat for whoever comes, the newest first; what is told is the same for everybody, but whose they are and whom one avoids. */
    public List<LobbyTable> tables(String person) {
        return store.listed(MOST_TABLES).stream().filter(table -> !isAvoided(table, person))
                .map(table -> told(table, person)).toList();
    }

    /** The people with whom a person has sat at a table, those first whom they have met last. */
    public List<Acquaintance> acquaintances(String person) {
        return store.companions(person, MOST_PEOPLE);
    }

    /** What a person has written down at a table. */
    public String notes(String table, String person) {
        return store.notes().of(table, person);
    }

    /** Writes down something at a table for a person alone. */
    public void keepNotes(String table, String person, String text) {
        store.notes().keep(table, person, text, Instant.now());
    }

    /** Whether one at the table and a person do not want to meet. */
    private boolean isAvoided(StoredTable table, String person) {
        Blocks blocks = store.blocks();
        return blocks.isBetween(person, table.openedBy()) || table.seats().stream().map(StoredTable.Seat::person)
                .anyMatch(other -> other != null && blocks.isBetween(person, other));
    }

    private static LobbyTable told(StoredTable table, String person) {
        return new LobbyTable(table.id(), table.game(), table.unseeded(),
                new Terms(table.terms().listed(), table.terms().language(), table.terms().pace(),
                        table.terms().rated()),
                table.seats().stream().map(seat -> new LobbySeat(seat.kind(), seat.name(), seat.level())).toList(),
                table.opened().toString(), table.openedBy().equals(person)
                        || table.seats().stream().anyMatch(seat -> person.equals(seat.person())));
    }
}
