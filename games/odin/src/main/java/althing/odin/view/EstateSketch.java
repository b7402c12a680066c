package althing.odin.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import althing.engine.Phrase;
import althing.engine.SketchPad;
import althing.odin.view.OdinView.Area;
import althing.odin.view.OdinView.Board;
import althing.odin.view.OdinView.Bonus;
import althing.odin.view.OdinView.Piece;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Shape;

/**
 * Draws the boards of a seat square by square: {@code ·} and {@code -} are free, the latter at a minus point, a number is
 * an income square, {@code *} a bonus square, {@code #} blocked, and a letter is what lies there. Rows and columns count
 * from 1, as in the words of moves.
 */
public final class EstateSketch {

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private final Area area;
    private final SketchPad pad;
    /** The letter of each kind of thing that lies on a board. */
    private final Map<String, String> letters = new LinkedHashMap<>();

    public EstateSketch(Area area, SketchPad pad) {
        this.area = area;
        this.pad = pad;
        area.boards().stream().flatMap(board -> board.laid().stream()).map(Piece::item).distinct()
                .forEach(item -> letters.put(item, LETTERS.substring(letters.size(), letters.size() + 1)));
    }

    public void draw() {
        pad.table(Phrase.name("board.boards"), Phrase.name("board.income"), Phrase.name("board.minus"),
                Phrase.name("sketch.bonuses"), "");
        area.boards().forEach(board -> pad.row(name(board), board.income(), board.minus(), bonuses(board),
                slots(board)));
        pad.line("sketch.squares-help");
        pad.list("sketch.laid", letters.entrySet().stream().map(entry -> Phrase.of("sketch.letter", "letter",
                entry.getValue(), "item", Phrase.name("item." + entry.getKey()))).toList());
        area.boards().stream().filter(board -> Plan.named(board.plan()).height > 0)
                .forEach(board -> pad.drawing(name(board), squares(board)));
    }

    /** A board by its name; houses of a kind are told apart by a number. */
    static Phrase name(Board board) {
        Phrase.NameFact name = Phrase.name("board." + board.plan());
        String number = board.board().substring(board.plan().length());
        return number.isEmpty()
                ? Phrase.of("board.named", "name", name)
                : Phrase.of("board.numbered", "name", name, "number", Integer.parseInt(number.substring(1)));
    }

    private static List<Phrase> bonuses(Board board) {
        return board.bonuses().stream().filter(bonus -> !bonus.covered()).map(EstateSketch::bonus).toList();
    }

    private static Phrase bonus(Bonus bonus) {
        return Phrase.of(bonus.pays() ? "sketch.bonus-won" : "sketch.bonus", "goods",
                bonus.gives().stream().map(item -> Phrase.name("item." + item)).toList(), "row", bonus.row() + 1,
                "column", bonus.column() + 1);
    }

    private static List<Phrase> slots(Board board) {
        Plan plan = Plan.named(board.plan());
        return Stream.of(slots("item.wood", board.wood(), plan.woodSlots),
                slots("item.stone", board.stone(), plan.stoneSlots)).flatMap(List::stream).toList();
    }

    private static List<Phrase> slots(String item, int filled, int all) {
        return all == 0
                ? List.of()
                : List.of(Phrase.of("board.slots", "item", Phrase.name(item), "filled", filled, "all", all));
    }

    private List<String> squares(Board board) {
        String[][] squares = printed(Plan.named(board.plan()));
        board.laid().forEach(piece -> cover(squares, piece));
        List<String> rows = new ArrayList<>(List.of(numbers(squares[0].length)));
        for (int row = 0; row < squares.length; row++) {
            StringBuilder line = new StringBuilder("%2d ".formatted(row + 1));
            Arrays.stream(squares[row]).forEach(square -> line.append("%3s".formatted(square)));
            rows.add(line.toString());
        }
        return rows;
    }

    private static String numbers(int columns) {
        StringBuilder line = new StringBuilder("   ");
        for (int column = 1; column <= columns; column++) {
            line.append("%3d".formatted(column));
        }
        return line.toString();
    }

    private static String[][] printed(Plan plan) {
        int width = Arrays.stream(plan.grid).mapToInt(String::length).max().orElse(0);
        String[][] squares = new String[plan.height][width];
        for (int row = 0; row < plan.height; row++) {
            for (int column = 0; column < width; column++) {
                squares[row][column] = mark(column < plan.grid[row].length() ? plan.grid[row].charAt(column) : '#');
            }
        }
        for (Plan.Diagonal diagonal : plan.diagonals) {
            for (Plan.Income income : diagonal.squares()) {
                squares[income.row()][income.column()] = Integer.toString(income.value());
            }
        }
        return squares;
    }

    private static String mark(char printed) {
        return switch (printed) {
            case '#' -> "";
            case 'X' -> "#";
            case '.' -> "·";
            default -> String.valueOf(printed);
        };
    }

    private void cover(String[][] squares, Piece piece) {
        Shape shape = Shape.of(Items.named(piece.item()), piece.turn()).orElseThrow();
        for (int row = 0; row < shape.height(); row++) {
            for (int column = 0; column < shape.width(); column++) {
                if ((shape.rows()[row] >> column & 1) != 0) {
                    squares[piece.row() + row][piece.column() + column] = letters.getOrDefault(piece.item(), "?");
                }
            }
        }
    }
}
