package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.engine.Sketch.Drawing;
import althing.engine.SketchPad;
import althing.odin.view.OdinView.Area;
import althing.odin.view.OdinView.Board;
import althing.odin.view.OdinView.MountainStrip;
import althing.odin.view.OdinView.Piece;
import althing.testkit.SketchContract;
import althing.odin.view.EstateSketch;
import althing.odin.view.OdinSketch;

/** A Feast for Odin can be drawn in words. */
class OdinSketchTest extends SketchContract {

    @Override
    protected Game game() {
        return Games.named("odin");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(OdinContractTest::isTelling);
    }

    @Test
    void aBoard_showsItsSquares_andWhatLiesOnThem() {
        Board home = new Board("home", "home", 0, 86, 0, 0,
                List.of(new Piece("peas", 5, 1, 0), new Piece("ore", 0, 0, 0)),
                List.of());
        SketchPad pad = new SketchPad();
        new EstateSketch(new Area(0, 1, 6, 6, false, 0, 6, 0, Map.of(), List.of(home), 0, List.of(), List.of()), pad)
                .draw();
        List<String> rows = pad.sketch().parts().stream().filter(Drawing.class::isInstance).map(Drawing.class::cast)
                .findFirst().orElseThrow().rows();
        assertThat(rows.get(0)).isEqualTo("     1  2  3  4  5  6  7  8  9 10 11 12 13");
        assertThat(rows.get(1)).isEqualTo(" 1   b  -  -  -  -  -  -  -  -  -  - 15  ·");
        assertThat(rows.get(6)).isEqualTo(" 6   *  a  a  ·  ·  ·  5  -  -  -  -  -   ");
        assertThat(rows).hasSize(13);
    }

    @Test
    void aStrip_showsRunsOfSingleItems_andEachDoubleSilver() {
        assertThat(OdinSketch.runs(new MountainStrip("M1", List.of("wood", "wood", "ore", "2silver", "2silver"))))
                .isEqualTo(List.of(SketchPad.count("item.wood", 2), SketchPad.count("item.ore", 1),
                        SketchPad.count("item.silver", 2), SketchPad.count("item.silver", 2)));
    }
}
