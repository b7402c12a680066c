package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.engine.BadInput;
import althing.engine.Clash;
import althing.engine.Setup;
import althing.jorvik.cards.CardFace;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Season;
import althing.jorvik.cards.Variant;
import althing.jorvik.town.Step;
import althing.jorvik.view.JorvikView;
import althing.testkit.RandomGame;
import althing.testkit.Rule;

/** JOR-2: setting up both variants. */
class SetupTest {

    private static List<String> ids(Variant variant) {
        return variant.faces.stream().map(CardFace::id).toList();
    }

    @Test
    @Rule("JOR-2.1")
    void theVariant_isChosenBeforeTheGame_andKarlIsTheDefault() {
        assertThat(Setup.parse("jorvik(seats=3)").option("variant")).isEqualTo("karl");
        assertThat(ids(Variant.of(4, true))).containsAll(ids(Variant.of(4, false)));
    }

    @Test
    @Rule("JOR-2.2")
    void karl_hasNoUpperSpacesAndNoReservations() {
        Scene scene = Scene.karl(5).go(Step.DELIVERY);
        assertThat(scene.view().spaces()).extracting(JorvikView.Space::space).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(scene.refusal(0, "reserve 7")).isEqualTo("JOR-2.2");
    }

    @Test
    @Rule("JOR-2.3")
    void karl_has45CubesInTheBag() {
        int bag = Scene.karl(4).position.bag;
        assertThat(Goods.total(bag)).isEqualTo(45);
        assertThat(Goods.list(bag)).doesNotContain(Good.SILK, Good.GLASS, Good.GOLD);
    }

    @Test
    @Rule("JOR-2.4")
    void karl_hasNoCardWithTheJarlMark() {
        assertThat(Variant.of(4, false).faces).noneMatch(CardFace::jarl);
    }

    @Test
    @Rule("JOR-2.5")
    void jarl_hasAllCubesAndTwoBrownVikings() {
        Scene scene = Scene.jarl(4);
        assertThat(Goods.total(scene.position.bag)).isEqualTo(54);
        assertThat(scene.view().stock()).isEqualTo(2);
        assertThat(ids(Variant.of(4, true))).hasSize(104);
    }

    @Test
    @Rule({"JOR-2.6", "JOR-2.10"})
    void everybodyHasTenPointsAndFiveCoins_andTheCommonsIsEmpty() {
        Scene scene = Scene.jarl(5);
        assertThat(scene.points()).containsOnly(10);
        assertThat(scene.coins()).containsOnly(5);
        assertThat(scene.view().commons()).isEmpty();
        assertThat(Components.FILE.table("pieces").row("piece", "coins").number("count")).isEqualTo(30);
    }

    @ParameterizedTest
    @Rule("JOR-2.7")
    @CsvSource({"2, skald-ships warrior-3-autumn, skald-journeys building-move-cubes",
            "3, journey-3 warrior-3-autumn, skald-journeys building-move-cubes", "4, '', ''",
            "5, journey-3 warrior-3-autumn, skald-journeys building-move-cubes"})
    void someAutumnCards_stayOut(int seats, String both, String jarlOnly) {
        Set<String> out = new HashSet<>(ids(Variant.of(4, false)));
        out.removeAll(ids(Variant.of(seats, false)));
        assertThat(out).isEqualTo(words(both));
        Set<String> outOfJarl = new HashSet<>(ids(Variant.of(4, true)));
        outOfJarl.removeAll(ids(Variant.of(seats, true)));
        Set<String> all = words(both);
        all.addAll(words(jarlOnly));
        assertThat(outOfJarl).isEqualTo(all);
    }

    private static Set<String> words(String list) {
        return list.isEmpty() ? new HashSet<>() : new HashSet<>(Arrays.asList(list.split(" ", -1)));
    }

    @Test
    @Rule("JOR-2.8")
    void theDeck_isMixedWithinEachSeason() {
        JorvikPosition one = Scene.jarl(4).position;
        Season before = Season.WINTER;
        for (byte card : one.deck) {
            Season season = Components.get(card).face().season();
            assertThat(season).isGreaterThanOrEqualTo(before);
            before = season;
        }
        assertThat(Components.id(one.deck[one.deck.length - 1])).isEqualTo("pict-attack-4");
        assertThat(one.deck).isNotEqualTo(Variant.of(4, true).deck);
    }

    @ParameterizedTest
    @Rule("JOR-2.9")
    @CsvSource({"2, 52, 100", "3, 52, 100", "4, 54, 104", "5, 52, 100"})
    void theDeck_hasItsSize(int seats, int karl, int jarl) {
        assertThat(Variant.of(seats, false).deck).hasSize(karl);
        assertThat(Variant.of(seats, true).deck).hasSize(jarl);
    }

    @Test
    @Rule("JOR-2.11")
    void everybodyHasThreeVikings_orFourInJarl() {
        assertThat(Scene.karl(3).position.supply).containsOnly(3);
        assertThat(Scene.jarl(3).position.supply).containsOnly(4);
    }

    @Test
    @Rule("JOR-2.12")
    void aStartPlayer_clashesOnlyWithAGameThatHasNoSuchSeat() {
        assertThat(Clash.all(new JorvikGame())).containsExactly(new Clash("seats", "2", "start", "3"),
                new Clash("seats", "2", "start", "4"), new Clash("seats", "2", "start", "5"),
                new Clash("seats", "3", "start", "4"), new Clash("seats", "3", "start", "5"),
                new Clash("seats", "4", "start", "5"));
    }

    @Test
    @Rule("JOR-2.12")
    void theStartPlayer_isDrawnOrNamed() {
        assertThat(((JorvikPosition) Setup.parse("jorvik(seats=3,start=2)#1").start()).start).isEqualTo(1);
        Set<Integer> drawn = new HashSet<>();
        for (int seed = 0; seed < 50; seed++) {
            drawn.add(((JorvikPosition) Setup.parse("jorvik(seats=3)").seeded(seed).start()).start);
        }
        assertThat(drawn).containsExactlyInAnyOrder(0, 1, 2);
        assertThatThrownBy(() -> Setup.parse("jorvik(seats=2,start=3)")).isInstanceOf(BadInput.class)
                .hasMessage("Seat 3 cannot start a game of 2 seats.");
    }

    @ParameterizedTest
    @Rule({"JOR-2.13", "JOR-3.3"})
    @CsvSource({"2, 16", "3, 12", "4, 10", "5, 8"})
    void theGame_lastsItsNumberOfRounds(int seats, int rounds) {
        for (String variant : List.of("karl", "jarl")) {
            RandomGame game = new RandomGame(Setup.parse("jorvik(seats=" + seats + ",variant=" + variant + ")"), 3);
            Set<Integer> demands = new HashSet<>();
            game.play((position, _, _) -> {
                JorvikPosition jorvik = (JorvikPosition) position;
                if (jorvik.step == Step.DEMAND) {
                    demands.add(jorvik.round);
                }
            });
            assertThat(demands).hasSize(rounds).contains(1, rounds);
        }
    }
}
