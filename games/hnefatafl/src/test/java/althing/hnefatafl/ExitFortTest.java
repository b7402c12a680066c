package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.Test;

import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Variant;
import althing.hnefatafl.rules.Ending;
import althing.hnefatafl.rules.ExitFort;
import althing.testkit.Rule;

/** TAF-8.4 to TAF-8.6: the exit fort. */
class ExitFortTest {

    /** Whether the lowest ranks, given from above, hold a fort against an attacker at the top. */
    private static boolean isFort(String... lowest) {
        List<String> rows = new ArrayList<>(Collections.nCopies(11 - lowest.length, "..........."));
        rows.set(0, "...a.......");
        rows.addAll(List.of(lowest));
        Board board = new Board(Variant.named("copenhagen"));
        board.lay(rows);
        return new ExitFort().holds(board);
    }

    @Test
    @Rule("TAF-8.4")
    void aKingInAnUnbreakableFort_wins() {
        Scene scene = Scene.defending("copenhagen", ".........a.", "...........", "...........", "...........",
                "...........", "...........", "......d....", "...........", "...........", "....dd.....", "...dk......")
                .play("g5-g1");
        assertThat(scene.ending()).isEqualTo(Ending.EXIT_FORT);
        assertThat(scene.winner()).isEqualTo("defenders");
    }

    @Test
    @Rule("TAF-8.4")
    void theKing_needsRoom_andTheEdge() {
        assertThat(isFort("....dd.....", "...dk.d....")).isTrue();
        assertThat(isFort("....d......", "...dkd.....")).as("no room").isFalse();
        assertThat(isFort("....dd.....", "...dk.d....", "....dd.....", "...........")).as("not at the edge").isFalse();
        assertThat(isFort("dd.........", ".kd........")).as("a corner is no room").isFalse();
    }

    @Test
    @Rule("TAF-8.5")
    void aManBetweenTwoSquaresInReach_falls() {
        assertThat(isFort("....d......", "...dk.d....")).as("f2 is open").isFalse();
        assertThat(isFort("....dd.....", "....k.d....")).as("d1 is open").isFalse();
        assertThat(isFort(".....d.....", "....d.d....", "...dk.d....")).as("f3 has e3 and g3").isFalse();
        assertThat(isFort(".....dd....", "....d.d....", "...dk.d....")).as("f3 and g3 hold each other").isTrue();
    }

    @Test
    @Rule("TAF-8.5")
    void aCorner_helpsTheAttackers() {
        assertThat(isFort("d..........", "kdd........", "..d........", ".d.........")).as("b1 falls").isFalse();
        assertThat(isFort("d..........", "kdd........", "..d........", ".dd........")).isTrue();
    }

    @Test
    @Rule("TAF-8.5")
    void aRowThatAShieldwallCouldTake_guardsNothing() {
        assertThat(isFort("....dd.....", "...dk.d.dd.")).as("i1 and j1 fall, and the fort stands").isTrue();
        assertThat(isFort("....dd.....", ".d.dk.d.dd.")).as("so do they without a second man").isTrue();
        assertThat(isFort("......dd...", "......k.dd.")).as("f1 is open").isFalse();
    }

    @Test
    @Rule("TAF-8.6")
    void theKing_isNoPartOfTheWall() {
        assertThat(isFort("...d.d.....", "..d.k.d....")).as("e2 is closed by nobody").isFalse();
        assertThat(isFort("...ddd.....", "..d.k.d....")).isTrue();
    }
}
