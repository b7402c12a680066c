package althing.server.host;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import althing.server.api.HostState.Bounds;
import althing.server.table.Denial;

/** What the host can limit, each as a rule of the hall. */
enum Limit {
    TABLES(30, 1, 1_000),
    ADDRESS(120, 1, 10_000),
    MESSAGES(30, 1, 1_000),
    OPEN(0, 0, 100_000),
    SEATS(0, 0, 30),
    DELAY(300, 0, 86_400);

    private final int usual;
    private final int least;
    private final int most;

    Limit(int usual, int least, int most) {
        this.usual = usual;
        this.least = least;
        this.most = most;
    }

    /** What the rules say, and what is usual where they say nothing. */
    static Bounds in(Map<String, String> rules) {
        return new Bounds(TABLES.of(rules), ADDRESS.of(rules), MESSAGES.of(rules), OPEN.of(rules), SEATS.of(rules),
                DELAY.of(rules));
    }

    /** The rules that say this; a {@link Denial} names what cannot be so. */
    static Map<String, String> rules(Bounds bounds) {
        return Arrays.stream(values()).collect(Collectors.toMap(Limit::rule, each -> each.word(bounds)));
    }

    /** What differs between limits of before and now, as {@code messages=12}, with a space between them. */
    static String changed(Bounds before, Bounds now) {
        return Arrays.stream(values()).filter(each -> each.wished(before) != each.wished(now))
                .map(each -> each.name().toLowerCase(Locale.ROOT) + "=" + each.wished(now))
                .collect(Collectors.joining(" "));
    }

    private int of(Map<String, String> rules) {
        return Integer.parseInt(rules.getOrDefault(rule(), String.valueOf(usual)));
    }

    private String word(Bounds bounds) {
        int value = wished(bounds);
        if (value < least || value > most) {
            throw new Denial(422, "bad-limit", "'" + name().toLowerCase(Locale.ROOT) + "' is " + least + " to " + most
                    + ", not " + value + ".");
        }
        return String.valueOf(value);
    }

    private int wished(Bounds bounds) {
        return switch (this) {
            case TABLES -> bounds.tables();
            case ADDRESS -> bounds.address();
            case MESSAGES -> bounds.messages();
            case OPEN -> bounds.open();
            case SEATS -> bounds.seats();
            case DELAY -> bounds.delay();
        };
    }

    private String rule() {
        return "limit-" + name().toLowerCase(Locale.ROOT);
    }
}
