package althing.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

import althing.engine.Deal.Lot;
import althing.server.api.Answers;
import althing.server.storage.Event;
import althing.server.storage.StoredTable.Seat;

/** How people come to a table, and what they put into its deal. A {@link Denial} says what they may not. */
public final class Lots {

    private static final Pattern SEAL = Pattern.compile("[0-9a-f]{64}");

    private final Table table;

    Lots(Table table) {
        this.table = table;
    }

    static void checkSeal(String seal) {
        if (!SEAL.matcher(seal).matches()) {
            throw new Denial(422, "bad-lot",
                    "The seal of a lot is its SHA-256: 64 hexadecimal digits in small letters.");
        }
    }

    /**
     * Takes the open seat of an invitation, or without one a seat that is offered, with a sealed lot where the table waits
     * for its deal.
     */
    public Answers.Joined join(String person, Optional<String> invite, String name, Optional<String> seal) {
        checkOpen();
        if (!table.welcomes(person, invite.isPresent())) {
            throw new Denial(403, "not-welcome", "This table is not open to you.");
        }
        if (table.terms().rated() && !table.isRatable(person)) {
            throw Opening.notRated();
        }
        Seat taken = invite.map(word -> table.seating().invited(person, word, name))
                .orElseGet(() -> table.seating().offered(person, table.terms().listed(), name));
        boolean waited = table.course().isWaiting();
        table.course().join(taken, put(person, seal));
        sit(taken, waited);
        return new Answers.Joined(taken.seat(), table.seq());
    }

    /** Lets bots take the seats that are still free, on the word of who opened the table; the number of the last event. */
    public int fill(String person, int level) {
        checkOpener(person, "Only who opened this table can let bots take its free seats.");
        for (Seat open : table.seating().open()) {
            Seat filled = open.filledBy(level, table.seating().nameFor(open));
            boolean waited = table.course().isWaiting();
            table.course().reseat(Event.Kind.FILL, filled, level + "\n" + filled.name());
            sit(filled, waited);
        }
        return table.seq();
    }

    /**
     * Gives up a person's seats while the game has not begun, and takes back the lot; the number of the last event. Once a
     * lot is opened that could answer it, so nobody may.
     */
    public int leave(String person, Supplier<String> newInvite) {
        checkBefore(person);
        for (int seat : Viewpoint.list(table.seating().viewpoint(person).seats())) {
            Seat open = table.seats().get(seat).opened(newInvite.get());
            table.course().reseat(Event.Kind.LEAVE, open, "");
            sit(open, true);
        }
        return table.seq();
    }

    /** Does without the seats that are kept for a person; they are open to others then. The number of the last event. */
    public int decline(String person) {
        List<Seat> kept = table.seating().open().stream().filter(seat -> person.equals(seat.keptFor())).toList();
        if (kept.isEmpty()) {
            throw new Denial(403, "not-invited", "No seat of this table is kept for you.");
        }
        checkOpen();
        for (Seat seat : kept) {
            boolean waited = table.course().isWaiting();
            table.course().reseat(Event.Kind.LEAVE, seat.forAnybody(), Event.DECLINED + seat.name());
            sit(seat.forAnybody(), waited);
        }
        return table.seq();
    }

    private void checkBefore(String person) {
        Viewpoint viewpoint = table.seating().viewpoint(person);
        if (viewpoint.seats() == 0) {
            throw new Denial(403, "no-seat", "You have no seat at this table that you could give up.");
        }
        if (!table.course().isWaiting() || dealing().isAnyOpened()) {
            throw new Denial(409, "lots-opened",
                    "The deal has begun: a seat is not given up any more, but a bot can play for you.");
        }
        if (viewpoint.opener()) {
            throw new Denial(409, "opener-stays", "Who opened a table ends it, instead of leaving it.");
        }
    }

    private void checkOpen() {
        if (table.course().isClosed()) {
            throw new Denial(409, "ended", "This game is over; nobody sits down any more.");
        }
    }

    private void checkOpener(String person, String sentence) {
        if (!table.seating().viewpoint(person).opener()) {
            throw new Denial(403, "not-opener", sentence);
        }
        checkOpen();
    }

    private void sit(Seat seat, boolean waited) {
        table.seating().sit(seat);
        if (waited) {
            table.positionChanged();
        } else {
            table.changed();
        }
    }

    /**
     * Puts a new sealed lot in place of a person's own, which may be lost. While nobody has opened one, it can answer
     * nobody's, and is as good as the first. The number of the last event.
     */
    public int sealAnew(String person, String seal) {
        checkSeal(seal);
        Map.Entry<Integer, String> own = own(person);
        if (!own.getValue().equals(seal)) {
            checkUnopened(seal);
            table.course().sealAnew(own.getKey(), seal);
            table.changed();
        }
        return table.seq();
    }

    /** Opens the lot that a person has put in; with the last one the game begins. The number of the last event. */
    public int open(String person, String digits) {
        toOpen(person, digits).ifPresent(seat -> {
            table.course().reveal(seat, digits);
            table.positionChanged();
        });
        return table.seq();
    }

    /** The seal that a person puts in who takes a seat; none where nobody waits for it, or it is in already. */
    private Optional<String> put(String person, Optional<String> given) {
        if (!table.course().isWaiting() || given.isEmpty()) {
            return Optional.empty();
        }
        String seal = given.get();
        checkSeal(seal);
        Optional<String> own = dealing().sealOf(table.seating().viewpoint(person)).map(Map.Entry::getValue);
        if (own.isPresent() ? !own.get().equals(seal) : dealing().hasSeal(seal)) {
            throw given();
        }
        return own.isPresent() ? Optional.empty() : given;
    }

    private void checkUnopened(String seal) {
        if (!table.course().isWaiting() || dealing().isAnyOpened()) {
            throw new Denial(409, "lots-opened",
                    "Lots of this table have been opened: who put in another one now could answer them.");
        }
        if (dealing().hasSeal(seal)) {
            throw given();
        }
    }

    /** The seat whose lot a person opens; nothing if that is open already. */
    private Optional<Integer> toOpen(String person, String digits) {
        Map.Entry<Integer, String> own = own(person);
        if (!Lot.isOne(digits) || !Lot.seal(digits).equals(own.getValue())) {
            throw new Denial(422, "bad-lot", "This is not the lot that you have put in: it does not fit its seal.");
        }
        if (dealing().isOpened(own.getKey())) {
            return Optional.empty();
        }
        if (dealing().isOpen()) {
            throw new Denial(409, "not-all-here",
                    "Lots are opened when everybody has come: who comes later could answer yours.");
        }
        return Optional.of(own.getKey());
    }

    private Map.Entry<Integer, String> own(String person) {
        return dealing().sealOf(table.seating().viewpoint(person)).orElseThrow(
                () -> new Denial(403, "no-lot", "You have put no lot into the deal of this table."));
    }

    private static Denial given() {
        return new Denial(409, "lot-given", "Everybody puts in one lot, and one of their own.");
    }

    private Dealing dealing() {
        return table.course().dealing();
    }
}
