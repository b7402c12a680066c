package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.Disclosure;
import althing.engine.Seed;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Kind;
import althing.jorvik.cards.Variant;
import althing.jorvik.town.Step;
import althing.jorvik.view.JorvikView;
import althing.testkit.Rule;

/** JOR-4: the cards of the round. */
class DeliveryTest {

    private static List<String> laid(Scene scene) {
        return scene.view().spaces().stream().map(space -> Objects.requireNonNullElse(space.card(), "-")).toList();
    }

    @Test
    @Rule({"JOR-4.1", "JOR-4.7"})
    void cards_fillTheSpacesFromTheLowest() {
        Scene scene = Scene.karl(2).top("feast-1", "merchant-jet", "warrior-1-winter", "feast-2").go(Step.DELIVERY);
        assertThat(laid(scene)).containsExactly("feast-1", "merchant-jet", "warrior-1-winter");
        assertThat(scene.asked()).isEqualTo(JorvikView.Decision.DEMAND);
    }

    @ParameterizedTest
    @Rule({"JOR-4.2", "JOR-4.3"})
    @ValueSource(ints = {2, 3, 4, 5})
    void asManySpacesAsSeatsAndOneMore_areUsed(int seats) {
        Scene karl = Scene.karl(seats).go(Step.DELIVERY);
        assertThat(karl.view().spaces()).hasSize(seats + 1).noneMatch(space -> space.card() == null);
        Scene jarl = Scene.jarl(seats).go(Step.DELIVERY);
        assertThat(jarl.view().spaces()).hasSize(2 * seats + 2).noneMatch(space -> space.card() == null);
        assertThat(jarl.view().spaces().get(seats + 1).space()).isEqualTo(7);
        assertThat(jarl.view().spaces().getLast().space()).isEqualTo(7 + seats);
    }

    @Test
    @Rule("JOR-4.4")
    void aShip_isLoadedFromTheBag() {
        Scene scene = Scene.jarl(2).top("ship3-01", "ship2-j2", "ship1-j1", "feast-1", "feast-2", "feast-3")
                .go(Step.DELIVERY);
        assertThat(scene.view().spaces()).extracting(space -> space.cubes().size()).containsExactly(3, 2, 1, 0, 0, 0);
        assertThat(Goods.total(scene.position.bag)).isEqualTo(48);
        Set<List<Good>> draws = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            Scene other = Scene.karl(2).top("ship3-01");
            other.position.random.seed(Seed.of(seed));
            draws.add(other.go(Step.DELIVERY).view().spaces().getFirst().cubes());
        }
        assertThat(draws).as("drawn at random").hasSizeGreaterThan(5);
        assertThat(Variant.of(4, false).faces).filteredOn(face -> face.kind() == Kind.SHIP)
                .allMatch(face -> face.amount() == 3);
    }

    @Test
    @Rule("JOR-4.5")
    void anAttack_takesNoSpace() {
        Scene scene = Scene.karl(2).give(0, "warrior-1-winter")
                .top("feast-1", "pict-attack-1", "feast-2", "feast-3").go(Step.DELIVERY);
        assertThat(laid(scene)).containsExactly("feast-1", "feast-2", "feast-3");
        assertThat(scene.view().box()).containsExactly("pict-attack-1");
        assertThat(scene.points()).containsExactly(11, 9);
    }

    @Test
    @Rule("JOR-4.6")
    void severalAttacks_areResolvedAsTheyCome() {
        Scene scene = Scene.karl(2).give(0, "warrior-1-winter")
                .top("pict-attack-1", "pict-attack-2", "feast-1", "pict-attack-3", "feast-2", "feast-3")
                .go(Step.DELIVERY);
        assertThat(scene.points()).containsExactly(16, 4);
        assertThat(scene.view().attacks()).extracting(JorvikView.Attack::card)
                .containsExactly("pict-attack-1", "pict-attack-2", "pict-attack-3");
    }

    @Test
    @Rule("JOR-4.8")
    void aShip_getsWhatIsLeftInTheBag() {
        Scene scene = Scene.karl(2).top("ship3-01", "feast-1", "feast-2");
        int most = scene.position.bag - Scene.goods("iron", "wool");
        scene.position.commons += most;
        scene.position.bag -= most;
        assertThat(scene.go(Step.DELIVERY).view().spaces().getFirst().cubes()).containsExactly(Good.IRON, Good.WOOL);
        assertThat(scene.position.bag).isEqualTo(Goods.NONE);
    }

    @Test
    void whatIsRevealed_cannotBeTakenBack() {
        Scene scene = Scene.karl(2).bought(1, "ship3-01", "amber", "iron", "wool").go(Step.LOADING);
        assertThat(scene.playOne(1, "store iron")).isEqualTo(Disclosure.NOTHING);
        assertThat(scene.playOne(1, "finish")).isEqualTo(Disclosure.REVEAL);
    }
}
