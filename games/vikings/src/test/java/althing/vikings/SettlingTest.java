package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.engine.Setup;
import althing.testkit.RandomGame;
import althing.testkit.Rule;
import althing.vikings.area.Area;
import althing.vikings.box.Row;
import althing.vikings.box.Viking;
import althing.vikings.table.VikingsMove;

/** VIK-7: placing the viking. */
class SettlingTest {

    private static Table laying(String tile, String viking) {
        return Table.of(Situation.basic().row(0, "scout", "left").wheel("left/noble").laying(0, tile, viking));
    }

    @Test
    @Rule("VIK-7.1")
    void inItsOwnRow_theVikingMaySettleAtOnce() {
        Table table = laying("left", "goldsmith").play("place goldsmith 1");
        assertThat(table.moves()).containsExactly("settle", "wait");
        table.play("settle");
        assertThat(table.laid(0).rows().get("goldsmith")).containsExactly("left*");
        assertThat(table.laid(0).base()).isEmpty();
    }

    @Test
    @Rule("VIK-7.2")
    void itSettlesOnNoOtherTile() {
        Table table = Table.of(Situation.basic().row(0, "goldsmith", "left farm").row(0, "scout", "left")
                .wheel("left/noble").laying(0, "right", "goldsmith"));
        table.play("place goldsmith 3");
        assertThat(table.forbids("land goldsmith 1")).isEqualTo("VIK-7.1");
        table.play("settle");
        assertThat(table.laid(0).rows().get("goldsmith")).containsExactly("left", "farm", "right*");
    }

    @Test
    @Rule("VIK-7.3")
    void whoDoesNotWantThat_letsItWait() {
        Table table = laying("left", "goldsmith").play("place goldsmith 1", "wait");
        assertThat(table.waiting(0, Viking.GOLDSMITH)).isEqualTo(1);
        assertThat(table.laid(0).rows().get("goldsmith")).containsExactly("left");
    }

    @Test
    @Rule("VIK-7.4")
    void inAnotherRow_theVikingWaits_andThatRowMayBeChosen() {
        Table table = laying("left", "goldsmith");
        assertThat(table.moves()).contains("place goldsmith 1", "place noble 1");
        table.play("place noble 1");
        assertThat(table.waiting(0, Viking.GOLDSMITH)).isEqualTo(1);
        assertThat(table.seat()).isEqualTo(1);
    }

    @Test
    @Rule("VIK-7.5")
    void aVikingBoughtWithAShip_waits() {
        assertThat(laying("red-ship", "scout").play("moor 1").waiting(0, Viking.SCOUT)).isEqualTo(1);
    }

    @Test
    @Rule("VIK-7.6")
    void aBoatman_alwaysWaits() {
        for (Row row : Row.values()) {
            if (row != Row.SCOUT) {
                Table table = laying("left", "boatman").play("place " + row.code() + " 1");
                assertThat(table.waiting(0, Viking.BOATMAN)).isEqualTo(1);
            }
        }
    }

    @Test
    @Rule("VIK-7.7")
    void oneVikingPerTile_inTheRowOfItsColour() {
        Table table = Table.of(Situation.basic().round(2).base(0, "noble", 2).base(0, "boatman", 1)
                .row(0, "noble", "left* right").row(0, "scout", "left"), "0 boatmen");
        table.play("ferry noble");
        assertThat(table.laid(0).rows().get("noble")).as("the only free tile").containsExactly("left*", "right*");
        Table trip = Table.of(Situation.basic().round(2).base(0, "noble", 2).base(0, "boatman", 1)
                .row(0, "noble", "left* farm right").row(0, "scout", "left"), "0 boatmen").play("ferry noble");
        assertThat(trip.forbids("land noble 1")).isEqualTo("VIK-7.7");
        assertThat(trip.forbids("land scout 1")).isNotEmpty();
        assertThat(trip.moves()).containsExactly("land noble 2", "land noble 3");
    }

    @Test
    @Rule({"VIK-7.8", "VIK-7.9", "VIK-7.10"})
    void settledVikingsStay_waitingOnesLeaveOnlyWithBoatmen_andNobodyTrades() {
        for (int seed = 0; seed < 10; seed++) {
            new RandomGame(Setup.parse("vikings(seats=2)"), seed).play((before, seat, move) -> {
                VikingsPosition position = (VikingsPosition) before;
                VikingsPosition after = position.copy();
                after.play(seat, move);
                for (int each = 0; each < 2; each++) {
                    checkVikings(position.area(each), after.area(each), each == seat, move);
                }
            });
        }
    }

    private static void checkVikings(Area before, Area after, boolean own, althing.engine.Move move) {
        boolean boatmen = move instanceof VikingsMove.Land || move instanceof VikingsMove.Ferry
                || move == VikingsMove.Word.FERRY_EACH || move == VikingsMove.Word.DONE
                || move == VikingsMove.Word.STOP;
        boolean mayChange = own || boatmen || before.waiting(Area.BOATMAN) > 0;
        for (int row = 0; row < Area.ROWS; row++) {
            assertThat(after.vikings(row) & before.vikings(row)).isEqualTo(before.vikings(row));
            if (!mayChange) {
                assertThat(after.vikings(row)).isEqualTo(before.vikings(row));
                assertThat(after.waiting(Area.tradeOf(row))).isEqualTo(before.waiting(Area.tradeOf(row)));
            }
            if (before.waiting(Area.BOATMAN) == 0 && !boatmen) {
                assertThat(after.waiting(Area.tradeOf(row))).isGreaterThanOrEqualTo(before.waiting(Area.tradeOf(row)));
            }
        }
    }
}
