package althing.bots;

import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.SplitMix;

/**
 * The five opponents that people choose from.
 *
 * <table>
 * <caption>Levels</caption>
 * <tr><th>level</th><th>plays like</th><th>bot</th></tr>
 * <tr><td>1</td><td>a kind beginner: mostly sensible, often careless</td><td>greedy:4</td></tr>
 * </table>
 */
enum Level {

    ONE("greedy:4"), TWO("greedy:1"), THREE("mcts:100"), FOUR("mcts:1000"), FIVE("mcts:50000,cap=700ms");

    static final int COUNT = values().length;

    private final String equal;

    Level(String equal) {
        this.equal = equal;
    }

    static Level of(int number) {
        return values()[number - 1];
    }

    Bot bot() {
        Bot player = Bots.named(equal);
        String name = "level:" + (ordinal() + 1);
        return new Bot() {

            @Override
            public String name() {
                return name;
            }

            @Override
            public Move choose(Belief belief, SplitMix random) {
                return player.choose(belief, random);
            }
        };
    }
}
