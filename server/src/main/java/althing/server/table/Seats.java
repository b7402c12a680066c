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
        return all.stream().filter(seat -> seat.isPlayedByBot() && now.isPending(seat.seat())).findFirst();
    }

    /** The seats that bots play, as bits. */
    int bots() {
        return all.stream().filter(Seat::isPlayedByBot).mapToInt(seat -> 1 << seat.seat()).sum();
    }

    /** The seats that persons play, as bits. */
    int persons() {
        return all.stream().filter(seat -> seat.kind() == SeatKind.PERSON && !seat.isPlayedByBot())
                .mapToInt(seat -> 1 << seat.seat()).sum();
    }

    /** The seats of persons, also while bots play for them, as bits. */
    int held() {
        return all.stream().filter(seat -> seat.kind() != SeatKind.BOT).mapToInt(seat -> 1 << seat.seat()).sum();
    }

    /** The level of the bot that plays a seat. */
    static int level(Seat bot) {
        Integer level = bot.standIn() != null ? bot.standIn() : bot.level();
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
        Seat open = all.stream().filter(seat -> seat.invite() != null && Keys.same(invite, seat.invite())).findFirst()
                .orElseThrow(() -> new Denial(409, "invitation-used",
                        "This invitation is not open any more; ask for another one."));
        return taken(open, person, name);
    }

    /** The seat that a person may take without an invitation: one that is kept for them, or any of a listed table. */
    Seat offered(String person, boolean listed, String name) {
        if (viewpoint(person).seats() != 0) {
            throw new Denial(409, "seated", "You sit at this table already.");
        }
        Seat open = open().stream().filter(seat -> person.equals(seat.keptFor())).findFirst()
                .or(() -> open().stream().filter(seat -> listed && seat.keptFor() == null).findFirst())
                .orElseThrow(() -> listed
                        ? new Denial(409, "no-free-seat", "No seat is free at this table any more.")
                        : new Denial(403, "no-invitation", "Who comes to this table needs an invitation."));
        return taken(open, person, name);
    }

    private Seat taken(Seat open, String person, String name) {
        return open.takenBy(person, name.isEmpty() ? nameFor(open) : name);
    }

    /** The seats to which nobody has come yet. */
    List<Seat> open() {
        return all.stream().filter(seat -> seat.kind() == SeatKind.OPEN).toList();
    }

    void sit(Seat taken) {
        all.set(taken.seat(), taken);
    }

    /** A name for who has given none. */
    String nameFor(Seat open) {
        return open.name().isEmpty() || open.keptFor() != null
                ? Names.unlike(all.stream().map(Seat::name).collect(Collectors.toSet()))
                : open.name();
    }
}
