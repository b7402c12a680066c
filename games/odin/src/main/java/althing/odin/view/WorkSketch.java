package althing.odin.view;

import static althing.engine.Phrase.name;
import static althing.engine.Phrase.seat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.SketchPad;
import althing.odin.view.OdinView.BanquetTable;
import althing.odin.view.OdinView.Chances;
import althing.odin.view.OdinView.Die;
import althing.odin.view.OdinView.Dish;
import althing.odin.view.OdinView.Hint;
import althing.odin.view.OdinView.Laying;
import althing.odin.view.OdinView.Place;
import althing.odin.box.Items;
import althing.odin.box.Shape;
import althing.odin.course.Moves;
import althing.odin.course.OdinMove;
import althing.odin.words.Names;

/** Draws what is being done: a die action, a tile on its way to a board, the Feast, and advice for who decides. */
public final class WorkSketch {

    private final OdinView view;
    private final SketchPad pad;

    WorkSketch(OdinView view, SketchPad pad) {
        this.view = view;
        this.pad = pad;
    }

    void draw() {
        die(view.dice());
        laying(view.laying());
        table(view.table());
        hint(view.hint());
    }

    private void die(@Nullable Die die) {
        if (die == null) {
            return;
        }
        if (die.rolls() > 0) {
            pad.line("sketch.die", "action", name("throw." + Names.code(die.action())), "roll", die.roll(),
                    "rolls", Phrase.of("board.rolls", "rolls", die.rolls(), "most", die.mostRolls()), "result",
                    Phrase.of(die.battle() ? "board.battle-result" : "board.hunt-result", "result", die.result()));
        }
        Chances chances = die.chances();
        if (chances != null) {
            pad.line("board.odds", "next", chances.next(), "unarmed", chances.unarmed(), "better", chances.better(),
                    "any", chances.any());
        }
        pad.table("", "");
        die.boats().forEach(boats -> pad.row(boats.move(), Phrase.of("board.odds-of-boats", "next",
                boats.chances().next(), "any", boats.chances().any())));
        pad.table(name("board.loot"), name("board.strength"));
        die.loot().forEach(prize -> pad.row(name("item." + prize.tile()), prize.sword()));
    }

    private void laying(@Nullable Laying laying) {
        if (laying == null) {
            return;
        }
        Shape shape = Shape.of(Items.named(laying.item()), 0).orElseThrow();
        pad.drawing(Phrase.of("sketch.in-hand", "seat", seat(laying.seat()), "item", name("item." + laying.item())),
                IntStream.range(0, shape.height()).mapToObj(row -> drawn(shape, row)).toList());
        if (laying.best() != null) {
            Place best = laying.places().get(laying.best());
            pad.line("sketch.best", "place", Phrase.of("move.lay", "row", best.row() + 1, "column",
                    best.column() + 1, "turn", best.turn()), "code",
                    new OdinMove.Lay(best.row(), best.column(), best.turn()).code());
        }
    }

    private static String drawn(Shape shape, int row) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < shape.width(); column++) {
            line.append((shape.rows()[row] >> column & 1) != 0 ? "  █" : "   ");
        }
        return line.toString();
    }

    private void table(@Nullable BanquetTable table) {
        if (table == null) {
            return;
        }
        pad.line("sketch.feast", "seat", seat(table.seat()), "squares", table.to() - table.from(), "left",
                table.to() - table.served());
        pad.list("sketch.served", table.dishes().stream().map(WorkSketch::dish).toList());
        pad.list("board.hint.plan", table.plan().stream().map(WorkSketch::served).toList());
    }

    private static Object served(String move) {
        return switch (Moves.named(move)) {
            case OdinMove.Serve serve -> SketchPad.count("item." + Items.id(serve.food()),
                    serve.flat() ? Items.FLAT[serve.food()] : Items.UPRIGHT[serve.food()]);
            case OdinMove.Word word when word == OdinMove.Word.COIN -> name("item.silver");
            default -> name("move.leave");
        };
    }

    private static Object dish(Dish dish) {
        return SketchPad.count("item." + dish.item(), dish.length());
    }

    private void hint(@Nullable Hint hint) {
        if (hint == null) {
            return;
        }
        List<Phrase> pieces = new ArrayList<>();
        hint.pieces().forEach(piece -> pieces.add(Phrase.of("sketch.suggestion", "item", name("item." + piece.item()),
                "board", boardName(piece.board()), "row", piece.row() + 1, "column", piece.column() + 1)));
        pad.list("board.hint.plan", pieces);
    }

    private Phrase boardName(String board) {
        return view.areas().stream().flatMap(area -> area.boards().stream())
                .filter(each -> each.board().equals(board)).findFirst().map(EstateSketch::name).orElseThrow();
    }
}
