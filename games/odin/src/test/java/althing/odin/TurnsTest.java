package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.testkit.Rule;
import althing.odin.box.Space;
import althing.odin.course.Moves;
import althing.odin.course.Phase;

/** FFO-3 and FFO-14: turns of the Actions phase. */
class TurnsTest {

    @Test
    @Rule({"FFO-3.1", "FFO-0.7"})
    void seatsTakeTurns() {
        Scene scene = Scene.bare("odin(seats=3)").play("go WM1");
        assertThat(scene.position.nextSeat()).isEqualTo(1);
        assertThat(scene.position.why(0, Moves.named("go WM2")).orElseThrow().rule()).isEqualTo("FFO-3.1");
        scene.play("go HU1B");
        assertThat(scene.position.nextSeat()).isEqualTo(2);
    }

    @Test
    @Rule("FFO-3.2")
    void aSpaceTakesAsManyVikingsAsItsColumn() {
        Scene scene = Scene.bare();
        int before = scene.position.thingSquare[0];
        scene.play("go WM3");
        assertThat((int) scene.position.thingSquare[0]).isEqualTo(before - 3);
        scene.play("pass");
        scene.position.thingSquare[0] = 1;
        assertThat(scene.refusal("go PR2")).isEqualTo("FFO-3.2");
    }

    @Test
    @Rule("FFO-3.3")
    void aTakenSpace_isClosed_alsoWhenVikingsLeftIt() {
        Scene scene = Scene.bare().rolls(8, 8).play("go HU2B", "fail", "back 1");
        assertThat(scene.standing("HU2B")).isEqualTo(1);
        assertThat(scene.refusal("go HU2B")).isEqualTo("FFO-3.3");
    }

    @Test
    @Rule({"FFO-3.4", "FFO-3.5"})
    void whoPassed_isNotAskedAgain_andWhoHasNoVikings_isSkipped() {
        Scene scene = Scene.bare("odin(seats=3)").play("pass");
        scene.position.thingSquare[1] = 1;
        scene.play("go WM1");
        assertThat(scene.position.nextSeat()).isEqualTo(2);
        scene.play("go WM2");
        assertThat(scene.position.nextSeat()).as("the others are done").isEqualTo(2);
        scene.play("pass");
        assertThat(scene.position.phase).isNotEqualTo(Phase.ACTIONS);
    }

    @Test
    @Rule("FFO-3.4")
    void whoCanOnlyPass_isNotAsked() {
        Scene scene = Scene.bare();
        for (int space = 0; space < Space.PRINTED; space++) {
            scene.position.taken.set(space, Space.get(space).id.equals("WM1") ? 0 : 2);
        }
        scene.position.thingSquare[0] = 1;
        scene.position.thingSquare[1] = 1;
        scene.play("go WM1");
        assertThat(scene.position.phase).as("seat 1 has a viking but no space").isNotEqualTo(Phase.ACTIONS);
    }

    @Test
    @Rule({"FFO-3.4", "FFO-11.23"})
    void whoRanOutOfVikingsAndGotSomeBack_isAskedAgain() {
        Scene scene = Scene.bare().give("longship").rolls(12, 1);
        scene.position.thingSquare[0] = 2;
        scene.play("go SA2B", "fail", "back 1");
        scene.play("pass");
        assertThat(scene.position.nextSeat()).isEqualTo(0);
        assertThat(scene.can("go WM1")).isTrue();
    }

    @Test
    @Rule("FFO-3.7")
    void oneShip_servesSeveralActions() {
        Scene scene = Scene.bare("odin(seats=1)").round(6).give("longship+6silver").rolls(8, 8)
                .play("go SA1B", "take rune-stone");
        scene.backs();
        scene.play("go SA3C", "explore newfoundland", "go EO2A", "emigrate longship");
        assertThat(scene.count("emigrated-longship")).isEqualTo(1);
    }

    @Test
    @Rule({"FFO-14.1", "FFO-14.2", "FFO-14.3", "FFO-14.4", "FFO-14.5"})
    void anImitationSpace_doesWhatSomebodyElseDoes() {
        Scene scene = Scene.bare("odin(seats=4)");
        scene.position.lowImitation = 1;
        scene.position.highImitation = 4;
        scene.play("go HU1B", "go WM1", "pass", "pass");
        assertThat(scene.refusal("imitate HU1B")).as("his own").isEqualTo("FFO-14.3");
        assertThat(scene.refusal("imitate CR1A")).as("free").isEqualTo("FFO-14.3");
        assertThat(scene.refusal("imitate WM2")).as("no imitation in column 2").isEqualTo("FFO-14.1");
        int before = scene.position.thingSquare[0];
        scene.play("imitate WM1");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("stockfish+beans+silver"));
        assertThat((int) scene.position.thingSquare[0]).isEqualTo(before - 1);
        assertThat(scene.refusal("imitate HU1B")).isEqualTo("FFO-14.4");
    }

    @Test
    @Rule("FFO-14.5")
    void anImitatedAction_hasItsPrice() {
        Scene scene = Scene.bare("odin(seats=4)").give(1, "silver");
        scene.position.lowImitation = 1;
        scene.play("pass", "go LM1A");
        scene.position.cursor = 0;
        scene.position.passed = 0;
        scene.position.agenda.clear();
        scene.position.advance();
        assertThat(scene.refusal("imitate LM1A")).isEqualTo("FFO-3.6");
    }
}
