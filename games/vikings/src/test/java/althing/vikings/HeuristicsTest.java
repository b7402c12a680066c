package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import althing.engine.Heuristics;
import althing.engine.Setup;
import althing.testkit.HeuristicsContract;
import althing.testkit.RandomGame;

class HeuristicsTest extends HeuristicsContract {

    private static final Heuristics HEURISTICS = new VikingsGame().heuristics();

    private static String best(VikingsPosition position) {
        return best(position, position.nextSeat()).code();
    }

    @Override
    protected Stream<String> setups() {
        return Stream.of("vikings(seats=2)", "vikings(seats=4)", "vikings(seats=3,advanced=true)",
                "vikings(seats=4,advanced=true,auction=false)");
    }

    @Override
    protected int winsInTen() {
        return 9;
    }

    @Test
    void aVikingWithAHome_isSettled() {
        assertThat(best(Table.of(Situation.basic().row(0, "scout", "left").wheel("left/noble")
                .laying(0, "left", "noble")).play("place noble 1").position)).isEqualTo("settle");
    }

    @Test
    void aWarrior_isSetAgainstTheShip() {
        assertThat(best(Situation.basic().round(3).ships(0, "- - blue-ship").row(0, "noble", "left* farm* right*")
                .row(0, "warrior", "left church").wheel("left/noble").laying(0, "right", "warrior")))
                .isEqualTo("place warrior 3");
    }

    @Test
    void theValueOfAFinishedGame_isItsPoints() {
        RandomGame game = new RandomGame(Setup.parse("vikings(seats=2,points=10)"), 4);
        game.play();
        assertThat(HEURISTICS.value(game.position(), 0)).isEqualTo(game.position().points(0));
    }
}
