package althing.odin.box;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import althing.engine.BadInput;
import althing.engine.data.DataRow;

/** What is printed on a board: its squares as bits of rows, its diagonals, its bonuses. The home board comes first. */
@SuppressWarnings("ArrayRecordComponent")
public final class Plan {

    /** The most rows that a board has. */
    public static final int ROWS = 12;

    /** What kind of board it is. */
    public enum Kind {
        HOME, ISLAND, SHED, HOUSE
    }

    /** A bonus square: where it lies, the squares around it that must be covered, from the row above it, and its goods. */
    public record Bonus(int row, int column, int[] around, int[] gives) {}

    /**
     * An income square of a diagonal.
     *
     * @param below the squares from its row down that must be covered with it (FFO-5.10)
     */
    public record Income(int row, int column, int value, int[] below) {}

    /**
     * A diagonal from the lower left up.
     *
     * @param rings for each income square, by rows, what must be covered for it and not yet for the one before
     * @param marks its income squares by rows
     */
    public record Diagonal(Income[] squares, int full, int[][] rings, int[] marks) {

        private Diagonal(Income[] squares, int full) {
            this(squares, full, new int[squares.length][ROWS], new int[ROWS]);
            for (int i = 0; i < squares.length; i++) {
                marks[squares[i].row] |= 1 << squares[i].column;
                for (int row = 0; row < ROWS; row++) {
                    rings[i][row] = squares[i].below[row] & (i == 0 ? -1 : ~squares[i - 1].below[row]);
                }
            }
        }
    }

    public static final List<Plan> ALL = load();
    public static final Plan HOME = named("home");
    public static final Plan SHED = named("shed");
    public static final Plan STONE_HOUSE = named("stone-house");
    public static final Plan LONG_HOUSE = named("long-house");

    public final String id;
    public final int index;
    public final Kind kind;
    public final int points;
    public final int copies;
    public final int woodSlots;
    public final int stoneSlots;
    /** The physical exploration board, A to D as 0 to 3, or -1. */
    public final int tile;
    public final boolean back;
    public final String[] grid;
    public final int height;
    /** Squares that can be covered, those worth -1, income squares and bonus squares, by rows. */
    public final int[] squares;
    public final int[] minus;
    public final int[] income;
    public final int[] bonus;
    public final Bonus[] bonuses;
    public final Diagonal[] diagonals;

    private Plan(DataRow row, int index) {
        this.index = index;
        id = row.word("board");
        kind = row.constant("kind", Kind.class);
        points = row.number("points");
        copies = row.number("copies");
        woodSlots = row.number("wood-slots");
        stoneSlots = row.number("stone-slots");
        tile = row.word("tile").equals("-") ? -1 : row.word("tile").charAt(0) - 'A';
        back = row.word("side").equals("back");
        grid = row.word("grid").isEmpty() ? new String[0] : row.word("grid").split("/", -1);
        height = grid.length;
        squares = marked(".-i*");
        minus = marked("-");
        income = marked("i");
        bonus = marked("*");
        bonuses = bonuses();
        diagonals = diagonals();
        check(row);
    }

    private static List<Plan> load() {
        List<Plan> plans = new ArrayList<>();
        for (DataRow row : Components.FILE.table("boards").rows()) {
            plans.add(new Plan(row, plans.size()));
        }
        return List.copyOf(plans);
    }

    public static Plan named(String id) {
        return ALL.stream().filter(plan -> plan.id.equals(id)).findFirst()
                .orElseThrow(() -> new BadInput("There is no board '" + id + "' in A Feast for Odin."));
    }

    private int[] marked(String marks) {
        int[] rows = new int[ROWS];
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < grid[row].length(); column++) {
                rows[row] |= marks.indexOf(grid[row].charAt(column)) >= 0 ? 1 << column : 0;
            }
        }
        return rows;
    }

    private Bonus[] bonuses() {
        return Components.FILE.table("bonuses").rows().stream().filter(row -> row.word("board").equals(id))
                .map(row -> bonus(row.number("row"), row.number("square"), row.word("gives"))).toArray(Bonus[]::new);
    }

    private Bonus bonus(int row, int column, String gives) {
        int[] around = new int[3];
        for (int i = 0; i < 3; i++) {
            int other = row - 1 + i;
            if (other >= 0 && other < height) {
                int near = (7 << column) >> 1 & ~(i == 1 ? 1 << column : 0);
                around[i] = squares[other] & ~bonus[other] & near;
            }
        }
        return new Bonus(row, column, around, Arrays.stream(gives.split("\\+", -1)).mapToInt(Items::named).toArray());
    }

    private Diagonal[] diagonals() {
        return Components.FILE.table("full-incomes").rows().stream().filter(row -> row.word("board").equals(id))
                .map(row -> new Diagonal(incomes(row.word("diagonal")), row.number("value")))
                .toArray(Diagonal[]::new);
    }

    private Income[] incomes(String diagonal) {
        return Components.FILE.table("incomes").rows().stream()
                .filter(row -> row.word("board").equals(id) && row.word("diagonal").equals(diagonal))
                .map(row -> income(row.number("row"), row.number("square"), row.number("value")))
                .toArray(Income[]::new);
    }

    private Income income(int row, int column, int value) {
        int[] below = new int[ROWS];
        for (int other = row; other < height; other++) {
            below[other] = squares[other] & ~bonus[other] & ((2 << column) - 1);
        }
        return new Income(row, column, value, below);
    }

    private void check(DataRow row) {
        int printed = Arrays.stream(diagonals).mapToInt(diagonal -> diagonal.squares.length).sum();
        if (printed != bits(income) || bonuses.length != bits(bonus)) {
            throw new BadInput(row.place() + ": the income or bonus squares of " + id + " do not fit its grid.");
        }
    }

    public static int bits(int[] rows) {
        return Arrays.stream(rows).map(Integer::bitCount).sum();
    }

    public boolean isHouse() {
        return kind == Kind.HOUSE;
    }

    /** Whether tiles can be laid on it by FFO-5.1 rather than by FFO-5.30. */
    boolean isLand() {
        return kind == Kind.HOME || kind == Kind.ISLAND;
    }
}
