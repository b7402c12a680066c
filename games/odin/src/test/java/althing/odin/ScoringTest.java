package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.testkit.Rule;
import althing.odin.course.Moves;
import althing.odin.course.Phase;
import althing.odin.course.Rounds;
import althing.odin.scoring.Scoring;

/** FFO-16 and FFO-17: scoring and the solo game. */
class ScoringTest {

    @ParameterizedTest
    @Rule({"FFO-16.4", "FFO-16.5", "FFO-16.7", "FFO-16.8", "FFO-16.10", "FFO-16.11", "FFO-16.15"})
    @CsvSource({"whaling-boat,3", "whaling-boat-1,3", "knarr,5", "longship,8", "longship-3,8", "emigrated-knarr,18",
            "emigrated-longship,21", "shed,2", "stone-house,1", "long-house,2", "sheep,2", "pregnant-sheep,3",
            "cattle,3", "pregnant-cattle,4", "silver,1", "english-crown,2", "wood,0", "ore,0", "spear,0", "silk,0",
            "peas,0"})
    void whatAThingCounts(String item, int points) {
        assertThat(Scene.bare().give(item).position.points(0)).isEqualTo(points - 86);
    }

    @ParameterizedTest
    @Rule({"FFO-16.6", "FFO-16.12"})
    @CsvSource({"shetland,6,24", "faroe-islands,4,16", "iceland,16,24", "greenland,12,20", "bear-island,12,22",
            "baffin-island,12,24", "labrador,36,40", "newfoundland,38,40"})
    void islandsCount_butTheirFreeSquaresCost(String island, int points, int minus) {
        Scene scene = Scene.bare().island(0, island);
        assertThat(Scoring.islands(scene.position, 0)).isEqualTo(points);
        assertThat(Scoring.islandMinus(scene.position, 0)).isEqualTo(minus);
    }

    @Test
    @Rule({"FFO-16.12", "FFO-16.7"})
    void buildingsCost_whatIsFreeInThem() {
        Scene scene = Scene.bare().give("shed+stone-house+long-house");
        assertThat(Scoring.buildings(scene.position, 0)).isEqualTo(8 + 10 + 17);
        assertThat(Scoring.buildingMinus(scene.position, 0)).isEqualTo(6 + 9 + 15);
        assertThat(Scoring.homeMinus(scene.position, 0)).isEqualTo(86);
    }

    @Test
    @Rule({"FFO-16.10", "FFO-16.11"})
    void silverOnBoards_countsNothing_theCrownDoes() {
        Scene scene = Scene.bare().give("silver+english-crown").play("place silver home", "lay 11 0 0",
                "place english-crown home", "lay 0 0 0");
        assertThat(scene.position.points(0)).isEqualTo(2 - 86 + 13);
    }

    @Test
    @Rule("FFO-16.13")
    void aPenalty_costsThree() {
        Scene scene = Scene.bare();
        scene.position.penalties[0] = 2;
        assertThat(scene.position.points(0)).isEqualTo(-86 - 6);
    }

    @Test
    @Rule("FFO-16.14")
    void greenTiles_cannotBeLaidSideBySide() {
        Scene scene = Scene.bare().give("2oil").play("place oil home", "lay 0 0 0", "place oil home");
        assertThat(scene.moves().toList()).extracting(move -> move.code()).doesNotContain("lay 0 2 0", "lay 1 0 0",
                "lay 1 1 0", "lay 1 0 1", "lay 0 2 1");
    }

    @Test
    @Rule({"FFO-16.1", "FFO-16.3"})
    void afterTheLastFeast_tilesMayStillBeLaid_butNoBonusComes() {
        Scene scene = Scene.bare("odin(seats=1)").round(7).coverAll("home", 8, 11, 0, 6).give("oil+wood+shed")
                .phase(Phase.FEAST);
        scene.position.advance();
        assertThat(scene.position.phase).isEqualTo(Phase.SCORING);
        scene.play("place oil home", "lay 0 0 0", "store wood shed");
        assertThat(scene.position.isOver()).isTrue();
        assertThat(scene.count("mead")).isZero();
        assertThat(scene.position.why(0, Moves.named("pass")).orElseThrow().rule()).isEqualTo("FFO-16.1");
    }

    @Test
    @Rule("FFO-16.16")
    void theMostPointsWin_andTiesAreShared() {
        Scene scene = Scene.bare("odin(seats=3)").give(0, "3silver").give(1, "3silver").give(2, "silver");
        assertThat(scene.position.rank(0)).isEqualTo(1);
        assertThat(scene.position.rank(1)).isEqualTo(1);
        assertThat(scene.position.rank(2)).isEqualTo(3);
        assertThat(scene.position.scoreSheet().total()).containsExactly(-83, -83, -85);
    }

    @ParameterizedTest
    @Rule({"FFO-17.1", "FFO-17.2", "FFO-17.3"})
    @CsvSource({"long,1", "long,2", "long,7", "short,1", "short,6"})
    void aloneYouHaveAsManyVikingsAsInCompany(String length, int round) {
        Scene solo = Scene.bare("odin(seats=1,length=" + length + ")");
        solo.position.round = round;
        Rounds.newVikings(solo.position);
        assertThat((int) solo.position.thingSquare[0]).isEqualTo(round + (length.equals("long") ? 5 : 6));
    }

    @Test
    @Rule({"FFO-17.4", "FFO-17.5", "FFO-17.6"})
    void aloneYourVikings_blockTheirSpacesForARound() {
        Scene scene = Scene.bare("odin(seats=1)").play("go WM1", "go MT2A").phase(Phase.REMOVE_VIKINGS);
        scene.position.advance();
        assertThat(scene.refusal("go WM1")).isEqualTo("FFO-17.5");
        assertThat(scene.refusal("go MT2A")).isEqualTo("FFO-17.5");
        assertThat((int) scene.position.thingSquare[0]).isEqualTo(7);
        scene.play("go WM2").phase(Phase.REMOVE_VIKINGS);
        scene.position.advance();
        assertThat(scene.can("go WM1")).isTrue();
        assertThat(scene.refusal("go WM2")).isEqualTo("FFO-17.5");
    }

    @Test
    @Rule("FFO-17.7")
    void aloneIslandsTurnOverAsUsual() {
        Scene scene = Scene.bare("odin(seats=1)").round(3);
        Rounds.explorationBoards(scene.position);
        assertThat(scene.position.boards.isBack(0)).isTrue();
        assertThat((int) scene.position.islandSilver[1]).isEqualTo(2);
    }

    @Test
    @Rule("FFO-17.10")
    void aHundredPoints_areWithinReach() {
        Scene scene = Scene.bare("odin(seats=1)").coverAll("home", 0, 11, 0, 12)
                .give("2emigrated-longship+2emigrated-knarr");
        scene.give("3longship").island(0, "iceland").coverAll("iceland", 0, 7, 0, 7);
        assertThat(scene.position.points(0)).isGreaterThanOrEqualTo(100);
    }
}
