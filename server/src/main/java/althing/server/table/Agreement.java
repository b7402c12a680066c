package althing.server.table;

import java.time.Instant;
import java.util.function.IntPredicate;

import althing.server.pace.Pace;
import althing.server.storage.Event;
import althing.server.storage.HostRows.Deed;

/** How the players rest, give each other time, and end a game that its rules do not. A {@link Denial} says what nobody may. */
public final class Agreement {

    private static final int MOST_MINUTES = 7 * 24 * 60;
    private static final int LONGEST_HOLIDAY = 14;

    private final Table table;

    Agreement(Table table) {
        this.table = table;
    }

    /** Gives another seat some minutes more; the number of the last event. */
    public int give(String person, int seat, int minutes) {
        int giver = player(person);
        if (seat < 0 || seat >= table.seats().size() || (table.seating().persons() >> seat & 1) == 0) {
            throw new Denial(422, "no-such-seat", "Nobody plays on seat " + seat + " who could be given time.");
        }
        if (table.seating().viewpoint(person).holds(seat)) {
            throw new Denial(422, "own-time", "Time is a gift: nobody gives it to themselves.");
        }
        if (minutes < 1 || minutes > MOST_MINUTES) {
            throw new Denial(422, "bad-time", "A gift has 1 to " + MOST_MINUTES + " minutes, not " + minutes + ".");
        }
        return agree(Event.Kind.GIFT, seat, minutes + " " + giver);
    }

    /** Stops a person's own clock for some days; the number of the last event. */
    public int rest(String person, int days) {
        int seat = player(person);
        if (!(Pace.parse(table.terms().told().pace()) instanceof Pace.Days)) {
            throw new Denial(409, "not-by-days", "Holidays are for games that are played by days.");
        }
        int left = LONGEST_HOLIDAY - table.course().company().holidays(seat);
        if (days < 1 || days > left) {
            throw new Denial(422, "bad-time", "You have " + left + " days of holiday left at this table.");
        }
        return agree(Event.Kind.HOLIDAY, seat, String.valueOf(days));
    }

    /** Wishes that all clocks stand still, or not any more; they do when everybody wishes so. The number of the last event. */
    public int pause(String person, boolean wish) {
        int seat = player(person);
        Company company = table.course().company();
        if (company.isPaused()) {
            return wish ? table.seq() : agree(Event.Kind.RESUME, seat, "");
        }
        return propose(Event.Kind.PAUSE, seat, wish, company::wantsPause);
    }

    /**
     * Wishes that the game ends here, or not any more; it does when everybody wishes so whose time is not up. A game that has
     * not begun is ended by who opened the table. The number of the last event.
     */
    public int end(String person, boolean wish) {
        if (table.course().isWaiting() && table.seating().viewpoint(person).opener() && wish) {
            checkGoesOn();
            return agree(Event.Kind.END, 0, Company.AGREED);
        }
        return propose(Event.Kind.END, player(person), wish, table.course().company()::wantsEnd);
    }

    /** Ends the table if nobody has come for too long, and everybody could read that it would be. */
    void expire(Instant now) {
        if (table.terms().isExpired(now)) {
            agree(Event.Kind.END, 0, Company.IDLE);
        }
    }

    /** The host ends the table, which the desk notes; everybody at it reads why. The number of the last event. */
    public int close(String reason, Deed deed) {
        checkGoesOn();
        table.course().close(Company.HOST + "\n" + reason, deed);
        table.changed();
        return table.seq();
    }

    /** Ends a table of a tournament where all who are asked have let their time run out so long ago; whether it did. */
    public boolean endOverdue(Instant before) {
        Course course = table.course();
        boolean overdue = course.isArranged() && !course.isClosed()
                && Viewpoint.list(course.asked()).stream().allMatch(seat -> course.company().isUp(seat, before));
        if (overdue) {
            agree(Event.Kind.END, 0, Company.IDLE);
        }
        return overdue;
    }

    private int propose(Event.Kind kind, int seat, boolean wish, IntPredicate wants) {
        if (wants.test(seat) == wish) {
            return table.seq();
        }
        if (!wish) {
            return agree(kind, seat, Company.WITHDRAWN);
        }
        return agree(kind, seat, isAgreed(seat, wants) ? Company.AGREED : Company.WISHED);
    }

    /** Whether all others wish it too who play, and have time left. Seats of one person wish the same. */
    private boolean isAgreed(int seat, IntPredicate wants) {
        Instant now = Instant.now();
        Viewpoint proposer = table.seating().viewpoint(String.valueOf(table.seats().get(seat).person()));
        return Viewpoint.list(table.seating().persons() & ~proposer.seats()).stream()
                .allMatch(other -> wants.test(first(other)) || table.course().company().isUp(other, now));
    }

    /** The seat that speaks for the person of a seat. */
    private int first(int seat) {
        return Viewpoint.list(table.seating().viewpoint(String.valueOf(table.seats().get(seat).person())).seats())
                .stream().filter(each -> (table.seating().persons() >> each & 1) != 0).findFirst().orElse(seat);
    }

    /** The seat of a person who plays. */
    private int player(String person) {
        checkGoesOn();
        return Viewpoint.list(table.seating().viewpoint(person).seats() & table.seating().persons()).stream()
                .findFirst()
                .orElseThrow(() -> new Denial(403, "no-seat", "Only who plays at this table can agree on something."));
    }

    private void checkGoesOn() {
        if (table.course().isClosed()) {
            throw new Denial(409, "ended", "This game is over; there is nothing more to agree on.");
        }
    }

    private int agree(Event.Kind kind, int seat, String payload) {
        table.course().agree(kind, seat, payload);
        table.changed();
        return table.seq();
    }
}
