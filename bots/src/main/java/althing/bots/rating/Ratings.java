package althing.bots.rating;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * The strengths under which the finishes of all games together are the likeliest, by the model of Plackett and Luce: among
 * those who are left, each comes in next with a chance in proportion to its strength. Bots that tie are each thought to
 * have come in before the others equally often. Every two bots are thought to have drawn some games more, so that somebody
 * who always wins is not infinitely strong. Persons are rated in the same way. Told as Elo numbers around 1500: 400 more are ten times the strength.
 *
 * @see <a href="https://doi.org/10.1214/aos/1079120141">Hunter: MM algorithms for generalized Bradley–Terry models, 2004</a>
 */
public final class Ratings {

    public static final double MEAN = 1500;

    private static final double PER_E = 400 / StrictMath.log(10);
    private static final double Z = 1.96;
    private static final int MOST_STEPS = 200;
    private static final double STEP = 1;
    private static final double EXACT = 1e-10;

    private final int bots;
    private final double drawn;
    private final double[] strengths;
    private double[] gradient = {};
    private double[][] information = {};
    private final double[][] covariance;

    /** The ratings of bots that are numbered from 0, of which every two are thought to have drawn one game more. */
    public Ratings(int bots, Map<Finish, Long> finishes) {
        this(bots, finishes, 1);
    }

    /** The same where every two are thought to have drawn another number of games: of very many, one each says too much. */
    public Ratings(int bots, Map<Finish, Long> finishes, double drawn) {
        this.bots = bots;
        this.drawn = drawn;
        strengths = new double[bots];
        double largest = 1;
        for (int step = 0; step < MOST_STEPS && largest > EXACT; step++) {
            look(finishes);
            largest = climb();
        }
        look(finishes);
        covariance = covariance();
    }

    public double rating(int bot) {
        return MEAN + PER_E * strengths[bot];
    }

    /** Half of the rating's 95 % interval. */
    public double error(int bot) {
        return PER_E * Z * Math.sqrt(Math.max(0, covariance[bot][bot]));
    }

    /** Half of the 95 % interval of how far one is above another. */
    public double error(int bot, int other) {
        return PER_E * Z * Math.sqrt(Math.max(0,
                covariance[bot][bot] + covariance[other][other] - 2 * covariance[bot][other]));
    }

    /** Finds which way the likelihood grows, and how sharply it bends. */
    private void look(Map<Finish, Long> finishes) {
        gradient = new double[bots];
        information = new double[bots][bots];
        finishes.forEach((finish, times) -> look(finish, times));
        for (int one = 0; one < bots; one++) {
            for (int other = one + 1; other < bots; other++) {
                look(new Finish(List.of(List.of(one, other))), drawn);
            }
        }
    }

    private void look(Finish finish, double times) {
        int[] there = finish.ranks().stream().flatMap(List::stream).mapToInt(Integer::intValue).sorted().distinct()
                .toArray();
        int[] left = new int[there.length];
        finish.ranks().forEach(rank -> rank.forEach(bot -> left[Arrays.binarySearch(there, bot)]++));
        for (List<Integer> rank : finish.ranks()) {
            int[] tied = new int[there.length];
            rank.forEach(bot -> tied[Arrays.binarySearch(there, bot)]++);
            Arrays.setAll(left, bot -> left[bot] - tied[bot]);
            lookAtTied(there, tied, left, rank.size(), times);
        }
    }

    /** Lets each of those who tied come in first in turn, then the rest of them. */
    private void lookAtTied(int[] there, int[] tied, int[] later, int count, double times) {
        for (int bot = 0; bot < there.length && count > 0; bot++) {
            if (tied[bot] > 0) {
                double part = times * tied[bot] / count;
                comesIn(there, bot, tied, later, part);
                tied[bot]--;
                lookAtTied(there, tied, later, count - 1, part);
                tied[bot]++;
            }
        }
    }

    private void comesIn(int[] there, int first, int[] tied, int[] later, double times) {
        double[] chance = new double[there.length];
        Arrays.setAll(chance, bot -> (tied[bot] + later[bot]) * StrictMath.exp(strengths[there[bot]]));
        double sum = Arrays.stream(chance).sum();
        gradient[there[first]] += times;
        for (int one = 0; one < there.length; one++) {
            gradient[there[one]] -= times * chance[one] / sum;
            information[there[one]][there[one]] += times * chance[one] / sum;
            for (int other = 0; other < there.length; other++) {
                information[there[one]][there[other]] -= times * chance[one] / sum * chance[other] / sum;
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
