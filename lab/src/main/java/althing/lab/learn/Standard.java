package althing.lab.learn;

import java.util.List;

/**
 * How features usually are: a net learns best from numbers around 0 of about the size 1.
 *
 * @param residual by how many points the heuristics usually miss the end
 */
@SuppressWarnings("ArrayRecordComponent") // compared by nobody
record Standard(double[] means, double[] deviations, double residual) {

    static Standard of(List<Example> examples) {
        int inputs = examples.getFirst().moment().features()[0].length;
        double[] sums = new double[inputs];
        double[] squares = new double[inputs];
        double missed = 0;
        long rows = 0;
        for (Example example : examples) {
            for (int seat = 0; seat < example.seats(); seat++) {
                double miss = example.points()[seat] - example.moment().values()[seat];
                missed += miss * miss;
                rows++;
                for (int i = 0; i < inputs; i++) {
                    double value = example.moment().features()[seat][i];
                    sums[i] += value;
                    squares[i] += value * value;
                }
            }
        }
        for (int i = 0; i < inputs; i++) {
            sums[i] /= rows;
            double deviation = Math.sqrt(Math.max(0, squares[i] / rows - sums[i] * sums[i]));
            squares[i] = deviation < 1e-6 ? 1 : deviation;
        }
        return new Standard(sums, squares, Math.max(1e-3, Math.sqrt(missed / rows)));
    }

    int inputs() {
        return means.length;
    }

    double mean(int feature) {
        return means[feature];
    }

    double deviation(int feature) {
        return deviations[feature];
    }

    double of(int feature, double value) {
        return (value - means[feature]) / deviations[feature];
    }
}
