package althing.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TurnsTest {

    @ParameterizedTest
    @CsvSource({"2,4", "3,4", "4,4", "5,3", "7,2"})
    void inARound_everyBotHoldsEverySeatOnce(int bots, int seats) {
        LineUp lineUp = new Turns(bots, seats, 9);
        for (int round = 0; round < 5; round++) {
            for (int seat = 0; seat < seats; seat++) {
                Set<Integer> held = new HashSet<>();
                for (int game = 0; game < bots; game++) {
                    held.add(lineUp.of(round * bots + game)[seat]);
                }
                assertThat(held).hasSize(bots);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"3,4", "4,4", "5,3"})
    void neighbours_changeFromRoundToRound(int bots, int seats) {
        LineUp lineUp = new Turns(bots, seats, 9);
        List<Integer> after = IntStream.range(0, 30 * bots).mapToObj(lineUp::of)
                .filter(seated -> seated[0] == 0).map(seated -> seated[1]).distinct().toList();
        assertThat(after).hasSize(bots - 1);
    }
}
