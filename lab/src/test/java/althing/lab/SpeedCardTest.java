package althing.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpeedCardTest {

    private final SpeedCard card = new SpeedCard("vikings(seats=4)", 3_210_987, 30_000, 0.25, 7.5, 107, 9_000_000, 111,
            1400,
            55.5, 123_456);

    @Test
    void theCard_comparesACopyWithItsBytes() {
        assertThat(card.copyRatio()).isEqualTo(2);
    }

    @Test
    void theCardInText_namesTheSetupAndItsFigures() {
        assertThat(card.text()).contains("vikings(seats=4)", "3,210,987", "123,456",
                "2.0 times copying its 1400 bytes");
    }
}
