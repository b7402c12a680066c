package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** {@code level:5@1} is a yardstick: it plays for ever as level 5 did when it was first measured. */
class FirstSearchTest {

    /** What {@code level:5@1} is, with iterations in place of time. */
    private static final String BOT = Bots.first("mcts:12");

    static Stream<String> games() throws IOException {
        try (InputStream in = FirstSearchTest.class.getResourceAsStream("first-search.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .filter(line -> !line.startsWith("#")).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theFirstSearch_playsAsItDid(String game) {
        int colon = game.indexOf(": ");
        List<String> moves = List.of(game.substring(colon + 2).split("; "));
        assertThat(played(Setup.parse(game.substring(0, colon)), moves.size())).isEqualTo(moves);
    }

    private static List<String> played(Setup setup, int count) {
        Bot bot = Bots.named(BOT);
        SplitMix random = new SplitMix(1);
        Position position = setup.start();
        List<String> moves = new ArrayList<>();
        while (moves.size() < count) {
            int seat = position.nextSeat();
            Move move = bot.choose(new Belief(position, seat), random);
            moves.add(move.code());
            position.play(seat, move);
        }
        return moves;
    }
}
