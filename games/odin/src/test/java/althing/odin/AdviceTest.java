package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import althing.engine.Position;
import althing.odin.view.OdinView.Boats;
import althing.odin.view.OdinView.Chances;
import althing.odin.view.OdinView.Face;
import althing.odin.view.OdinView.Gain;
import althing.odin.view.OdinView.Hint;
import althing.odin.view.OdinView.Laying;
import althing.odin.view.OdinView.Place;
import althing.odin.view.OdinView.Prize;
import althing.odin.view.OdinView.Suggestion;
import althing.testkit.Rule;
import althing.odin.advice.Banquet;
import althing.odin.board.Yield;
import althing.odin.box.Card;
import althing.odin.cards.Effect;
import althing.odin.course.OdinMove;
import althing.odin.course.Phase;
import althing.odin.dice.Spending;
import althing.odin.feast.Serving;

/** What the view tells the seat that decides: odds of the dice, what a place brings, a good laying of tables and boards. */
class AdviceTest {

    private static List<Integer> faces(Scene scene, boolean armed) {
        List<Face> faces = scene.die().faces();
        return IntStream.range(0, faces.size())
                .filter(i -> armed ? faces.get(i).succeeds() : faces.get(i).unarmed()).map(i -> i + 1).boxed().toList();
    }

    @Test
    @Rule({"FFO-11.31", "FFO-11.2"})
    void theOddsOfAHunt_countWhatCanBePaid_withWeaponsAndWithout() {
        Scene scene = Scene.bare().give("2wood+bow").rolls(8, 5).play("go HU2A");
        assertThat(faces(scene, true)).containsExactly(1, 2, 3);
        assertThat(faces(scene, false)).containsExactly(1, 2);
        assertThat(scene.die().chances()).isEqualTo(new Chances(38, 25, 50, 61));
    }

    @Test
    @Rule({"FFO-11.30", "FFO-11.35", "FFO-11.36"})
    void theOddsOfWhaling_areToldForEachChoiceOfBoats() {
        Scene scene = Scene.bare().give("whaling-boat-1+whaling-boat").play("go HU3");
        assertThat(scene.die().boats()).containsExactlyInAnyOrder(
                new Boats("sail 1 0", new Chances(8, 8, 0, 23)), new Boats("sail 0 1", new Chances(17, 17, 0, 42)),
                new Boats("sail 1 1", new Chances(25, 25, 0, 58)));
    }

    @Test
    @Rule({"FFO-11.12", "FFO-11.13", "FFO-11.21"})
    void theOddsOfABattle_countStonesAndSwords_andOreAboard() {
        Scene scene = Scene.bare().give("longship-1+stone+2sword").rolls(12, 1).play("go SA2B");
        assertThat(faces(scene, true)).first().isEqualTo(2);
        assertThat(faces(scene, false)).first().isEqualTo(4);
        assertThat(scene.die().chances()).isEqualTo(new Chances(92, 75, 92, 99));
    }

    @Test
    @Rule({"FFO-11.3", "FFO-11.11"})
    void whereNothingIsRolledAnyMore_thereAreNoChances() {
        Scene scene = Scene.bare().give("longship+2stone+2sword").rolls(12, 4).play("go SA3B", "take rune-stone");
        assertThat(scene.position.isAsked(Spending.FRAME)).isTrue();
        assertThat(scene.die().chances()).isNull();
    }

    @Test
    void cardsThatHelp_areInTheOdds() {
        Scene scene = Scene.cards("odin(seats=2)").give("longship+stone").rolls(8, 1);
        Scene other = scene.copy().played(card("stone-counts-two"));
        assertThat(faces(scene.play("go SA1B"), true)).first().isEqualTo(5);
        assertThat(faces(other.play("go SA1B"), true)).first().isEqualTo(4);
    }

    private static String card(String rule) {
        return Card.get(Effect.rule(rule)).id();
    }

    @Test
    @Rule("FFO-11.12")
    void loot_isToldWithWhatMustBeSpent() {
        Scene scene = Scene.bare().give("longship+stone").rolls(8, 6).play("go SA1B");
        assertThat(scene.die().loot()).contains(new Prize("rune-stone", 6, 0), new Prize("silverware", 7, 1));
    }

