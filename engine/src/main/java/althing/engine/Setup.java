package althing.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/**
 * Which game, how many seats, which options, which version of the rules, which seed. Writes as one line,
 * {@code vikings(seats=3,advanced=true)#5f2c}: options at their default and the newest rules are left out, the seed is
 * hexadecimal, and a setup without a seed has no {@code #}.
 *
 * @param options the value of every option of the game, in the game's order
 * @param rules   the version of the game's rules
 */
public record Setup(Game game, int seats, Map<String, String> options, int rules, Optional<Seed> seed) {

    private static final String RULES = "rules";
    private static final Pattern LINE = Pattern.compile("([a-z]+)(?:\\(([^()]*)\\))?(?:#([0-9a-fA-F]{1,32}))?");

    /** A setup with defaults for all options that are not given, under the newest rules. */
    public static Setup of(Game game, int seats, Map<String, String> given) {
        return checked(game, seats, given, game.rulesVersion(), Optional.empty());
    }

    /** Reads a setup line; {@link BadInput} says what is wrong with it. */
    public static Setup parse(String line) {
        return parse(line, OptionalInt.empty());
    }

    /** Reads a line whose rules stand apart from it, as in records and stored tables: it means the same for ever. */
    public static Setup parse(String line, int rules) {
        return parse(line, OptionalInt.of(rules));
    }

    private static Setup parse(String line, OptionalInt apart) {
        Matcher parts = parts(line);
        Game game = Games.named(parts.group(1));
        Map<String, String> given = settings(line, parts.group(2));
        if (apart.isPresent() && given.containsKey(RULES)) {
            throw new BadInput("The rules version stands apart from '" + line + "', not in it.");
        }
        int rules = apart.orElseGet(() -> number(line, given, RULES, game.rulesVersion()));
        int seats = number(line, given, "seats", game.minSeats());
        return checked(game, seats, given, rules, Optional.ofNullable(parts.group(3)).map(Seed::parse));
    }

    /** The game that a line names, whatever else stands in it. */
    static Game gameOf(String line) {
        return Games.named(parts(line).group(1));
    }

    private static Matcher parts(String line) {
        Matcher parts = LINE.matcher(line.strip());
        if (!parts.matches()) {
            throw new BadInput("'" + line + "' is no setup; one looks like "
                    + Games.all().getFirst().id() + "(seats=3)#5f2c.");
        }
        return parts;
    }

    /** Every valid setup of a game, under the newest rules and without seeds. */
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
                Setup setup = new Setup(game, seats, options, game.rulesVersion(), Optional.empty());
                if (game.problem(setup).isEmpty()) {
                    setups.add(setup);
                }
            }
        }
        return setups;
    }

    public Setup seeded(long newSeed) {
        return seeded(Seed.of(newSeed));
    }

    public Setup seeded(Seed newSeed) {
        return new Setup(game, seats, options, rules, Optional.of(newSeed));
    }

    public Setup unseeded() {
        return new Setup(game, seats, options, rules, Optional.empty());
    }

    /** The same under another version of the rules; {@link BadInput} if this program does not know it. */
    public Setup under(int version) {
        return new Setup(game, seats, options, known(game, version), seed);
    }

    /** Whether later rules than these are known. */
    public boolean isOutdated() {
        return rules < game.rulesVersion();
    }

    /** What has changed since these rules; nothing while they are the newest. */
    public List<Ruling> laterRulings() {
        return game.rulings().stream().<Ruling>map(ruling -> ruling).filter(ruling -> ruling.since() > rules).toList();
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

    /** The setup as one line, readable by {@link #parse}. It names the rules where they are not the newest. */
    public String line() {
        return written(isOutdated());
    }

    /** The line with the version of the rules, for texts that must mean the same after the next ruling. */
    public String lineWithRules() {
        return written(true);
    }

    /** The line without the version of the rules, for places that keep it apart: records, stored tables. */
    public String lineWithoutRules() {
        return written(false);
    }

    private String written(boolean withRules) {
        StringBuilder line = new StringBuilder(game.id()).append("(seats=").append(seats);
        for (Option option : game.options()) {
            String value = option(option.name());
            if (!value.equals(option.standard())) {
                line.append(',').append(option.name()).append('=').append(value);
            }
        }
        if (withRules) {
            line.append(',').append(RULES).append('=').append(rules);
        }
        line.append(')');
        seed.ifPresent(value -> line.append('#').append(value.digits()));
        return line.toString();
    }

    @Override
    public String toString() {
        return line();
    }

    /** The version, if this program plays it; {@link BadInput} says what it plays. */
    static int known(Game game, int version) {
        if (version < 1 || version > game.rulesVersion()) {
            throw new BadInput("rules version %d of %s is not known here: this program plays %s%s.".formatted(version,
                    game.id(), game.rulesVersion() == 1 ? "version 1" : "versions 1 to " + game.rulesVersion(),
                    version > game.rulesVersion() ? "; a newer Althing is needed" : ""));
        }
        return version;
    }

    private static Setup checked(Game game, int seats, Map<String, String> given, int rules, Optional<Seed> seed) {
        known(game, rules);
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
                throw new BadInput(
                        "%s has no option '%s'; its options are seats, %s, and rules.".formatted(game.id(), name,
                                String.join(", ", options.keySet())));
            }
        }
        Setup setup = new Setup(game, seats, Collections.unmodifiableMap(options), rules, seed);
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

    private static int number(String line, Map<String, String> given, String name, int standard) {
        String text = given.remove(name);
        if (text == null) {
            return standard;
        }
        if (!text.matches("\\d{1,3}")) {
            throw new BadInput(name + "=" + text + " in '" + line + "' is not a number.");
        }
        return Integer.parseInt(text);
    }
}
