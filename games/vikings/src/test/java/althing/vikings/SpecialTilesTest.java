package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;

import althing.testkit.Rule;
import althing.vikings.box.Components;
import althing.vikings.box.Special;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;
import althing.vikings.table.Count;

/** VIK-17: the 25 special tiles. */
class SpecialTilesTest {

    private static Table taking(Situation situation, String special) {
        return Table.of(situation.open(special).wheel("left/noble", "left/noble"), "0 take").play("take " + special);
    }

    private static Table large(Situation situation) {
        return Table.of(situation.round(2).startSeat(1), "0 boatmen").play("stop");
    }

    private static Table finale(Situation situation) {
        return Table.of(situation.round(6), "1 boatmen").play("stop");
    }

    @Test
    @Rule({"VIK-17.1", "VIK-17.2", "VIK-17.3", "VIK-17.4", "VIK-17.5", "VIK-17.6", "VIK-17.7", "VIK-17.8", "VIK-17.9",
            "VIK-17.10", "VIK-17.11"})
    void thereAreAsManyOfEach_asTheTableSays() {
        Map<String, Integer> counts = new TreeMap<>();
        Components.FILE.table("specials").rows().forEach(row -> counts.put(row.word("special"), row.number("count")));
        assertThat(counts).containsExactlyInAnyOrderEntriesOf(Map.ofEntries(Map.entry("coins5", 1),
                Map.entry("goldsmith1", 2), Map.entry("goldsmith2", 1), Map.entry("boat", 6), Map.entry("noble1", 3),
                Map.entry("scout1", 1), Map.entry("fisherman1", 1), Map.entry("boatman", 4), Map.entry("food3", 1),
                Map.entry("rate3", 1), Map.entry("farm", 1), Map.entry("church", 1), Map.entry("hall", 1),
                Map.entry("tower", 1)));
    }

    @Test
    @Rule("VIK-17.1")
    void coins_bringFiveGoldAtOnce_andLeaveTheGame() {
        Table table = taking(Situation.advanced(), "coins5");
        assertThat(table.gold(0)).isEqualTo(5);
        assertThat(Count.specials(table.position, Special.COINS5.ordinal())).isZero();
    }

    @Test
    @Rule({"VIK-17.2", "VIK-17.3"})
    void goldsmithTiles_addGold_inSmallAndLargeScorings() {
        for (String tile : new String[]{"goldsmith1", "goldsmith2"}) {
            int gold = 2 * (tile.equals("goldsmith1") ? 4 : 5);
            Situation situation = Situation.advanced().ships(0, "yellow-ship").specials(0, tile)
                    .row(0, "goldsmith", "left* farm* right*");
            assertThat(large(situation).gold(0)).isEqualTo(gold);
            assertThat(
                    Table.of(situation.round(1).lastSet("red-ship/boatman").buying(1)).play("buy 0", "moor 1").gold(0))
                    .isEqualTo(gold);
        }
    }

    @Test
    @Rule("VIK-17.4")
    void aBoat_letsOneBoatmanCarryAsInTheBasicGame() {
        Table table = Table.of(Situation.advanced().round(2).startSeat(1).specials(0, "boat").base(0, "boatman", 2)
                .base(0, "noble", 3).row(0, "noble", "left farm right"), "0 boatmen");
        table.play("ferry noble", "land noble 1", "land noble 2", "done");
        assertThat(table.waiting(0, Viking.BOATMAN)).isEqualTo(1);
        assertThat(Count.specials(table.position, Special.BOAT.ordinal())).isEqualTo(5);
        assertThat(table.forbids("ferry noble")).isEqualTo("VIK-15.1");
        assertThat(table.moves()).containsExactly("land noble 3", "stop");
    }

    @Test
    @Rule("VIK-17.5")
    void nobleTile_addsAPoint() {
        assertThat(
                large(Situation.advanced().ships(0, "red-ship").specials(0, "noble1").row(0, "noble", "left* right*"))
                        .points(0))
                .isEqualTo(3);
    }

    @Test
    @Rule("VIK-17.6")
    void scoutTile_addsAPoint() {
        assertThat(
                large(Situation.advanced().ships(0, "green-ship").specials(0, "scout1").row(0, "scout", "left* right*"))
                        .points(0))
                .isEqualTo(2);
    }

