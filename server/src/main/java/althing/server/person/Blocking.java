package althing.server.person;

import java.util.List;
import java.util.Objects;

import althing.server.api.Me.Blocked;
import althing.server.storage.Blocks;
import althing.server.storage.Blocks.Block;
import althing.server.storage.Store;
import althing.server.storage.StoredTable.Seat;
import althing.server.table.Denial;
import althing.server.table.Hall;

/** Whom a person does not want to meet. They name others by a seat, and never learn more of them. Thread safe. */
public final class Blocking {

    private static final int MOST = 500;

    private final Store store;
    private final Blocks blocks;
    private final Hall hall;

    public Blocking(Store store, Hall hall) {
        this.store = store;
        this.blocks = store.blocks();
        this.hall = hall;
    }

    public List<Blocked> tell(String person) {
        return blocks.list(person).stream()
                .map(block -> new Blocked(block.id(), block.name(), block.made().toString())).toList();
    }

    /** Blocks who sits on a seat of a table. */
    public List<Blocked> block(String person, String table, int seat) {
        Seat other = other(person, table, seat);
        if (blocks.of(person).size() >= MOST) {
            throw new Denial(409, "blocks-spent", "Nobody blocks more than " + MOST + " people; end a block first.");
        }
        blocks.add(person, owner(other), new Block(Words.id(), other.name(), Persons.now()));
        hall.tellAnew(table);
        return tell(person);
    }

    /** Ends a block. */
    public void end(String person, String id) {
        if (!blocks.end(person, id)) {
            throw new Denial(404, "no-such-block", "You have no block '" + id + "'.");
        }
    }

    /** Whoever blocks a program blocks whose it is: another one is made in a moment. */
    private String owner(Seat seat) {
        return store.programs().owner(Objects.requireNonNull(seat.person()));
    }

    private Seat other(String person, String table, int seat) {
        List<Seat> seats = store.table(table).orElseThrow(() -> new Denial(404, "no-such-table",
                "There is no table '" + table + "'.")).seats();
        if (seat < 0 || seat >= seats.size()) {
            throw new Denial(422, "no-such-seat", "This table has the seats 0 to " + (seats.size() - 1) + ", not "
                    + seat + ".");
        }
        Seat found = seats.get(seat);
        if (found.person() == null || owner(found).equals(person)) {
            throw new Denial(422, "nobody-to-block", "On seat " + seat + " sits nobody whom you could block.");
        }
        return found;
    }
}
