package althing.bots;

import java.util.HashMap;
import java.util.Map;
import java.util.SequencedMap;

import org.jspecify.annotations.Nullable;

import althing.engine.Belief;
import althing.engine.Duel;
import althing.engine.Move;
import althing.engine.SplitMix;

/**
 * The five opponents that people choose from, by number. Where the game is a {@link Duel}, the strong ones look ahead
 * move by move.
 *
 * <table>
 * <caption>Levels</caption>
 * <tr><th>level</th><th>plays like</th><th>bot</th><th>in a duel</th></tr>
 * <tr><td>1</td><td>a kind beginner: mostly sensible, often careless</td><td>{@code greedy:0.16}</td><td>the same</td></tr>
 * <tr><td>2</td><td>somebody who knows the game and does not always look</td><td>{@code greedy:0.08}</td>
 * <td>{@code greedy:0.03}</td></tr>
 * <tr><td>3</td><td>somebody who takes what looks best now</td><td>{@code greedy}</td><td>the same</td></tr>
 * <tr><td>4</td><td>somebody who thinks a round ahead</td><td>{@code mcts:300,steps=6000,cap=800ms,net=off}</td>
 * <td>{@code alphabeta:10000,cap=800ms}</td></tr>
 * <tr><td>5</td><td>the strongest that answers within a second on one core</td>
 * <td>{@code mcts:20000,cap=800ms}</td><td>{@code alphabeta:800ms}</td></tr>
 * </table>
 */
enum Level {

    ONE("greedy:0.16"), TWO("greedy:0.08", "greedy:0.03"), THREE("greedy"),
    FOUR("mcts:300,steps=6000,cap=800ms,net=off", "alphabeta:10000,cap=800ms"),
    FIVE("mcts:20000,cap=800ms", "alphabeta:800ms"),
    /** The level 5 that was first measured, to measure against. */
    FIVE_BEFORE(Bots.first("mcts:20000,cap=800ms"), "alphabeta:800ms");

    static final int COUNT = FIVE.ordinal() + 1;

    private final String equal;
    private final String duellist;

    Level(String equal) {
        this(equal, equal);
    }

    Level(String equal, String duellist) {
        this.equal = equal;
        this.duellist = duellist;
    }

    static Level of(int number) {
        return values()[number - 1];
    }

    boolean isClocked() {
        return Bots.isClocked(equal) || Bots.isClocked(duellist);
    }

    Bot bot(String name) {
        Map<String, Bot> players = new HashMap<>();
        return new Bot() {

            private @Nullable Bot last;

            @Override
            public String name() {
                return name;
            }

            @Override
            public Move choose(Belief belief, SplitMix random) {
                boolean isDuel = belief.setup().game().heuristics().duel().isPresent();
                Bot player = players.computeIfAbsent(isDuel ? duellist : equal, Bots::named);
                Move choice = player.choose(belief, random);
                last = player;
                return choice;
            }

            @Override
            public SequencedMap<Move, Integer> tries() {
                return last == null ? Bot.super.tries() : last.tries();
            }
        };
    }
}
