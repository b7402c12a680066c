package althing.server.api;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.server.api.TableState.SeatKind;
import althing.server.api.TableState.Terms;

/** Where people find a table, and each other. */
public final class LobbyState {

    private LobbyState() {
    }

    /**
     * A table with a seat for whoever comes.
     *
     * @param setup  the setup line without its seed
     * @param opened when it was opened (ISO 8601)
     * @param mine   whether this person sits at it, or has opened it
     */
    public record LobbyTable(String id, String game, String setup, Terms terms, List<LobbySeat> seats, String opened,
            boolean mine) {}

    /** Who sits on a seat of a listed table; a level is of a bot. */
    public record LobbySeat(SeatKind kind, String name, @Nullable Integer level) {}

    /**
     * Somebody with whom this person has played, by the seat at the last table where both sat.
     *
     * @param games  at how many tables both have sat
     * @param handle of a person whose profile may be read
     */
    public record Acquaintance(String name, String table, int seat, int games, @Nullable String handle) {

        /** The same person, met at an earlier table too. */
        public Acquaintance again(Acquaintance earlier) {
            return earlier.table().equals(table)
                    ? this
                    : new Acquaintance(name, table, seat, games + earlier.games(), handle);
        }
    }
}
