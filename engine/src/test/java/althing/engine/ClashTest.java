package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;

class ClashTest {

    @Test
    void choicesThatNoSetupHasTogether_areFound_theSeatsFirst() {
        assertThat(Clash.all(new Stones())).containsExactly(new Clash(Clash.SEATS, "4", "heap", "small"));
    }

    @Test
    void everyClash_isRefusedAsASetup_andEverythingElseIsNot() {
        for (int seats = 2; seats <= 4; seats++) {
            for (String heap : new String[]{"small", "big"}) {
                Clash pair = new Clash(Clash.SEATS, String.valueOf(seats), "heap", heap);
                Setup setup = new Setup(new Stones(), seats, Map.of("heap", heap, "dice", "true"), 3,
                        Optional.empty());
                assertThat(setup.game().problem(setup).isPresent()).as(pair.toString())
                        .isEqualTo(Clash.all(setup.game()).contains(pair));
            }
        }
    }
}