    @Test
    @Rule("VIK-17.7")
    void fishermanTile_addsAPoint() {
        Table table = large(Situation.advanced().ships(0, "blue-ship").specials(0, "fisherman1")
                .row(0, "fisherman", "left* farm* right*"));
        assertThat(table.points(0)).isEqualTo(2);
        assertThat(table.scored("fishermen", "points", 0)).isEqualTo(2);
    }

    @Test
    @Rule("VIK-17.8")
    void boatmanTile_countsForTheMajorityOnly() {
        Table table = finale(Situation.advanced().points(0, 5).specials(0, "boatman", "boatman").base(1, "boatman", 1));
        assertThat(table.scored("boatmen", "points", 0)).isEqualTo(10);
        assertThat(table.scored("boatmen", "points", 1)).isZero();
        assertThat(table.scored("food", "points", 0)).isZero();
        Table idle = Table.of(Situation.advanced().round(2).startSeat(1).specials(0, "boatman").base(0, "noble", 1)
                .row(0, "noble", "left"), "0 boatmen");
        assertThat(idle.moves()).as("it carries nobody").containsExactly("stop");
    }

    @Test
    @Rule("VIK-17.9")
    void foodTile_raisesThePointsForPortionsLeft() {
        assertThat(finale(Situation.advanced().specials(0, "food3").row(0, "fisherman", "left*"))
                .scored("food", "points", 0)).isEqualTo(12);
        assertThat(finale(Situation.advanced().points(0, 9).specials(0, "food3").base(0, "noble", 4))
                .scored("food", "points", 0)).isEqualTo(-4);
    }

    @Test
    @Rule("VIK-17.10")
    void rateTile_bringsAPointForThreeGold() {
        Table table = finale(Situation.advanced().gold(0, 11).specials(0, "rate3"));
        assertThat(table.points(0)).isEqualTo(3);
        assertThat(table.gold(0)).isEqualTo(2);
    }

    @Test
    @Rule({"VIK-17.11", "VIK-17.11a"})
    void aBuilding_isSwappedAtOnceForATileWithTheSameBuilding() {
        Table table = taking(Situation.advanced().row(0, "noble", "left farm* right").row(0, "scout", "left hall farm"),
                "farm");
        assertThat(table.moves()).containsExactly("swap noble 2", "swap scout 3");
        assertThat(table.forbids("swap scout 2")).isEqualTo("VIK-17.11a");
        assertThat(table.forbids("leave")).isEqualTo("VIK-17.11a");
        table.play("swap noble 2");
        assertThat(table.laid(0).rows().get("noble")).as("the viking stays").containsExactly("left", "farm!*", "right");
        assertThat(Count.tiles(table.position, Tile.FARM.ordinal())).isEqualTo(4);
        assertThat(table.laid(0).specials()).isEmpty();
    }

    @Test
    @Rule("VIK-17.11b")
    void aBuildingWithoutItsTile_waits_andIsSwappedWhenTheTileComes() {
        Table table = taking(Situation.advanced().row(0, "noble", "left church"), "farm");
        assertThat(table.laid(0).specials()).containsExactly("farm");
        Table later = Table.of(Situation.advanced().specials(0, "farm").row(0, "noble", "left").row(0, "scout", "left")
                .wheel("left/noble").laying(0, "farm", "noble")).play("place noble 2", "settle");
        assertThat(later.laid(0).rows().get("noble")).containsExactly("left", "farm!*");
        assertThat(later.laid(0).specials()).isEmpty();
        Table discarded = Table.of(Situation.advanced().specials(0, "farm").row(0, "warrior", "left right")
                .row(0, "noble", "left right")
                .row(0, "scout", "left right").row(0, "goldsmith", "left right").row(0, "fisherman", "left right")
                .wheel("farm/noble", "left/warrior").buying(0)).play("buy 0");
        assertThat(discarded.laid(0).specials()).as("the tile had no place, so the building waits on")
                .containsExactly("farm");
    }

