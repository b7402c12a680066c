package althing.server.table;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import althing.engine.Position;
import althing.server.storage.StoredTable.Seat;

/**
 * All that distinguishes how one person sees a table from how another does.
 *
 * @param seats  the seats that the person holds, as bits
 * @param opener whether the person opened the table, and so may hand out its invitations
 * @param kept   the open seats that are kept for the person, as bits
 * @param hidden the seats whose persons this one has blocked, as bits
 */
record Viewpoint(int seats, boolean opener, int kept, int hidden) {

    static Viewpoint of(List<Seat> seats, String openedBy, String person) {
        int mine = 0;
        int kept = 0;
        for (Seat seat : seats) {
            mine |= person.equals(seat.person()) ? 1 << seat.seat() : 0;
            kept |= person.equals(seat.keptFor()) ? 1 << seat.seat() : 0;
        }
        return new Viewpoint(mine, openedBy.equals(person), kept, 0);
    }

    /** The same for who has blocked some of the others. */
    Viewpoint hiding(List<Seat> all, Predicate<String> blocked) {
        int bits = all.stream().filter(seat -> seat.person() != null && blocked.test(seat.person()))
                .mapToInt(seat -> 1 << seat.seat()).sum();
        return bits == hidden ? this : new Viewpoint(seats, opener, kept, bits);
    }

    boolean holds(int seat) {
        return seat >= 0 && (seats >> seat & 1) != 0;
    }

    /** The seat of this person that is asked, or {@link Position#ONLOOKER}. */
    int acting(Position position) {
        return first(seats & position.pending());
    }

    /** The same where bots play for some seats. */
    int acting(Position position, int bots) {
        return first(seats & position.pending() & ~bots);
    }

    /** Through whose eyes the position is shown: those of who is asked, else of the first seat held, else an onlooker's. */
    int eyes(Position position) {
        int acting = acting(position);
        return acting == Position.ONLOOKER ? first(seats) : acting;
    }

    static List<Integer> list(int bits) {
        return IntStream.range(0, Integer.SIZE).filter(seat -> (bits >> seat & 1) != 0).boxed().toList();
    }

    private static int first(int bits) {
        return bits == 0 ? Position.ONLOOKER : Integer.numberOfTrailingZeros(bits);
    }
}
