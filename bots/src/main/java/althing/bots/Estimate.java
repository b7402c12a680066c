package althing.bots;

/**
 * A mean of so many samples and its standard error.
 *
 * @param mean  a chance of winning, or a difference of two
 * @param error the standard error of the mean
 */
public record Estimate(double mean, double error) {

    /** What is known for sure. */
    public static Estimate sure(double value) {
        return new Estimate(value, 0);
    }

    static Estimate of(double sum, double squares, int count) {
        double mean = sum / count;
        double variance = Math.max(0, squares / count - mean * mean) / Math.max(1, count - 1);
        return new Estimate(mean, Math.sqrt(variance));
    }

    /** Whether it differs from nothing by more than chance explains: by more than two standard errors. */
    public boolean isClear() {
        return Math.abs(mean) > 2 * error;
    }
}
