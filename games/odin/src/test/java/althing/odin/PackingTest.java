package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.SplitMix;
import althing.testkit.Rule;
import althing.odin.advice.Packing;
import althing.odin.board.Laying;
import althing.odin.board.Placing;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.course.Moves;
import althing.odin.course.OdinMove;
import althing.odin.course.Phase;

/** The search for the best laying of goods on boards. */
class PackingTest {

    private static final int ALL = 100_000;

    /** Seat 0 before the count of points, its home board full. */
    private static Scene atLast(String supply) {
        return Scene.bare("odin(seats=1)").coverAll("home", 0, 11, 0, 12).give(supply).phase(Phase.SCORING);
    }

    @ParameterizedTest
    @Rule({"FFO-16.3", "FFO-16.12"})
    @ValueSource(strings = {"stone-house+milk+beans+mead", "stone-house+cabbage+game-meat+peas",
            "stone-house+helmet+oil",
            "stone-house+hide+stockfish+flax", "stone-house+peas+mead+2silver"})
    void aSmallPacking_coversAsMuchAsAnyLaying(String supply) {
        Scene scene = atLast(supply);
        Packing packing = Packing.of(scene.position, 0, ALL, 10);
        assertThat(packing.isExact()).isTrue();
        assertThat(packing.gained()).isEqualTo(most(scene.position, new HashSet<>()) - scene.position.points(0));
    }

    /** The most points after any sequence of laying in the house; positions that look the same are tried once. */
    private static int most(OdinPosition position, Set<List<Object>> known) {
        int most = position.points(0);
        boolean fresh = known.add(List.of(position.boards.squares(Estate.FIRST_STONE_HOUSE), position.copy().holdings));
        MoveList places = new MoveList();
        for (int item = 0; fresh && item <= Items.SILVER; item++) {
            if (position.count(0, item) > 0 && Placing.isAllowed(position, Estate.FIRST_STONE_HOUSE, item)) {
                places.clear();
                Placing.list(position, Estate.FIRST_STONE_HOUSE, item, places);
                for (Move move : places.toList()) {
                    OdinPosition then = position.copy();
                    Laying.lay(then, 0, Estate.FIRST_STONE_HOUSE, item, (OdinMove.Lay) move);
                    most = Math.max(most, most(then, known));
                }
            }
        }
        return most;
    }

    /** What a search proposes is legal in the order in which it says so, on every board, early and late. */
    @ParameterizedTest
    @CsvSource({"1,INCOME", "4,BONUS", "7,SCORING"})
    @Rule({"FFO-5.4", "FFO-5.5", "FFO-5.7", "FFO-5.10", "FFO-5.31"})
    void noPlaceIsProposed_thatTheRulesRefuse(int round, Phase phase) {
        SplitMix random = new SplitMix(round);
        for (int i = 0; i < 6; i++) {
            Scene scene = Scene.bare("odin(seats=1)").round(round).island(0, "iceland").give("long-house")
                    .coverAll("home", 8, 11, 0, random.nextInt(6)).phase(phase);
            for (int k = 0; k < 12; k++) {
                scene.position.change(0, random.nextInt(Items.SILVER + 1), 1);
            }
            for (int laid : Packing.of(scene.position, 0, 6, 12).laid()) {
                String code = Moves.lay(laid).code();
                assertThat(new SlowPlacing(scene.position, Laid.board(laid)).places(Laid.item(laid))).contains(code);
                assertThat(scene.position.count(0, Laid.item(laid))).isPositive();
                scene.position.change(0, Laid.item(laid), -1);
                scene.position.boards.put(laid);
            }
        }
    }

    @Test
    @Rule("FFO-5.20")
    void whatRaisesTheIncome_isLaidEarly() {
        Scene scene = Scene.bare("odin(seats=1)").round(1).give("chest").phase(Phase.INCOME);
        List<Integer> laid = Packing.of(scene.position, 0, 10, 5).laid();
        assertThat(laid).containsExactly(Laid.of(0, Items.named("chest"), 10, 0, 0));
    }

    @Test
    void aGivenItem_isLaidFirst() {
        Scene scene = Scene.bare("odin(seats=1)").round(3).give("chest+silk+oil").phase(Phase.INCOME);
        List<Integer> laid = Packing.starting(scene.position, 0, 0, Items.named("oil")).laid();
        assertThat(Laid.item(laid.getFirst())).isEqualTo(Items.named("oil"));
    }
}
