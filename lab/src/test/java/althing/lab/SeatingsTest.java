package althing.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.engine.BadInput;

class SeatingsTest {

    @ParameterizedTest
    @CsvSource({"2,2,2", "2,4,6", "2,3,6", "3,3,6", "3,4,36", "4,2,12", "5,2,20"})
    void aDeal_isPlayedInAllSeatings(int bots, int seats, int count) {
        Seatings seatings = new Seatings(bots, seats);
        Set<String> seen = new HashSet<>();
        int[] held = new int[bots];
        for (int game = 0; game < count; game++) {
            seen.add(Arrays.toString(seatings.of(game)));
            for (int bot : seatings.of(game)) {
                held[bot]++;
            }
        }
        assertThat(seatings.sharing()).isEqualTo(count);
        assertThat(seen).hasSize(count);
        assertThat(Arrays.stream(held).distinct().count()).isEqualTo(1);
    }

    @Test
    void tooManySeatings_areRefused() {
        assertThatThrownBy(() -> new Seatings(40, 4)).isInstanceOf(BadInput.class)
                .hasMessageContaining("more than 1000 ways to seat 40 bots on 4 seats");
    }
}
