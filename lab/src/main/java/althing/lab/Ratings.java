package althing.lab;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * The strengths under which the finishes of all games together are the likeliest, by the model of Plackett and Luce: among
 * those who are left, each comes in next with a chance in proportion to its strength. Bots that tie are each thought to
 * have come in before the others equally often. Every two bots are thought to have drawn one game more, so that somebody
 * who always wins is not infinitely strong. Told as Elo numbers around 1500: 400 more are ten times the strength.
 *
 * @see <a href="https://doi.org/10.1214/aos/1079120141">Hunter: MM algorithms for generalized Bradley–Terry models, 2004</a>
 */
final class Ratings {

    static final double MEAN = 1500;

    private static final double PER_E = 400 / StrictMath.log(10);
    private static final double Z = 1.96;
    private static final int MOST_STEPS = 200;
    private static final double STEP = 1;
    private static final double EXACT = 1e-10;

    private final int bots;
    private final double[] strengths;
    private double[] gradient = {};
    private double[][] information = {};
    private final double[] errors;

    Ratings(int bots, Map<Finish, Long> finishes) {
        this.bots = bots;
        strengths = new double[bots];
        double largest = 1;
        for (int step = 0; step < MOST_STEPS && largest > EXACT; step++) {
            look(finishes);
            largest = climb();
        }
        look(finishes);
        errors = errors();
    }

    double rating(int bot) {
        return MEAN + PER_E * strengths[bot];
    }

    /** Half of the rating's 95 % interval. */
    double error(int bot) {
        return PER_E * errors[bot];
    }

    /** Finds which way the likelihood grows, and how sharply it bends. */
    private void look(Map<Finish, Long> finishes) {
        gradient = new double[bots];
        information = new double[bots][bots];
        finishes.forEach((finish, times) -> look(finish, times));
        for (int one = 0; one < bots; one++) {
            for (int other = one + 1; other < bots; other++) {
                look(new Finish(List.of(List.of(one, other))), 1);
            }
        }
    }

    private void look(Finish finish, double times) {
        int[] left = new int[bots];
        finish.ranks().forEach(rank -> rank.forEach(bot -> left[bot]++));
        for (List<Integer> rank : finish.ranks()) {
            int[] tied = new int[bots];
            rank.forEach(bot -> tied[bot]++);
            int[] later = left.clone();
            Arrays.setAll(later, bot -> left[bot] - tied[bot]);
            lookAtTied(tied, later, rank.size(), times);
            System.arraycopy(later, 0, left, 0, bots);
        }
    }

    /** Lets each of those who tied come in first in turn, then the rest of them. */
    private void lookAtTied(int[] tied, int[] later, int count, double times) {
        for (int bot = 0; bot < bots && count > 0; bot++) {
            if (tied[bot] > 0) {
                double part = times * tied[bot] / count;
                comesIn(bot, tied, later, part);
                tied[bot]--;
                lookAtTied(tied, later, count - 1, part);
                tied[bot]++;
            }
        }
    }

    private void comesIn(int first, int[] tied, int[] later, double times) {
        double[] chance = new double[bots];
        Arrays.setAll(chance, bot -> (tied[bot] + later[bot]) * StrictMath.exp(strengths[bot]));
        double sum = Arrays.stream(chance).sum();
        gradient[first] += times;
        for (int one = 0; one < bots; one++) {
            gradient[one] -= times * chance[one] / sum;
            information[one][one] += times * chance[one] / sum;
            for (int other = 0; other < bots; other++) {
                information[one][other] -= times * chance[one] / sum * chance[other] / sum;
            }
        }
    }

    /** Goes a step of Newton's, at most so far that it cannot miss, and says how far it went. */
    private double climb() {
        double[][] inverse = covariance();
        double largest = 0;
        for (int bot = 0; bot < bots; bot++) {
            double step = 0;
            for (int other = 0; other < bots; other++) {
                step += inverse[bot][other] * gradient[other];
            }
            step = Math.clamp(step, -STEP, STEP);
            strengths[bot] += step;
            largest = Math.max(largest, Math.abs(step));
        }
        double mean = Arrays.stream(strengths).average().orElse(0);
        Arrays.setAll(strengths, bot -> strengths[bot] - mean);
        return largest;
    }

    private double[] errors() {
        double[][] covariance = covariance();
        double[] found = new double[bots];
        Arrays.setAll(found, bot -> Z * Math.sqrt(Math.max(0, covariance[bot][bot])));
        return found;
    }

    /** How uncertain the strengths are, if their mean is held. */
    private double[][] covariance() {
        double[][] held = new double[bots][];
        Arrays.setAll(held, bot -> Arrays.stream(information[bot]).map(each -> each + 1.0 / bots).toArray());
        double[][] inverse = Matrices.inverse(held);
        for (double[] row : inverse) {
            Arrays.setAll(row, bot -> row[bot] - 1.0 / bots);
        }
        return inverse;
    }
}
