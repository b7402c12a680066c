package althing.graenaland.reach;

import althing.graenaland.box.Components;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.table.GraenalandRuling;
import althing.graenaland.table.GraenalandState;

/**
 * The most victory points a seat could have after building now without supply cards of the table and without public works
 * (GRA-20.2, GRA-20.3).
 */
public final class Reach {

    private static final int MOST_POINTS = Scoring.COLUMNS.length * 3;

    private Reach() {
    }

    /** The most points within reach of a seat that can win. */
    public static int most(GraenalandState position, int seat) {
        return of(position, seat, MOST_POINTS);
    }

    /** Whether the points that win are within reach. */
    public static boolean isVictory(GraenalandState position, int seat) {
        return of(position, seat, Components.POINTS_TO_WIN) >= Components.POINTS_TO_WIN;
    }

    /** The best up to enough points; what does not win counts nothing. */
    private static int of(GraenalandState position, int seat, int enough) {
        if (!position.holds(GraenalandRuling.EXACT_REACH)) {
            return FormerReach.of(position, seat, enough);
        }
        return Hope.ofVictory(position, seat, position.opening.victory[seat]) ? Plans.best(position, seat, enough) : 0;
    }
}
