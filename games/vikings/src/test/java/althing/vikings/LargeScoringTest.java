package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;

import org.junit.jupiter.api.Test;

import althing.testkit.Rule;
import althing.vikings.box.Viking;
import althing.vikings.table.Count;

/** VIK-10 and VIK-11: large scoring, and the next round. */
class LargeScoringTest {

    private static Situation scoring() {
        return Situation.basic().round(2).startSeat(1);
    }

    private static Table scored(Situation situation) {
        return Table.of(situation, "0 boatmen").play("stop");
    }

    /** Three fishermen, a goldsmith and two scouts wait; there is room for all. */
    private static Situation waiting(int round, int boatmen) {
        return Situation.basic().round(round).startSeat(1).base(0, "fisherman", 3).base(0, "goldsmith", 1)
                .base(0, "scout", 2).base(0, "boatman", boatmen).row(0, "scout", "left farm right")
                .row(0, "goldsmith", "left farm right").row(0, "fisherman", "left farm right");
    }

    @Test
    @Rule("VIK-10.1")
    void seatsScoreInTurnOrder_eachCompletely() {
        Table table = Table.of(Situation.basic().round(2).startSeat(1)
                .base(0, "boatman", 1).base(0, "noble", 1).row(0, "noble", "left right")
                .base(1, "boatman", 1).base(1, "noble", 1).row(1, "noble", "left right").ships(1, "red-ship")
                .lastSet("red-ship/boatman").buying(0)).play("buy 0", "moor 3");
        assertThat(table.seat()).as("the start player is first").isEqualTo(1);
        table.play("ferry noble", "land noble 2");
        assertThat(table.points(1)).as("marked at once").isEqualTo(2);
        assertThat(table.seat()).isZero();
        table.play("stop");
        assertThat(table.position.round).isEqualTo(3);
    }

    @Test
    @Rule("VIK-10.2")
    void aBoatman_carriesOneTrade_orOneOfEach() {
        Table table = Table.of(waiting(2, 1), "0 boatmen");
        assertThat(table.moves()).containsExactly("ferry fisherman", "ferry goldsmith", "ferry scout", "ferry each",
                "stop");
        table.play("ferry fisherman");
        assertThat(table.forbids("done")).as("he must carry somebody").isEqualTo("VIK-10.2");
        assertThat(table.forbids("land scout 1")).isEqualTo("VIK-10.2");
        table.play("land fisherman 2", "done");
        assertThat(table.laid(0).base()).containsEntry("fisherman", 2).doesNotContainKey("boatman");

        Table each = Table.of(waiting(2, 1), "0 boatmen").play("ferry each", "land scout 1");
        assertThat(each.forbids("land scout 2")).as("one of each trade").isEqualTo("VIK-10.2");
        each.play("land goldsmith 1", "land fisherman 1");
        assertThat(each.laid(0).base()).containsEntry("fisherman", 2).containsEntry("scout", 1)
                .doesNotContainKeys("goldsmith", "boatman");
    }

    /** Two fishermen wait, and only they have room. */
    private static Situation onlyFishermen(String setup) {
        return Situation.in(setup).round(2).startSeat(1).base(0, "fisherman", 2).base(0, "scout", 1)
                .base(0, "boatman", 1).specials(0, setup.contains("advanced") ? new String[]{"boat"} : new String[0])
                .row(0, "fisherman", "left farm right");
    }

    @Test
    @Rule("VIK-10.2")
    void oneOfEachTrade_mayBeOneOfASingleTrade() {
        for (String setup : List.of("vikings(seats=2)", "vikings(seats=2,advanced=true)")) {
            Table table = Table.of(onlyFishermen(setup), "0 boatmen");
            assertThat(table.moves()).contains("ferry fisherman", "ferry each", "stop");
            table.play("ferry each", "land fisherman 2");
            assertThat(table.laid(0).base()).containsEntry("fisherman", 1).doesNotContainKey("boatman");
            assertThat(table.position.round).as("the trip is over, and no boatman is left").isEqualTo(3);
        }
        Table nobody = Table.of(Situation.basic().round(2).startSeat(1).base(0, "boatman", 1), "0 boatmen");
        assertThat(nobody.forbids("ferry each")).isEqualTo("VIK-10.2");
    }

    @Test
    @Rule("VIK-10.2")
    void underTheFirstRules_oneOfEachTradeTakesTwoTrades() {
        Table table = Table.of(onlyFishermen("vikings(seats=2,rules=1)"), "0 boatmen");
        assertThat(table.moves()).containsExactly("ferry fisherman", "stop");
        assertThat(table.forbids("ferry each")).isEqualTo("VIK-10.2");
    }

    @Test
    void aTrip_endsByItselfWhenNothingMoreCanBeCarried() {
        Table table = Table.of(waiting(2, 2), "0 boatmen").play("ferry scout", "land scout 1", "land scout 3");
        assertThat(table.moves()).contains("ferry fisherman", "stop").doesNotContain("done");
    }

    @Test
    @Rule("VIK-10.3")
    void boatmenCarryFromTheBaseOnly_neverABoatman_andLeaveTheGame() {
        Table table = Table.of(waiting(2, 3), "0 boatmen");
        assertThat(table.forbids("ferry boatman")).isEqualTo("VIK-10.3");
        table.play("ferry goldsmith", "land goldsmith 1");
        assertThat(table.waiting(0, Viking.BOATMAN)).isEqualTo(2);
        assertThat(Count.vikings(table.position, Viking.BOATMAN.ordinal())).isEqualTo(12);
        assertThat(table.forbids("ferry goldsmith")).as("none waits, and those ashore stay").isEqualTo("VIK-10.2");
        Table buying = Table.of(waiting(2, 3).wheel("left/noble").buying(0));
        assertThat(buying.forbids("ferry scout")).isEqualTo("VIK-4.1");
    }

