package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;

import org.junit.jupiter.api.Test;

import althing.engine.Setup;
import althing.graenaland.box.Terrain;
import althing.graenaland.start.Founding;
import althing.graenaland.start.MapMaking;
import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;
import althing.graenaland.view.GraenalandView;
import althing.testkit.Rule;

/** GRA-18: map and start of the advanced game. */
class FoundingTest {

    /** Four seats, the first of which starts: F1 H1 P1 F2 on the coast. */
    private static Scene four() {
        Scene scene = Scene.of("graenaland(seats=4,variant=advanced)");
        Founding.begin(scene.position);
        return scene;
    }

    private static Scene ownMap() {
        Scene scene = Scene.of("graenaland(seats=3,variant=advanced,map=own)");
        java.util.Arrays.fill(scene.position.island.tiles, (byte) -1);
        java.util.Arrays.fill(scene.position.island.provinceOf, (byte) -1);
        MapMaking.begin(scene.position);
        return scene;
    }

    @Test
    @Rule("GRA-18.1")
    void anOwnMapHasOtherTiles_butTheSameShape() {
        Scene scene = ownMap();
        assertThat(scene.options(0)).containsExactly("lay P1", "lay F1", "lay H1", "lay F2", "lay P2");
        assertThat(scene.refusal(0, "lay M1")).isEqualTo("GRA-18.1");
        scene.play(0, "lay P2", "lay F2", "lay H1");
        assertThat(scene.options(0)).containsExactly("lay M1", "lay H2", "lay H3", "lay M2");
        scene.play(0, "lay M2", "lay H3").play(1, "accept").play(2, "accept");
        assertThat(scene.view(0).provinces()).extracting(GraenalandView.Province::tile).containsExactly("P2", "F2",
                "H1", "M2", "H3");
        assertThat(scene.view(0).stage()).isEqualTo(Stage.FOUNDING);
    }

    @Test
    @Rule("GRA-18.2")
    void oneWhoDoesNotAccept_bringsBackTheStandardMap() {
        Scene scene = ownMap().play(0, "lay P2", "lay F2", "lay H1", "lay M2", "lay H3").play(1, "accept");
        assertThat(scene.refusal(0, "accept")).isEqualTo("GRA-18.2");
        scene.play(2, "reject");
        assertThat(scene.view(0).provinces()).extracting(GraenalandView.Province::tile).containsExactly("P1", "H1",
                "F1", "M1", "H2");
    }

    @Test
    @Rule({"GRA-18.3", "GRA-18.4"})
    void theFirstRoundPlacesVillageAndWarlord_andTakesOneOfTwoHiddenCards() {
        Scene scene = four();
        assertThat(scene.view(0).provinces()).filteredOn(GraenalandView.Province::coast)
                .allMatch(province -> province.faceDown() == 2);
        scene.play(0, "found P1");
        assertThat(scene.whereIs(0, "warlord")).isEqualTo("P1");
        assertThat(scene.clan(0).backs()).containsExactly(java.util.Map.entry(Terrain.PLAINS, 1));
        assertThat(scene.place("P1").faceDown()).isEqualTo(1);
        assertThat(scene.pending()).containsExactly(1);
        assertThat(scene.refusal(1, "found M1")).isEqualTo("GRA-18.4");
    }

    @Test
    @Rule({"GRA-18.5", "GRA-18.6", "GRA-18.7"})
    void whereTwoLive_theThirdGetsNoCard_andTheFirstMayMove() {
        Scene scene = four().play(0, "found P1").play(1, "found P1").play(2, "found P1");
        assertThat(scene.clan(2).backs()).isEmpty();
        assertThat(scene.asked()).isEqualTo(Question.DISPLACE);
        assertThat(scene.pending()).containsExactly(0);
        assertThat(Objects.requireNonNull(scene.view(3).founding()).newcomer()).isEqualTo(2);
        scene.play(0, "remain");
        assertThat(scene.pending()).containsExactly(1);
        scene.play(1, "move F2");
        assertThat(scene.clan(1).backs()).containsOnlyKeys(Terrain.PLAINS, Terrain.FOREST);
        assertThat(scene.asked()).isEqualTo(Question.FOUND);
        assertThat(scene.place("P1").villages()).containsExactly(1, 0, 1, 0);
    }

