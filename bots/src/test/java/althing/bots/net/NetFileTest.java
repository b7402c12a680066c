package althing.bots.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.BadInput;

class NetFileTest {

    private static final Weights WEIGHTS = new Weights(2, 3, new float[]{1, -2, 0.5f, 0, 1, -1},
            new float[]{0, 1, 0.25f}, new float[]{1, 2, 4}, -0.5f);

    @Test
    void whatIsWritten_readsBack() {
        for (String gate : List.of("", "hoard(seats=2): 61.0 %")) {
            ValueNet read = NetFile.read(NetFile.write(net(gate)));
            assertThat(read).usingRecursiveComparison().isEqualTo(net(gate));
            assertThat(NetFile.write(read)).isEqualTo(NetFile.write(net(gate)));
        }
    }

    /** Units 1 × 2 + 0 × 3, −2 × 2 + 1 × 3 + 1 and 0.5 × 2 − 1 × 3 + 0.25, of which the last is below 0. */
    @Test
    void aNet_weighsItsRectifiedUnits() {
        assertThat(WEIGHTS.output(new float[]{2, 3}, new float[3])).isEqualTo(-0.5 + 1 * 2 + 2 * 0 + 4 * 0);
        assertThat(WEIGHTS.output(new float[]{0, 0}, new float[3])).isEqualTo(-0.5 + 2 * 1 + 4 * 0.25);
    }

    @Test
    void steepness_goesFromTheMiddleOfOnePartToThatOfTheNext() {
        ValueNet net = net("");
        assertThat(net.steepness(0)).isEqualTo(0.1);
        assertThat(net.steepness(0.25)).isEqualTo(0.1);
        assertThat(net.steepness(0.5)).isCloseTo(0.2, within(1e-9));
        assertThat(net.steepness(1)).isEqualTo(0.3);
    }

    @Test
    void aDamagedFile_isRefused() {
        String text = NetFile.write(net(""));
        assertThatThrownBy(() -> NetFile.read(text.replace("rules 3", "rules 4"))).isInstanceOf(BadInput.class)
                .hasMessageContaining("its check sum does not fit");
        assertThatThrownBy(() -> NetFile.read(text.substring(0, text.length() - 9))).isInstanceOf(BadInput.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "althing value net 2\ncheck 1\n", "check"})
    void whatIsNoNet_isRefused(String text) {
        assertThatThrownBy(() -> NetFile.read(text)).isInstanceOf(BadInput.class).hasMessageContaining("not the file");
    }

    private static ValueNet net(String gate) {
        return new ValueNet("hoard", 3, List.of("cards", "points ahead"), "./althing learn 'hoard(seats=2)'", gate,
                List.of(0.1, 0.3), WEIGHTS);
    }
}
