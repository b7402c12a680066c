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
}
