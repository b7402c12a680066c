package althing.server.table;

import java.util.List;

import althing.server.storage.StoredTable.Seat;

/**
 * A table of a tournament.
 *
 * @param contest the id of the tournament
 * @param setup   the setup line without its seed
 * @param seats   everybody, and bots where somebody is missing
 */
public record ContestWish(String contest, String setup, String pace, List<Seat> seats) {

    public ContestWish {
        seats = List.copyOf(seats);
    }
}
