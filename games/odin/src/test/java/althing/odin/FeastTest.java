package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.testkit.Rule;
import althing.odin.box.Items;
import althing.odin.course.Phase;
import althing.odin.feast.Feast;

/** FFO-4.8 to FFO-4.18: the Feast. */
class FeastTest {

    /** Seat 0 at its Feast in a solo game. */
    private static Scene feast(int round, String supply) {
        Scene scene = Scene.bare("odin(seats=1)").round(round).give(supply).phase(Phase.FEAST);
        scene.position.advance();
        return scene;
    }

    @ParameterizedTest
    @Rule({"FFO-4.8", "FFO-10.2"})
    @CsvSource({"long,4,0,9", "long,4,2,5", "long,1,1,4", "short,1,0,7", "short,6,3,6"})
    void squaresToCover(String length, int round, int emigrations, int squares) {
        Scene scene = Scene.bare("odin(seats=2,length=" + length + ")").round(round);
        scene.position.change(0, Items.EMIGRATED_KNARR, emigrations);
        assertThat(scene.position.view(0).areas().get(0).squares()).isEqualTo(squares);
        assertThat(Feast.to(scene.position) - Feast.from(scene.position, 0)).isEqualTo(squares);
    }

    @Test
    @Rule({"FFO-4.9", "FFO-4.10", "FFO-0.9"})
    void onlyFoodAndSilver_areServed() {
        Scene scene = feast(1, "peas+mead+sheep+pregnant-cattle+oil+silk+helmet+wood+stone+ore+silver");
        assertThat(scene.moves().toList()).extracting(move -> move.code()).containsExactlyInAnyOrder("serve peas",
                "serve peas flat", "serve mead", "serve mead flat", "serve sheep", "serve sheep flat",
                "serve pregnant-cattle", "serve pregnant-cattle flat", "coin", "leave");
        int before = scene.position.served;
        scene.play("coin");
        assertThat(scene.position.served).isEqualTo(before + 1);
        assertThat(scene.count("silver")).isZero();
    }

    @ParameterizedTest
    @Rule("FFO-4.11")
    @CsvSource({"peas,2,1", "mead,2,1", "flax,3,1", "stockfish,3,1", "beans,2,2", "milk,2,2", "grain,4,1",
            "salt-meat,4,1", "cabbage,3,2", "game-meat,3,2", "sheep,4,2", "fruits,3,3", "whale-meat,3,3", "cattle,4,3"})
    void aTileCoversItsLongOrItsShortSide(String food, int along, int across) {
        Scene scene = feast(1, "2" + food + "+silver");
        if (along == across) {
            assertThat(scene.refusal("serve " + food + " flat")).isEqualTo("FFO-4.12");
        } else {
            scene.play("serve " + food + " flat");
            assertThat(scene.position.served).isEqualTo(along);
            scene = feast(1, "2" + food + "+silver");
        }
        scene.play("serve " + food);
        assertThat(scene.position.served).isEqualTo(across);
    }

    @Test
    @Rule("FFO-4.12")
    void onlyOneTileOfAKind_liesAlongTheTable_pregnantOrNot() {
        Scene scene = feast(7, "2sheep+pregnant-sheep+9silver").play("serve sheep flat", "coin");
        assertThat(scene.refusal("serve sheep flat")).isEqualTo("FFO-4.12");
        assertThat(scene.refusal("serve pregnant-sheep flat")).isEqualTo("FFO-4.12");
        assertThat(scene.can("serve pregnant-sheep")).isTrue();
    }

    @Test
    @Rule({"FFO-4.13", "FFO-4.14"})
    void tilesOfOneColour_areNeverNeighbours() {
        Scene scene = feast(4, "beans+peas+milk+mead+2silver").play("serve beans");
        assertThat(scene.refusal("serve peas")).isEqualTo("FFO-4.13");
        scene.play("serve milk");
        assertThat(scene.refusal("serve mead")).isEqualTo("FFO-4.13");
        scene.play("coin", "coin", "serve mead");
        assertThat(scene.can("serve peas")).isTrue();
    }

    @Test
    @Rule({"FFO-4.15", "FFO-4.16", "FFO-4.17"})
    void aTileMustFit_andAFreeSquareSeparates() {
        Scene scene = feast(1, "flax+peas+beans+milk+silver").play("serve beans", "leave");
        assertThat(scene.can("serve peas")).as("a free square lies between").isTrue();
        scene.play("serve peas flat");
        assertThat(scene.refusal("serve milk")).as("one square is left").isEqualTo("FFO-4.15");
    }

    @Test
    @Rule({"FFO-4.17", "FFO-4.18", "FFO-16.13"})
    void freeSquares_costPenalties_andTheTableIsCleared() {
        Scene scene = feast(2, "beans+milk+mead");
        int points = scene.position.points(0);
        scene.play("serve beans", "serve milk", "leave", "serve mead");
        assertThat((int) scene.position.penalties[0]).as("the last square cannot be served").isEqualTo(2);
        assertThat(scene.position.served).isZero();
        assertThat(points - scene.position.points(0)).isGreaterThanOrEqualTo(6);
    }

    @Test
    @Rule("FFO-4.17")
    void whoHasNothingToServe_isNotAsked() {
        Scene scene = feast(1, "wood");
        assertThat(scene.position.phase).isNotEqualTo(Phase.FEAST);
        assertThat((int) scene.position.penalties[0]).isEqualTo(6);
    }
}
