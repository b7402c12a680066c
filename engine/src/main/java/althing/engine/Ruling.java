package althing.engine;

import java.util.Locale;

/**
 * A named change of a game's rules and the version since which it holds. A game lists its rulings in one enum; the rules
 * ask {@link AskingPosition#holds} where they matter, so that every version that ever stood can be played for ever. What a
 * ruling says stands in the game's texts under {@code ruling.<code>}.
 */
public interface Ruling {

    /** The version of the game's rules since which this holds, 2 or later. */
    int since();

    /** Whether it holds in games of a setup; a position asks {@link AskingPosition#holds}. */
    default boolean holdsIn(Setup setup) {
        return setup.rules() >= since();
    }

    /** The id of the rule that it mends. */
    String rule();

    /** The name of the constant. */
    String name();

    /** The name as in texts: {@code wide-chance}. */
    default String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The key of the sentence that says what is different since then. */
    default String textKey() {
        return "ruling." + code();
    }
}
