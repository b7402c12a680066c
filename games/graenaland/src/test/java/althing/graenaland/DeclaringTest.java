package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;

import org.junit.jupiter.api.Test;

import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;
import althing.testkit.Rule;

/** GRA-20: the end of the advanced game. */
class DeclaringTest {

    private static final String[] FORT = {"grain", "wood", "wood", "ore", "ore"};

    /** Seat 1 has 5 points on V02 and is a fort short of victory: 5 settlements (1), 2 buildings (1), army 5 (3). */
    private static Scene near() {
        return Scene.advanced(4, "V02").village(1, "P1").villages(1, "F1", 2).building(1, "hall", "P1")
                .building(1, "church", "F1").army(1, 5).village(0, "F2").village(3, "F2");
    }

    /** The same for seat 2. */
    private static Scene both() {
        return near().hand(1, FORT).village(2, "H1").villages(2, "F2", 2).building(2, "hall", "H1")
                .building(2, "church", "F2").army(2, 5).hand(2, FORT).main(3);
    }

    private static Scene ready() {
        return near().hand(1, FORT).hand(0, "ore").supply(2, "S16").declaring();
    }

    @Test
    @Rule({"GRA-20.1", "GRA-20.2", "GRA-20.6"})
    void whoCanReachSixPoints_mayDeclareInAnothersTurn_andWins() {
        assertThat(near().clan(1).victoryPoints()).isEqualTo(5);
        Scene scene = ready();
        assertThat(scene.asked()).isEqualTo(Question.DECLARE);
        assertThat(scene.pending()).containsExactly(1);
        scene.play(1, "declare");
        assertThat(scene.view(0).stage()).isEqualTo(Stage.FINAL_BUILDING);
        assertThat(scene.view(0).announcer()).isEqualTo(1);
        assertThat(scene.refusal(1, "done")).isEqualTo("GRA-20.6");
        assertThat(scene.options(1)).noneMatch(code -> code.startsWith("take") || code.startsWith("rampart"));
        assertThat(scene.view(0).clans().get(1).victoryCard()).isNull();
        scene.play(1, "fort P1", "done");
        assertThat(scene.view(0).clans().get(1).victoryPoints()).isEqualTo(6);
    }

    @Test
    @Rule("GRA-20.3")
    void theMainPlayerDeclaresWithTheHand_notWithTheTable() {
        Scene with = near().main(1).hand(1, FORT).declaring();
        assertThat(with.options(1)).containsExactly("declare", "wait");
        Scene without = near().main(1)
                .hand(1, "grain", "wood", "wood", "livestock", "livestock")
                .row("S16", "S01", "S02", "S03").declaring();
        assertThat(without.options(1)).containsExactly("wait");
        assertThat(without.refusal(1, "declare")).isEqualTo("GRA-20.9");
        without.play(1, "wait", "take S16", "fort P1");
        assertThat(without.play(1, "done").view(0).announcer()).isEqualTo(1);
    }

    @Test
    @Rule("GRA-20.4")
    void ofSeveral_theOneWithMostPointsBuilds_thenTheNearest() {
        Scene equal = both().declaring();
        assertThat(equal.pending()).containsExactly(1, 2);
        equal.play(2, "declare").play(1, "declare");
        assertThat(equal.view(0).announcer()).isEqualTo(1);
        Scene more = both().villages(2, "F2", 2).declaring().play(2, "declare").play(1, "declare");
        assertThat(more.view(0).announcer()).isEqualTo(2);
    }

    @Test
    @Rule("GRA-20.5")
    void theMainPlayerBuildsOnlyWhenAllHaveAnswered() {
        Scene scene = ready();
        assertThat(scene.refusal(0, "done")).isEqualTo("GRA-20.2");
        assertThat(scene.play(1, "wait").asked()).isEqualTo(Question.BUILD);
        assertThat(scene.pending()).containsExactly(0);
    }

    @Test
    @Rule("GRA-20.7")
    void thenTheOthersBuild_clockwise_andAllCount() {
        Scene scene = ready().play(1, "declare", "fort P1", "done");
        for (int seat : List.of(2, 3, 0)) {
            assertThat(scene.pending()).containsExactly(seat);
            scene.play(seat, "done");
        }
        assertThat(scene.position.isOver()).isTrue();
        assertThat(scene.view(-1).clans()).allMatch(clan -> Objects.nonNull(clan.victoryCard()));
        assertThat(scene.position.scoreSheet().total()).containsExactly(0, 6, 0, 0);
        assertThat(scene.position.rank(1)).isEqualTo(1);
    }

    @Test
    @Rule("GRA-20.8")
    void ifNobodyDeclares_theMainPlayerMayWinAfterBuilding() {
        Scene scene = near().main(1).hand(1, FORT).declaring().play(1, "wait", "fort P1",
                "done");
        assertThat(scene.view(0).announcer()).isEqualTo(1);
        assertThat(scene.pending()).containsExactly(2);
    }

    @Test
    @Rule("GRA-20.9")
    void beingAskedSaysNothing_andADeclarationIsOfferedOnlyWhenTrue() {
        Scene able = near().hand(1, FORT).declaring();
        Scene unable = near()
                .hand(1, "plains-ore", "forest-grain", "forest-grain", "hills-livestock", "hills-livestock")
                .declaring();
        assertThat(unable.pending()).isEqualTo(able.pending());
        assertThat(unable.options(1)).containsExactly("wait");
        assertThat(able.play(1, "wait").log()).isEqualTo(unable.play(1, "wait").log());
    }

    @Test
    void aVictoryThatNeedsSupplyCardsAndAMarket_isFound() {
        Scene scene = near().work("market", "P1").hand(1, "livestock")
                .supply(1, "S12", "S13").declaring();
        assertThat(scene.options(1)).contains("declare");
    }
}
