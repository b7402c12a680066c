package althing.northgard;

import org.junit.jupiter.api.Test;

import althing.northgard.box.Building;
import althing.northgard.box.Clan;
import althing.northgard.state.Fight;
import althing.northgard.state.Question;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** NOR-13: combat in its seven steps, and the cards that change it. */
class CombatTest {

    private static Scene scene(int attackers, int defenders) {
        return Scene.of(2, Clan.BOAR, Clan.GOAT).smallMap().units("START.s", 0, attackers).units("T06.e", 1, defenders);
    }

    private static Scene attack(Scene scene, String card, int units) {
        scene.start(card).play(0, "move START.s T06.e");
        if (scene.asked() == Question.SEND) {
            scene.play(0, "send " + units);
        }
        return scene.asked() == Question.MOVE ? scene.play(0, "stop") : scene;
    }

    @Test
    @Rule({"NOR-13.3", "NOR-13.4", "NOR-13.7"})
    void unitsCardsAndDice_makeTheTotal() {
        Scene scene = attack(scene(4, 2).dice("p3", "p2"), "bodyguard", 4);
        assertThat(scene.position.fight.total(Fight.ATTACKER)).isEqualTo(4 + 1 + 3);
        assertThat(scene.position.fight.total(Fight.DEFENDER)).isEqualTo(2 + 2);
        assertThat(scene.position.fight.winner).isEqualTo(Fight.ATTACKER);
    }

    @Test
    @Rule("NOR-13.5")
    void food_isDiscardedFirstByTheAttacker_atMostOneForEachUnit() {
        Scene scene = attack(scene(3, 2).stock(0, 5, 0, 0).stock(1, 1, 0, 0), "start-move", 3);
        assertThat(scene.options()).containsExactly("food 0", "food 1", "food 2", "food 3");
        assertThat(scene.refusal(0, "food 4")).isEqualTo("NOR-13.5");
        scene.play(0, "food 2");
        assertThat(scene.decides()).isEqualTo(1);
        assertThat(scene.options()).containsExactly("food 0", "food 1");
        scene.dice("p2", "p2").play(1, "food 1");
        assertThat(scene.food(0)).isEqualTo(3);
        assertThat(scene.position.fight.total(Fight.ATTACKER)).isEqualTo(3 + 2 + 2);
    }

    @Test
    @Rule("NOR-13.6")
    void theAttackerSettlesTheChoiceFace_beforeTheDefenderRolls() {
        Scene scene = attack(scene(3, 3).dice("ch", "ch"), "start-move", 3);
        assertThat(scene.asked()).isEqualTo(Question.DIE);
        assertThat(scene.decides()).isZero();
        assertThat((int) scene.position.fight.face[Fight.DEFENDER]).isEqualTo(Fight.OPEN);
        scene.play(0, "casualty");
        assertThat(scene.decides()).isEqualTo(1);
        scene.play(1, "point");
        assertThat((int) scene.position.fight.suffers[Fight.DEFENDER]).isEqualTo(1);
        assertThat(scene.position.fight.total(Fight.DEFENDER)).isEqualTo(4);
    }

    @Test
    @Rule({"NOR-13.8", "NOR-13.10"})
    void casualtiesDecideBeforeTotals() {
        Scene scene = attack(scene(2, 2).build("T33.m", Building.FORTRESS).dice("c2", "p2"), "start-move", 2);
        assertThat(scene.position.fight.winner).isEqualTo(Fight.ATTACKER);
        assertThat(scene.owner("T06.e")).isZero();
        assertThat((int) scene.position.holdings.reserve[1]).isEqualTo(14);
    }

    @Test
    @Rule({"NOR-13.8", "NOR-13.13"})
    void ifBothWouldLoseAll_nobodyWinsAndTheTerritoryIsNeutral() {
        Scene scene = attack(scene(1, 1).dice("c2", "c2"), "start-move", 1);
        assertThat(scene.position.fight.winner).isEqualTo(Fight.NOBODY);
        assertThat(scene.owner("T06.e")).isEqualTo(-1);
        assertThat((int) scene.position.holdings.reserve[0]).isEqualTo(14);
    }

    @Test
    @Rule({"NOR-13.9", "NOR-13.11", "NOR-1.6"})
    void aTieGoesToTheDefender_andTheLoserRetreatsOverRegularBorders() {
        Scene scene = attack(scene(3, 2).dice("p2", "p3"), "start-move", 3);
        assertThat(scene.position.fight.winner).isEqualTo(Fight.DEFENDER);
        assertThat(scene.owner("T06.e")).isEqualTo(1);
        assertThat(scene.asked()).isEqualTo(Question.RETREAT);
        assertThat(scene.options()).containsExactlyInAnyOrder("retreat START.s", "retreat T06.s", "retreat T06.w",
                "retreat T33.s");
        assertThat(scene.refusal(0, "retreat T33.n")).isEqualTo("NOR-13.11");
        scene.play(0, "retreat T06.s", "send 1", "retreat T06.w", "send 2");
        assertThat(scene.unitsIn("T06.s")).isEqualTo(1);
        assertThat(scene.unitsIn("T06.w")).isEqualTo(2);
    }

