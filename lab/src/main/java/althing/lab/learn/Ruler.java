package althing.lab.learn;

import java.util.ArrayList;
import java.util.List;

import althing.bots.net.Weights;

/** Measures how well values foretell, with a net or without. Not thread safe. */
final class Ruler {

    /** In how many parts a game is cut to see how steep chances are. */
    static final int PARTS = 6;

    private static final double LEAST_CHANCE = 1e-9;
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

    private final List<Example> examples;
    private final List<double[]> values = new ArrayList<>();
    private final double[] chances = new double[Integer.SIZE];

    /** Values as the heuristics see them. */
    Ruler(List<Example> examples) {
        this.examples = examples;
        for (Example example : examples) {
            double[] plain = new double[example.seats()];
            for (int seat = 0; seat < plain.length; seat++) {
                plain[seat] = example.moment().values()[seat];
            }
            values.add(plain);
        }
    }

    /** Values as a net corrects them. */
    Ruler(List<Example> examples, Weights weights) {
        this(examples);
        float[] units = new float[weights.hidden()];
        for (int i = 0; i < examples.size(); i++) {
            for (int seat = 0; seat < examples.get(i).seats(); seat++) {
                values.get(i)[seat] += weights.output(examples.get(i).moment().features()[seat], units);
            }
        }
    }

    /** The root of the mean square by which values miss the points at the end. */
    double miss() {
        double sum = 0;
        long rows = 0;
        for (int i = 0; i < examples.size(); i++) {
            for (int seat = 0; seat < examples.get(i).seats(); seat++) {
                double miss = values.get(i)[seat] - examples.get(i).points()[seat];
                sum += miss * miss;
                rows++;
            }
        }
        return Math.sqrt(sum / rows);
    }

    /** How surprising the winners were on average, in nats, where chances are as steep as told for each part of the game. */
    double surprise(List<Double> steepness) {
        double sum = 0;
        for (int i = 0; i < examples.size(); i++) {
            sum += surprise(i, steepness.get(part(examples.get(i))));
        }
        return sum / examples.size();
    }

    /** For each part of the game the steepness by which its winners surprise least. */
    List<Double> steepness(double usual) {
        List<Double> found = new ArrayList<>();
        for (int part = 0; part < PARTS; part++) {
            found.add(steepest(part, usual));
        }
        return List.copyOf(found);
    }

    /** By the golden section, within an eighth and eight times of what is usual. */
    private double steepest(int part, double usual) {
        double low = StrictMath.log(usual / 8);
        double high = StrictMath.log(usual * 8);
        for (int i = 0; i < 30; i++) {
            double one = high - GOLDEN * (high - low);
            double other = low + GOLDEN * (high - low);
            if (surpriseOf(part, StrictMath.exp(one)) < surpriseOf(part, StrictMath.exp(other))) {
                high = other;
            } else {
                low = one;
            }
        }
        return StrictMath.exp((low + high) / 2);
    }

    private double surpriseOf(int part, double steepness) {
        double sum = 0;
        for (int i = 0; i < examples.size(); i++) {
            if (part(examples.get(i)) == part) {
                sum += surprise(i, steepness);
            }
        }
        return sum;
    }

    private double surprise(int index, double steepness) {
        Example example = examples.get(index);
        Chances.of(values.get(index), example.seats(), steepness, chances);
        double sum = 0;
        for (int seat = 0; seat < example.seats(); seat++) {
            sum -= example.victory()[seat] * StrictMath.log(Math.max(LEAST_CHANCE, chances[seat]));
        }
        return sum;
    }

    private static int part(Example example) {
        return Math.clamp((int) (example.moment().progress() * PARTS), 0, PARTS - 1);
    }
}
