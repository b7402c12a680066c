package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;

import org.junit.jupiter.api.Test;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.SupplyFace;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Tile;
import althing.graenaland.box.Work;
import althing.graenaland.view.GraenalandView;
import althing.testkit.Rule;

/** GRA-1: what is in the box. */
class ComponentsTest {

    @Test
    @Rule("GRA-1.2")
    void thereAreFiveResources_andNoPriceNamesGold() {
        assertThat(Resource.values()).hasSize(5);
        for (Tile tile : Components.TILES) {
            assertThat(Amounts.map(tile.village())).doesNotContainKey(Resource.GOLD);
        }
    }

    @Test
    @Rule("GRA-1.3")
    void everyTerrainHasADeckOfAPublicMixture() {
        assertThat(Cards.DECK).containsExactly(36, 36, 30, 24);
        GraenalandView.Deck plains = Scene.basic(4).view(-1).decks().getFirst();
        assertThat(plains.cards())
                .isEqualTo(Map.of(Resource.GRAIN, 18, Resource.LIVESTOCK, 12, Resource.ORE, 6));
    }

    @Test
    @Rule("GRA-1.4")
    void neighboursLieSideBySide_orAboveTheJointOfTwo() {
        Scene scene = Scene.basic(4);
        assertThat(scene.place("F1").neighbours()).containsExactlyInAnyOrder("H1", "M1");
        assertThat(scene.place("P1").neighbours()).containsExactlyInAnyOrder("H1", "F2", "H3", "M2");
        assertThat(scene.place("H3").neighbours()).containsExactlyInAnyOrder("H1", "P1", "M1", "M2");
        assertThat(scene.place("M2").neighbours()).containsExactlyInAnyOrder("P1", "F2", "H3");
    }

    @Test
    @Rule("GRA-1.5")
    void aTileHasItsPriceImprovementAndPlaces_mountainsHaveNone() {
        GraenalandView.Province plains = Scene.basic(4).place("P1");
        assertThat(plains.villagePrice()).isEqualTo(Map.of(Resource.LIVESTOCK, 2, Resource.WOOD, 2));
        assertThat(plains.improvement()).isEqualTo(Resource.GRAIN);
        assertThat(plains.fortResource()).isEqualTo(Resource.LIVESTOCK);
        assertThat(plains.buildable()).isTrue();
        assertThat(Scene.basic(4).place("M1").buildable()).isFalse();
        assertThat(Scene.basic(4).place("M1").fortResource()).isNull();
    }

    @Test
    @Rule({"GRA-1.6", "GRA-1.7"})
    void aClanHasFourteenPieces_andOneHeroOfEachKindOnTheBoard() {
        assertThat(Components.PIECES).isEqualTo(13);
        Scene scene = Scene.basic(4).hero(0, "warlord", "F1").hero(0, "priest", "H1").hero(0, "skald", "P1");
        assertThat(scene.position.heroes.at).hasSize(4 * Hero.values().length);
        assertThat(Arrays.stream(Hero.values()).map(hero -> scene.whereIs(0, hero.code()))).containsExactly("F1", "H1",
                "P1");
    }

    @Test
    @Rule("GRA-1.8")
    void villagesAndBuildings_useTheSamePieces() {
        Scene scene = Scene.basic(4).village(0, "F1").building(0, "hall", "F1");
        assertThat(scene.clan(0).settlements()).isEqualTo(2);
        assertThat(scene.clan(0).piecesLeft()).isEqualTo(11);
    }

    @Test
    @Rule("GRA-1.9")
    void withoutAPieceOrToken_nothingIsBuilt() {
        Scene scene = Scene.basic(4).villages(0, "H1", 13)
                .hand(0, "grain", "livestock", "wood", "ore", "grain", "wood", "ore").build();
        assertThat(scene.refusal(0, "village H1")).isEqualTo("GRA-1.9");
        assertThat(scene.refusal(0, "fort H1")).isEqualTo("GRA-1.9");
        assertThat(scene.options(0)).contains("road H1");
        Scene five = Scene.basic(5).villages(0, "H1", 1).hand(0, "grain", "livestock", "wood", "ore")
                .work("road", "F1", "P1", "F2", "P2", "M1", "M2").build();
        assertThat(five.view(0).tokens()).containsEntry(Work.ROAD, 0).containsEntry(Work.IMPROVEMENT, 9);
        assertThat(five.refusal(0, "road H1")).isEqualTo("GRA-1.9");
    }

    @Test
    @Rule("GRA-1.10")
    void aHandIsSecret_itsSizeAndBacksAreNot() {
        Scene scene = Scene.basic(3).hand(0, "forest-wood", "forest-grain", "hills-ore").supply(0, "S07").orders();
        assertThat(scene.view(1).clans().getFirst().backs())
                .isEqualTo(Map.of(Terrain.FOREST, 2, Terrain.HILLS, 1));
        assertThat(scene.view(1).clans().getFirst().supplyCards()).isEqualTo(1);
        assertThat(scene.view(1).hand()).isEqualTo(new GraenalandView.Hand(java.util.List.of(), java.util.List.of()));
        assertThat(scene.view(-1).hand()).isNull();
    }

    @Test
    void everyFactHasASource_andVictoryCardsAreAllDifferent() {
        assertThat(Components.FILE.tables()).allMatch(table -> table.columns().contains("source"));
        assertThat(Components.VICTORY).hasSize(20).doesNotHaveDuplicates();
        assertThat(Components.SUPPLY.stream().map(SupplyFace::resources)).hasSize(16).doesNotHaveDuplicates();
    }
}
