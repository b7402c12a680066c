package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

import althing.engine.Game;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.formats.Json;
import althing.testkit.walk.Walkthrough;

/**
 * What must hold for every game, over random games of every setup. A game's test class extends it and names the game. The
 * games of a setup are played once, and everything is looked at on the way.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameContract {

    /** The moves of so many games are tried where they may not be legal. */
    private static final int GAMES = Extent.of(6);

    private final Map<String, Walkthrough> walks = new HashMap<>();

    protected abstract Game game();

    protected Stream<Setup> setups() {
        return Setup.all(game()).stream();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aSetupLine_readsBack(Setup setup) {
        assertThat(Setup.parse(setup.seeded(-42).line())).isEqualTo(setup.seeded(-42));
        assertThat(setup.seeded(7).start().setup()).as("a position keeps no seed").isEqualTo(setup);
    }

    @ParameterizedTest
    @MethodSource("setups")
    void theSameSetupAndMoves_giveTheSamePosition(Setup setup) {
        walked(setup).theSameSetupAndMovesGiveTheSamePosition();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aMoveIsListed_exactlyWhenNothingRefusesIt(Setup setup) {
        walked(setup).aMoveIsListedExactlyWhenNothingRefusesIt();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aMoveCode_readsBack(Setup setup) {
        for (Move move : knownMoves(setup)) {
            assertThat(game().move(move.code())).isEqualTo(move);
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aCopy_isIndependent(Setup setup) {
        walked(setup).aCopyIsIndependent();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void anImaginedPosition_cannotBeToldFromTheTruth(Setup setup) {
        walked(setup).anImaginedPositionCannotBeToldFromTheTruth();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void imagining_doesNotReproduceTheTruth(Setup setup) {
        walked(setup).imaginingDoesNotReproduceTheTruth();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void imagining_dealsTheFutureAnew(Setup setup) {
        Position position = setup.seeded(5).start();
        Position imagined = position.copy();
        imagined.imagine(0, new SplitMix(6));
        assertThat(game().knowsChance()).as("what the game says of chance").isEqualTo(tree(position).has("random"));
        if (game().knowsChance()) {
            assertThat(tree(imagined).get("random")).isNotEqualTo(tree(position).get("random"));
        } else {
            assertThat(setup.seeded(6).start().notation()).as("a game without chance").isEqualTo(position.notation());
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    void whatTheGameSaysOfSecrets_isSo(Setup setup) {
        walked(setup).whatTheGameSaysOfSecretsIsSo();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void anOrder_answersLegally(Setup setup) {
        walked(setup).anOrderAnswersLegally();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void whatDisclosesNothing_showsNothing(Setup setup) {
        walked(setup).whatDisclosesNothingShowsNothing();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aNotation_readsBack(Setup setup) {
        walked(setup).aNotationReadsBack();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aRecord_readsBack(Setup setup) {
        walked(setup).aRecordReadsBack();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aFinishedGame_hasAWinner(Setup setup) {
        walked(setup).aFinishedGameHasAWinner();
    }

    private Walkthrough walked(Setup setup) {
        return walks.computeIfAbsent(setup.line(), _ -> new Walkthrough(setup, knownMoves(setup)));
    }

    private static Set<Move> knownMoves(Setup setup) {
        return KnownMoves.of(setup, GAMES);
    }

    private static JsonNode tree(Position position) {
        return Json.STRICT.valueToTree(position.notation());
    }
}
