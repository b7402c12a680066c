package althing.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import althing.engine.BadInput;
import althing.engine.Position;
import althing.engine.Setup;
import althing.server.api.TableState.SeatKind;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;

/** Who sits where at one table, and who opened it. */
final class Seats {

    private final String openedBy;
    private final List<Seat> all;

    Seats(StoredTable stored, Setup setup) {
        openedBy = stored.openedBy();
        all = new ArrayList<>(stored.seats());
        if (!IntStream.range(0, setup.seats()).boxed().toList().equals(all.stream().map(Seat::seat).toList())) {
            throw new BadInput("its setup has " + setup.seats() + " seats, but those stored are "
                    + all.stream().map(Seat::seat).toList() + ".");
        }
    }

    String openedBy() {
        return openedBy;
    }

    /** The bot that is to decide, if one is. */
    Optional<Seat> bot(Position now) {
        return all.stream().filter(seat -> seat.kind() == SeatKind.BOT && now.isPending(seat.seat())).findFirst();
    }

    /** The seats of bots, as bits. */
    int bots() {
        return all.stream().filter(seat -> seat.kind() == SeatKind.BOT).mapToInt(seat -> 1 << seat.seat()).sum();
    }

    static int level(Seat bot) {
        Integer level = bot.level();
        return level == null ? 1 : level;
    }

    List<Seat> all() {
        return Collections.unmodifiableList(all);
    }

    List<String> names() {
        return all.stream().map(Seat::name).toList();
    }

    Viewpoint viewpoint(String person) {
        return Viewpoint.of(all, openedBy, person);
    }

    void check(String person, int seat) {
        if (seat < 0 || seat >= all.size()) {
            throw new Denial(422, "no-such-seat", "This table has the seats 0 to " + (all.size() - 1) + ", not "
                    + seat + ".");
        }
        if (!viewpoint(person).holds(seat)) {
            throw new Denial(403, "not-your-seat", "Seat " + seat + " is not yours.");
        }
    }

    /** The seat of an invitation as it will be when a person has taken it; without a name it gets one. */
    Seat invited(String person, String invite, String name) {
        Seat open = all.stream().filter(seat -> invite.equals(seat.invite())).findFirst()
                .orElseThrow(() -> new Denial(409, "invitation-used",
                        "This invitation is not open any more; ask for another one."));
        return open.takenBy(person, name.isEmpty() ? nameFor(open) : name);
    }

    void sit(Seat taken) {
        all.set(taken.seat(), taken);
    }

    private String nameFor(Seat open) {
        return open.name().isEmpty()
                ? Names.unlike(all.stream().map(Seat::name).collect(Collectors.toSet()))
                : open.name();
    }
}
