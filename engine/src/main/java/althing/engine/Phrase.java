package althing.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A sentence before it has a language: the key of a message and its facts. Every language's catalogue turns it into words.
 *
 * <p>A fact is an {@link Integer}, a {@link String} (shown as it is; also selects a variant of the message), a
 * {@link SeatFact}, a {@link NameFact}, another {@link Phrase}, or a {@link List} of these.
 */
public record Phrase(String key, Map<String, Object> args) {

    public Phrase {
        args = Collections.unmodifiableMap(new LinkedHashMap<>(args));
    }

    /** A seat, shown as the name of who sits there. */
    public record SeatFact(int seat) {}

    /** A component or other thing with a name of its own in the catalogue, shown by that name. */
    public record NameFact(String name) {}

    /** A phrase with facts given as name, value, name, value … */
    public static Phrase of(String key, Object... facts) {
        if (facts.length % 2 != 0) {
            throw new IllegalArgumentException("facts of '" + key + "' come in pairs of name and value");
        }
        Map<String, Object> args = new LinkedHashMap<>();
        for (int i = 0; i < facts.length; i += 2) {
            args.put((String) facts[i], fact(key, facts[i + 1]));
        }
        return new Phrase(key, args);
    }

    public static SeatFact seat(int seat) {
        return new SeatFact(seat);
    }

    public static NameFact name(String key) {
        return new NameFact(key);
    }

    /** The values if all of them can be facts. */
    static List<Object> facts(String key, List<?> values) {
        List<Object> facts = new ArrayList<>();
        values.forEach(each -> facts.add(fact(key, each)));
        return Collections.unmodifiableList(facts);
    }

    private static Object fact(String key, Object value) {
        return switch (value) {
            case Integer number -> number;
            case String text -> text;
            case SeatFact seat -> seat;
            case NameFact name -> name;
            case Phrase phrase -> phrase;
            case List<?> list -> facts(key, list);
            default -> throw new IllegalArgumentException("'" + key + "' cannot carry a " + value.getClass().getName());
        };
    }
}