    @Test
    @Rule("VIK-17.11c")
    void aBuilding_bringsAPointForEachVikingOnAndAroundIt() {
        Situation full = Situation.advanced().points(0, 40).row(0, "noble", "left* farm* farm* right*")
                .row(0, "scout", "left* church!* hall* right*").row(0, "goldsmith", "left* hall* hall* right*");
        assertThat(finale(full).scored("buildings", "points", 0)).isEqualTo(9);
        assertThat(finale(full.ships(0, "red-ship")).scored("buildings", "points", 0))
                .as("those around may be threatened").isEqualTo(9);
        assertThat(finale(full.ships(0, "- green-ship")).scored("buildings", "points", 0)).as("it is threatened itself")
                .isZero();
        assertThat(finale(full.ships(0, "- red-ship")).scored("buildings", "points", 0)).isEqualTo(9);
    }

    @Test
    @Rule("VIK-17.11d")
    void aBuilding_isAMiddleTileElse() {
        Table table = Table.of(Situation.advanced().row(0, "noble", "left farm!").laying(0, "right", "boatman"));
        assertThat(table.moves()).contains("place noble 3");
        assertThat(finale(Situation.advanced().row(0, "noble", "left farm! right")).scored("longest", "points", 0))
                .isEqualTo(5);
        assertThat(finale(Situation.advanced().specials(0, "farm").row(0, "noble", "left*").points(0, 3))
                .scored("buildings", "points", 0)).as("never swapped in").isZero();
    }

    @Test
    @Rule("VIK-17.12")
    void bonuses_addUp() {
        assertThat(large(Situation.advanced().specials(0, "goldsmith1", "goldsmith1", "goldsmith2")
                .row(0, "goldsmith", "left*")).gold(0)).isEqualTo(7);
        assertThat(large(Situation.advanced().specials(0, "noble1", "noble1", "noble1").row(0, "noble", "left*"))
                .points(0)).isEqualTo(5);
    }

    @Test
    @Rule("VIK-17.13")
    void whereSpecialTilesLie_hasNoEffect() {
        Table one = large(Situation.advanced().specials(0, "noble1", "goldsmith2").row(0, "noble", "left*"));
        Table other = large(Situation.advanced().specials(0, "goldsmith2", "noble1").row(0, "noble", "left*"));
        assertThat(one.position.notation()).isEqualTo(other.position.notation());
    }

    @Test
    @Rule("VIK-17.11b")
    void everyBuilding_waitsForItsOwnTile() {
        for (String building : new String[]{"farm", "church", "hall", "tower"}) {
            for (String tile : new String[]{"farm", "church", "hall", "tower", "right"}) {
                Table table = Table.of(Situation.advanced().specials(0, building, "rate3").row(0, "noble", "left")
                        .wheel("left/noble").laying(0, tile, "boatman")).play("place noble 2");
                assertThat(table.laid(0).rows().get("noble"))
                        .containsExactly("left", tile.equals(building) ? tile + "!" : tile);
                assertThat(table.area(0).specials(Special.RATE3.ordinal())).isEqualTo(1);
            }
        }
    }

    @Test
    @Rule("VIK-17.11c")
    void eachBuilding_countsTheVikingsInTheNineCellsRoundIt() {
        assertThat(finale(Situation.advanced().row(0, "noble", "left* farm!* right left* church!* right"))
                .scored("buildings", "points", 0)).as("two in one row").isEqualTo(2 + 2);
        assertThat(finale(Situation.advanced().row(0, "warrior", "left*").row(0, "noble", "left* right")
                .row(0, "scout", "left farm!").row(0, "goldsmith", "left right*").row(0, "fisherman", "left*"))
                .scored("buildings", "points", 0)).as("one row above and one below").isEqualTo(1 + 1);
        assertThat(finale(Situation.advanced().points(0, 9).ships(0, "red-ship red-ship red-ship")
                .row(0, "goldsmith", "left* right").row(0, "fisherman", "left* farm!*"))
                .scored("buildings", "points", 0)).as("a ship is no viking").isEqualTo(1 + 2);
        assertThat(finale(Situation.advanced().row(0, "warrior", "left farm!* right").row(0, "noble", "left* right"))
                .scored("buildings", "points", 0)).as("nothing lies above the warriors").isEqualTo(1 + 1);
    }
}
