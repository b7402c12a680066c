package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeedTest {

    @Test
    void aSeed_isWrittenWithoutLeadingZeros_andReadsBack() {
        for (Seed seed : new Seed[]{Seed.of(0), Seed.of(0x5f2c), Seed.of(-1), new Seed(1, 2), new Seed(-1, 0)}) {
            assertThat(Seed.parse(seed.digits())).isEqualTo(seed);
        }
        assertThat(Seed.of(0x5f2c).digits()).isEqualTo("5f2c");
        assertThat(new Seed(1, 2).digits()).isEqualTo("10000000000000002");
    }

    @Test
    void onlyMoreThan64Bits_areWide() {
        assertThat(Seed.of(-1).isWide()).isFalse();
        assertThat(new Seed(1, 0).isWide()).isTrue();
    }

    @Test
    void theLast16Digits_areTheLowHalf() {
        assertThat(Seed.parse("ffffffffffffffff")).isEqualTo(Seed.of(-1));
        assertThat(Seed.parse("1ffffffffffffffff")).isEqualTo(new Seed(1, -1));
        assertThat(Seed.parse("f".repeat(32))).isEqualTo(new Seed(-1, -1));
        assertThat(Seed.parse("0".repeat(32))).isEqualTo(Seed.of(0));
        assertThat(Seed.parse("ABcd")).isEqualTo(Seed.of(0xabcd));
    }

    @Test
    void aWideSeed_keepsTheZerosOfItsLowHalf() {
        assertThat(new Seed(0x1f, 0xabc).toString()).isEqualTo("1f0000000000000abc");
        assertThat(Seed.of(0)).hasToString("0");
    }
}
