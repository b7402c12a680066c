package althing.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/**
 * Which game, how many seats, which options, which seed. Writes as one line, {@code vikings(seats=3,advanced=true)#5f2c}:
 * options at their default are left out, the seed is hexadecimal, and a setup without a seed has no {@code #}.
 *
 * @param options the value of every option of the game, in the game's order
 */
public record Setup(Game game, int seats, Map<String, String> options, OptionalLong seed) {

    private static final Pattern LINE = Pattern.compile("([a-z]+)(?:\\(([^()]*)\\))?(?:#([0-9a-fA-F]{1,16}))?");

    /** A setup with defaults for all options that are not given. */
    public static Setup of(Game game, int seats, Map<String, String> given) {
        return checked(game, seats, given, OptionalLong.empty());
    }

    /** Reads a setup line; {@link BadInput} says what is wrong with it. */
    public static Setup parse(String line) {
        Matcher parts = LINE.matcher(line.strip());
        if (!parts.matches()) {
            throw new BadInput("'" + line + "' is no setup; one looks like "
                    + Games.all().getFirst().id() + "(seats=3)#5f2c.");
        }
        Game game = Games.named(parts.group(1));
        Map<String, String> given = settings(line, parts.group(2));
        String seats = given.remove("seats");
        OptionalLong seed = parts.group(3) == null
                ? OptionalLong.empty()
                : OptionalLong.of(Long.parseUnsignedLong(parts.group(3), 16));
        return checked(game, seats == null ? game.minSeats() : number(line, seats), given, seed);
    }

    /** Every valid setup of a game, without seeds. */
    public static List<Setup> all(Game game) {
        List<Map<String, String>> lattice = new ArrayList<>(List.of(Map.of()));
        for (Option option : game.options()) {
            lattice = lattice.stream().flatMap(chosen -> option.values().stream().map(value -> {
                Map<String, String> more = new LinkedHashMap<>(chosen);
                more.put(option.name(), value);
                return more;
            })).toList();
        }
        List<Setup> setups = new ArrayList<>();
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            for (Map<String, String> options : lattice) {
                Setup setup = new Setup(game, seats, options, OptionalLong.empty());
                if (game.problem(setup).isEmpty()) {
                    setups.add(setup);
                }
            }
        }
        return setups;
    }

    public Setup seeded(long newSeed) {
        return new Setup(game, seats, options, OptionalLong.of(newSeed));
    }

    public Setup unseeded() {
        return new Setup(game, seats, options, OptionalLong.empty());
    }

    public String option(String name) {
        String value = options.get(name);
        if (value == null) {
            throw new IllegalArgumentException(game.id() + " has no option '" + name + "'");
        }
        return value;
    }

    public boolean flag(String name) {
        return option(name).equals("true");
    }

    /** Starts the game; a setup without a seed cannot start. */
    public Position start() {
        return game.start(this);
    }

    /** The setup as one line, readable by {@link #parse}. */
    public String line() {
        StringBuilder line = new StringBuilder(game.id()).append("(seats=").append(seats);
        for (Option option : game.options()) {
            String value = option(option.name());
            if (!value.equals(option.standard())) {
                line.append(',').append(option.name()).append('=').append(value);
            }
        }
        line.append(')');
        seed.ifPresent(value -> line.append('#').append(Long.toHexString(value)));
        return line.toString();
    }

    @Override
    public String toString() {
        return line();
    }

    private static Setup checked(Game game, int seats, Map<String, String> given, OptionalLong seed) {
        if (seats < game.minSeats() || seats > game.maxSeats()) {
            throw new BadInput("%s is for %d to %d seats, not %d.".formatted(game.id(), game.minSeats(),
                    game.maxSeats(), seats));
        }
        Map<String, String> options = new LinkedHashMap<>();
        for (Option option : game.options()) {
            String value = given.getOrDefault(option.name(), option.standard());
            if (!option.values().contains(value)) {
                throw new BadInput("Option %s of %s is one of %s, not '%s'.".formatted(option.name(), game.id(),
                        String.join(", ", option.values()), value));
            }
            options.put(option.name(), value);
        }
        for (String name : given.keySet()) {
            if (!options.containsKey(name)) {
                throw new BadInput("%s has no option '%s'; its options are seats, %s.".formatted(game.id(), name,
                        String.join(", ", options.keySet())));
            }
        }
        Setup setup = new Setup(game, seats, Collections.unmodifiableMap(options), seed);
        game.problem(setup).ifPresent(sentence -> {
            throw new BadInput(sentence);
        });
        return setup;
    }

    private static Map<String, String> settings(String line, @Nullable String list) {
        Map<String, String> given = new LinkedHashMap<>();
        if (list == null || list.isBlank()) {
            return given;
        }
        for (String setting : list.split(",", -1)) {
            int equals = setting.indexOf('=');
            if (equals < 1) {
                throw new BadInput("'" + setting + "' in '" + line + "' is not of the form name=value.");
            }
            String name = setting.substring(0, equals).strip();
            if (given.put(name, setting.substring(equals + 1).strip()) != null) {
                throw new BadInput("'" + name + "' stands twice in '" + line + "'.");
            }
        }
        return given;
    }

    private static int number(String line, String text) {
        if (!text.matches("\\d{1,3}")) {
            throw new BadInput("seats=" + text + " in '" + line + "' is not a number.");
        }
        return Integer.parseInt(text);
    }
}
