package althing.lab;

import althing.engine.BadInput;

/**
 * A test that goes on until it can tell which of two shares of victories is likelier the first bot's of two, wrong in one
 * of twenty such tests; how much games differ is taken from the games.
 *
 * @param less the share that is thought to hold unless the games speak against it
 * @param more the share that is to be shown
 * @see <a href="https://doi.org/10.1214/aoms/1177731118">Wald: Sequential Tests of Statistical Hypotheses, 1945</a>
 */
public record Sprt(double less, double more) {

    /** What a test has found. */
    public enum Finding {
        OPEN, LESS, MORE
    }

    private static final double WRONG = 0.05;
    private static final double BOUND = StrictMath.log((1 - WRONG) / WRONG);
    private static final int FEWEST_DEALS = 8;

    public Sprt {
        if (!(less > 0 && less < more && more < 1)) {
            throw new BadInput("A sequential test compares two shares between 0 and 1, the lower one first, such as "
                    + "0.50,0.55.");
        }
    }

    Finding of(DealTally deals) {
        if (deals.deals < FEWEST_DEALS) {
            return Finding.OPEN;
        }
        double evidence = deals.evidence(less, more);
        return evidence >= BOUND ? Finding.MORE : evidence <= -BOUND ? Finding.LESS : Finding.OPEN;
    }
}
