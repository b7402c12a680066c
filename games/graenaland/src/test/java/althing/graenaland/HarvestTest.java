package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.graenaland.box.Cards;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Terrain;
import althing.graenaland.view.CardViews;
import althing.testkit.Rule;

/** GRA-4: cards come to the provinces. */
class HarvestTest {

    private static Scene two(String tile) {
        return Scene.basic(4).village(0, tile).village(1, tile);
    }

    @Test
    @Rule("GRA-4.1")
    void settlementsPopulate_heroesDoNot() {
        Scene scene = Scene.basic(4).village(0, "P1").hero(0, "warlord", "F1").building(1, "hall", "H1").harvest();
        assertThat(scene.place("P1").cards()).hasSize(1);
        assertThat(scene.place("H1").cards()).hasSize(1);
        assertThat(scene.place("F1").cards()).isEmpty();
    }

    @Test
    @Rule("GRA-4.2")
    void theTopCardIsLaidFaceUpBesideTheOthers() {
        Scene scene = two("P1").cards("P1", "ore").top("plains", "livestock").harvest();
        assertThat(scene.place("P1").cards()).containsExactly(Resource.LIVESTOCK, Resource.ORE);
    }

    @Test
    @Rule("GRA-4.3")
    void itIsOneCard_howeverManyLiveThere() {
        assertThat(Scene.basic(4).villages(0, "P1", 4).villages(1, "P1", 3).harvest().place("P1").cards()).hasSize(1);
    }

    @Test
    @Rule("GRA-4.4")
    void noMoreCardsThanSettlementsPlusOne() {
        Scene scene = two("P1").cards("P1", "grain", "grain");
        assertThat(scene.place("P1").cap()).isEqualTo(3);
        assertThat(scene.harvest().place("P1").cards()).hasSize(3);
        assertThat(scene.harvest().place("P1").cards()).hasSize(3);
    }

    @Test
    @Rule({"GRA-4.5", "GRA-4.7", "GRA-13.5"})
    void theRoadCardComesFaceDown_afterTheOrdinaryOne() {
        Scene scene = two("P1").work("road", "P1").top("plains", "grain", "ore").harvest();
        assertThat(scene.place("P1").cards()).containsExactly(Resource.GRAIN);
        assertThat(scene.place("P1").faceDown()).isEqualTo(1);
        assertThat(CardViews.faces(scene.position.island.down[scene.province("P1")])).containsExactly(Resource.ORE);
    }

    @Test
    @Rule("GRA-4.6")
    void nothingIsDrawnOnceTheCapIsReached() {
        Scene scene = two("P1").work("road", "P1").work("improvement", "P1").cards("P1", "grain", "ore");
        int before = scene.view(0).decks().getFirst().left();
        scene.harvest();
        assertThat(scene.view(0).decks().getFirst().left()).isEqualTo(before - 1);
    }

    @Test
    @Rule({"GRA-4.8", "GRA-13.7"})
    void anImprovementKeepsItsResource_andDiscardsAnythingElse() {
        Scene lucky = two("P1").work("improvement", "P1").top("plains", "ore", "grain").harvest();
        assertThat(lucky.place("P1").cards()).containsExactly(Resource.GRAIN, Resource.ORE);
        Scene unlucky = two("P1").work("improvement", "P1").top("plains", "grain", "ore", "grain").harvest();
        assertThat(unlucky.place("P1").cards()).containsExactly(Resource.GRAIN);
        assertThat(unlucky.view(0).decks().getFirst().discarded()).containsOnlyKeys(Resource.ORE);
    }

    @Test
    @Rule("GRA-4.9")
    void aDeckIsRenewedFromItsDiscards_orNoCardComes() {
        Scene renewed = two("P1").onlyLeft("plains", 0).harvest();
        assertThat(renewed.place("P1").cards()).hasSize(1);
        assertThat(renewed.view(0).decks().getFirst().left()).isEqualTo(35);
        assertThat(renewed.log()).contains("log.renewed");
        Scene empty = two("M1");
        empty.position.hands[0] = Cards.FULL & Cards.mask(Terrain.MOUNTAINS.ordinal());
        empty.position.piles.deckLeft[Terrain.MOUNTAINS.ordinal()] = 0;
        assertThat(empty.harvest().place("M1").cards()).isEmpty();
    }

    @Test
    @Rule("GRA-4.10")
    void theCoastIsServedFromTheLeft_thenTheInlandRow() {
        Scene scene = Scene.basic(4).village(0, "F1", "F2", "H1", "H3").top("forest", "wood", "grain")
                .top("hills", "ore", "wood").harvest();
        assertThat(scene.place("F1").cards()).containsExactly(Resource.WOOD);
        assertThat(scene.place("F2").cards()).containsExactly(Resource.GRAIN);
        assertThat(scene.place("H1").cards()).containsExactly(Resource.ORE);
        assertThat(scene.place("H3").cards()).containsExactly(Resource.WOOD);
    }
}
