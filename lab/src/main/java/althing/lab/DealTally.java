package althing.lab;

import java.io.Serializable;

/**
 * How one bot did in deals that were each played several times: the sum of its victories, and the sum of the squares of
 * each deal's sum, from which follows how much deals differ. Not thread safe.
 */
final class DealTally implements Serializable {

    private final int sharing;
    private long deal = -1;
    private int games;
    private long victories;
    /** The deals that were played as often as they are to be. */
    long deals;
    private long sum;
    private long squares;

    DealTally(int sharing) {
        this.sharing = sharing;
    }

    /** Counts a game with the bot's part of the victory; a deal of which a game is missing counts for nothing. */
    void count(long game, long victory) {
        if (game / sharing != deal) {
            deal = game / sharing;
            games = 0;
            victories = 0;
        }
        victories += victory;
        if (++games == sharing) {
            deals++;
            sum += victories;
            squares += victories * victories;
        }
    }

    void add(DealTally other) {
        deals += other.deals;
        sum += other.sum;
        squares += other.squares;
    }

    /** The most that a deal can bring. */
    private double most() {
        return (double) Row.VICTORY * sharing;
    }

    /** The bot's share of the games. */
    double share() {
        return sum / most() / deals;
    }

    /** How much the share of one deal differs from that of another: the variance of a sample. */
    double variance() {
        return Math.max(0, (squares / most() / most() - deals * share() * share()) / (deals - 1));
    }

    /**
     * The interval of the share by how much the deals differ: Wilson's for as many trials as would differ as much, but not
     * for more than few deals can tell, even if they came out alike.
     */
    Interval interval() {
        double one = share() * (1 - share());
        double differs = deals < 2 ? one : variance();
        double trials = differs == 0 ? (double) deals * sharing : deals * one / differs;
        return Interval.around(share(), Math.min(trials, (double) deals * deals));
    }

    /** How much more likely what was seen is if the bot's share is one rather than another, as a logarithm. */
    double evidence(double less, double more) {
        // one deal won and one lost are added, so that few deals that came out alike do not look certain
        double mean = (sum / most() + 1) / (deals + 2);
        double differs = (squares / most() / most() + 1) / (deals + 2) - mean * mean;
        return deals * (more - less) * (2 * share() - less - more) / (2 * differs);
    }
}
