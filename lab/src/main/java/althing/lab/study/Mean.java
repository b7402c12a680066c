package althing.lab.study;

/** The mean of numbers and how far it can be trusted. Not thread safe. */
final class Mean {

    /** The 97.5 % quantile of the normal distribution. */
    private static final double Z = 1.96;

    private long count;
    private double sum;
    private double squares;

    void add(double value) {
        count++;
        sum += value;
        squares += value * value;
    }

    long count() {
        return count;
    }

    double mean() {
        return count == 0 ? 0 : sum / count;
    }

    double sum() {
        return sum;
    }

    double variance() {
        return count < 2 ? 0 : Math.max(0, (squares - sum * sum / count) / (count - 1));
    }

    /** Half of the 95 % interval. */
    double error() {
        return count == 0 ? 0 : Z * Math.sqrt(variance() / count);
    }
}
