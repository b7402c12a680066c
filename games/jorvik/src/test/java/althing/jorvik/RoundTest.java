package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.Setup;
import althing.jorvik.town.Step;
import althing.testkit.RandomGame;
import althing.testkit.Rule;

/** JOR-3: the phases of a round. */
class RoundTest {

    @Test
    @Rule("JOR-3.1")
    void thePhases_comeInTheirOrder() {
        RandomGame game = new RandomGame(Setup.parse("jorvik(seats=4)"), 11);
        List<Step> steps = new ArrayList<>();
        int[] round = {1};
        game.play((position, _, _) -> {
            JorvikPosition jorvik = (JorvikPosition) position;
            if (jorvik.round != round[0]) {
                steps.clear();
                round[0] = jorvik.round;
            }
            if (!steps.isEmpty()) {
                assertThat(jorvik.step).isGreaterThanOrEqualTo(steps.getLast());
            }
            steps.add(jorvik.step);
        });
    }

    @Test
    @Rule("JOR-3.2")
    void theMarker_goesToTheLeftAfterLoading() {
        Scene scene = Scene.karl(3);
        scene.position.start = 2;
        scene.go(Step.LOADING);
        assertThat(scene.view().startSeat()).isEqualTo(0);
        assertThat(scene.view().round()).isEqualTo(2);
        assertThat(scene.decides()).isEqualTo(0);
    }
}
