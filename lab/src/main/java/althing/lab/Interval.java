package althing.lab;

/**
 * The 95 % confidence interval of a share after Wilson, who keeps it within 0 and 1 and is honest for few trials.
 *
 * @see <a href="https://doi.org/10.1080/01621459.1927.10502953">Wilson: Probable Inference, 1927</a>
 */
public record Interval(double low, double high) {

    /** The 97.5 % quantile of the normal distribution. */
    private static final double Z = 1.959963984540054;

    /** @param successes may be a fraction: shared victories count their part */
    static Interval wilson(double successes, long trials) {
        return around(successes / trials, (double) trials);
    }

    /** @param trials may be a fraction: how many independent trials would be as sure */
    static Interval around(double share, double trials) {
        double z2 = Z * Z / trials;
        double centre = (share + z2 / 2) / (1 + z2);
        double half = Z * Math.sqrt(share * (1 - share) / trials + z2 / (4 * trials)) / (1 + z2);
        return new Interval(Math.max(0, centre - half), Math.min(1, centre + half));
    }
}
