package althing.bots;

import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;

import althing.bots.net.Schooling;
import althing.engine.BadInput;

/**
 * A bot's name in its parts: {@code mcts:500,rollout=10} is the kind {@code mcts}, the measure {@code 500} and one
 * setting. Every complaint is a sentence that quotes the whole name.
 */
final class BotName {

    private static final String EXAMPLES = "random, greedy, greedy:0.1, mcts:500, mcts:200ms,rollout=10,c=0.7, "
            + "alphabeta:20000, level:3, exec:./mybot, class:org.example.Hasty,from=hasty.jar";

    private final String whole;
    private final String kind;
    private final String measure;
    private final List<String> settings;

    BotName(String whole) {
        this.whole = whole;
        List<String> words = Quoting.parts(whole);
        String first = words.getFirst();
        int colon = first.indexOf(':');
        kind = colon < 0 ? first : first.substring(0, colon);
        measure = colon < 0 ? "" : first.substring(colon + 1);
        settings = words.subList(1, words.size());
    }

    Bot bot() {
        return switch (kind) {
            case "random" -> plain(new RandomBot());
            case "greedy" ->
                withoutSettings(new GreedyBot(whole, measure.isEmpty() ? 0 : decimal("warmth", measure, 100)));
            case "mcts" -> new MctsBot(whole, search());
            case "alphabeta" -> new AlphaBetaBot(whole, lookahead());
            case "level" -> withoutSettings(level().bot(whole));
            case "class" -> BotsByClass.bot(whole, measure, settings);
            default -> elsewhere().bot(whole, measure, settings);
        };
    }

    boolean isClocked() {
        return switch (kind) {
            case "mcts" -> search().isClocked();
            case "alphabeta" -> lookahead().isClocked();
            case "level" -> level().isClocked();
            default -> bot().isClocked();
        };
    }

    /** Who makes bots that this room does not know. */
    private BotMaker elsewhere() {
        for (BotMaker maker : ServiceLoader.load(BotMaker.class, BotMaker.class.getClassLoader())) {
            if (maker.kind().equals(kind)) {
                return maker;
            }
        }
        throw new BadInput("There is no bot '" + whole + "'; bots are, for example, " + EXAMPLES + ".");
    }

    /** A level as it is now; the fifth also as it was. */
    private Level level() {
        int at = measure.indexOf('@');
        Level now = Level.of(whole("level", at < 0 ? measure : measure.substring(0, at), 1, Level.COUNT));
        if (at < 0) {
            return now;
        }
        if (now != Level.FIVE) {
            throw problem(kind + ":" + measure.substring(0, at) + " is played as it is now only");
        }
        if (!measure.endsWith("@1")) {
            throw problem("level:5 is played as it is now or as level:5@1");
        }
        return Level.FIVE_BEFORE;
    }

    private Bot plain(Bot bot) {
        if (!measure.isEmpty()) {
            throw problem(kind + " takes no ':" + measure + "'");
        }
        return withoutSettings(bot);
    }

    private Bot withoutSettings(Bot bot) {
        if (!settings.isEmpty()) {
            throw problem(kind + " has no settings such as '" + settings.getFirst() + "'");
        }
        return bot;
    }

    private SearchSettings search() {
        SearchSettings search = SearchSettings.STANDARD;
        if (measure.isEmpty()) {
            throw problem("mcts needs iterations or milliseconds, as in mcts:500 or mcts:200ms");
        }
        search = measure.endsWith("ms")
                ? search.millis(millis("budget", measure))
                : search.iterations(whole("iterations", measure, 1, SearchSettings.MOST_ITERATIONS));
        for (String setting : settings) {
            search = with(search, key(setting), value(setting));
        }
        return search;
    }

    private SearchSettings with(SearchSettings search, String key, String value) {
        return switch (key) {
            case "steps" -> search.steps(whole(key, value, 1, 999_999_999));
            case "rollout" -> search.rollout(whole(key, value, 0, 10_000));
            case "look" -> search.look(whole(key, value, 0, 1000));
            case "c" -> search.curiosity(decimal(key, value, 100));
            case "bias" -> search.bias(decimal(key, value, 100));
            case "grow" -> search.grow(whole(key, value, 1, 1000));
            case "cap" -> search.millis(millis(key, value));
            case "net" -> search.schooling(schooling(value));
            default -> without(search, key, value);
        };
    }

    private SearchSettings without(SearchSettings search, String key, String value) {
        Skill skill = Skill.named(key).orElseThrow(() -> problem(
                "mcts has the settings steps, rollout, look, c, bias, grow, cap, net and " + Skill.keys() + ", not '"
                        + key + "'"));
        return switch (value) {
            case "on" -> search;
            case "off" -> search.without(skill);
            default -> throw problem(key + " is on or off, not '" + value + "'");
        };
    }

    private Schooling schooling(String value) {
        return switch (value) {
            case "own" -> Schooling.OWN;
            case "off" -> Schooling.NONE;
            case "" -> throw problem("net is own, off or the path of a file");
            default -> Schooling.file(Path.of(value));
        };
    }

    private LookaheadSettings lookahead() {
        LookaheadSettings lookahead = LookaheadSettings.STANDARD;
        if (measure.isEmpty()) {
            throw problem("alphabeta needs positions or milliseconds, as in alphabeta:20000 or alphabeta:200ms");
        }
        lookahead = measure.endsWith("ms")
                ? lookahead.millis(millis("budget", measure))
                : lookahead.nodes(whole("positions", measure, 1, LookaheadSettings.MOST_NODES));
        for (String setting : settings) {
            lookahead = with(lookahead, key(setting), value(setting));
        }
        return lookahead;
    }

    private LookaheadSettings with(LookaheadSettings lookahead, String key, String value) {
        return switch (key) {
            case "depth" -> lookahead.depth(whole(key, value, 1, LookaheadSettings.MOST_DEPTH));
            case "cap" -> lookahead.millis(millis(key, value));
            default -> throw problem("alphabeta has the settings depth and cap, not '" + key + "'");
        };
    }

    private static String key(String setting) {
        int equals = setting.indexOf('=');
        return equals < 0 ? setting : setting.substring(0, equals);
    }

    private static String value(String setting) {
        int equals = setting.indexOf('=');
        return equals < 0 ? "" : setting.substring(equals + 1);
    }

    private int millis(String what, String text) {
        if (!text.endsWith("ms")) {
            throw problem(what + " is a number of milliseconds such as 200ms, not '" + text + "'");
        }
        return whole(what, text.substring(0, text.length() - 2), 1, 3_600_000);
    }

    private int whole(String what, String text, int least, int most) {
        if (text.matches("\\d{1,9}")) {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw problem("%s is a whole number from %d to %d, not '%s'".formatted(what, least, most, text));
    }

    private double decimal(String what, String text, int most) {
        if (text.matches("\\d{1,3}(\\.\\d{1,9})?") && Double.parseDouble(text) <= most) {
            return Double.parseDouble(text);
        }
        throw problem("%s is a number from 0 to %d such as 0.7, not '%s'".formatted(what, most, text));
    }

    private BadInput problem(String what) {
        return new BadInput("Bot '" + whole + "': " + what + ".");
    }
}
