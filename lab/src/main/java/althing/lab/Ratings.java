package althing.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import com.pocketcombats.openskill.Adjudicator;
import com.pocketcombats.openskill.RatingModelConfig;
import com.pocketcombats.openskill.data.RatingAdjustment;
import com.pocketcombats.openskill.data.SimplePlayerResult;
import com.pocketcombats.openskill.data.SimpleTeamResult;
import com.pocketcombats.openskill.data.TeamResult;
import com.pocketcombats.openskill.model.PlackettLuce;

/**
 * The strength of each bot as a normal distribution, moved by every game in turn (Weng and Lin's Bayesian update of the
 * Plackett–Luce model). Bots do not learn, so nothing is added to the uncertainty between games.
 *
 * @see <a href="https://jmlr.org/papers/v12/weng11a.html">Weng, Lin: A Bayesian Approximation Method for Online
 *      Ranking, 2011</a>
 */
final class Ratings {

    static final double NEWCOMER = 25;

    private static final RatingModelConfig CONFIG = RatingModelConfig.builder().setBeta(NEWCOMER / 6).setTau(0)
            .build();

    private final Adjudicator<Integer> adjudicator = new Adjudicator<>(CONFIG, new PlackettLuce(CONFIG));
    private final double[] mean;
    private final double[] deviation;

    Ratings(int bots) {
        mean = new double[bots];
        deviation = new double[bots];
        Arrays.fill(mean, NEWCOMER);
        Arrays.fill(deviation, NEWCOMER / 3);
    }

    /**
     * Learns from one game. A bot on several seats is rated as several players of the same strength, and what each
     * of them would gain is added up.
     */
    void learn(int[] seated, int[] ranks) {
        List<TeamResult<Integer>> teams = new ArrayList<>();
        for (int seat = 0; seat < seated.length; seat++) {
            double mu = mean[seated[seat]];
            double sigma = deviation[seated[seat]];
            teams.add(new SimpleTeamResult<>(mu, sigma, ranks[seat],
                    List.of(new SimplePlayerResult<>(seat, mu, sigma))));
        }
        double[] gain = new double[mean.length];
        double[] shrink = new double[mean.length];
        Arrays.fill(shrink, 1);
        for (RatingAdjustment<Integer> adjusted : adjudicator.rate(teams)) {
            int bot = seated[adjusted.playerId()];
            gain[bot] += adjusted.mu() - mean[bot];
            shrink[bot] *= adjusted.sigma() / deviation[bot];
        }
        for (int bot = 0; bot < mean.length; bot++) {
            mean[bot] += gain[bot];
            deviation[bot] *= shrink[bot];
        }
    }

    double mean(int bot) {
        return mean[bot];
    }

    double deviation(int bot) {
        return deviation[bot];
    }
}
