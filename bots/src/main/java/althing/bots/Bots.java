package althing.bots;

import java.util.ArrayList;
import java.util.List;

/** Makes bots from their names. */
public final class Bots {

    private Bots() {
    }

    /**
     * A new bot: {@code random}, {@code greedy}, {@code mcts:500} (iterations), {@code mcts:200ms},
     * {@code alphabeta:20000} (positions), {@code level:3}.
     * BadInput says what is wrong with a name; {@code docs/bots.md} describes them all.
     */
    public static Bot named(String name) {
        return new BotName(name).bot();
    }

    /** Whether a bot thinks by the clock, so that the same belief and random state may not give the same move. */
    public static boolean isClocked(String name) {
        return new BotName(name).isClocked();
    }

    /** The names in a list such as {@code random,mcts:500,rollout=10,greedy}, each of which must be that of a bot. */
    public static List<String> names(String list) {
        List<String> names = listed(list);
        names.forEach(Bots::named);
        return names;
    }

    /** The words of a list that may name others than bots, too: a word with a = belongs to the one before it. */
    public static List<String> listed(String list) {
        List<String> names = new ArrayList<>();
        for (String word : list.split(",", -1)) {
            if (word.indexOf('=') >= 0 && !names.isEmpty()) {
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
