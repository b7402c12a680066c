package althing.server.table;

import java.time.Instant;
import java.util.List;

import althing.server.api.TableState.SeatKind;
import althing.server.storage.Event;
import althing.server.storage.StoredTable.Seat;

/** How bots play for persons who are away, and how these come back. A {@link Denial} says what nobody may. */
public final class Absences {

    /** Nobody lets a stronger one win a tournament for them. */
    private static final int LEVEL_OF_A_CONTEST = 3;

    private final Table table;

    Absences(Table table) {
        this.table = table;
    }

    /**
     * Lets a bot play for a seat until its person returns: for one's own at any time, for another's when its time is up. The
     * number of the last event.
     */
    public int standIn(String person, int seat, int level) {
        Viewpoint viewpoint = table.seating().viewpoint(person);
        if (table.course().day().isPresent()) {
            throw new Denial(409, "daily", "Everybody plays the game of the day alone; no bot plays for you here.");
        }
        if (table.course().isArranged() && level > LEVEL_OF_A_CONTEST) {
            throw new Denial(422, "contest-level", "At a table of a tournament a bot of level 1 to "
                    + LEVEL_OF_A_CONTEST + " stands in.");
        }
        check(viewpoint, seat);
        if (!viewpoint.holds(seat)) {
            checkUp(seat);
        }
        replace(Event.Kind.STAND_IN, table.seats().get(seat).stoodInBy(level),
                level + " " + Viewpoint.list(viewpoint.seats()).getFirst());
        return table.seq();
    }

    /** Lets bots play for all seats of a person; the number of the last event. */
    public int leave(String person, int level) {
        for (int seat : Viewpoint.list(table.seating().viewpoint(person).seats())) {
            if (table.seats().get(seat).standIn() == null) {
                standIn(person, seat, level);
            }
        }
        return table.seq();
    }

    /** Lets a bot play for persons whom the hall knows no more; how many. */
    public int standInForGone(int level) {
        List<Seat> gone = table.course().isClosed()
                ? List.of()
                : table.seats().stream().filter(seat -> seat.kind() == SeatKind.PERSON && seat.person() == null
                        && seat.standIn() == null).toList();
        gone.forEach(seat -> replace(Event.Kind.STAND_IN, seat.stoodInBy(level), level + " " + seat.seat()));
        return gone.size();
    }

    /** A person is back, and plays all their seats again; the number of the last event. */
    public int comeBack(String person) {
        Viewpoint viewpoint = table.seating().viewpoint(person);
        if (viewpoint.seats() == 0) {
            throw new Denial(403, "no-seat", "You have no seat at this table to come back to.");
        }
        for (Seat seat : table.seats()) {
            if (viewpoint.holds(seat.seat()) && seat.standIn() != null) {
                replace(Event.Kind.RETURN, seat.stoodInBy(null), "");
            }
        }
        return table.seq();
    }

    private void replace(Event.Kind kind, Seat seat, String payload) {
        table.course().replace(kind, seat, payload);
        table.seating().sit(seat);
        table.positionChanged();
    }

    private void check(Viewpoint viewpoint, int seat) {
        if (viewpoint.seats() == 0) {
            throw new Denial(403, "no-seat", "Only who holds a seat at this table can let a bot play for somebody.");
        }
        if (seat < 0 || seat >= table.seats().size() || !isHeld(table.seats().get(seat))) {
            throw new Denial(422, "no-such-seat", "There is no person on seat " + seat + " for whom a bot could play.");
        }
        if (table.course().isWaiting() || table.course().isClosed()) {
            throw new Denial(409, "not-playing", "Nobody plays at this table now, so no bot can play for anybody.");
        }
        if (table.seats().get(seat).standIn() != null) {
            throw new Denial(409, "stood-in", "A bot plays for this seat already.");
        }
    }

    /** Whether somebody has come to a seat: a person, or a program. */
    private static boolean isHeld(Seat seat) {
        return seat.person() != null || seat.kind() == SeatKind.PERSON;
    }

    private void checkUp(int seat) {
        if (!table.course().company().isUp(seat, Instant.now())) {
            throw new Denial(409, "time-left",
                    "The time of seat " + seat
                            + " is not up: wait, or give it more; a bot can play for it afterwards.");
        }
    }
}
