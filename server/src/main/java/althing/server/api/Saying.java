package althing.server.api;

import java.util.Arrays;
import java.util.Optional;

/**
 * A fixed phrase of the talk, which everybody reads in their own language. It is stored by its word behind a sign that
 * nobody can type.
 */
public enum Saying {
    HELLO("Hello!"), GOOD_LUCK("Good luck, and have fun!"), WELL_PLAYED("Well played!"), THANKS("Thank you!"),
    SORRY("Sorry!"), ONE_MOMENT("One moment, please."), NO_HURRY("Take your time."), GOOD_GAME("That was a good game."),
    AGAIN("Shall we play again?"), BYE("Goodbye!");

    private static final String SIGN = "\u0001";

    private final String english;

    Saying(String english) {
        this.english = english;
    }

    /** How it is stored. */
    public String stored() {
        return SIGN + HallJson.word(this);
    }

    /** The phrase that is stored so; nothing for what somebody has typed. */
    public static Optional<Saying> of(String stored) {
        return Arrays.stream(values()).filter(each -> each.stored().equals(stored)).findFirst();
    }

    /** What was said, in words: for programs, and for the host. */
    public static String words(String stored) {
        return of(stored).map(each -> each.english).orElseGet(() -> stored.startsWith(SIGN) ? "…" : stored);
    }
}
