package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

class ChanceTest {

    private static Chance wide(long seed) {
        Chance chance = new Chance(true);
        chance.seed(new Seed(seed, ~seed));
        return chance;
    }

    /** SipHash with any number of rounds, written as in the paper, for messages of whole longs. */
    private static long sipHash(int rounds, int lastRounds, long key0, long key1, long... message) {
        long[] v = {key0 ^ 0x736f6d6570736575L, key1 ^ 0x646f72616e646f6dL, key0 ^ 0x6c7967656e657261L,
                key1 ^ 0x7465646279746573L};
        for (long word : message) {
            v[3] ^= word;
            mix(v, rounds);
            v[0] ^= word;
        }
        v[2] ^= 0xff;
        mix(v, lastRounds);
        return v[0] ^ v[1] ^ v[2] ^ v[3];
    }

    private static void mix(long[] v, int rounds) {
        for (int i = 0; i < rounds; i++) {
            v[0] += v[1];
            v[1] = Long.rotateLeft(v[1], 13) ^ v[0];
            v[0] = Long.rotateLeft(v[0], 32);
            v[2] += v[3];
            v[3] = Long.rotateLeft(v[3], 16) ^ v[2];
            v[0] += v[3];
            v[3] = Long.rotateLeft(v[3], 21) ^ v[0];
            v[2] += v[1];
            v[1] = Long.rotateLeft(v[1], 17) ^ v[2];
            v[2] = Long.rotateLeft(v[2], 32);
        }
    }

    /** The key and the message 00 01 … 0e of the paper's appendix, whose hash by two and four rounds is given there. */
    @Test
    void theReferenceOfThisTest_isThePapersOwn() {
        assertThat(sipHash(2, 4, 0x0706050403020100L, 0x0f0e0d0c0b0a0908L, 0x0706050403020100L, 0x0f0e0d0c0b0a0908L))
                .isEqualTo(0xa129ca6149be45e5L);
    }

    @Test
    void theHash_isSipHashOfOneAndThreeRounds() {
        SplitMix random = new SplitMix(3);
        for (int i = 0; i < 100; i++) {
            long key0 = random.nextLong();
            long key1 = random.nextLong();
            long message = random.nextLong();
            assertThat(Chance.sipHash(key0, key1, message))
                    .isEqualTo(sipHash(1, 3, key0, key1, message, 8L << 56));
        }
    }

    @Test
    void narrowChance_drawsWhatTheFirstRulesDrew() {
        Chance narrow = new Chance(false);
        narrow.seed(Seed.of(42));
        SplitMix before = new SplitMix(42);
        for (int bound = 1; bound < 200; bound++) {
            assertThat(narrow.nextInt(bound)).isEqualTo(before.nextInt(bound));
        }
    }

    @Test
    void narrowChance_refusesALongSeed() {
        assertThatThrownBy(() -> new Chance(false).seed(new Seed(1, 2))).isInstanceOf(BadInput.class)
                .hasMessageContaining("64 bits");
    }

    @Test
    void everyBitOfASeed_countsForTheDraws() {
        Chance one = wide(5);
        Chance other = new Chance(true);
        other.seed(new Seed(5 ^ 1L << 63, ~5L));
        assertThat(draws(one)).isNotEqualTo(draws(other));
    }

    private static int[] draws(Chance chance) {
        return IntStream.range(0, 20).map(_ -> chance.nextInt(1_000_000)).toArray();
    }

    @Test
    void aState_readsBackBetweenAnyTwoDraws() {
        for (int drawn = 0; drawn < 5; drawn++) {
            Chance chance = wide(9);
            for (int i = 0; i < drawn; i++) {
                chance.nextInt(6);
            }
            Chance read = new Chance(true);
            read.state(chance.state());
            Chance copy = new Chance(true);
            copy.become(chance);
            int[] expected = draws(chance);
            assertThat(draws(read)).as("after %d draws", drawn).isEqualTo(expected);
            assertThat(draws(copy)).isEqualTo(expected);
        }
    }

    @Test
    void aWrongState_isRefusedWithAnExample() {
        for (String wrong : new String[]{"", "12", "x".repeat(32) + "-1", wide(1).state() + "0".repeat(16)}) {
            assertThatThrownBy(() -> new Chance(true).state(wrong)).isInstanceOf(BadInput.class)
                    .hasMessageStartingWith("random: ");
        }
    }

    @Test
    void drawsAreEven() {
        int[] faces = new int[6];
        Chance chance = wide(11);
        for (int i = 0; i < 60_000; i++) {
            faces[chance.nextInt(6)]++;
        }
        assertThat(IntStream.of(faces)).allMatch(times -> Math.abs(times - 10_000) < 500);
    }

    @Test
    void aState_countsTheDraws() {
        Chance chance = wide(4);
        assertThat(chance.state()).matches("[0-9a-f]{32}-0");
        chance.nextInt(6);
        assertThat(chance.state()).endsWith("-1");
        for (int i = 0; i < 15; i++) {
            chance.nextInt(6);
        }
        assertThat(chance.state()).endsWith("-10");
    }

    @Test
    void whatIsImagined_beginsAnew_withAnotherFuture() {
        Chance chance = wide(4);
        chance.nextInt(6);
        String before = chance.state();
        chance.imagine(new SplitMix(1));
        assertThat(chance.state()).endsWith("-0").doesNotStartWith(before.substring(0, 32));
        Chance narrow = new Chance(false);
        narrow.seed(Seed.of(7));
        narrow.imagine(new SplitMix(1));
        assertThat(narrow.state()).isEqualTo(Long.toHexString(new SplitMix(1).nextLong()));
    }

    @Test
    void aWrongState_isAnsweredWithOneOfItsKind() {
        assertThatThrownBy(() -> new Chance(true).state("7"))
                .hasMessage("random: '7' is no random state; one looks like '9f86d081884c7d659a2feaa0c55ad015-1c'.");
        assertThatThrownBy(() -> new Chance(false).state("-"))
                .hasMessage("random: '-' is no random state; one looks like '9f86d081884c7d65'.");
    }

    @Test
    void aNarrowState_readsBack() {
        Chance chance = new Chance(false);
        chance.seed(Seed.of(-1));
        chance.nextInt(6);
        Chance read = new Chance(false);
        read.state(chance.state());
        assertThat(draws(read)).isEqualTo(draws(chance));
    }
}
