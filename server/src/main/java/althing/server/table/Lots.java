package althing.server.table;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import althing.engine.Deal.Lot;

/** What people may put into the deal of a table, and open of it. A {@link Denial} says why not. */
record Lots(Seats seats, Course course) {

    private static final Pattern SEAL = Pattern.compile("[0-9a-f]{64}");

    static void checkSeal(String seal) {
        if (!SEAL.matcher(seal).matches()) {
            throw new Denial(422, "bad-lot",
                    "The seal of a lot is its SHA-256: 64 hexadecimal digits in small letters.");
        }
    }

    /** The seal that a person puts in who takes a seat; none where nobody waits for it, or it is in already. */
    Optional<String> put(String person, Optional<String> given) {
        if (!course.isWaiting() || given.isEmpty()) {
            return Optional.empty();
        }
        String seal = given.get();
        checkSeal(seal);
        Optional<String> own = course.dealing().sealOf(seats.viewpoint(person)).map(Map.Entry::getValue);
        if (own.isPresent() ? !own.get().equals(seal) : course.dealing().hasSeal(seal)) {
            throw new Denial(409, "lot-given", "Everybody puts in one lot, and one of their own.");
        }
        return own.isPresent() ? Optional.empty() : given;
    }

    /** The seat whose lot a person opens; nothing if that is open already. */
    Optional<Integer> toOpen(String person, String digits) {
        Map.Entry<Integer, String> own = course.dealing().sealOf(seats.viewpoint(person)).orElseThrow(
                () -> new Denial(403, "no-lot", "You have put no lot into the deal of this table."));
        if (!Lot.isOne(digits) || !Lot.seal(digits).equals(own.getValue())) {
            throw new Denial(422, "bad-lot", "This is not the lot that you have put in: it does not fit its seal.");
        }
        if (course.dealing().isOpened(own.getKey())) {
            return Optional.empty();
        }
        if (course.dealing().isOpen()) {
            throw new Denial(409, "not-all-here",
                    "Lots are opened when everybody has come: who comes later could answer yours.");
        }
        return Optional.of(own.getKey());
    }
}