    @Test
    @Rule("NOR-13.12")
    void withoutAWayOut_unitsAreLost() {
        Scene scene = scene(3, 2).units("T06.s", 1, 1).units("T06.w", 1, 1).units("T33.s", 1, 1).units("START.e", 1, 1)
                .units("START.w", 1, 1).units("START.n", 0, 1).dice("p2", "p3");
        attack(scene, "start-move", 3);
        assertThat(scene.unitsIn("START.s")).isEqualTo(3);
        Scene lost = Scene.of(2).smallMap().units("T06.s", 0, 1).units("T06.e", 1, 1).units("T06.w", 1, 1)
                .units("START.s", 1, 1).units("T33.s", 1, 1).units("START.n", 0, 1).dice("p2", "p3");
        lost.start("start-move").play(0, "move T06.s T06.e");
        assertThat(lost.owner("T06.s")).isZero();
    }

    @Test
    @Rule("NOR-13.14")
    void theWinningAttacker_controlsTheTerritory() {
        Scene scene = attack(scene(4, 1).dice("p3", "p2"), "start-move", 3);
        assertThat(scene.owner("T06.e")).isZero();
        scene.play(1, scene.options().getFirst());
        assertThat(scene.unitsIn("T06.e")).isEqualTo(3);
        assertThat(scene.view(0).combat()).isNotNull();
    }

    @Test
    @Rule("NOR-27.9")
    void intimidation_pushesADefenderAway() {
        Scene scene = attack(scene(3, 1), "intimidate", 2);
        assertThat(scene.asked()).isEqualTo(Question.PUSH);
        scene.play(0, "push T06.s");
        assertThat(scene.owner("T06.s")).isEqualTo(1);
        assertThat(scene.owner("T06.e")).isZero();
        assertThat(scene.position.fight.winner).isEqualTo(Fight.NOBODY);
        assertThat(scene.log()).doesNotContain("log.roll");
    }

    @Test
    @Rule("NOR-27.10")
    void shieldbearers_cancelOneCasualty() {
        Scene scene = attack(scene(2, 1).dice("p3", "c2"), "shieldbearers", 2);
        assertThat((int) scene.position.fight.suffers[Fight.ATTACKER]).isEqualTo(1);
        assertThat(scene.position.fight.winner).isEqualTo(Fight.ATTACKER);
    }

    @Test
    @Rule("NOR-27.11")
    void axeThrowers_chooseBeforeTheDefenderRolls() {
        Scene scene = attack(scene(2, 2).dice("p2", "p2"), "axe-throwers", 2);
        assertThat(scene.asked()).isEqualTo(Question.AXES);
        assertThat((int) scene.position.fight.face[Fight.DEFENDER]).isEqualTo(Fight.OPEN);
        scene.play(0, "casualty");
        assertThat((int) scene.position.fight.suffers[Fight.DEFENDER]).isEqualTo(1);
    }

    @Test
    @Rule("NOR-27.15")
    void theConqueror_ignoresDefences() {
        Scene scene = scene(3, 2).build("T06.e", Building.DEFENSE_TOWER).build("T33.m", Building.FORTRESS)
                .hand(0, "conqueror").dice("p2", "p2");
        scene.start("start-move").play(0, "stop", "play conqueror");
        scene.hand(0, "militia").play(0, "play militia", "move START.s T06.e", "send 3", "stop");
        assertThat((int) scene.position.fight.bonus[Fight.DEFENDER]).isZero();
        assertThat((int) scene.position.fight.suffers[Fight.ATTACKER]).isZero();
    }

    @Test
    @Rule("NOR-27.16")
    void bribedUnits_attackWhomTheyMeet() {
        Scene scene = Scene.of(3).smallMap().units("START.s", 1, 3).units("T06.e", 2, 1).units("START.n", 0, 1)
                .dice("p3", "p2").start("bribery");
        assertThat(scene.options()).contains("move START.s T06.e", "move START.s START.w", "move T06.e T33.n");
        scene.play(0, "move START.s T06.e", "send 2");
        assertThat((int) scene.position.fight.seat[Fight.ATTACKER]).isEqualTo(1);
        assertThat((int) scene.position.fight.seat[Fight.DEFENDER]).isEqualTo(2);
        assertThat((int) scene.position.fight.bonus[Fight.ATTACKER]).isZero();
        assertThat(scene.owner("T06.e")).isEqualTo(1);
    }

    @Test
    @Rule("NOR-18.8")
    void theWolf_isFedForVictoriesAsAttacker() {
        Scene scene = Scene.of(2, Clan.WOLF).smallMap().units("START.s", 0, 4).units("T06.e", 1, 1).dice("p3", "p2");
        attack(scene, "start-move", 4);
        assertThat(scene.food(0)).isEqualTo(1);
    }

    @Test
    @Rule("NOR-18.7")
    void theStag_isPraisedForNewTerritories() {
        Scene scene = Scene.of(2, Clan.STAG).smallMap().units("START.s", 0, 4).units("T06.e", 1, 1).dice("p3", "p2");
        attack(scene, "start-move", 4);
        assertThat(scene.glory(0)).isEqualTo(1);
    }
}
