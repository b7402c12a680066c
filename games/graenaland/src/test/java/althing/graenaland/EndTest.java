package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.graenaland.box.Column;
import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;
import althing.testkit.Rule;

/** GRA-16 and GRA-17.5: victory in the basic game. */
class EndTest {

    /** Eight settlements and a dominated province: two conditions. */
    private static Scene two(int seats) {
        Scene scene = Scene.basic(seats).villages(0, "H1", 5).village(0, "F1", "P1").villages(0, "M1", 1);
        for (int seat = 0; seat < seats; seat++) {
            scene.village(seat, "H1").hero(seat, "warlord", "H1");
        }
        return scene;
    }

    @Test
    @Rule({"GRA-16.1", "GRA-16.2", "GRA-16.4", "GRA-16.6"})
    void threeOfFiveConditionsAreVictory() {
        Scene short1 = two(4).build();
        assertThat(short1.clan(0).met()).containsExactly(Column.SETTLEMENTS, Column.DOMINATED);
        assertThat(short1.play(0, "done").view(0).announcer()).isNull();
        Scene won = two(4).army(0, 3).build();
        assertThat(won.clan(0).met()).contains(Column.ARMY);
        assertThat(won.play(0, "done").view(0).announcer()).isEqualTo(0);
        assertThat(won.log()).contains("log.announce");
    }

    @Test
    @Rule({"GRA-16.3", "GRA-16.5"})
    void provincesWithTwo_andBuildings_count() {
        Scene scene = Scene.basic(4).villages(0, "H1", 2).villages(0, "P1", 2).village(0, "F1");
        assertThat(scene.clan(0).met()).isEmpty();
        scene.building(0, "fort", "F1").building(0, "hall", "H1");
        assertThat(scene.clan(0).met()).containsExactly(Column.PROVINCES, Column.BUILDINGS);
    }

    @Test
    @Rule("GRA-16.7")
    void onlyTheMainPlayerWins_afterItsOwnBuilding() {
        Scene scene = two(4).army(0, 3).main(1).build().play(1, "done");
        assertThat(scene.view(0).announcer()).isNull();
        assertThat(scene.asked()).isEqualTo(Question.ORDER);
    }

    @Test
    @Rule({"GRA-16.8", "GRA-16.10"})
    void everybodyElseBuildsOnceMore_andTheAnnouncerWins() {
        Scene scene = two(4).army(0, 3).villages(2, "F2", 7).building(2, "fort", "H1").building(2, "hall", "H1")
                .army(2, 9).villages(2, "P1", 2).build().play(0, "done");
        assertThat(scene.view(0).stage()).isEqualTo(Stage.FINAL_BUILDING);
        for (int seat = 1; seat < 4; seat++) {
            assertThat(scene.pending()).containsExactly(seat);
            scene.play(seat, "done");
        }
        assertThat(scene.position.isOver()).isTrue();
        assertThat(scene.position.points(2)).isGreaterThan(scene.position.points(0));
        assertThat(scene.position.rank(0)).isEqualTo(1);
        assertThat(scene.position.rank(2)).isEqualTo(2);
        assertThat(scene.refusal(0, "done")).isEqualTo("GRA-2.11");
    }

    @Test
    @Rule("GRA-16.9")
    void theFinalBuildingHasMarkets_butNoSupplyCardsAndNoWorks() {
        Scene scene = two(4).village(1, "P1").work("market", "P1").army(0, 3)
                .hand(1, "livestock", "livestock", "wood", "ore", "grain").finalBuilding(0, 1);
        assertThat(scene.options(1)).contains("village P1").noneMatch(code -> code.startsWith("take"))
                .noneMatch(code -> code.startsWith("joint")).noneMatch(code -> code.startsWith("market"));
        assertThat(scene.refusal(1, "market H1")).isEqualTo("GRA-16.9");
        assertThat(scene.refusal(1, "take S01")).isEqualTo("GRA-16.9");
    }

    @Test
    @Rule("GRA-16.11")
    void theOthersAreRankedByConditions_equalOnesTogether() {
        Scene scene = two(4).army(0, 3).army(2, 3).build().play(0, "done").play(1, "done").play(2, "done")
                .play(3, "done");
        assertThat(List.of(scene.position.rank(0), scene.position.rank(1), scene.position.rank(2),
                scene.position.rank(3))).containsExactly(1, 3, 2, 3);
        assertThat(scene.position.scoreSheet().total()).containsExactly(3, 0, 1, 0);
    }

    @Test
    @Rule("GRA-17.5")
    void withThreePlayersTheConditionOfBuildingsNeedsThree() {
        Scene scene = Scene.basic(3).building(0, "fort", "F1").building(0, "hall", "F1");
        assertThat(scene.clan(0).met()).isEmpty();
        assertThat(scene.building(0, "fort", "H1").clan(0).met()).containsExactly(Column.BUILDINGS);
    }
}
