package althing.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** What every bot promises. */
class BotsTest {

    private static final int GAMES = 10;

    private interface Decision {
        void at(Position position, int seat, long seed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "greedy:0.2", "mcts:60", "mcts:60,look=2,bias=0", "level:1", "level:4"})
    void aBotChoosesALegalMove(String name) {
        Bot bot = Bots.named(name);
        MoveList legal = new MoveList();
        inRandomGames((position, seat, seed) -> {
            position.moves(seat, legal);
            assertThat(legal.toList()).contains(choice(bot, position, seat, seed));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "greedy:0.2", "mcts:60", "mcts:60,look=2,bias=0", "level:2"})
    void theSameBeliefAndRandomState_giveTheSameMove(String name) {
        Bot used = Bots.named(name);
        inRandomGames((position, seat, seed) -> assertThat(choice(used, position, seat, seed))
                .isEqualTo(choice(Bots.named(name), position, seat, seed)));
    }

    /** The small game imagines the same worlds for all positions that a seat cannot tell apart. */
    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "greedy:0.2", "mcts:60", "mcts:60,look=2,bias=0", "level:4"})
    void theHiddenTruth_doesNotMatterToABot(String name) {
        Bot bot = Bots.named(name);
        inRandomGames((position, seat, seed) -> {
            Position other = position.copy();
            other.imagine(seat, SplitMix.stream(seed, 3));
            assertThat(choice(bot, other, seat, seed)).isEqualTo(choice(bot, position, seat, seed));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "mcts:20"})
    void thinkingChangesNothing(String name) {
        Bot bot = Bots.named(name);
        inRandomGames((position, seat, seed) -> {
            Object before = position.notation();
            choice(bot, position, seat, seed);
            assertThat(position.notation()).isEqualTo(before);
        });
    }

    @Test
    void oneBotObject_servesGamesOfDifferentSetups() {
        Bot bot = Bots.named("mcts:30");
        for (int seats = 2; seats <= 4; seats++) {
            Position position = hoard(seats, 1);
            assertThat(choice(bot, position, 1, 2)).isEqualTo(choice(Bots.named("mcts:30"), position, 1, 2));
        }
    }

    @Test
    void aBotByTheClock_answers() {
        assertThat(choice(Bots.named("mcts:5ms"), hoard(3, 1), 0, 1)).isNotNull();
    }

    private static void inRandomGames(Decision decision) {
        MoveList moves = new MoveList();
        for (int game = 0; game < GAMES; game++) {
            Position position = hoard(2 + game % 3, game);
            SplitMix random = SplitMix.stream(game, 7);
            while (!position.isOver()) {
                int seat = position.nextSeat();
                decision.at(position, seat, random.nextLong());
                position.moves(seat, moves);
                position.play(seat, moves.get(random.nextInt(moves.size())));
            }
        }
    }

    private static Position hoard(int seats, long seed) {
        return Setup.parse("hoard(seats=" + seats + ")").seeded(seed).start();
    }

    private static Move choice(Bot bot, Position position, int seat, long seed) {
        return bot.choose(new Belief(position, seat), new SplitMix(seed));
    }
}
