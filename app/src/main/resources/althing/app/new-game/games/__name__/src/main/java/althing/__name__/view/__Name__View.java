package althing.__name__.view;

import althing.engine.Sketch;
import althing.engine.SketchPad;
import althing.engine.View;

/**
 * What everybody sees of __Name__, where nothing is hidden.
 *
 * @param left the stones that are left
 * @param turn the seat to take, or that would if the game were not over
 */
public record __Name__View(int left, int turn) implements View {

    @Override
    public Sketch sketch(int viewer) {
        SketchPad pad = new SketchPad();
        pad.line("board.heap", "left", left);
        return pad.sketch();
    }
}
