package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Components;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Tile;
import althing.testkit.Rule;

/** GRA-10: villages. */
class VillagesTest {

    private static final String[] PLENTY = {"grain", "grain", "livestock", "livestock", "wood", "wood", "ore"};

    @Test
    @Rule("GRA-10.1")
    void aVillageIsBuiltWhereOneLives_orNextToIt_notByShip() {
        Scene scene = Scene.basic(4).village(0, "F1").hand(0, PLENTY).build();
        assertThat(scene.options(0)).contains("village F1", "village H1", "village M1")
                .doesNotContain("village P1", "village H3", "village F2");
        assertThat(scene.refusal(0, "village P1")).isEqualTo("GRA-10.1");
        assertThat(scene.refusal(0, "village P2")).isEqualTo("GRA-2.1");
    }

    @Test
    @Rule("GRA-10.2")
    void theTileNamesThePrice_byItsPlace() {
        for (Tile tile : Components.TILES) {
            int size = tile.terrain() == Terrain.MOUNTAINS ? 6 : tile.coast() ? 4 : 5;
            assertThat(Amounts.total(tile.village())).as(tile.id()).isEqualTo(size);
        }
    }

    @Test
    @Rule("GRA-10.3")
    void anyNumberOfVillagesStandsInAProvince() {
        Scene scene = Scene.basic(4).villages(0, "F1", 5).villages(1, "F1", 6).hand(0, PLENTY).build()
                .play(0, "village F1");
        assertThat(scene.place("F1").villages()).containsExactly(6, 6, 0, 0);
    }

    @Test
    @Rule({"GRA-10.5", "GRA-13.15"})
    void behindARampartTheNewcomerPaysEverybodyWhoLivesThere() {
        Scene scene = Scene.basic(4).village(0, "F1").village(1, "H1").building(2, "hall", "H1")
                .hero(3, "warlord", "H1")
                .work("rampart", "H1").hand(0, PLENTY).build().play(0, "village H1");
        assertThat(java.util.Objects.requireNonNull(scene.view(1).toll()).to()).containsExactly(1, 2);
        scene.play(0, "toll plains-grain", "toll plains-livestock");
        assertThat(scene.handOf(1)).containsExactly("grain");
        assertThat(scene.handOf(2)).containsExactly("livestock");
        assertThat(scene.handOf(3)).isEmpty();
        assertThat(scene.clan(0).settlements()).isEqualTo(2);
    }
}
