package althing.bots;

import althing.engine.BadInput;

/** Makes bots from their names. */
public final class Bots {

    private Bots() {
    }

    /** A new bot: {@code random}, {@code greedy}, {@code mcts:500} (iterations), {@code mcts:200ms}, {@code level:3}. */
    public static Bot named(String name) {
        return switch (name) {
            case "random" -> new RandomBot();
            default -> throw new BadInput("There is no bot '" + name + "'.");
        };
    }

    /** A new bot of a level for people, 1 (easy) to 5 (strong). */
    public static Bot level(int level) {
        return named("level:" + level);
    }
}
