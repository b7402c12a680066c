package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import althing.engine.Part;
import althing.hnefatafl.advice.HnefataflHeuristics;
import althing.hnefatafl.board.Side;
import althing.testkit.Rule;

/** What each thing on a small board counts to the defenders, in attackers' men. */
class PartsTest {

    private static final String EMPTY = ".......";
    private static final double MOBILITY = 0.1;
    private static final double NEAR = 0.3;
    private static final double SURE = 12;
    private static final double FAR_SURE = 0.8;
    private static final double ROOM = 0.03;
    private static final double LINK = 0.03;

    @Test
    void aDefender_countsAsTwoAttackers() {
        assertThat(part("men", Scene.start("brandubh"))).isZero();
        assertThat(part("men", defending(EMPTY, EMPTY, ".da...d", EMPTY, "...k...", EMPTY, EMPTY)))
                .isEqualTo(2 * 2 - 1);
    }

    @Test
    @Rule("TAF-5.1")
    void menThatTheSideToMoveCouldCapture_countAlmostAsTheyWillBe_theFirstMost() {
        assertThat(part("danger", defending(EMPTY, EMPTY, ".da....", "...k...", EMPTY, EMPTY, EMPTY))).isEqualTo(0.8);
        assertThat(part("danger", defending(EMPTY, EMPTY, ".da.ad.", EMPTY, "...k...", EMPTY, "...d...")))
                .isCloseTo(0.8 + 0.15, within(1e-9));
        assertThat(part("danger", attacking(EMPTY, EMPTY, ".ad...a", EMPTY, "..k....", EMPTY, EMPTY)))
                .isEqualTo(-0.8 * 2);
        assertThat(part("danger", attacking(EMPTY, EMPTY, ".ad.d.a", EMPTY, "..k....", EMPTY, EMPTY))).isZero();
    }

    @Test
    void theKingToMove_countsWhereHeCanGo_whatSeesAGoal_andWhatNobodyCanStop() {
        assertThat(part("king", defending(EMPTY, EMPTY, EMPTY, EMPTY, "...k...", EMPTY, EMPTY)))
                .isCloseTo(12 * MOBILITY + 4 * NEAR + SURE, within(1e-9));
        assertThat(part("king", defending(EMPTY, EMPTY, EMPTY, EMPTY, "...ka..", EMPTY, EMPTY)))
                .isCloseTo(9 * MOBILITY + 3 * NEAR + SURE, within(1e-9));
    }

    @Test
    void theKingWhoHasToWait_countsLess_unlessHisWayOutCannotBeClosed() {
        assertThat(part("king", attacking(EMPTY, EMPTY, ".ad...a", EMPTY, "..k....", EMPTY, EMPTY)))
                .isCloseTo(9 * MOBILITY + 3 * NEAR + 2 * FAR_SURE, within(1e-9));
        assertThat(part("king", attacking("..ak...", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "..d..a.")))
                .isCloseTo(9 * MOBILITY + 3 * NEAR + 2 * FAR_SURE + 1, within(1e-9));
        assertThat(part("king", attacking("...k...", EMPTY, "a......", EMPTY, EMPTY, EMPTY, "..d....")))
                .isCloseTo(12 * MOBILITY + 4 * NEAR + 2 * FAR_SURE + 30, within(1e-9));
    }

    @Test
    void attackersBesideTheKing_countByTheirSquare_andTakeRoom() {
        assertThat(part("siege", defending(EMPTY, EMPTY, EMPTY, EMPTY, "...k...", EMPTY, EMPTY)))
                .isCloseTo(49 * ROOM, within(1e-9));
        assertThat(part("siege", defending(EMPTY, EMPTY, EMPTY, EMPTY, "...ka..", EMPTY, EMPTY)))
                .isCloseTo(48 * ROOM - 0.3, within(1e-9));
        assertThat(part("siege", defending(EMPTY, EMPTY, EMPTY, EMPTY, "..aka..", EMPTY, EMPTY)))
                .isCloseTo(47 * ROOM - 0.3 * 4, within(1e-9));
    }

    /** Two of four men of the second wall of a corner, and one of four at each of two corners. */
    @Test
    void aWallThatCutsACornerOff_countsByTheSquareOfWhatStands() {
        assertThat(part("siege", defending(EMPTY, "..a....", ".a.....", EMPTY, "...k...", EMPTY, EMPTY)))
                .isCloseTo(47 * ROOM - LINK - 0.6 * 1.3 / 4, within(1e-9));
        assertThat(part("siege", defending(EMPTY, "..a.a..", EMPTY, EMPTY, "...k...", EMPTY, EMPTY)))
                .isCloseTo(47 * ROOM - 2 * 0.6 * 1.3 / 16, within(1e-9));
    }

