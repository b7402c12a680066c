package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.testkit.Rule;
import althing.vikings.view.VikingsView;

/** VIK-8: threat. */
class ThreatTest {

    /** Two full columns, with a ship over the first. */
    private static Situation under(String ship, String warriors) {
        return Situation.basic().round(2).startSeat(1).ships(0, ship).row(0, "warrior", warriors)
                .row(0, "noble", "left* right*").row(0, "scout", "left* right*")
                .row(0, "goldsmith", "left* right*").row(0, "fisherman", "left* right*");
    }

    private static List<String> threatened(Situation situation) {
        List<String> cells = new ArrayList<>();
        Table.of(situation, "0 boatmen").view().areas().getFirst().rows().forEach((row, line) -> {
            for (int column = 0; column < line.size(); column++) {
                VikingsView.Cell cell = line.get(column);
                if (cell != null && cell.threatened()) {
                    cells.add(row.code() + " " + (column + 1));
                }
            }
        });
        return cells;
    }

    @Test
    @Rule("VIK-8.1")
    void vikingsScore_onOpenIslandsToo() {
        Table table = Table.of(Situation.basic().round(2).startSeat(1).row(0, "noble", "left*"), "0 boatmen");
        assertThat(table.play("stop").points(0)).isEqualTo(2);
    }

    @Test
    @Rule("VIK-8.2")
    void vikingsInTheBase_scoreNothing() {
        Table table = Table.of(Situation.basic().round(2).startSeat(1).base(0, "noble", 3).base(0, "goldsmith", 3)
                .base(0, "scout", 3).row(0, "warrior", "left"), "0 boatmen").play("stop");
        assertThat(table.points(0)).isZero();
        assertThat(table.gold(0)).isZero();
    }

    @Test
    @Rule("VIK-8.3")
    void aWarriorInTheColumn_repelsTheShip() {
        assertThat(threatened(under("blue-ship", "left* right"))).isEmpty();
        assertThat(threatened(under("blue-ship", "left right*"))).isNotEmpty();
        assertThat(
                Table.of(under("blue-ship", "left* right"), "0 boatmen").view().areas().getFirst().ships().getFirst())
                .extracting(VikingsView.Ship::repelled).isEqualTo(true);
    }

    @ParameterizedTest
    @CsvSource({"red-ship, 2", "green-ship, 3", "yellow-ship, 4", "blue-ship, 5"})
    @Rule({"VIK-8.4", "VIK-8.5"})
    void aShip_reachesDownToTheRowOfItsSail(String ship, int rows) {
        assertThat(threatened(under(ship, "left right"))).containsExactlyElementsOf(
                List.of("warrior 1", "noble 1", "scout 1", "goldsmith 1", "fisherman 1").subList(0, rows));
    }

    @Test
    @Rule("VIK-8.6")
    void otherColumns_areNeverAffected() {
        assertThat(threatened(under("- blue-ship", "left* right"))).containsExactly("warrior 2", "noble 2", "scout 2",
                "goldsmith 2", "fisherman 2");
        assertThat(threatened(under("", "left* right"))).isEmpty();
        assertThat(threatened(under("blue-ship", "left right").base(0, "warrior", 2))).hasSize(5);
    }

    @Test
    @Rule("VIK-8.7")
    void threatenedVikings_yieldNothing() {
        Table table = Table.of(under("blue-ship", "left right").points(0, 5), "0 boatmen").play("stop");
        assertThat(table.points(0)).as("noble 2, scout 1 and two below").isEqualTo(5 + 2 + 3);
        assertThat(table.gold(0)).isEqualTo(3);
    }

    @Test
    @Rule("VIK-8.8")
    void threatIsJudgedAfresh_atEveryScoring() {
        Situation situation = Situation.basic().round(1).ships(0, "yellow-ship").row(0, "warrior", "left")
                .row(0, "goldsmith", "left*").lastSet("red-ship/boatman");
        Table threatened = Table.of(situation.buying(1)).play("buy 0", "moor 1");
        assertThat(threatened.gold(0)).isZero();
        Table repelled = Table.of(situation.row(0, "warrior", "left*").buying(1)).play("buy 0", "moor 1");
        assertThat(repelled.gold(0)).isEqualTo(3);
    }
}
