package althing.northgard;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.Position;
import althing.northgard.view.MapDrawing;
import althing.northgard.view.NorthgardView;

import static org.assertj.core.api.Assertions.assertThat;

/** The map in characters. */
class MapDrawingTest {

    @Test
    void aTile_showsItsRegionsAtTheSidesAndItsBordersInTheCorners() {
        assertThat(MapDrawing.printed("T22")).containsExactly("x  n   x", "w T22  e", "/  s   \\");
        assertThat(MapDrawing.printed("T20")).containsExactly("   n   x", "n T20  s", "x  s    ");
    }

    @Test
    void theMap_showsTilesAsTheyLie_andSomeRegionsInCapitals() {
        Scene scene = Scene.of(2).map("T20 1 0 1");
        NorthgardView view = scene.position.view(Position.ONLOOKER);
        assertThat(new MapDrawing(view, List.of("START.w", "T20.s")).pieces()).containsExactly(List.of(
                "        0        1",
                "     \\  n   / x  n",
                "   0 WSTART e S T20  n",
                "     /  s   \\    S   x"));
    }
}
