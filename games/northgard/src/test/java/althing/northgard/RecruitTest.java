package althing.northgard;

import org.junit.jupiter.api.Test;

import althing.northgard.box.Building;
import althing.northgard.box.Clan;
import althing.northgard.state.Question;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** NOR-8: Recruit, and the cards that recruit. */
class RecruitTest {

    private static Scene scene() {
        return Scene.of(2).smallMap().units("START.s", 0, 2).units("T06.w", 0, 1).units("T06.e", 1, 3);
    }

    @Test
    @Rule({"NOR-8.1", "NOR-8.2"})
    void unitsGoToOwnTerritories_asManyAsOneLikes() {
        Scene scene = scene().start("up-town-hall");
        assertThat(scene.options()).containsExactly("recruit START.s", "recruit T06.w", "stop");
        assertThat(scene.refusal(0, "recruit T06.e")).isEqualTo("NOR-8.2");
        scene.play(0, "recruit START.s", "stop");
        assertThat(scene.unitsIn("START.s")).isEqualTo(3);
    }

    @Test
    @Rule("NOR-8.3")
    void theReserve_isTheOnlyLimit() {
        Scene scene = scene().units("START.s", 0, 10).start("up-town-hall").play(0, "recruit START.s");
        assertThat(scene.asked()).isEqualTo(Question.TURN);
        assertThat((int) scene.position.holdings.reserve[0]).isZero();
        assertThat(scene.unitsIn("START.s")).isEqualTo(13);
        scene.hand(0, "town-hall");
        assertThat(scene.refusal(0, "play town-hall")).isEqualTo("NOR-6.7");
    }

    @Test
    @Rule("NOR-8.4")
    void aTrainingCamp_addsOneUnitForTheWholeAction() {
        Scene scene = scene().build("T06.n", Building.TRAINING_CAMP).start("up-town-hall");
        scene.play(0, "recruit START.s", "recruit START.s");
        assertThat(scene.unitsIn("START.s")).isEqualTo(5);
    }

    @Test
    @Rule("NOR-8.5")
    void withoutUnits_oneRecruitsInANeutralTerritory() {
        Scene scene = Scene.of(2).smallMap().units("T06.e", 1, 3).build("T06.n", Building.TRAINING_CAMP)
                .start("up-town-hall");
        scene.play(0, "recruit START.s");
        assertThat(scene.options()).containsExactly("recruit START.s", "stop");
        scene.play(0, "recruit START.s");
        assertThat(scene.unitsIn("START.s")).isEqualTo(3);
    }

    @Test
    @Rule("NOR-8.6")
    void withoutNeutralTerritories_aTileIsPlacedFirst() {
        Scene scene = Scene.of(2).units("START.n", 1, 1).units("START.e", 1, 1).units("START.s", 1, 1)
                .units("START.w", 1, 1).top("T08").start("start-recruit");
        assertThat(scene.asked()).isEqualTo(Question.LAND);
        scene.play(0, scene.options().getFirst());
        assertThat(scene.asked()).isEqualTo(Question.RECRUIT);
        scene.play(0, scene.options().getFirst());
        assertThat(scene.position.onMap(0)).isEqualTo(1);
        assertThat(scene.glory(0)).isZero();
    }

    @Test
    @Rule({"NOR-27.3", "NOR-27.1"})
    void recruitingForms_keepTheirPlaces() {
        Scene same = scene().start("recruitment").play(0, "recruit T06.w");
        assertThat(same.options()).containsExactly("recruit T06.w", "stop");
        Scene hunters = Scene.of(2).map("T02 0 1 0").units("T02.s", 0, 1).build("T02.s", Building.FOOD_SILO)
                .start("hunters").play(0, "recruit T02.s", "recruit T02.s");
        assertThat(hunters.unitsIn("T02.s")).isEqualTo(3);
        assertThat(hunters.asked()).isEqualTo(Question.TURN);
        Scene call = Scene.of(2, Clan.WOLF).smallMap().units("START.n", 0, 1).units("START.s", 0, 1)
                .units("T06.e", 1, 1).start("wolf-call");
        assertThat(call.options()).containsExactly("recruit START.s", "stop");
        Scene osmosis = scene().start("boar-osmosis");
        assertThat(osmosis.options()).containsExactly("recruit T06.w", "stop");
    }

    /** Seat 0 comes back to a full map with T03, whose lair opens into START.s, where a Valkyrie then beats seat 1. */
    private static Scene landing(String rules) {
        Scene scene = Scene.with(rules + ",creatures=creatures", 2).units("START.n", 1, 1).units("START.e", 1, 1)
                .units("START.s", 1, 2).units("START.w", 1, 1).top("T03").creatureTop("valkyrie-beige")
                .dice("p2", "p1c1").start("up-town-hall");
        return scene.play(0, "place T03 0,1 0");
    }

    @Test
    @Rule({"NOR-8.6", "NOR-25.3"})
    void aRetreatWhileLandIsFound_doesNotMoveThePlaceOfTheRecruits() {
        Scene scene = landing("rules=2");
        assertThat(scene.asked()).isEqualTo(Question.RETREAT);
        scene.play(1, "retreat START.e", "send 2");
        assertThat(scene.options()).containsExactly("recruit T03.e", "recruit T03.s", "recruit T03.w", "stop");
    }

    @Test
    @Rule("NOR-8.6")
    void underTheFirstRules_theRecruitsFollowedTheRetreat() {
        Scene scene = landing("rules=1").play(1, "retreat START.e", "send 2");
        assertThat(scene.options()).containsExactly("recruit START.e", "stop");
    }

    @Test
    @Rule("NOR-27.4")
    void alliesFromTheWild_mayFollowTheFirstUnit() {
        Scene scene = scene().start("allies-wild");
        assertThat(scene.options().contains("recruit START.s")).isFalse();
        scene.play(0, "recruit T06.s", "recruit T06.s", "recruit START.n");
        assertThat(scene.unitsIn("T06.s")).isEqualTo(2);
        assertThat(scene.owner("START.n")).isZero();
    }

    @Test
    @Rule("NOR-27.3")
    void mercenaries_mayBeHiredForResources() {
        Scene scene = Scene.of(2, Clan.RAVEN).smallMap().units("START.s", 0, 1).stock(0, 1, 1, 0)
                .start("raven-mercs").play(0, "recruit T06.s", "recruit T06.s");
        assertThat(scene.asked()).isEqualTo(Question.PAY_MORE);
        scene.play(0, "pay food", "pay wood");
        assertThat(scene.unitsIn("T06.s")).isEqualTo(3);
    }
}