    @Test
    void aWallWithSomebodyInItOrBehindIt_countsLess_andNothingWithTheKingThere() {
        double open = 47 * ROOM - LINK;
        assertThat(part("siege", defending(".d.....", "..a....", ".a.....", EMPTY, "...k...", EMPTY, EMPTY)))
                .isCloseTo(open - 0.8 * 0.6 * 1.3 / 4, within(1e-9));
        assertThat(part("siege", defending("...d...", "..a....", ".a.....", EMPTY, "...k...", EMPTY, EMPTY)))
                .isCloseTo(open - 0.8 * 0.6 * 1.3 / 4, within(1e-9));
        assertThat(part("siege", defending(EMPTY, ".ka....", ".a.....", EMPTY, EMPTY, EMPTY, EMPTY)))
                .isCloseTo(open - 0.3 * 4, within(1e-9));
    }

    /** All goals are cut off, the king is left five squares, and eight men are linked. */
    @Test
    void aRingRoundTheKing_countsMost_andLessForEachDefenderOutside() {
        double ring = 5 + 2 + 8 - 5 * ROOM + 8 * LINK;
        assertThat(part("siege", defending(EMPTY, "...a...", "..a.a..", ".a.k.a.", "..a.a..", "...a...", EMPTY)))
                .isCloseTo(-ring, within(1e-9));
        assertThat(part("siege", defending("...d.d.", "...a...", "..a.a..", ".a.k.a.", "..a.a..", "...a...", EMPTY)))
                .isCloseTo(-(ring - 2 * 0.8), within(1e-9));
    }

    @Test
    void whereTheSideToMoveCanEndTheGame_nothingElseCounts() {
        assertThat(part("end", defending("...k...", EMPTY, "a......", EMPTY, EMPTY, EMPTY, EMPTY))).isEqualTo(40);
        assertThat(part("end", attacking("..ak...", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "..d.a.."))).isEqualTo(-40);
        assertThat(part("end", attacking(EMPTY, EMPTY, "...a...", "..ak..a", "...a...", EMPTY, EMPTY))).isEqualTo(-40);
    }

    @Test
    void theKingOnHisThrone_fallsToFourOnly() {
        assertThat(HnefataflHeuristics.INSTANCE.parts(
                attacking(EMPTY, EMPTY, "...a...", "..ak...", EMPTY, ".....a.", "..d....").position, Side.DEFENDERS))
                .extracting(part -> part.what().key())
                .containsExactly("part.men", "part.danger", "part.king", "part.siege");
    }

    @Test
    void whatIsGoodForOneSide_isAsBadForTheOther_andThePartsMakeTheWhole() {
        Scene scene = attacking(EMPTY, EMPTY, ".ad...a", EMPTY, "..k....", EMPTY, EMPTY);
        HnefataflHeuristics advice = HnefataflHeuristics.INSTANCE;
        double defenders = advice.value(scene.position, Side.DEFENDERS);
        assertThat(advice.value(scene.position, Side.ATTACKERS)).isEqualTo(-defenders);
        assertThat(advice.parts(scene.position, Side.ATTACKERS).stream().mapToDouble(Part::points).sum())
                .isCloseTo(-defenders, within(1e-9));
    }

    @Test
    void aGameThatIsOver_isWonLostOrNothing() {
        Scene won = defending("...k.a.", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "..d....").play("d7-a7");
        assertThat(part("end", won)).isEqualTo(50);
        assertThat(HnefataflHeuristics.INSTANCE.value(won.position, Side.ATTACKERS)).isEqualTo(-50);
    }

    @Test
    void aMoveThatWins_isWorthAVictory() {
        assertThat(worth(defending("...k.a.", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "..d...."), "d7-a7")).isEqualTo(50);
        assertThat(worth(attacking("..ak...", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "..d.a.."), "e1-e7")).isEqualTo(50);
        assertThat(worth(attacking("..ak...", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "..d.a.."), "e1-e6")).isNegative();
    }

    @Test
    void goingBack_isWorthLess() {
        Scene there = Scene.start("brandubh").play("d1-c1", "d3-c3");
        Scene fresh = Scene.attacking("brandubh", there.rows().toArray(String[]::new));
        assertThat(worth(there, "c1-d1")).isCloseTo(worth(fresh, "c1-d1") - 0.4, within(1e-9));
        assertThat(worth(there, "c1-b1")).isEqualTo(worth(fresh, "c1-b1"));
        assertThat(worth(there, "c1-c2")).isEqualTo(worth(fresh, "c1-c2"));
    }

    private static double worth(Scene scene, String move) {
        return HnefataflHeuristics.INSTANCE.worth(scene.position, scene.position.turn(), Scene.move(move));
    }

    private static double part(String name, Scene scene) {
        return HnefataflHeuristics.INSTANCE.parts(scene.position, Side.DEFENDERS).stream()
                .filter(part -> part.what().key().equals("part." + name)).findFirst().orElseThrow().points();
    }

    private static Scene defending(String... rows) {
        return Scene.defending("brandubh", rows);
    }

    private static Scene attacking(String... rows) {
        return Scene.attacking("brandubh", rows);
    }
}