    @Test
    @Rule("GRA-18.8")
    void aLessCrowdedProvinceHasOneVillageAtMost_andTheWarlordGoesAlong() {
        Scene scene = four().play(0, "found P1").play(1, "found P1").play(2, "found F1").play(3, "found F1")
                .play(3, "found P1");
        assertThat(scene.pending()).containsExactly(0);
        assertThat(scene.refusal(0, "move F1")).isEqualTo("GRA-18.8");
        scene.play(0, "move H1");
        assertThat(scene.whereIs(0, "warlord")).isEqualTo("H1");
        assertThat(scene.place("P1").villages()).containsExactly(0, 1, 0, 1);
        assertThat(scene.pending()).containsExactly(2);
    }

    @Test
    @Rule({"GRA-18.9", "GRA-18.10"})
    void theSecondRoundGoesBack_withoutAHero_toAnotherProvince() {
        Scene scene = four().play(0, "found P1").play(1, "found H1").play(2, "found F1").play(3, "found F2");
        assertThat(scene.pending()).containsExactly(3);
        assertThat(scene.refusal(3, "found F2")).isEqualTo("GRA-18.10");
        scene.play(3, "found P1");
        assertThat(scene.whereIs(3, "warlord")).isEqualTo("F2");
        assertThat(scene.pending()).containsExactly(2);
    }

    @Test
    @Rule("GRA-18.11")
    void theLastButOneLeavesRoomForTheLast() {
        Scene scene = four().play(0, "found P1").play(1, "found H1").play(2, "found F1").play(3, "found F2")
                .play(3, "found F1").play(2, "found H1");
        assertThat(scene.pending()).containsExactly(1);
        assertThat(scene.refusal(1, "found F2")).isEqualTo("GRA-18.11");
        assertThat(scene.options(1)).containsExactly("found F1", "found P1");
        scene.play(1, "found F1");
        assertThat(scene.asked()).isEqualTo(Question.DISPLACE);
        assertThat(scene.options(2)).containsExactly("move P1", "remain");
        assertThat(scene.refusal(2, "move F2")).isEqualTo("GRA-18.11");
    }

    @Test
    @Rule("GRA-18.12")
    void theCardsThatAreLeftAreDiscarded() {
        Scene scene = four().play(0, "found P1").play(1, "found H1").play(2, "found F1").play(3, "found P1")
                .play(3, "found H1").play(2, "found F2").play(1, "found F1").play(0, "found F2");
        assertThat(scene.asked()).isEqualTo(Question.KEEP_CARD);
        assertThat(scene.view(0).provinces()).allMatch(province -> province.faceDown() == 0);
        Scene crowded = four().play(0, "found P1").play(1, "found P1").play(2, "found P1").play(0, "remain")
                .play(1, "remain").play(3, "found H1").play(3, "found F1").play(2, "found H1").play(1, "found H1")
                .play(3, "remain").play(2, "remain").play(0, "found F2");
        assertThat(crowded.asked()).isEqualTo(Question.KEEP_CARD);
        assertThat(crowded.view(0).decks().get(1).discarded().values().stream().mapToInt(n -> n).sum()).isEqualTo(2);
        assertThat(crowded.clan(0).backs().values().stream().mapToInt(n -> n).sum()).isEqualTo(2);
    }

    @Test
    @Rule("GRA-18.1")
    void theStandardMapIsUsed_unlessTheTableWantsItsOwn() {
        GraenalandPosition position = (GraenalandPosition) Setup.parse("graenaland(seats=5,variant=advanced)").seeded(3)
                .start();
        assertThat(position.view(0).provinces()).extracting(GraenalandView.Province::tile)
                .isEqualTo(List.of("F1", "P1", "H1", "F2", "P2", "M1", "H2", "H3", "M2"));
    }
}
