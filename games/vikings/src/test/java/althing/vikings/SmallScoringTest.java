package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.testkit.Rule;
import althing.vikings.box.Viking;

/** VIK-9: small scoring. */
class SmallScoringTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5})
    @Rule("VIK-9.1")
    void safeGoldsmiths_bringThreeGoldEach_andNothingElseScores(int round) {
        Table table = Table.of(Situation.basic().round(round).ships(0, "yellow-ship").row(0, "warrior", "left")
                .row(0, "noble", "left* right*").row(0, "scout", "left* right*")
                .row(0, "goldsmith", "left* farm* right*")
                .lastSet("red-ship/boatman").buying(1)).play("buy 0", "moor 1");
        assertThat(table.gold(0)).isEqualTo(6);
        assertThat(table.points(0)).isZero();
        assertThat(table.scored("goldsmiths", "gold", 0)).isEqualTo(6);
        assertThat(table.scored("goldsmiths", "gold", 1)).isZero();
    }

    @Test
    @Rule("VIK-9.2")
    void boatmen_areNotUsed() {
        Table table = Table
                .of(Situation.basic().round(1).base(0, "boatman", 2).base(0, "noble", 1).row(0, "noble", "left")
                        .lastSet("red-ship/boatman").buying(1))
                .play("buy 0", "moor 1");
        assertThat(table.position.round).isEqualTo(2);
        assertThat(table.waiting(0, Viking.NOBLE)).isEqualTo(1);
    }
}
