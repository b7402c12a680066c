package althing.hnefatafl.view;

import static althing.engine.Phrase.name;
import static althing.engine.Phrase.seat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.Sketch;
import althing.engine.SketchPad;
import althing.hnefatafl.board.Piece;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.view.HnefataflView.Army;
import althing.hnefatafl.view.HnefataflView.Last;
import althing.hnefatafl.view.HnefataflView.Result;

/** Draws a view in words: the board as rows of letters, the armies, the last move and how it stands. */
public final class HnefataflSketch {

    private static final char THRONE = '+';
    private static final char CORNER = 'x';

    private final HnefataflView view;
    private final SketchPad pad = new SketchPad();

    public HnefataflSketch(HnefataflView view) {
        this.view = view;
    }

    public Sketch sketch() {
        pad.drawing(Phrase.of("option.variant." + view.variant()), board());
        pad.line("sketch.legend", "corners", view.corners().isEmpty() ? "open" : "closed");
        armies();
        last(view.last());
        if (!view.waysOut().isEmpty()) {
            pad.line("board.ways-out", "count", view.waysOut().size(), "squares", view.waysOut());
        }
        standing(view.result());
        return pad.sketch();
    }

    private List<String> board() {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < view.size(); row++) {
            int rank = view.size() - 1 - row;
            StringBuilder line = new StringBuilder("%2d ".formatted(rank + 1));
            for (int file = 0; file < view.size(); file++) {
                line.append(' ').append(sign(view.rows().get(row).charAt(file), Square.name(Square.at(file, rank))));
            }
            lines.add(line.toString());
        }
        StringBuilder files = new StringBuilder("   ");
        IntStream.range(0, view.size()).forEach(file -> files.append(' ').append((char) ('a' + file)));
        lines.add(files.toString());
        return lines;
    }

    private char sign(char letter, String square) {
        if (letter != Piece.NOBODY) {
            return letter;
        }
        return square.equals(view.throne()) ? THRONE : view.corners().contains(square) ? CORNER : letter;
    }

    private void armies() {
        pad.table("", name("board.side"), name("board.men"), name("board.lost"));
        for (int seat = 0; seat < view.armies().size(); seat++) {
            Army army = view.armies().get(seat);
            pad.row(seat(seat), name("side." + army.side()), army.men(), army.lost());
        }
    }

    private void last(@Nullable Last last) {
        if (last == null) {
            return;
        }
        pad.line("board.last", "from", last.from(), "to", last.to());
        if (!last.captured().isEmpty()) {
            pad.line("board.captured", "count", last.captured().size(), "squares", last.captured());
        }
    }

    private void standing(@Nullable Result result) {
        if (result != null) {
            pad.line("board.end." + result.ending());
        } else {
            pad.line("board.quiet", "quiet", view.quiet(), "cap", view.quietCap(), "plies", view.plies(), "length",
                    view.lengthCap());
        }
    }
}
