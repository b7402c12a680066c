package althing.bots;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What searches learnt after level 5 was first measured. Each can be switched off, so that it can be measured. */
enum Skill {

    /** What the game's heuristics have learnt since their first edition. */
    ADVICE;

    /** The settings of a bot that has none of them. */
    static final String ALL_OFF = Arrays.stream(values()).map(skill -> "," + skill.key() + "=off")
            .collect(Collectors.joining());

    /** As a setting of a bot. */
    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** All of them, as settings. */
    static String keys() {
        return Arrays.stream(values()).map(Skill::key).collect(Collectors.joining(", "));
    }

    static Optional<Skill> named(String key) {
        return Arrays.stream(values()).filter(skill -> skill.key().equals(key)).findFirst();
    }
}
