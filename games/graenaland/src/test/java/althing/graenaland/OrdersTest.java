package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.Objects;

import org.junit.jupiter.api.Test;

import althing.engine.Disclosure;
import althing.graenaland.box.Direction;
import althing.graenaland.box.Hero;
import althing.graenaland.moving.Orders;
import althing.graenaland.view.GraenalandView;
import althing.testkit.Rule;

/** GRA-5: moving heroes. */
class OrdersTest {

    @Test
    @Rule({"GRA-5.4", "GRA-5.12"})
    void theViewTellsWhereEachDirectionLeads() {
        List<GraenalandView.Province> provinces = Scene.basic(3).view(0).provinces();
        List<String> tiles = provinces.stream().map(GraenalandView.Province::tile).toList();
        assertThat(provinces.getFirst().ways()).containsExactly(entry(Direction.E, tiles.get(1)),
                entry(Direction.NE, tiles.get(3)), entry(Direction.SAIL_E, tiles.get(2)));
        assertThat(provinces.getLast().ways()).containsExactly(entry(Direction.W, tiles.get(3)),
                entry(Direction.SW, tiles.get(1)), entry(Direction.SE, tiles.get(2)));
    }

    private static Scene four() {
        return Scene.basic(4).hero(0, "warlord", "F1").hero(1, "warlord", "F1").hero(2, "warlord", "P1")
                .hero(3, "warlord", "H3");
    }

    private static Scene rest(Scene scene, int... seats) {
        for (int seat : seats) {
            scene.play(seat, "stay");
        }
        return scene;
    }

    @Test
    @Rule({"GRA-5.2", "GRA-5.5", "GRA-5.6"})
    void ordersAreSecretUntilAllAreGiven_thenCarriedOutTogether() {
        Scene scene = four().orders();
        assertThat(scene.playOne(1, "order warlord e")).isEqualTo(Disclosure.TURN);
        assertThat(scene.whereIs(1, "warlord")).isEqualTo("F1");
        assertThat(scene.view(2)).isEqualTo(four().orders().play(1, "stay").view(2));
        assertThat(scene.view(1).ownOrder()).isEqualTo(new GraenalandView.Order(Hero.WARLORD, Direction.E));
        scene.play(2, "order warlord nw");
        assertThat(scene.playOne(3, "stay")).isEqualTo(Disclosure.REVEAL);
        assertThat(scene.whereIs(1, "warlord")).isEqualTo("H1");
        assertThat(scene.whereIs(2, "warlord")).isEqualTo("H3");
        assertThat(scene.view(0).ordered()).hasSize(3);
        assertThat(scene.refusal(1, "order priest e")).isNotEmpty();
    }

    @Test
    @Rule("GRA-5.2")
    void aHeroThatIsNotOnTheBoard_takesNoOrder() {
        assertThat(four().orders().refusal(1, "order priest e")).isEqualTo("GRA-5.2");
    }

    @Test
    @Rule({"GRA-5.3", "GRA-5.4", "GRA-5.12"})
    void stepsLeadToNeighbours_andShipsTwoAlongTheCoast() {
        Scene scene = four().orders();
        assertThat(scene.options(1)).containsExactlyInAnyOrder("order warlord e", "order warlord ne",
                "order warlord sail-e", "stay");
        assertThat(scene.options(2)).containsExactlyInAnyOrder("order warlord w", "order warlord e", "order warlord nw",
                "order warlord ne", "order warlord sail-w", "stay");
        assertThat(scene.options(3)).containsExactlyInAnyOrder("order warlord w", "order warlord e", "order warlord sw",
                "order warlord se", "stay");
        scene.play(1, "order warlord sail-e").play(2, "order warlord ne").play(3, "order warlord sw");
        assertThat(scene.whereIs(1, "warlord")).isEqualTo("P1");
        assertThat(scene.whereIs(2, "warlord")).isEqualTo("M2");
        assertThat(scene.whereIs(3, "warlord")).isEqualTo("H1");
    }

    @Test
    @Rule("GRA-5.7")
    void anImpossibleDirectionLeavesTheHeroWhereItIs() {
        Scene scene = four().orders();
        assertThat(scene.refusal(2, "order warlord sail-e")).isEqualTo("GRA-5.7");
        assertThat(scene.refusal(3, "order warlord sail-e")).isEqualTo("GRA-5.7");
        Orders.carryOut(scene.position, 2, Orders.code(Hero.WARLORD, Direction.SAIL_E));
        Orders.carryOut(scene.position, 3, Orders.code(Hero.WARLORD, Direction.NE));
        assertThat(scene.whereIs(2, "warlord")).isEqualTo("P1");
        assertThat(scene.whereIs(3, "warlord")).isEqualTo("H3");
    }

    @Test
    @Rule({"GRA-5.8", "GRA-5.9"})
    void twoHeroesOfAClanChangePlaces_alsoBySailing() {
        Scene scene = four().hero(1, "priest", "H1").hero(2, "skald", "F1").hero(2, "priest", "H1").orders();
        rest(scene.play(1, "order warlord e").play(2, "order warlord sail-w"), 3);
        assertThat(scene.whereIs(1, "warlord")).isEqualTo("H1");
        assertThat(scene.whereIs(1, "priest")).isEqualTo("F1");
        assertThat(scene.whereIs(2, "warlord")).isEqualTo("F1");
        assertThat(scene.whereIs(2, "skald")).isEqualTo("P1");
        assertThat(scene.whereIs(2, "priest")).isEqualTo("H1");
        assertThat(scene.view(0).ordered()).filteredOn(GraenalandView.Ordered::swapped).hasSize(2);
    }

    @Test
    @Rule("GRA-5.10")
    void heroesOfDifferentClansShareAProvince() {
        Scene scene = rest(four().orders().play(2, "order warlord sail-w"), 1, 3);
        assertThat(scene.place("F1").heroes()).hasSize(3);
    }

    @Test
    @Rule("GRA-5.11")
    void nobodyHasToMove() {
        Scene scene = rest(four().orders(), 1, 2, 3);
        assertThat(scene.whereIs(1, "warlord")).isEqualTo("F1");
        assertThat(scene.log()).contains("log.stay");
    }

    @Test
    @Rule({"GRA-5.13", "GRA-11.10"})
    void aWaitingHeroEntersAfterTheMoves() {
        Scene scene = four().waiting(1, "priest", "F1").waiting(0, "skald", "F1").orders();
        rest(scene.play(1, "order warlord e"), 2, 3);
        assertThat(scene.whereIs(1, "priest")).isEqualTo("F1");
        assertThat(scene.whereIs(0, "skald")).isEqualTo("nowhere");
        assertThat(Objects.requireNonNull(scene.clan(0).waiting())).containsEntry(Hero.SKALD, "F1");
    }
}
