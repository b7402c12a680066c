package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;

import org.junit.jupiter.api.Test;

import althing.graenaland.box.Column;
import althing.graenaland.box.Components;
import althing.graenaland.box.VictoryFace;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.start.VictoryChoice;
import althing.graenaland.table.Question;
import althing.graenaland.view.GraenalandView;
import althing.testkit.Rule;

/** GRA-19: victory cards. */
class VictoryCardsTest {

    private static Scene dealt() {
        Scene scene = Scene.of("graenaland(seats=3,variant=advanced)").village(0, "H1").hero(0, "warlord", "H1")
                .hero(1, "warlord", "H1").hero(2, "warlord", "H1");
        VictoryChoice.begin(scene.position);
        return scene;
    }

    @Test
    @Rule({"GRA-19.1", "GRA-19.2"})
    void everybodyKeepsOneOfThreeInSecret() {
        Scene scene = dealt();
        assertThat(scene.pending()).containsExactly(0, 1, 2);
        assertThat(scene.view(0).conditions()).isEmpty();
        List<String> choice = scene.options(1);
        assertThat(choice).hasSize(3);
        GraenalandView before = scene.view(0);
        scene.play(1, choice.getFirst());
        assertThat(scene.view(0)).isEqualTo(before);
        assertThat(Objects.requireNonNull(scene.clan(1).victoryCard()).card())
                .isEqualTo(choice.getFirst().substring("keep ".length()));
        assertThat(scene.view(0).clans().get(1).victoryCard()).isNull();
        assertThat(scene.refusal(0, choice.getFirst())).isEqualTo("GRA-19.1");
        scene.play(0, scene.options(0).getLast()).play(2, scene.options(2).get(1));
        assertThat(scene.asked()).isEqualTo(Question.ORDER);
        assertThat(Objects.requireNonNull(scene.view(1).secret()).chosen()).isTrue();
    }

    @Test
    @Rule("GRA-19.3")
    void aCardHasFiveColumnsOfThreeLevels() {
        for (VictoryFace card : Components.VICTORY) {
            assertThat(card.levels()).hasSize(5).allMatch(levels -> levels.size() == 3
                    && levels.get(0) < levels.get(1) && levels.get(1) < levels.get(2));
        }
    }

    @Test
    @Rule({"GRA-19.4", "GRA-19.6"})
    void eachLevelReachedIsAPoint_andSixWin() {
        Scene scene = Scene.advanced(4, "V02").villages(0, "H1", 5).village(0, "F1", "P1").building(0, "hall", "F1")
                .building(0, "fort", "P1").army(0, 3).village(1, "H1").build();
        assertThat(scene.clan(0).victoryPoints()).isEqualTo(3 + 1 + 1 + 1 + 1);
        scene.play(0, "done");
        assertThat(scene.view(0).announcer()).isEqualTo(0);
    }

    @Test
    @Rule("GRA-19.5")
    void lightAndDarkTellHowOtherCardsAre() {
        for (VictoryFace card : Components.VICTORY) {
            int light = card.light().ordinal();
            int dark = card.dark().ordinal();
            assertThat(Components.VICTORY).allMatch(other -> other.levels().get(light).getFirst() >= card.levels()
                    .get(light).getFirst());
            assertThat(Components.VICTORY).allMatch(other -> other.levels().get(dark).getLast() <= card.levels()
                    .get(dark).getLast());
        }
    }

    @Test
    @Rule("GRA-19.7")
    void withThreePlayersTheCardsCountAsTheyAre() {
        Scene scene = Scene.advanced(3, "V13").village(0, "H1").building(0, "fort", "H1").building(0, "hall", "H1");
        assertThat(Scoring.levels(scene.position.opening.victory[0], Column.BUILDINGS.ordinal(), 2)).isEqualTo(2);
        assertThat(scene.clan(0).victoryPoints()).isEqualTo(2);
    }
}
