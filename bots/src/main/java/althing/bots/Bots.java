package althing.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Makes bots from their names. */
public final class Bots {

    private static final Pattern SETTING = Pattern.compile("\\s*[a-z]+=");

    private Bots() {
    }

    /**
     * A new bot: {@code random}, {@code greedy}, {@code mcts:500} (iterations), {@code mcts:200ms},
     * {@code alphabeta:20000} (positions), {@code level:3}, or somebody else's: {@code exec:./mybot} (a program),
     * {@code class:org.example.Hasty,from=hasty.jar}.
     * BadInput says what is wrong with a name; {@code docs/bots.md} describes them all.
     */
    public static Bot named(String name) {
        return new BotName(name).bot();
    }

    /** Whether a bot thinks by the clock, so that the same belief and random state may not give the same move. */
    public static boolean isClocked(String name) {
        return new BotName(name).isClocked();
    }

    /** A search, such as {@code mcts:500}, as it thought when level 5 was first measured. */
    public static String first(String search) {
        return search + ",net=off" + Skill.ALL_OFF;
    }

    /** The names in a list such as {@code random,mcts:500,rollout=10,greedy}, each of which must be that of a bot. */
    public static List<String> names(String list) {
        List<String> names = listed(list);
        names.forEach(Bots::named);
        return names;
    }

    /**
     * The words of a list that may name others than bots, too: a word such as {@code ms=800} belongs to the one before it,
     * and commas between quotes part nothing.
     */
    public static List<String> listed(String list) {
        List<String> names = new ArrayList<>();
        for (String word : Quoting.parts(list)) {
            if (SETTING.matcher(word).lookingAt() && !names.isEmpty()) {
                names.add(names.removeLast() + "," + word.strip());
            } else {
                names.add(word.strip());
            }
        }
        return List.copyOf(names);
    }

    /** A new bot of a level for people, 1 (easy) to 5 (strong). */
    public static Bot level(int level) {
        return named("level:" + level);
    }
}
