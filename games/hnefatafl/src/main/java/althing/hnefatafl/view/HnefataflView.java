package althing.hnefatafl.view;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.Sketch;
import althing.engine.View;

/**
 * What everybody sees of Hnefatafl, where nothing is hidden. Squares are written by their names.
 *
 * @param size    the squares of a rank
 * @param rows    the board, the top rank first: {@code a} attacker, {@code d} defender, {@code k} king, {@code .} nobody
 * @param corners the corners that only the king may enter; none where they are squares like others
 * @param goals   the squares where the king escapes
 * @param turn    the seat to move, or that would be if the game were not over
 * @param armies  the men of each seat
 * @param waysOut the goals that the king could reach in one move; none when the game is over
 * @param last    the last move
 * @param plies   the moves so far
 * @param quiet   the moves since the last capture
 * @param result  how the game ended
 */
public record HnefataflView(String variant, int size, List<String> rows, String throne, List<String> corners,
        List<String> goals, int turn, List<Army> armies, List<String> waysOut, @Nullable Last last, int plies,
        int lengthCap, int quiet, int quietCap, @Nullable Result result) implements View {

    @Override
    public Sketch sketch(int viewer) {
        return new HnefataflSketch(this).sketch();
    }

    /** The men of one side, the king not counted: those on the board and those captured. */
    public record Army(String side, int men, int lost) {}

    /** A move, and the squares of the men it captured. */
    public record Last(String from, String to, List<String> captured) {}

    /** Why the game is over, and who has won, nobody if it is drawn. */
    public record Result(String ending, @Nullable Integer winner) {}
}
