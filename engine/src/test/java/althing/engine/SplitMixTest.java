package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SplitMixTest {

    /** The published first outputs of SplitMix64 for the seed 1234567. */
    @Test
    void theStream_isSplitMix64() {
        SplitMix random = new SplitMix(1234567);

        assertThat(random.nextLong()).isEqualTo(6457827717110365317L);
        assertThat(random.nextLong()).isEqualTo(3203168211198807973L);
    }

    @Test
    void theSameState_givesTheSameFuture() {
        SplitMix one = new SplitMix(5);
        one.nextLong();
        SplitMix two = new SplitMix(0);
        two.state(one.state());

        assertThat(two.nextLong()).isEqualTo(one.nextLong());
    }

    @Test
    void streamsOfOneSeed_differByPurpose() {
        assertThat(SplitMix.stream(1, 2).nextLong()).isEqualTo(SplitMix.stream(1, 2).nextLong())
                .isNotEqualTo(SplitMix.stream(1, 3).nextLong()).isNotEqualTo(SplitMix.stream(2, 2).nextLong());
    }

    @Test
    void everyNumberBelowTheBound_comesAboutEquallyOften() {
        SplitMix random = new SplitMix(9);
        int[] counts = new int[6];
        for (int i = 0; i < 60_000; i++) {
            counts[random.nextInt(6)]++;
        }
        for (int count : counts) {
            assertThat(count).isBetween(9_500, 10_500);
        }
    }

    @Test
    void aShuffle_keepsEverythingAndStaysInItsRange() {
        byte[] cards = {0, 1, 2, 3, 4, 5, 6, 7};
        new SplitMix(3).shuffle(cards, 2, 6);

        assertThat(cards).startsWith(0, 1).endsWith(6, 7).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7);
    }
}
