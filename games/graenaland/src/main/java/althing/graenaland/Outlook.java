package althing.graenaland;

import java.util.ArrayList;
import java.util.List;

/**
 * How far a seat is from victory, counted in resource cards: the cheapest mixture of levels that wins. Settlements serve
 * several columns at once. The weights were set by hand.
 */
final class Outlook {

    private static final double VILLAGE = 4.2;
    private static final double BUILDING = 5.6;
    private static final double STEP = 5;
    private static final double STEP_WITH_FORT = 3;
    private static final double IMPOSSIBLE = 99;
    private static final int LEVELS = 3;
    private static final int[][] MIXTURES = mixtures(LEVELS, Components.POINTS_TO_WIN);
    private static final int[][] THREE_OF_FIVE = mixtures(1, Components.CONDITIONS_TO_WIN);

    private Outlook() {
    }

    /** What is still to pay for victory. */
    static double cost(GraenalandPosition position, int seat) {
        return cost(position, seat, position.victory[seat], Board.NOWHERE, 0, 0);
    }

    /**
     * The same with something more built.
     *
     * @param card     the victory card; not asked in the basic game
     * @param province where there is one more settlement, or {@link Board#NOWHERE}
     * @param building 1 if that settlement is a building
     * @param army     how much stronger the army is
     */
    static double cost(GraenalandPosition position, int seat, int card, int province, int building, int army) {
        int more = province == Board.NOWHERE ? 0 : 1;
        int strong = 0;
        int single = 0;
        int most = 0;
        for (int at = 0; at < position.board.provinces; at++) {
            int settled = position.settledAt(seat, at) + (at == province ? 1 : 0);
            strong += settled >= 2 ? 1 : 0;
            single += settled == 1 ? 1 : 0;
            most = Math.max(most, settled);
        }
        int buildings = Ending.stat(position, seat, Column.BUILDINGS.ordinal()) + building;
        double step = Construction.fortResources(position, seat) != 0 ? STEP_WITH_FORT : STEP;
        double best = IMPOSSIBLE;
        for (int[] mixture : position.advanced ? MIXTURES : THREE_OF_FIVE) {
            int settlements = missing(position, card, Column.SETTLEMENTS, mixture, position.placed[seat] + more);
            int provinces = villagesFor(missing(position, card, Column.PROVINCES, mixture, strong), single);
            int dominated = missing(position, card, Column.DOMINATED, mixture, most);
            int erected = missing(position, card, Column.BUILDINGS, mixture, buildings);
            int strength = missing(position, card, Column.ARMY, mixture, position.army[seat] + army);
            int placed = Math.max(settlements, erected + provinces + dominated);
            double cost = erected * BUILDING + (placed - erected) * VILLAGE + strength * step;
            best = Math.min(best, cost);
        }
        return best;
    }

    private static int missing(GraenalandPosition position, int card, Column column, int[] mixture, int stat) {
        int level = mixture[column.ordinal()];
        if (level == 0) {
            return 0;
        }
        int needed = position.advanced
                ? Components.LEVELS[card][column.ordinal()][level - 1]
                : position.conditions[column.ordinal()];
        return Math.max(0, needed - stat);
    }

    /** A province with one settlement needs one more to count, a new one two. */
    private static int villagesFor(int provinces, int single) {
        return provinces <= single ? provinces : single + 2 * (provinces - single);
    }

    private static int[][] mixtures(int levels, int points) {
        List<int[]> found = new ArrayList<>();
        int columns = Ending.COLUMNS.length;
        int all = (int) Math.pow(levels + 1, columns);
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
