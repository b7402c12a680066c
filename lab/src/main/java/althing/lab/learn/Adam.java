package althing.lab.learn;

/** Steps down a slope, each weight at a pace of its own. Not thread safe. */
final class Adam {

    private static final double MEMORY = 0.9;
    private static final double LONG_MEMORY = 0.999;
    private static final double LEAST = 1e-8;

    private final double[] mean;
    private final double[] square;
    private double forgotten = 1;
    private double longForgotten = 1;

    Adam(int size) {
        mean = new double[size];
        square = new double[size];
    }

    void step(double[] weights, double[] gradient, double rate) {
        forgotten *= MEMORY;
        longForgotten *= LONG_MEMORY;
        for (int i = 0; i < weights.length; i++) {
            mean[i] += (1 - MEMORY) * (gradient[i] - mean[i]);
            square[i] += (1 - LONG_MEMORY) * (gradient[i] * gradient[i] - square[i]);
            weights[i] -= rate * (mean[i] / (1 - forgotten))
                    / (Math.sqrt(square[i] / (1 - longForgotten)) + LEAST);
        }
    }
}
