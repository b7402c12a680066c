package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.graenaland.table.Question;
import althing.testkit.Rule;

/** GRA-3 and GRA-15: the course of a turn. */
class TurnTest {

    private static Scene settled() {
        return Scene.basic(3).village(0, "H1", "F1").village(1, "P1", "H1").village(2, "F1", "P1")
                .hero(0, "warlord", "H1").hero(1, "warlord", "P1").hero(2, "warlord", "F1");
    }

    @Test
    @Rule({"GRA-3.1", "GRA-3.2", "GRA-3.3", "GRA-5.1"})
    void theOthersMoveAndPropose_onlyTheMainPlayerBuilds() {
        Scene scene = settled().cards("P1", "grain").orders();
        assertThat(scene.pending()).containsExactly(1, 2);
        assertThat(scene.refusal(0, "stay")).isEqualTo("GRA-5.1");
        assertThat(scene.refusal(1, "done")).isEqualTo("GRA-5.1");
        scene.play(1, "stay").play(2, "stay");
        assertThat(scene.asked()).isEqualTo(Question.PROPOSE);
        assertThat(scene.pending()).containsExactly(1);
        scene.play(1, "pass").play(2, "pass");
        assertThat(scene.asked()).isEqualTo(Question.BUILD);
        assertThat(scene.pending()).containsExactly(0);
        assertThat(scene.refusal(1, "village P1")).isEqualTo("GRA-3.2");
    }

    @Test
    @Rule({"GRA-3.4", "GRA-15.2"})
    void theShipGoesLeft_andTheSupplyRowIsFilledUp() {
        Scene scene = settled().row("S01", "S02", "S03", "S04").build().play(0, "take S02");
        assertThat(scene.view(0).supply().row()).hasSize(3);
        scene.play(0, "done");
        assertThat(scene.view(0).mainSeat()).isEqualTo(1);
        assertThat(scene.view(0).supply().row()).hasSize(4);
        assertThat(scene.view(0).turn()).isEqualTo(2);
        assertThat(scene.pending()).isEqualTo(List.of(0, 2));
    }

    @Test
    @Rule("GRA-15.1")
    void victoryIsCheckedAfterBuilding() {
        assertThat(settled().build().position.prompt(0).key()).isEqualTo("prompt.build");
        Scene scene = settled().villages(0, "H1", 3).villages(0, "F1", 3).army(0, 3).build();
        assertThat(scene.view(0).announcer()).isNull();
        assertThat(scene.position.prompt(0).key()).isEqualTo("prompt.build.won");
        assertThat(scene.play(0, "done").view(0).announcer()).isEqualTo(0);
    }
}
