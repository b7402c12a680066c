package althing.graenaland.reach;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Column;
import althing.graenaland.box.Components;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.table.GraenalandState;

/**
 * The most points that anybody could dream of with so many cards: every card counts as whatever is needed, everything
 * has the lowest price, and each settlement serves all columns at once. What is beyond hope need not be searched for.
 */
public final class Hope {

    /** Stands for a card that is in every column as easy as the easiest. */
    public static final int ANY_CARD = Components.LEVELS.length;

    private static final int CHEAPEST_VILLAGE = cheapest(Components.VILLAGE);
    private static final int CHEAPEST_BUILDING = cheapest(Components.BUILDING);
    private static final int CHEAPEST_STEP = Amounts.total(Components.ARMY_WITH_FORT) + 1;
    private static final int HIGHEST = 63;
    /** The points of each card, column and standing. */
    private static final byte[][][] POINTS = points();

    private Hope() {
    }

    private static int cheapest(int[] prices) {
        int least = Integer.MAX_VALUE;
        for (int price : prices) {
            least = Math.min(least, Amounts.total(price));
        }
        return least;
    }

    private static byte[][][] points() {
        byte[][][] points = new byte[ANY_CARD + 1][Scoring.COLUMNS.length][HIGHEST + 1];
        for (int card = 0; card < ANY_CARD; card++) {
            for (int column = 0; column < Scoring.COLUMNS.length; column++) {
                for (int stat = 0; stat <= HIGHEST; stat++) {
                    byte reached = (byte) Scoring.levels(card, column, stat);
                    points[card][column][stat] = reached;
                    points[ANY_CARD][column][stat] = (byte) Math.max(reached, points[ANY_CARD][column][stat]);
                }
            }
        }
        return points;
    }

    public static int points(int card, int column, int stat) {
        return POINTS[card][column][Math.min(stat, HIGHEST)];
    }

    /** Whether a seat with this victory card might reach the points that win, by the number of its cards. */
    public static boolean ofVictory(GraenalandState position, int seat, int card) {
        int units = Cards.total(position.hands[seat]) + 2 * Integer.bitCount(position.supplyHands[seat]);
        return isThere(card, Components.POINTS_TO_WIN, units, position.placed[seat],
                Scoring.stat(position, seat, Column.PROVINCES.ordinal()),
                Scoring.stat(position, seat, Column.DOMINATED.ordinal()),
                Scoring.stat(position, seat, Column.BUILDINGS.ordinal()), position.army[seat]);
    }

    /**
     * Whether so many points may be within reach.
     *
     * @param units the resource cards, and two for each supply card
     */
    public static boolean isThere(int card, int enough, int units, int settlements, int provinces, int dominated,
            int buildings, int army) {
        for (int steps = 0; steps * CHEAPEST_STEP <= units; steps++) {
            int left = units - steps * CHEAPEST_STEP;
            int needed = enough - points(card, Column.ARMY.ordinal(), army + steps);
            for (int more = 0; more * CHEAPEST_BUILDING <= left; more++) {
                int placed = more + (left - more * CHEAPEST_BUILDING) / CHEAPEST_VILLAGE;
                if (points(card, Column.SETTLEMENTS.ordinal(), settlements + placed)
                        + points(card, Column.PROVINCES.ordinal(), provinces + placed)
                        + points(card, Column.DOMINATED.ordinal(), dominated + placed)
                        + points(card, Column.BUILDINGS.ordinal(), buildings + more) >= needed) {
                    return true;
                }
            }
        }
        return false;
    }
}