    @Test
    @Rule("VIK-10.3a")
    void afterTheLastRound_boatmenMustBeUsedWhileSomebodyFits() {
        Table table = Table.of(waiting(6, 4), "0 boatmen");
        assertThat(table.forbids("stop")).isEqualTo("VIK-10.3a");
        table.play("ferry scout", "land scout 1", "done");
        assertThat(table.forbids("stop")).isEqualTo("VIK-10.3a");
        table.play("ferry each", "land scout 2", "land goldsmith 1", "land fisherman 1");
        assertThat(table.moves()).as("two fishermen wait, and only they can go")
                .allMatch(move -> move.startsWith("land fisherman"));
        table.play("land fisherman 2", "land fisherman 3");
        assertThat(table.position.isOver()).isTrue();
        assertThat(table.waiting(0, Viking.BOATMAN)).as("not needed, stays").isEqualTo(1);
        assertThat(Table.of(waiting(4, 4), "0 boatmen").moves()).contains("stop");
    }

    @Test
    @Rule("VIK-10.4")
    void repelledShips_payTheirRewardEveryTime() {
        Situation ships = scoring().ships(0, "red-ship green-ship yellow-ship blue-ship")
                .row(0, "warrior", "left* farm* farm* right*");
        Table table = scored(ships);
        assertThat(table.gold(0)).isEqualTo(3 + 5);
        assertThat(table.points(0)).isEqualTo(2 + 3);
        assertThat(table.scored("ships", "gold", 0)).isEqualTo(8);
        Table later = scored(ships.round(4).gold(0, 8).points(0, 5));
        assertThat(later.gold(0)).isEqualTo(16);
        assertThat(later.points(0)).isEqualTo(10);
    }

    @Test
    @Rule("VIK-10.5")
    void safeNobles_bringTwoPointsEach() {
        Table table = scored(scoring().ships(0, "red-ship").row(0, "noble", "left* farm* right*"));
        assertThat(table.scored("nobles", "points", 0)).isEqualTo(4);
    }

    @Test
    @Rule("VIK-10.6")
    void safeScouts_bringAPointEach_andOneForGoldsmithAndFishermanBelow() {
        Table table = scored(scoring().row(0, "scout", "left* farm* farm* right*").row(0, "goldsmith", "left* right*")
                .row(0, "fisherman", "left* farm right*"));
        assertThat(table.scored("scouts", "points", 0)).as("4 scouts, 2 goldsmiths, 2 fishermen, one with a gap above")
                .isEqualTo(4 + 2 + 2);
    }

    @Test
    @Rule("VIK-10.7")
    void aThreatenedScout_bringsNothingForThoseBelowEither() {
        Table table = scored(scoring().ships(0, "green-ship").row(0, "scout", "left*").row(0, "goldsmith", "left*")
                .row(0, "fisherman", "left*"));
        assertThat(table.scored("scouts", "points", 0)).isZero();
        assertThat(table.gold(0)).as("the goldsmith below is safe").isEqualTo(3);
    }

    @Test
    @Rule("VIK-10.8")
    void safeGoldsmiths_bringThreeGoldEach() {
        Table table = scored(scoring().ships(0, "yellow-ship").row(0, "goldsmith", "left* farm* right*"));
        assertThat(table.scored("goldsmiths", "gold", 0)).isEqualTo(6);
        assertThat(table.points(0)).isZero();
    }

    @Test
    @Rule("VIK-10.9")
    void fishermen_bringNothingOnTheirOwn() {
        Table table = scored(scoring().row(0, "fisherman", "left* farm* right*"));
        assertThat(table.points(0)).isZero();
        assertThat(table.gold(0)).isZero();
    }

    @Test
    @Rule("VIK-11.1")
    void afterTheScoring_theFigurePassesToTheLeft() {
        assertThat(scored(scoring()).position.startSeat).isZero();
        Table small = Table
                .of(Situation.in("vikings(seats=4)").round(1).startSeat(2).lastSet("red-ship/boatman").buying(1));
        small.play("buy 0", "moor 1");
        assertThat(small.position.startSeat).isEqualTo(3);
        assertThat(small.seat()).isEqualTo(3);
    }

    @Test
    @Rule("VIK-10.2")
    void aTrip_mayEndAfterEveryLanding_andShowsWhoHasLanded() {
        Situation scouts = Situation.basic().round(2).startSeat(1).base(0, "boatman", 1).base(0, "scout", 3)
                .row(0, "scout", "left farm farm right");
        Table table = Table.of(scouts, "0 boatmen").play("ferry scout");
        assertThat(table.moves()).containsExactly("land scout 1", "land scout 2", "land scout 3", "land scout 4");
        table.play("land scout 1");
        assertThat(table.moves()).containsExactly("land scout 2", "land scout 3", "land scout 4", "done");
        table.play("land scout 2");
        assertThat(Objects.requireNonNull(table.view().trip()).carried()).containsExactly(Viking.SCOUT, Viking.SCOUT);
    }
}
