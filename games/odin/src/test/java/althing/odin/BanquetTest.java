package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.SplitMix;
import althing.testkit.Rule;
import althing.odin.advice.Appraisal;
import althing.odin.advice.Banquet;
import althing.odin.box.Items;
import althing.odin.course.OdinMove;
import althing.odin.course.Phase;
import althing.odin.feast.Feast;
import althing.odin.feast.Serving;

/** The automatic laying of the banquet table. */
class BanquetTest {

    private static Scene feast(int round, String supply) {
        Scene scene = Scene.bare("odin(seats=1)").round(round).give(supply).phase(Phase.FEAST);
        scene.position.advance();
        return scene;
    }

    @ParameterizedTest
    @Rule({"FFO-4.12", "FFO-4.13", "FFO-4.17"})
    @ValueSource(ints = {1, 2, 3, 5, 7})
    void noLayingIsCheaper_fromAnySquareOn_andEachStepIsLegal(int round) {
        SplitMix random = new SplitMix(round);
        for (int i = 0; i < 12; i++) {
            Scene scene = Scene.bare("odin(seats=1)").round(round);
            for (int k = 0; k < 7; k++) {
                int item = random.nextInt(Items.GOODS + 4);
                scene.position.change(0, item < Items.GOODS ? item : Items.SILVER, 1);
            }
            scene.phase(Phase.FEAST);
            scene.position.advance();
            for (int k = i % 3; k > 0 && scene.position.isAsked(Serving.FRAME); k--) {
                scene.position.play(0, scene.moves().get(random.nextInt(scene.moves().size())));
            }
            if (scene.position.isAsked(Serving.FRAME)) {
                Appraisal prices = new Appraisal(scene.position.copy(), 0);
                double least = least(scene.position.copy(), prices, new HashMap<>());
                assertThat(played(scene.position, prices)).isCloseTo(least, within(1e-6));
            }
        }
    }

    /** What the planned laying costs. */
    private static double played(OdinPosition position, Appraisal prices) {
        OdinPosition table = position.copy();
        double cost = 0;
        for (OdinMove move : Banquet.plan(position, 0)) {
            assertThat(table.why(0, move)).as(move.code()).isEmpty();
            cost += cost(table, prices, move);
            table.play(0, move);
        }
        return cost;
    }

    private static double least(OdinPosition position, Appraisal prices, Map<String, Double> known) {
        if (!position.isAsked(Serving.FRAME)) {
            return 0;
        }
        StringBuilder key = new StringBuilder().append(position.served).append(Feast.before(position, 0))
                .append(position.laidFlat);
        for (int item = 0; item <= Items.SILVER; item++) {
            key.append(',').append(position.count(0, item));
        }
        Double old = known.get(key.toString());
        if (old != null) {
            return old;
        }
        MoveList moves = new MoveList();
        position.moves(0, moves);
        double least = Double.POSITIVE_INFINITY;
        for (Move move : moves.toList()) {
            OdinPosition then = position.copy();
            then.play(0, move);
            double cost = cost(position, prices, (OdinMove) move) + least(then, prices, known);
            least = Math.min(least, cost);
        }
        known.put(key.toString(), least);
        return least;
    }

    /** At the prices before the Feast, so that every order of serving costs the same. Squares left by force cost too. */
    private static double cost(OdinPosition now, Appraisal prices, OdinMove move) {
        OdinPosition then = now.copy();
        then.play(0, move);
        double cost = 3.0 * (then.penalties[0] - now.penalties[0]);
        return cost + switch (move) {
            case OdinMove.Serve serve -> prices.of(serve.food(),
                    now.count(0, serve.food()) - prices.position.count(0, serve.food()) - 1);
            case OdinMove.Word word when word == OdinMove.Word.COIN -> prices.of(Items.SILVER);
            default -> 0;
        };
    }

    @Test
    void foodIsServedSoThatNoSquareStaysFree() {
        assertThat(Banquet.plan(feast(1, "peas+beans+flax+mead").position, 0)).hasSizeLessThanOrEqualTo(4)
                .doesNotContain(OdinMove.Word.LEAVE, OdinMove.Word.COIN);
    }

    @Test
    @Rule("FFO-4.12")
    void ofAnimalsOfOneKind_oneLiesAlongTheTable() {
        Scene scene = feast(1, "sheep+pregnant-sheep+3peas");
        List<OdinMove> plan = Banquet.plan(scene.position, 0);
        assertThat(plan.stream().map(OdinMove::code)).doesNotContain("serve pregnant-sheep flat");
        scene.play(plan.stream().map(OdinMove::code).toArray(String[]::new));
    }

    @Test
    void withItsCard_twoPeasLieAlongTheTable() {
        Scene scene = Scene.cards("odin(seats=1)").played("186A").give("2peas+mead+silver").phase(Phase.FEAST);
        scene.position.advance();
        List<String> plan = Banquet.plan(scene.position, 0).stream().map(OdinMove::code).toList();
        assertThat(plan).filteredOn("serve peas flat"::equals).hasSize(2);
        scene.play(plan.toArray(String[]::new));
    }

    /** Where the rest of a table is left free by force, the next seat's Feast begins and is not ours to lay. */
    @Test
    void theFeastOfTheNextSeat_isNotPlanned() {
        Scene scene = Scene.bare("odin(seats=2)").round(1).give("peas").give(1, "emigrated-knarr+peas+silver")
                .phase(Phase.FEAST);
        scene.position.advance();
        OdinPosition table = scene.position;
        int seat = table.nextSeat();
        for (OdinMove move : Banquet.plan(table.copy(), seat)) {
            assertThat(table.nextSeat()).isEqualTo(seat);
            scene.play(move.code());
        }
    }

    @Test
    void silverKeepsTilesOfOneColourApart() {
        List<OdinMove> plan = Banquet.plan(feast(1, "flax+peas+silver").position, 0);
        assertThat(plan).contains(OdinMove.Word.COIN).doesNotContain(OdinMove.Word.LEAVE);
    }
}
