package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

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

    @Test
    void fractions_fillTheUnit_withoutItsEnd() {
        SplitMix random = new SplitMix(1);
        int[] tenths = new int[10];
        for (int i = 0; i < 100_000; i++) {
            tenths[(int) (random.nextDouble() * 10)]++;
        }
        assertThat(IntStream.of(tenths)).allMatch(times -> Math.abs(times - 10_000) < 500);
    }

    @Test
    void everyOrder_comesFromAShuffle() {
        SplitMix random = new SplitMix(8);
        Set<String> orders = new TreeSet<>();
        for (int i = 0; i < 200; i++) {
            byte[] cards = {0, 1, 2, 3};
            random.shuffle(cards, 1, 4);
            orders.add(Arrays.toString(cards));
        }
        assertThat(orders).hasSize(6).allMatch(order -> order.startsWith("[0, "));
    }

    /** Stored games and walks depend on these streams. */
    @Test
    void theStreamsOfASeed_stayWhatTheyAre() {
        assertThat(SplitMix.stream(1, 2).nextLong()).isEqualTo(0x481c920d996fce04L);
        assertThat(SplitMix.stream(-5, 7).nextLong()).isEqualTo(0x8b85648c66cb1b87L);
    }
}