    private static Laying laying(Scene scene) {
        return Objects.requireNonNull(scene.position.view(0).laying());
    }

    private static Gain gain(Scene scene, int row, int column, int turn) {
        return laying(scene).places().stream()
                .filter(place -> place.row() == row && place.column() == column && place.turn() == turn)
                .map(Place::gain)
                .findFirst().orElseThrow();
    }

    @Test
    @Rule({"FFO-5.20", "FFO-5.10", "FFO-16.12"})
    void aPlace_isToldWithTheIncomeAndTheMinusPointsItChanges() {
        Scene scene = Scene.bare("odin(seats=1)").give("silver").play("place silver home");
        assertThat(gain(scene, 11, 0, 0)).isEqualTo(new Gain(1, 0, List.of(), List.of()));
        assertThat(gain(scene, 0, 0, 0)).isEqualTo(new Gain(0, 1, List.of(), List.of()));
    }

    @Test
    @Rule({"FFO-5.24", "FFO-5.26"})
    void aPlace_isToldWithTheBonusesItBringsAndCovers() {
        Scene scene = Scene.bare("odin(seats=1)").coverAll("home", 8, 10, 0, 2).give("silver");
        scene.play("place silver home");
        assertThat(gain(scene, 9, 1, 0).covers()).containsExactly("mead");
        Scene other = Scene.bare("odin(seats=1)").coverAll("home", 9, 10, 0, 2).coverAll("home", 8, 8, 1, 2);
        assertThat(gain(other.give("silver").play("place silver home"), 8, 0, 0).wins()).containsExactly("mead");
    }

    @Test
    void theBestPlace_isOneOfThePlaces_andOnlyWhoLaysIsTold() {
        Scene scene = Scene.bare().give("chest").play("place chest home");
        Place best = laying(scene).places().get(Objects.requireNonNull(laying(scene).best()));
        assertThat(best.gain().income()).isPositive();
        assertThat(laying(scene).places()).hasSize(scene.moves().size());
        for (int viewer : new int[]{1, Position.ONLOOKER}) {
            assertThat(Objects.requireNonNull(scene.position.view(viewer).laying()).places()).isEmpty();
        }
    }

    @Test
    @Rule({"FFO-5.20", "FFO-6.8"})
    void aGoodLayingOfGoods_isToldToWhoMayLay_andBringsWhatItSays() {
        Scene scene = Scene.bare("odin(seats=2)").give("chest+silk+oil+2silver").phase(Phase.INCOME);
        scene.position.advance();
        int income = Yield.income(scene.position, 0);
        int points = scene.position.points(0) - scene.count("silver");
        Hint hint = Objects.requireNonNull(scene.position.view(0).hint());
        assertThat(scene.position.view(1).hint()).isNull();
        assertThat(hint.pieces()).hasSizeGreaterThan(1);
        for (Suggestion piece : hint.pieces()) {
            scene.play("place " + piece.item() + " " + piece.board(),
                    "lay " + piece.row() + " " + piece.column() + " " + piece.turn());
        }
        assertThat(Yield.income(scene.position, 0)).isEqualTo(income + hint.gain().income());
        assertThat(scene.position.points(0) - scene.count("silver")).isEqualTo(points + hint.gain().minus());
    }

    @Test
    @Rule("FFO-4.9")
    void aGoodLayingOfTheTable_isToldToWhoFeasts() {
        Scene scene = Scene.bare().give("peas+beans+flax+mead").give(1, "silver").phase(Phase.FEAST);
        scene.position.advance();
        int seat = scene.position.nextSeat();
        List<String> plan = Objects.requireNonNull(scene.position.view(seat).table()).plan();
        assertThat(plan).isEqualTo(Banquet.plan(scene.position, seat).stream().map(OdinMove::code).toList())
                .isNotEmpty();
        assertThat(Objects.requireNonNull(scene.position.view(1 - seat).table()).plan()).isEmpty();
        scene.play(plan.toArray(String[]::new));
        assertThat(scene.position.isAsked(Serving.FRAME) && scene.position.nextSeat() == seat).isFalse();
    }
}
