package althing.lab.learn;

import java.util.Arrays;
import java.util.List;

import althing.bots.net.Weights;
import althing.engine.SplitMix;

/**
 * Fits a net of one hidden layer to examples, by Adam on small batches. Everything is reckoned in one order with exact
 * operations, so that the same examples and seed give the same weights, bit for bit, on any machine. Not thread safe.
 *
 * @see <a href="https://arxiv.org/abs/1412.6980">Kingma, Ba: Adam, 2015</a>
 */
final class Fit {

    private static final int BATCH = 32;
    private static final double DECAY = 1e-5;

    private final List<Example> examples;
    private final Aim aim;
    private final double steepness;
    private final Standard standard;
    private final double scale;
    private final int inputs;
    private final int hidden;
    private final Adam adam;
    /** First layer (unit by unit), biases, second layer, offset. */
    private final double[] weights;
    private final double[] gradient;
    private final double[] input;
    private final double[] unit;
    private final double[] values = new double[Integer.SIZE];
    private final double[] blame = new double[Integer.SIZE];

    Fit(List<Example> examples, Aim aim, double steepness, int hidden, SplitMix random) {
        this.examples = examples;
        this.aim = aim;
        this.steepness = steepness;
        this.hidden = hidden;
        standard = Standard.of(examples);
        scale = standard.residual();
        inputs = standard.inputs();
        weights = new double[(inputs + 2) * hidden + 1];
        gradient = new double[weights.length];
        adam = new Adam(weights.length);
        input = new double[inputs];
        unit = new double[hidden];
        double size = Math.sqrt(2.0 / inputs);
        for (int i = 0; i < inputs * hidden; i++) {
            weights[i] = (random.nextDouble() * 2 - 1) * size;
        }
    }

    /** Looks at all examples once, in an order drawn by lot. */
    void epoch(double rate, SplitMix random) {
        int[] order = shuffled(examples.size(), random);
        for (int from = 0; from < order.length; from += BATCH) {
            Arrays.fill(gradient, 0);
            int to = Math.min(order.length, from + BATCH);
            for (int i = from; i < to; i++) {
                learn(examples.get(order[i]));
            }
            for (int i = 0; i < weights.length; i++) {
                gradient[i] = gradient[i] / (to - from) + DECAY * weights[i];
            }
            adam.step(weights, gradient, rate);
        }
    }

    private void learn(Example example) {
        for (int seat = 0; seat < example.seats(); seat++) {
            values[seat] = example.moment().values()[seat] + scale * output(example.moment().features()[seat]);
        }
        aim.blame(example, values, steepness, scale, blame);
        for (int seat = 0; seat < example.seats(); seat++) {
            output(example.moment().features()[seat]);
            spread(blame[seat]);
        }
    }

    private double output(float[] features) {
        for (int i = 0; i < inputs; i++) {
            input[i] = standard.of(i, features[i]);
        }
        double sum = weights[weights.length - 1];
        for (int u = 0; u < hidden; u++) {
            double total = weights[inputs * hidden + u];
            int from = u * inputs;
            for (int i = 0; i < inputs; i++) {
                total += weights[from + i] * input[i];
            }
            unit[u] = Math.max(0, total);
            sum += unit[u] * weights[(inputs + 1) * hidden + u];
        }
        return sum;
    }

    private void spread(double error) {
        gradient[weights.length - 1] += error;
        for (int u = 0; u < hidden; u++) {
            if (unit[u] > 0) {
                int second = (inputs + 1) * hidden + u;
                double back = error * weights[second];
                gradient[second] += error * unit[u];
                gradient[inputs * hidden + u] += back;
                int from = u * inputs;
                for (int i = 0; i < inputs; i++) {
                    gradient[from + i] += back * input[i];
                }
            }
        }
    }

    /** The weights for plain features and points. */
    Weights weights() {
        float[] first = new float[inputs * hidden];
        float[] bias = new float[hidden];
        float[] second = new float[hidden];
        for (int u = 0; u < hidden; u++) {
            double rest = weights[inputs * hidden + u];
            for (int i = 0; i < inputs; i++) {
                double plain = weights[u * inputs + i] / standard.deviation(i);
                first[i * hidden + u] = (float) plain;
                rest -= plain * standard.mean(i);
            }
            bias[u] = (float) rest;
            second[u] = (float) (weights[(inputs + 1) * hidden + u] * scale);
        }
        return new Weights(inputs, hidden, first, bias, second, (float) (weights[weights.length - 1] * scale));
    }

    private static int[] shuffled(int size, SplitMix random) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int other = random.nextInt(i + 1);
            order[i] = order[other];
            order[other] = i;
        }
        return order;
    }
}
