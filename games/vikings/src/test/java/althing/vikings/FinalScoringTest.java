package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.testkit.Rule;
import althing.vikings.table.Moves;

/** VIK-12 and VIK-13: final scoring, and the end. */
class FinalScoringTest {

    /** The last large scoring is at its last seat, whose area is told by the test last. */
    private static Situation end() {
        return Situation.in("vikings(seats=3)").round(6);
    }

    private static Table scored(Situation situation) {
        Table table = Table.of(situation, "2 boatmen").play("stop");
        assertThat(table.position.isOver()).isTrue();
        return table;
    }

    @Test
    @Rule("VIK-12.1")
    void shipsNotRepelled_arePaidFor_missingGoldInPoints_andTheRestIsForgiven() {
        Table gold = scored(end().gold(0, 7).points(0, 10).ships(0, "green-ship"));
        assertThat(gold.scored("raids", "gold", 0)).isEqualTo(-5);
        assertThat(gold.points(0)).isEqualTo(10);
        Table points = scored(end().gold(0, 3).points(0, 10).ships(0, "blue-ship"));
        assertThat(points.points(0)).isEqualTo(7);
        assertThat(points.gold(0)).isEqualTo(3);
        Table missing = scored(end().gold(0, 4).points(0, 10).ships(0, "green-ship green-ship yellow-ship"));
        assertThat(missing.gold(0)).isZero();
        assertThat(missing.points(0)).as("6 gold missing and 2 points").isEqualTo(2);
        Table forgiven = scored(end().gold(0, 4).points(0, 1).ships(0, "green-ship blue-ship"));
        assertThat(forgiven.points(0)).isZero();
        Table repelled = scored(end().points(0, 5).ships(0, "blue-ship").row(0, "warrior", "left*"));
        assertThat(repelled.points(0)).as("one hungry warrior").isEqualTo(4);
    }

    @Test
    @Rule("VIK-12.2")
    void everyFiveGold_bringAPoint_andTheRestStays() {
        Table table = scored(end().gold(0, 14));
        assertThat(table.points(0)).isEqualTo(2);
        assertThat(table.gold(0)).isEqualTo(4);
    }

    @Test
    @Rule("VIK-12.3")
    void mostBoatmenLeft_bringTenPoints_toAllWhoAreTied() {
        Table table = scored(end().base(0, "boatman", 2).base(1, "boatman", 2).base(2, "boatman", 1));
        assertThat(table.scored("boatmen", "points", 0)).isEqualTo(10);
        assertThat(table.scored("boatmen", "points", 1)).isEqualTo(10);
        assertThat(table.scored("boatmen", "points", 2)).isZero();
        assertThat(scored(end()).points(0)).as("a majority of none").isZero();
    }

    @Test
    @Rule("VIK-12.4")
    void mostCompletedIslands_bringSevenPoints() {
        Table table = scored(end().row(0, "noble", "left right left farm right").row(0, "scout", "left farm")
                .row(1, "noble", "left right left").row(1, "scout", "left right")
                .row(2, "noble", "left right"));
        assertThat(table.scored("islands", "points", 0)).isEqualTo(7);
        assertThat(table.scored("islands", "points", 1)).isEqualTo(7);
        assertThat(table.scored("islands", "points", 2)).isZero();
        assertThat(scored(end().row(0, "noble", "left farm")).scored("islands", "points", 0)).isZero();
    }

    @Test
    @Rule("VIK-12.5")
    void theLongestCompletedIsland_bringsFivePoints() {
        Table table = scored(end().row(0, "noble", "left farm right").row(1, "noble", "left hall right")
                .row(2, "noble", "left right").row(2, "scout", "left farm church hall tower"));
        assertThat(table.scored("longest", "points", 0)).isEqualTo(5);
        assertThat(table.scored("longest", "points", 1)).isEqualTo(5);
        assertThat(table.scored("longest", "points", 2)).as("an open island does not count").isZero();
    }

    @Test
    @Rule("VIK-12.6")
    void portionsLeftOver_bringTwoPoints_andTheHungryCostOne() {
        Table fed = scored(end().row(0, "fisherman", "left* right*").base(0, "noble", 3));
        assertThat(fed.scored("food", "points", 0)).isEqualTo((10 - 5) * 2);
        Table hungry = scored(end().points(0, 9).row(0, "fisherman", "left*").row(0, "noble", "left*")
                .base(0, "noble", 4).base(0, "boatman", 2));
        assertThat(hungry.scored("food", "points", 0)).isEqualTo(5 - 8);
        Table threatened = scored(end().points(0, 9).ships(0, "blue-ship").row(0, "fisherman", "left*")
                .base(0, "fisherman", 1));
        assertThat(threatened.scored("food", "points", 0)).isEqualTo(-2);
        assertThat(threatened.view().areas().getFirst().portions()).isZero();
        assertThat(threatened.view().areas().getFirst().mouths()).isEqualTo(2);
        Table poor = scored(end().points(0, 1).base(0, "noble", 5));
        assertThat(poor.points(0)).isZero();
    }

    @Test
    @Rule("VIK-12.7")
    void specialBuildings_scoreAfterFood() {
        Table table = Table.of(Situation.advanced().round(6).points(0, 1).row(0, "noble", "left* farm!* right*")
                .base(0, "scout", 6).open(), "1 boatmen").play("stop");
        assertThat(table.scored("food", "points", 0)).as("8 mouths, the noble on the farm is none").isEqualTo(-8);
        assertThat(table.scored("buildings", "points", 0)).isEqualTo(3);
        assertThat(table.points(0)).as("islands 7 and longest 5 came before food").isEqualTo(1 + 7 + 5 - 8 + 3);
    }

    @Test
    @Rule("VIK-13.1")
    void mostPoints_win() {
        Table table = scored(end().points(0, 5).points(1, 9).points(2, 7));
        assertThat(table.position.rank(0)).isEqualTo(3);
        assertThat(table.position.rank(1)).isEqualTo(1);
        assertThat(table.position.rank(2)).isEqualTo(2);
        assertThat(table.told()).contains("log.over");
        assertThat(table.position.why(0, Moves.named("buy 0")).orElseThrow().rule()).isEqualTo("VIK-13.1");
    }

    @Test
    @Rule("VIK-13.2")
    void tiesAreBrokenByGold_orShared() {
        Table table = scored(end().points(0, 5).gold(0, 2).points(1, 5).gold(1, 3).points(2, 5).gold(2, 3));
        assertThat(table.position.rank(0)).isEqualTo(3);
        assertThat(table.position.rank(1)).isEqualTo(1);
        assertThat(table.position.rank(2)).isEqualTo(1);
        Table afterPaying = scored(end().points(0, 5).gold(0, 6).points(1, 5).gold(1, 4));
        assertThat(afterPaying.position.rank(0)).as("6 gold became a point").isEqualTo(1);
    }

    @Test
    @Rule("VIK-12.4")
    void anIslandWithAGap_isNotCompleted() {
        Table table = scored(end().row(0, "noble", "left - farm right").row(0, "scout", "left farm - right")
                .row(1, "noble", "left farm farm right"));
        assertThat(table.scored("islands", "points", 0)).isZero();
        assertThat(table.scored("longest", "points", 0)).isZero();
        assertThat(table.scored("islands", "points", 1)).isEqualTo(7);
    }

    @Test
    @Rule("VIK-12.6")
    void whoFeedsEverybodyAndNoMore_gainsAndLosesNothing() {
        Table table = scored(end().points(0, 9).row(0, "fisherman", "left*").base(0, "noble", 4));
        assertThat(table.scored("food", "points", 0)).isZero();
    }
}
