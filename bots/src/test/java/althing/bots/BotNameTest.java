package althing.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.BadInput;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

class BotNameTest {

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "greedy:0.15", "mcts:500", "mcts:20ms", "mcts:500,rollout=0,c=0.7",
            "mcts:9,look=0,steps=50", "mcts:9,net=off", "mcts:9,net=own", "level:5@1",
            "mcts:9,advice=off", "mcts:9,advice=on",
            "mcts:9,look=3,bias=0,grow=2,cap=200ms", "level:1", "level:5",
            "alphabeta:20000", "alphabeta:200ms", "alphabeta:500,depth=6,cap=800ms"})
    void aBotIsCalledAsItWasAskedFor(String name) {
        assertThat(Bots.named(name).name()).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "clever|There is no bot 'clever'",
            "random:3|random takes no ':3'",
            "random,c=1|random has no settings such as 'c=1'",
            "greedy:hot|warmth is a number from 0 to 100 such as 0.7, not 'hot'",
            "mcts|mcts needs iterations or milliseconds",
            "mcts:0|iterations is a whole number from 1 to 10000000, not '0'",
            "mcts:many|iterations is a whole number from 1 to 10000000, not 'many'",
            "mcts:-5ms|budget is a whole number from 1 to 3600000, not '-5'",
            "mcts:5,depth=3|mcts has the settings steps, rollout, look, c, bias, grow, cap, net and advice, not 'depth'",
            "mcts:5,c=|c is a number from 0 to 100 such as 0.7, not ''",
            "mcts:5,cap=3|cap is a number of milliseconds such as 200ms, not '3'",
            "mcts:5,net=|net is own, off or the path of a file",
            "mcts:5,net=nowhere.net|The net 'nowhere.net' cannot be read",
            "mcts:5,advice=old|advice is on or off, not 'old'",
            "level:5@2|level:5 is played as it is now or as level:5@1",
            "level:3@1|level:3 is played as it is now only",
            "alphabeta|alphabeta needs positions or milliseconds, as in alphabeta:20000 or alphabeta:200ms",
            "alphabeta:0|positions is a whole number from 1 to 100000000, not '0'",
            "alphabeta:9,depth=61|depth is a whole number from 1 to 60, not '61'",
            "alphabeta:9,look=1|alphabeta has the settings depth and cap, not 'look'",
            "level:6|level is a whole number from 1 to 5, not '6'",
            "level|level is a whole number from 1 to 5, not ''",
            "class:althing.Nobody|there is no class 'althing.Nobody' there",
            "class:java.lang.String|java.lang.String is no althing.bots.Bot",
            "class:althing.Nobody,from=nowhere.jar|there is no nowhere.jar",
            "class:althing.Nobody,c=1|class has the setting from",
            "random \"|is opened and not closed",
    })
    void aNameThatMakesNoBot_getsASentence(String name, String sentence) {
        assertThatThrownBy(() -> Bots.named(name)).isInstanceOf(BadInput.class).hasMessageContaining(sentence)
                .message().endsWith(".");
    }

    @Test
    void aListOfNames_keepsSettingsWithTheirBot() {
        assertThat(Bots.names("random, mcts:500,rollout=5,c=1,greedy")).containsExactly("random",
                "mcts:500,rollout=5,c=1", "greedy");
        assertThat(Bots.listed("random,exec:./my bot --x=1 'a,b',ms=80,greedy:0.1")).containsExactly("random",
                "exec:./my bot --x=1 'a,b',ms=80", "greedy:0.1");
        assertThatThrownBy(() -> Bots.names("random,,greedy")).isInstanceOf(BadInput.class);
    }

    /** What somebody else might write. */
    static final class Last implements Bot {

        @Override
        public String name() {
            return "last";
        }

        @Override
        public Move choose(Belief belief, SplitMix random) {
            MoveList moves = new MoveList();
            belief.moves(moves);
            return moves.get(moves.size() - 1);
        }
    }

    @Test
    void aBotByItsClass_playsAndIsCalledAsItWasAskedFor() {
        String name = "class:" + Last.class.getName();
        Position position = Setup.parse("vikings(seats=2)#1").start();
        MoveList moves = new MoveList();
        position.moves(position.nextSeat(), moves);
        Bot bot = Bots.named(name);
        assertThat(bot.name()).isEqualTo(name);
        assertThat(bot.choose(new Belief(position, position.nextSeat()), new SplitMix(1)))
                .isEqualTo(moves.get(moves.size() - 1));
        assertThat(Bots.isClocked(name)).isFalse();
    }

    @Test
    void words_arePartedByBlanks_whereNothingIsQuoted() {
        assertThat(Quoting.words("python3  'my bot.py' --name=\"a 'b'\" C:\\x"))
                .containsExactly("python3", "my bot.py", "--name=a 'b'", "C:\\x");
    }
}
