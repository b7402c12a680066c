package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;

import org.junit.jupiter.api.Test;

import althing.engine.Setup;
import althing.testkit.RandomGame;
import althing.testkit.Rule;
import althing.vikings.box.Components;
import althing.vikings.box.Special;
import althing.vikings.table.Count;
import althing.vikings.table.Question;

/** VIK-16: getting special tiles. */
class TakingSpecialsTest {

    private static Situation offer() {
        return Situation.advanced().gold(0, 12).open("boat", "coins5", "noble1", "farm").row(0, "noble", "left farm")
                .wheel("left/fisherman", "farm/noble", "right/noble", "-", "left/scout", "-", "-", "farm/goldsmith",
                        "-",
                        "-", "yellow-ship/warrior");
    }

    @Test
    @Rule("VIK-16.1")
    void theSpecialTiles_areShuffled() {
        Set<Object> orders = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            VikingsPosition position = (VikingsPosition) Setup.parse("vikings(seats=2,advanced=true)").seeded(seed)
                    .start();
            orders.add(position.notation().specialStack());
            for (Special special : Special.values()) {
                assertThat(Count.specials(position, special.ordinal()))
                        .isEqualTo(Components.specials(special.ordinal()));
            }
        }
        assertThat(orders).hasSize(20);
    }

    @Test
    @Rule("VIK-16.2")
    void beforeEachRound_fourLieOpen_andThoseLeftLeaveTheGame() {
        Table table = Table
                .of(Situation.advanced().open("boat", "coins5").nextSpecials("food3", "rate3", "noble1", "boat")
                        .lastSet("red-ship/boatman").buying(1))
                .play("buy 0", "moor 1");
        assertThat(table.view().specials()).containsExactly(Special.BOAT, Special.NOBLE1, Special.FOOD3, Special.RATE3);
        assertThat(Count.specials(table.position, Special.COINS5.ordinal())).isZero();
        new RandomGame(Setup.parse("vikings(seats=3,advanced=true)"), 2).play((position, _, _) -> {
            VikingsPosition own = (VikingsPosition) position;
            if (own.agenda.kind() == Question.BID.ordinal()) {
                assertThat(own.countOpen()).isEqualTo(4);
                assertThat(own.supply.shown).isEqualTo(4 * own.round);
            }
        });
    }

    @Test
    @Rule("VIK-16.3")
    void whoBuysTheDearestSet_mayTakeASpecialTile() {
        Table table = Table.of(offer().buying(0)).play("buy 10", "moor 3");
        assertThat(table.moves()).containsExactly("take coins5", "take boat", "take noble1", "take farm", "leave");
        assertThat(table.gold(0)).isEqualTo(2);
        table.play("take noble1");
        assertThat(table.view().areas().getFirst().specials()).containsExactly(Special.NOBLE1);
        Table other = Table.of(offer().buying(0)).play("buy 4", "place scout 1", "wait");
        assertThat(other.seat()).as("not the dearest, so no special tile").isEqualTo(1);
        assertThat(Table.of(offer().buying(0)).play("buy 10", "moor 3", "leave").seat()).isEqualTo(1);
    }

    @Test
    @Rule("VIK-16.4")
    void aSetAtPriceZero_neverEarnsOne() {
        Table table = Table.of(Situation.advanced().open("boat").lastSet("red-ship/boatman").buying(0)).play("buy 0",
                "moor 1");
        assertThat(table.position.round).isEqualTo(2);
        assertThat(table.told()).doesNotContain("log.took", "log.left");
    }

    @Test
    @Rule("VIK-16.5")
    void emptiedSpaces_stayEmpty() {
        Table table = Table.of(offer().open("boat").gold(1, 12).buying(0)).play("buy 10", "moor 3", "take boat");
        assertThat(table.view().specials()).isEmpty();
        table.play("buy 7");
        assertThat(table.told()).as("seat 1 bought the dearest, but nothing lies open").doesNotContain("log.left");
        assertThat(table.seat()).isZero();
        Table rest = Table.of(offer().buying(0)).play("buy 10", "moor 3");
        assertThat(rest.forbids("take rate3")).isEqualTo("VIK-16.5");
    }

    @Test
    @Rule("VIK-16.6")
    void itIsTaken_afterTheSetIsPaidAndPlaced() {
        Table table = Table.of(offer().gold(0, 9).buying(0));
        assertThat(table.forbids("buy 10")).as("the five coins do not help to pay").isEqualTo("VIK-4.8");
        Table placed = Table.of(Situation.advanced().gold(0, 9).open("hall").row(0, "noble", "left farm")
                .wheel("left/noble", "hall/scout", "-").buying(0)).play("buy 1", "place noble 3");
        assertThat(placed.laid(0).rows().get("noble")).containsExactly("left", "farm", "hall");
        placed.play("take hall");
        assertThat(placed.laid(0).rows().get("noble")).as("swapped for the tile of the same turn")
                .containsExactly("left", "farm", "hall!");
    }

    @Test
    @Rule("VIK-16.7")
    void vikingsOnSpecialTiles_areNotFed() {
        Table table = Table.of(Situation.advanced().round(6).points(0, 20).row(0, "noble", "left* farm!*")
                .row(0, "fisherman", "left* church!*").specials(0, "boatman", "boatman").base(0, "noble", 1),
                "1 boatmen")
                .play("stop");
        assertThat(table.scored("food", "points", 0)).as("2 fishermen feed 10; 3 mouths").isEqualTo(14);
    }
}
