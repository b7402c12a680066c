package althing.northgard;

import org.junit.jupiter.api.Test;

import althing.northgard.box.Building;
import althing.northgard.box.Buildings;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.state.Fight;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** NOR-9: Build, and the cards that build. */
class BuildTest {

    private static Scene scene(int wood) {
        return Scene.of(2, Clan.STAG).smallMap().map("T05 1 0 0").units("START.s", 0, 1).units("T06.e", 0, 1)
                .units("T33.n", 0, 1).stock(0, 0, wood, 0);
    }

    @Test
    @Rule({"NOR-9.1", "NOR-9.2", "NOR-9.3", "NOR-9.4"})
    void buildingsNeedWoodAndAFittingSite() {
        Scene scene = scene(4).start("start-build");
        assertThat(scene.options()).contains("build T06.n food-silo", "build T33.m fortress", "build T33.n menhir",
                "build T33.n food-silo");
        assertThat(scene.refusal(0, "build T06.n menhir")).isEqualTo("NOR-9.4");
        assertThat(scene.refusal(0, "build T06.n forge")).isEqualTo("NOR-9.3");
        assertThat(scene.refusal(0, "build T05.n menhir")).isEqualTo("NOR-9.1");
        scene.play(0, "build T33.m fortress");
        assertThat(scene.wood(0)).isEqualTo(1);
        Scene poor = scene(2).start("start-build");
        assertThat(poor.refusal(0, "build T33.m fortress")).isEqualTo("NOR-9.1");
    }

    @Test
    @Rule("NOR-9.5")
    void eachKindStandsOnceInATerritory() {
        Scene scene = Scene.of(2).map("T09 0 1 0", "T10 1 1 0").units("T09.n", 0, 1).stock(0, 0, 3, 0);
        scene.map("T02 0 2 0").units("T09.s", 0, 1).build("T09.s", Building.FOOD_SILO).start("start-build");
        assertThat(scene.refusal(0, "build T02.n food-silo")).isEqualTo("NOR-9.5");
        assertThat(scene.options()).contains("build T02.n defense-tower");
    }

    @Test
    @Rule("NOR-9.6")
    void whatIsUsedUp_cannotBeBuilt() {
        Scene scene = scene(3);
        scene.position.buildingsLeft[Building.FORGE.ordinal()] = 0;
        assertThat(scene.start("start-build").refusal(0, "build T33.m forge")).isEqualTo("NOR-9.6");
    }

    @Test
    @Rule({"NOR-9.7", "NOR-13.14"})
    void buildingsStayWhenTheTerritoryIsTaken_andServeTheNewController() {
        Scene scene = Scene.of(2).smallMap().units("START.s", 0, 6).units("T06.e", 1, 1)
                .build("T06.e", Building.FOOD_SILO).dice("p3", "p2").start("start-move");
        scene.play(0, "move START.s T06.e", "send 5").play(1, "retreat T06.s");
        assertThat(scene.owner("T06.e")).isZero();
        assertThat(scene.land.estate.count(scene.territory("T06.e"), Building.FOOD_SILO.ordinal())).isEqualTo(1);
        scene.go(Step.SCORCHED);
        assertThat(scene.view(0).harvest().getFirst().food()).isEqualTo(1);
    }

    @Test
    @Rule("NOR-9.8")
    void towersAndFortresses_helpTheDefender() {
        Scene scene = Scene.of(2).smallMap().units("START.s", 0, 6).units("T06.e", 1, 2)
                .build("T06.e", Building.DEFENSE_TOWER).build("T33.m", Building.FORTRESS).dice("p3", "p2")
                .start("start-move").play(0, "move START.s T06.e", "send 6");
        assertThat((int) scene.position.fight.bonus[Fight.DEFENDER]).isEqualTo(2);
        assertThat((int) scene.position.fight.suffers[Fight.ATTACKER]).isEqualTo(1);
        assertThat(Buildings.GLORY[Building.ALTAR_OF_KINGS.ordinal()]).isEqualTo(3);
    }

    @Test
    @Rule({"NOR-18.4", "NOR-27.26", "NOR-27.8"})
    void theGoatIsFedForEveryBuilding_andCarpentryBuildsTwo() {
        Scene scene = Scene.of(2, Clan.GOAT).smallMap().map("T05 1 0 0").units("START.s", 0, 1).units("T06.e", 0, 1)
                .units("T05.s", 0, 1).stock(0, 0, 9, 0).start("carpentry").play(0, "build T33.m forge");
        assertThat(scene.food(0)).isEqualTo(2);
        assertThat(scene.refusal(0, "build T05.s fortress")).isEqualTo("NOR-27.8");
        assertThat(scene.options()).contains("decline");
        scene.play(0, "build T06.n food-silo");
        assertThat(scene.food(0)).isEqualTo(3);
        assertThat(scene.wood(0)).isEqualTo(5);
    }

    @Test
    @Rule("NOR-27.5")
    void aDiscount_neverPaysOut() {
        Scene scene = scene(0).start("simple-living").play(0, "build T06.n food-silo");
        assertThat(scene.wood(0)).isZero();
    }

    @Test
    @Rule("NOR-27.6")
    void theGoatDoublesAKind_andVillagersExchangeBuildings() {
        Scene goat = Scene.of(2, Clan.GOAT).smallMap().units("T06.e", 0, 1).map("T10 2 1 1").stock(0, 0, 1, 0)
                .build("T06.e", Building.FOOD_SILO);
        Scene duplicate = goat.units("START.s", 0, 1).start("goat-clan");
        assertThat(duplicate.options()).contains("build T06.n food-silo");
        Scene scene = scene(1).build("T06.e", Building.FOOD_SILO).start("industrious")
                .play(0, "build T06.n defense-tower");
        assertThat(scene.asked()).isEqualTo(Question.REPLACE);
        assertThat(scene.options().contains("replace T06.e food-silo menhir")).isFalse();
        scene.play(0, "replace T06.e food-silo training-camp");
        assertThat(scene.land.estate.count(scene.territory("T06.e"), Building.TRAINING_CAMP.ordinal())).isEqualTo(1);
        assertThat((int) scene.position.buildingsLeft[Building.FOOD_SILO.ordinal()]).isEqualTo(7);
        assertThat(scene.wood(0)).isZero();
    }

    @Test
    @Rule("NOR-27.7")
    void amenities_needNoSite() {
        Scene scene = Scene.of(2).smallMap().units("T06.s", 0, 1).stock(0, 0, 1, 0).start("amenities");
        assertThat(scene.options()).containsExactly("build T06.s food-silo loose", "build T06.s woodcutter-lodge loose",
                "build T06.s defense-tower loose", "build T06.s training-camp loose", "build T06.s menhir loose");
        scene.play(0, "build T06.s menhir loose");
        assertThat(scene.land.estate.icons(scene.territory("T06.s"), Resource.LORE.ordinal())).isEqualTo(2);
    }

    @Test
    @Rule("NOR-27.31")
    void gloryOfTheClan_collectsBeforeOrAfter() {
        Scene before = scene(0).build("T06.e", Building.WOODCUTTER_LODGE).map("T21 2 1 0").units("T33.s", 0, 1);
        before.stock(0, 0, 2, 0).start("stag-glory").play(0, "gather T06.e", "build T33.m altar-of-kings");
        assertThat(before.wood(0)).isZero();
        Scene after = scene(1).start("stag-glory").play(0, "build T06.e woodcutter-lodge");
        assertThat(after.wood(0)).isEqualTo(1);
    }
}
