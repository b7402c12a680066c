package althing.northgard;

import org.junit.jupiter.api.Test;

import althing.northgard.box.Clan;
import althing.northgard.state.Fight;
import althing.northgard.state.Question;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** NOR-10: Move, and the cards that move. */
class MoveTest {

    private static Scene scene(int units) {
        return Scene.of(2).smallMap().units("START.s", 0, units);
    }

    @Test
    @Rule({"NOR-10.1", "NOR-10.2"})
    void unitsGoToAdjacentTerritories_andUnusedMovesAreLost() {
        Scene scene = scene(3).start("militia");
        assertThat(scene.options()).containsExactlyInAnyOrder("move START.s START.e", "move START.s START.w",
                "move START.s T06.e", "move START.s T06.w", "stop");
        assertThat(scene.refusal(0, "move START.s T06.s")).isEqualTo("NOR-10.2");
        scene.play(0, "move START.s T06.w");
        assertThat(scene.position.option(0, Moves.named("send 2")).args()).containsEntry("units", 2)
                .containsEntry("stay", 1);
        scene.play(0, "send 2", "stop");
        assertThat(scene.unitsIn("T06.w")).isEqualTo(2);
        assertThat(scene.asked()).isEqualTo(Question.TURN);
    }

    @Test
    @Rule({"NOR-10.3", "NOR-10.4"})
    void aHardBorder_costsTwoMovesOfOneAction() {
        Scene one = Scene.of(2).smallMap().units("T06.w", 0, 2).hand(0, "bodyguard").start("start-move");
        assertThat(one.refusal(0, "move T06.w T06.s")).isEqualTo("NOR-10.3");
        one.play(0, "stop", "play bodyguard");
        assertThat(one.refusal(0, "move T06.w T06.s")).isEqualTo("NOR-10.3");
        Scene two = Scene.of(2).smallMap().units("T06.w", 0, 2).start("militia").play(0, "move T06.w T06.s", "send 2");
        assertThat(two.owner("T06.s")).isZero();
        assertThat(two.asked()).isEqualTo(Question.TURN);
    }

    @Test
    @Rule("NOR-10.5")
    void theSameUnits_mayGatherAndGoOn() {
        Scene scene = scene(2).units("START.w", 0, 1).start("incursion").play(0, "move START.s START.w", "send 2",
                "move START.w START.n", "send 3", "move START.n START.e", "send 3", "stop");
        assertThat(scene.unitsIn("START.e")).isEqualTo(3);
    }

    @Test
    @Rule({"NOR-10.6", "NOR-10.8", "NOR-13.2"})
    void unitsStopInEnemyTerritories_othersMayFollow_andCombatsComeLast() {
        Scene scene = scene(4).units("T06.e", 1, 1).units("T06.w", 1, 1).start("incursion")
                .play(0, "move START.s T06.e", "send 1");
        assertThat(scene.refusal(0, "move T06.e T06.s")).isEqualTo("NOR-10.6");
        assertThat(scene.log()).doesNotContain("log.fight");
        scene.play(0, "move START.s T06.e", "send 1", "move START.s T06.w", "send 1", "stop");
        assertThat(scene.asked()).isEqualTo(Question.COMBAT);
        assertThat(scene.options()).containsExactly("fight T06.e", "fight T06.w");
        scene.dice("p2", "p2").play(0, "fight T06.e");
        assertThat((int) scene.position.fight.units[Fight.ATTACKER]).isEqualTo(scene.log().contains("log.totals")
                ? scene.position.fight.units[Fight.ATTACKER]
                : 2);
    }

    @Test
    @Rule({"NOR-10.9", "NOR-10.10"})
    void aBonus_holdsInEveryCombatOfTheAction_andTheActionEndsWithThem() {
        Scene scene = scene(6).units("T06.e", 1, 1).units("T06.w", 1, 1).hand(0, "fishing").dice("p3", "p2", "p3", "p2")
                .start("grizzled").play(0, "move START.s T06.e", "send 2", "move START.s T06.w", "send 2");
        assertThat(scene.refusal(0, "play fishing")).isEqualTo("NOR-13.2");
        scene.play(0, "fight T06.e");
        assertThat(scene.position.fight.points).isEqualTo(2);
        while (scene.asked() == Question.RETREAT) {
            scene.play(1, scene.options().getFirst());
        }
        assertThat((int) scene.position.fight.bonus[Fight.ATTACKER]).isEqualTo(2);
        assertThat(scene.owner("T06.e")).isZero();
        assertThat(scene.owner("T06.w")).isZero();
    }

    @Test
    @Rule("NOR-27.12")
    void infiltrators_goOnThroughEnemyTerritories() {
        Scene scene = scene(3).units("T06.e", 1, 1).start("infiltration").play(0, "move START.s T06.e", "send 2",
                "move T06.e T06.s", "send 2", "stop");
        assertThat(scene.unitsIn("T06.s")).isEqualTo(2);
        assertThat(scene.log()).doesNotContain("log.fight");
        assertThat(scene.owner("T06.e")).isEqualTo(1);
    }

    @Test
    @Rule("NOR-27.14")
    void hiddenWays_leadToAnyOpenTerritory() {
        Scene scene = scene(3).start("hidden-ways");
        assertThat(scene.options()).contains("move START.s T33.s", "move START.s T06.s", "move START.s START.n");
        scene.play(0, "move START.s T33.s", "send 2");
        assertThat(scene.unitsIn("T33.s")).isEqualTo(2);
        assertThat(scene.asked()).isEqualTo(Question.TURN);
    }

    @Test
    @Rule("NOR-27.30")
    void theStag_pullsAUnitIntoTheTerritoryRecruitedIn() {
        Scene scene = Scene.of(2, Clan.STAG).smallMap().units("START.s", 0, 2).units("T06.w", 0, 1)
                .units("START.n", 0, 1).start("stag-clan").play(0, "recruit T06.w");
        assertThat(scene.options()).containsExactly("move START.s T06.w", "decline");
        scene.play(0, "move START.s T06.w");
        assertThat(scene.unitsIn("T06.w")).isEqualTo(3);
        assertThat(scene.unitsIn("START.s")).isEqualTo(1);
    }
}
