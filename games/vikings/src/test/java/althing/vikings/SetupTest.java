package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.testkit.Rule;
import althing.vikings.box.Components;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;
import althing.vikings.table.Count;
import althing.vikings.view.VikingsView;

/** VIK-2: setup. */
class SetupTest {

    private static VikingsPosition start(String line) {
        return (VikingsPosition) Setup.parse(line).seeded(11).start();
    }

    @Test
    @Rule("VIK-2.1")
    void everySeat_startsWithAnEmptyAreaAndAStartTile() {
        for (VikingsView.Area area : start("vikings(seats=4)").view(0).areas()) {
            assertThat(area.hasStartTile()).isTrue();
            assertThat(area.ships()).isEmpty();
            assertThat(area.rows().values()).allMatch(row -> row.isEmpty());
            assertThat(area.base().values()).allMatch(count -> count == 0);
        }
    }

    @ParameterizedTest
    @CsvSource({"vikings(seats=3), 0", "'vikings(seats=3,points=10)', 10"})
    @Rule("VIK-2.2")
    void pointsStart_atZeroOrByOptionAtTen(String line, int points) {
        VikingsPosition position = start(line);
        for (int seat = 0; seat < 3; seat++) {
            assertThat(position.points(seat)).isEqualTo(points);
        }
        assertThat(position.scoreSheet().sections()).hasSize(points == 0 ? 0 : 1);
    }

    @ParameterizedTest
    @CsvSource({"2, 30", "3, 25", "4, 20"})
    @Rule("VIK-2.3")
    void goldAtTheStart_dependsOnTheSeats(int seats, int gold) {
        VikingsPosition position = start("vikings(seats=" + seats + ")");
        for (int seat = 0; seat < seats; seat++) {
            assertThat(position.area(seat).gold()).isEqualTo(gold);
        }
    }

    @Test
    @Rule("VIK-2.4")
    void unusedStartTiles_leaveTheGame() {
        VikingsPosition position = start("vikings(seats=2)");
        assertThat(Count.tiles(position, Tile.LEFT.ordinal())).as("in stacks and on the wheel").isEqualTo(17);
        assertThat(position.view(0).areas()).filteredOn(VikingsView.Area::hasStartTile).hasSize(2);
    }

    @Test
    @Rule("VIK-2.5")
    void theOtherTiles_formSixStacksOfTwelve() {
        VikingsPosition position = start("vikings(seats=4,advanced=true)");
        assertThat(position.notation().stacks()).hasSize(6).allMatch(stack -> stack.size() == 12);
        for (Tile tile : Tile.values()) {
            assertThat(Count.tiles(position, tile.ordinal())).isEqualTo(Components.stacked(tile.ordinal()));
        }
        Set<Object> orders = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            orders.add(((VikingsPosition) position.setup().seeded(seed).start()).notation().stacks());
        }
        assertThat(orders).as("shuffled").hasSize(20);
    }

    @Test
    @Rule("VIK-2.6")
    void allVikings_goIntoTheBag() {
        VikingsPosition position = start("vikings(seats=3)");
        for (Viking viking : Viking.values()) {
            assertThat(Count.vikings(position, viking.ordinal())).isEqualTo(13);
        }
        assertThat(position.supply.inBag()).isEqualTo(78 - 12);
    }

    @Test
    @Rule("VIK-2.7")
    void theStartPlayer_isDrawnOrNamed() {
        Set<Integer> drawn = new HashSet<>();
        for (int seed = 0; seed < 50; seed++) {
            drawn.add(Setup.parse("vikings(seats=3)").seeded(seed).start().nextSeat());
        }
        assertThat(drawn).containsExactlyInAnyOrder(0, 1, 2);
        for (int seat = 1; seat <= 3; seat++) {
            assertThat(start("vikings(seats=3,start=" + seat + ")").nextSeat()).isEqualTo(seat - 1);
        }
    }

    @Test
    void optionsThatDoNotGoTogether_areRefusedWithASentence() {
        assertThatThrownBy(() -> Setup.parse("vikings(seats=2,start=3)")).isInstanceOf(BadInput.class)
                .hasMessageContaining("start=3");
        assertThatThrownBy(() -> Setup.parse("vikings(seats=2,auction=false)")).isInstanceOf(BadInput.class)
                .hasMessageContaining("advanced=true");
        assertThatThrownBy(() -> Setup.parse("vikings(seats=5)")).isInstanceOf(BadInput.class);
    }

    @Test
    void aCodeThatIsNoMove_isRefusedWithASentence() {
        assertThatThrownBy(() -> new VikingsGame().move("buy a set")).isInstanceOf(BadInput.class)
                .hasMessageContaining("buy a set");
    }
}
