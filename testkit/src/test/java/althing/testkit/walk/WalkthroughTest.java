package althing.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.engine.Setup;

/** Every property finds the fault that it is there for; where nothing is wrong, none finds any. */
class WalkthroughTest {

    private static final Map<String, Consumer<Walkthrough>> PROPERTIES = Map.ofEntries(
            Map.entry("start", Walkthrough::theSameSetupAndMovesGiveTheSamePosition),
            Map.entry("listing", Walkthrough::aMoveIsListedExactlyWhenNothingRefusesIt),
            Map.entry("copy", Walkthrough::aCopyIsIndependent),
            Map.entry("imagining", Walkthrough::anImaginedPositionCannotBeToldFromTheTruth),
            Map.entry("truth", Walkthrough::imaginingDoesNotReproduceTheTruth),
            Map.entry("showing", Walkthrough::whatDisclosesNothingShowsNothing),
            Map.entry("notation", Walkthrough::aNotationReadsBack),
            Map.entry("move", Walkthrough::aRecordReadsBack),
            Map.entry("rank", Walkthrough::aFinishedGameHasAWinner),
            Map.entry("features", Walkthrough::anImaginedPositionCannotBeToldFromTheTruth),
            Map.entry("openness", Walkthrough::whatTheGameSaysOfSecretsIsSo),
            Map.entry("order", Walkthrough::anOrderAnswersLegally));

    private static Walkthrough walked(String fault) {
        return new Walkthrough(Setup.parse("faulty(fault=" + fault + ")"), Set.of(Faulty.TAKE, Faulty.LOOK),
                Walkthrough.GAMES);
    }

    private static Consumer<Walkthrough> property(String fault) {
        Consumer<Walkthrough> property = PROPERTIES.get(fault);
        assertThat(property).as(fault).isNotNull();
        return property == null ? _ -> {} : property;
    }

    @Test
    void whereNothingIsWrong_everyPropertyHolds() {
        Walkthrough sound = walked("none");
        PROPERTIES.forEach((_, property) -> assertThatCode(() -> property.accept(sound)).doesNotThrowAnyException());
    }

    @ParameterizedTest
    @CsvSource({"start", "listing", "copy", "imagining", "truth", "showing", "notation", "move", "rank", "features",
            "openness", "order"})
    void aFault_isFound(String fault) {
        Walkthrough walk = walked(fault);
        assertThatThrownBy(() -> property(fault).accept(walk)).isInstanceOf(AssertionError.class);
    }

    @ParameterizedTest
    @CsvSource({"listing", "notation", "rank", "move", "truth"})
    void otherProperties_stillHold(String fault) {
        Walkthrough walk = walked(fault);
        assertThatCode(walk::aCopyIsIndependent).doesNotThrowAnyException();
        assertThatCode(walk::theSameSetupAndMovesGiveTheSamePosition).doesNotThrowAnyException();
    }

    @Test
    void aFailure_tellsTheSetupAndTheMoves() {
        assertThatThrownBy(walked("notation")::aNotationReadsBack)
                .hasMessageContaining("in faulty(seats=2,fault=notation)#")
                .hasMessageContaining(" after 0 ").hasMessageContaining("look; ");
    }
}
