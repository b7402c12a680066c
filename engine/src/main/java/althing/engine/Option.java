package althing.engine;

import java.util.List;

/**
 * One choice that a table makes before the game: a name and the values it can have, the default first.
 * Names and values have texts in the game's catalogues under {@code option.<name>} and {@code option.<name>.<value>}.
 */
public record Option(String name, List<String> values) {

    public Option {
        values = List.copyOf(values);
    }

    /** A yes-or-no option. */
    public static Option flag(String name, boolean standard) {
        return new Option(name, standard ? List.of("true", "false") : List.of("false", "true"));
    }

    public static Option choice(String name, String... values) {
        return new Option(name, List.of(values));
    }

    public String standard() {
        return values.getFirst();
    }
}
