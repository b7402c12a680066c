package althing.graenaland.advice;

import java.util.ArrayList;
import java.util.List;

import althing.graenaland.box.Board;
import althing.graenaland.box.Column;
import althing.graenaland.box.Components;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Sites;

/**
 * How far a seat is from victory, counted in resource cards: the cheapest mixture of levels that wins. Settlements serve
 * several columns at once. The weights were set by hand.
 */
public final class Outlook {

    private static final double VILLAGE = 4.2;
    private static final double BUILDING = 5.6;
    private static final double STEP = 5;
    private static final double STEP_WITH_FORT = 3;
    private static final double IMPOSSIBLE = 99;
    /** No outlook: it was not asked for since the seat last came nearer. */
    private static final int LEVELS = 3;
    private static final int[][] MIXTURES = mixtures(LEVELS, Components.POINTS_TO_WIN);
    private static final int[][] THREE_OF_FIVE = mixtures(1, Components.CONDITIONS_TO_WIN);

    private Outlook() {
    }

    /** What is still to pay for victory. */
    public static double cost(GraenalandState position, int seat) {
        double known = position.outlook[seat];
        if (known != GraenalandState.UNKNOWN) {
            return known;
        }
        double cost = cost(position, seat, position.opening.victory[seat], Board.NOWHERE, 0, 0);
        position.outlook[seat] = cost;
        return cost;
    }

    /**
     * The same with something more built.
     *
     * @param card     the victory card; not asked in the basic game
     * @param province where there is one more settlement, or {@link Board#NOWHERE}
     * @param building 1 if that settlement is a building
     * @param army     how much stronger the army is
     */
    public static double cost(GraenalandState position, int seat, int card, int province, int building, int army) {
        int more = province == Board.NOWHERE ? 0 : 1;
        int strong = 0;
        int single = 0;
        int most = 0;
        for (int at = 0; at < position.board.provinces; at++) {
            int settled = position.island.settledAt(seat, at) + (at == province ? 1 : 0);
            strong += settled >= 2 ? 1 : 0;
            single += settled == 1 ? 1 : 0;
            most = Math.max(most, settled);
        }
        int buildings = Scoring.stat(position, seat, Column.BUILDINGS.ordinal()) + building;
        int[] missing = new int[Scoring.COLUMNS.length * (LEVELS + 1)];
        fill(position, card, Column.SETTLEMENTS, position.placed[seat] + more, missing);
        fill(position, card, Column.PROVINCES, strong, missing);
        fill(position, card, Column.DOMINATED, most, missing);
        fill(position, card, Column.BUILDINGS, buildings, missing);
        fill(position, card, Column.ARMY, position.army[seat] + army, missing);
        double step = Sites.fortResources(position, seat) != 0 ? STEP_WITH_FORT : STEP;
        return cheapest(position.advanced ? MIXTURES : THREE_OF_FIVE, missing, single, step);
    }

    /** What each level of a column still lacks. */
    private static void fill(GraenalandState position, int card, Column column, int stat, int[] missing) {
        int first = column.ordinal() * (LEVELS + 1);
        if (!position.advanced) {
            missing[first + 1] = Math.max(0, position.conditions[column.ordinal()] - stat);
            return;
        }
        int[] levels = Components.LEVELS[card][column.ordinal()];
        for (int level = 0; level < LEVELS; level++) {
            missing[first + 1 + level] = Math.max(0, levels[level] - stat);
        }
    }

    private static double cheapest(int[][] mixtures, int[] missing, int single, double step) {
        double best = IMPOSSIBLE;
        for (int[] mixture : mixtures) {
            int settlements = missing[mixture[0]];
            int provinces = villagesFor(missing[LEVELS + 1 + mixture[1]], single);
            int dominated = missing[2 * (LEVELS + 1) + mixture[2]];
            int erected = missing[3 * (LEVELS + 1) + mixture[3]];
            int strength = missing[4 * (LEVELS + 1) + mixture[4]];
            int placed = Math.max(settlements, erected + provinces + dominated);
            best = Math.min(best, erected * BUILDING + (placed - erected) * VILLAGE + strength * step);
        }
        return best;
    }

    /** A province with one settlement needs one more to count, a new one two. */
    private static int villagesFor(int provinces, int single) {
        return provinces <= single ? provinces : single + 2 * (provinces - single);
    }

    private static int[][] mixtures(int levels, int points) {
        List<int[]> found = new ArrayList<>();
        int columns = Scoring.COLUMNS.length;
        int all = (int) StrictMath.pow(levels + 1, columns);
        for (int number = 0; number < all; number++) {
            int[] mixture = new int[columns];
            int sum = 0;
            for (int column = 0, rest = number; column < columns; column++, rest /= levels + 1) {
                mixture[column] = rest % (levels + 1);
                sum += mixture[column];
            }
            if (sum == points) {
                found.add(mixture);
            }
        }
        return found.toArray(int[][]::new);
    }
}
