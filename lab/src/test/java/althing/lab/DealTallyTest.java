package althing.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class DealTallyTest {

    /** Each deal is won once from each side: what decides is the deal, and the share is known better than from games alone. */
    @Test
    void whereTheDealDecides_theIntervalIsNarrower() {
        DealTally deals = new DealTally(2);
        for (int deal = 0; deal < 100; deal++) {
            deals.count(2L * deal, deal % 10 == 0 ? 60 : 0);
            deals.count(2L * deal + 1, 60);
        }
        assertThat(deals.share()).isCloseTo(0.55, within(1e-12));
        assertThat(width(deals.interval())).isLessThan(width(Interval.wilson(110, 200)) / 2);
    }

    /** Bots that play a deal alike from all seats tell no more in two games than in one. */
    @Test
    void whereTheGamesOfADealComeOutAlike_theIntervalIsWider() {
        DealTally deals = new DealTally(2);
        for (int deal = 0; deal < 100; deal++) {
            deals.count(2L * deal, deal % 2 * 60L);
            deals.count(2L * deal + 1, deal % 2 * 60L);
        }
        assertThat(width(deals.interval())).isCloseTo(width(Interval.wilson(50, 100)), within(0.002));
    }

    @Test
    void aDealWithAGameMissing_countsForNothing() {
        DealTally deals = new DealTally(2);
        deals.count(0, 60);
        deals.count(2, 0);
        deals.count(3, 60);
        assertThat(deals.deals).isEqualTo(1);
        assertThat(deals.share()).isEqualTo(0.5);
    }

    @Test
    void aTest_isOpenAtFirst_andThenDecided() {
        Sprt sprt = new Sprt(0.5, 0.55);
        assertThat(sprt.of(played(6, 60))).isEqualTo(Sprt.Finding.OPEN);
        assertThat(sprt.of(played(400, 60))).isEqualTo(Sprt.Finding.MORE);
        assertThat(sprt.of(played(400, 0))).isEqualTo(Sprt.Finding.LESS);
    }

    /** 52 % of so few games speak for neither share. */
    @Test
    void aTest_staysOpenBetweenTheShares() {
        DealTally deals = new DealTally(1);
        for (int game = 0; game < 200; game++) {
            deals.count(game, game % 25 < 13 ? 60 : 0);
        }
        assertThat(new Sprt(0.5, 0.55).of(deals)).isEqualTo(Sprt.Finding.OPEN);
    }

    private static DealTally played(int games, int victory) {
        DealTally deals = new DealTally(1);
        for (int game = 0; game < games; game++) {
            deals.count(game, victory);
        }
        return deals;
    }

    private static double width(Interval interval) {
        return interval.high() - interval.low();
    }
}
