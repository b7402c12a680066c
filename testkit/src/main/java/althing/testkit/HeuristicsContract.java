package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Part;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.formats.Texts;

/** What a game knows about playing well is worth knowing, and asking for it changes nothing. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class HeuristicsContract {

    private static final int GAMES = 40;
    /** No game of ours is decided by more points, however it is played. */
    private static final double FAR = 500;

    /** The setups for several seats to try, as lines. */
    protected abstract Stream<String> setups();

    /** Of how many games in ten the heuristics must win more, with one seat among random ones. */
    protected int winsInTen() {
        return 7;
    }

    @ParameterizedTest
    @MethodSource("setups")
    void theBestLookingMove_beatsARandomOne(String line) {
        Setup setup = Setup.parse(line);
        int wins = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            int greedy = seed % setup.seats();
            wins += play(setup.seeded(seed).start(), greedy, new SplitMix(seed)).rank(greedy) == 1 ? 1 : 0;
        }
        assertThat(wins).as("wins of %d games", GAMES).isGreaterThan(GAMES * winsInTen() / 10);
    }

    private static Position play(Position position, int greedy, SplitMix random) {
        MoveList moves = new MoveList();
        while (!position.isOver()) {
            int seat = position.nextSeat();
            position.moves(seat, moves);
            position.play(seat, seat == greedy ? best(position, seat) : moves.get(random.nextInt(moves.size())));
        }
        return position;
    }

    /** The move that looks best to a seat, which sees an imagined position as a bot does. */
    public static Move best(Position position, int seat) {
        Heuristics heuristics = position.setup().game().heuristics();
        Position imagined = position.copy();
        imagined.imagine(seat, new SplitMix(1));
        MoveList moves = new MoveList();
        imagined.moves(seat, moves);
        return heuristics.best(imagined, seat, moves);
    }

    @ParameterizedTest
    @MethodSource("setups")
    void theValue_isTheSumOfItsParts_andEachHasAName(String line) {
        Setup setup = Setup.parse(line);
        Heuristics heuristics = setup.game().heuristics();
        Texts texts = Texts.of(setup.game(), "en");
        new RandomGame(setup, 3).play((position, seat, _) -> {
            List<Part> parts = heuristics.parts(position, seat);
            assertThat(parts.stream().mapToDouble(Part::points).sum())
                    .isCloseTo(heuristics.value(position, seat), within(1e-6));
            assertThat(parts).allMatch(part -> texts.messages().containsKey(part.what().key()));
        });
    }

    @ParameterizedTest
    @MethodSource("setups")
    void appraising_changesNothing_andIsFinite(String line) {
        Setup setup = Setup.parse(line);
        Heuristics heuristics = setup.game().heuristics();
        new RandomGame(setup, 6).play((position, seat, move) -> {
            Object before = position.notation();
            assertThat(heuristics.worth(position, seat, move)).isFinite();
            IntStream.range(0, setup.seats())
                    .forEach(each -> assertThat(heuristics.value(position, each)).isBetween(-FAR, FAR));
            assertThat(position.notation()).isEqualTo(before);
        });
    }

    @ParameterizedTest
    @MethodSource("setups")
    void theWinner_isValuedMost(String line) {
        Setup setup = Setup.parse(line);
        Heuristics heuristics = setup.game().heuristics();
        Position end = play(setup.seeded(3).start(), 0, new SplitMix(3));
        for (int seat = 0; seat < setup.seats(); seat++) {
            for (int other = 0; other < setup.seats(); other++) {
                if (end.rank(seat) == 1) {
                    assertThat(heuristics.value(end, seat)).isGreaterThanOrEqualTo(heuristics.value(end, other));
                }
            }
        }
    }
}
