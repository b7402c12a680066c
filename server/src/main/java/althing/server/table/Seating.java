package althing.server.table;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import althing.engine.Setup;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;
import althing.server.api.TableState.SeatKind;
import althing.server.storage.StoredTable.Seat;

/** Seats people and bots at a new table as its opener wishes. */
final class Seating {

    private Seating() {
    }

    static List<Seat> of(Setup setup, List<SeatRequest> wishes, String person, SecureRandom random) {
        if (wishes.size() != setup.seats()) {
            throw new Denial(422, "seats", "The setup " + setup.unseeded().line() + " has " + setup.seats()
                    + " seats, but " + wishes.size() + " are asked for.");
        }
        Set<String> names = new HashSet<>();
        wishes.forEach(wish -> names.add(Names.clean(wish.name())));
        List<Seat> seats = new ArrayList<>();
        for (SeatRequest wish : wishes) {
            seats.add(seat(seats.size(), wish, name(wish, names), person, random));
        }
        return seats;
    }

    private static String name(SeatRequest wish, Set<String> taken) {
        String name = Names.clean(wish.name());
        if (!name.isEmpty() || wish.kind() == Wish.FRIEND) {
            return name;
        }
        String found = Names.unlike(taken);
        taken.add(found);
        return found;
    }

    private static Seat seat(int seat, SeatRequest wish, String name, String person, SecureRandom random) {
        return switch (wish.kind()) {
            case ME, SCREEN -> new Seat(seat, Seat.kindOf(person), name, null, person, null);
            case FRIEND -> new Seat(seat, SeatKind.OPEN, name, null, null, Keys.secret(random, 12));
            case BOT -> new Seat(seat, SeatKind.BOT, name, Hall.level(wish.level()), null, null);
        };
    }
}
