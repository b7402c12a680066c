package althing.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {

    /** Figures of Wilson's formula computed by hand. */
    @ParameterizedTest
    @CsvSource({"0,10,0,0.2775328", "10,10,0.7224672,1", "50,100,0.4038315,0.5961685", "1,4,0.0455873,0.6993582"})
    void anIntervalIsWilsons(double successes, long trials, double low, double high) {
        Interval interval = Interval.wilson(successes, trials);
        assertThat(interval.low()).isCloseTo(low, within(1e-6));
        assertThat(interval.high()).isCloseTo(high, within(1e-6));
    }
}
