package althing.northgard;

import org.junit.jupiter.api.Test;

import althing.northgard.box.Building;
import althing.northgard.box.Cards;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.view.NorthgardView;
import althing.northgard.year.Scoring;
import althing.northgard.year.Year;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** NOR-14 Harvest, NOR-15 Winter, NOR-16 the end of the year, NOR-17 the end of the game. */
class HarvestTest {

    @Test
    @Rule({"NOR-14.1", "NOR-14.2", "NOR-14.3"})
    void closedTerritoriesAndAltars_bringGlory_inTurnOrder() {
        Scene scene = Scene.of(2).map("T09 1 0 0", "T24 1 1 0", "T02 0 1 1").units("T09.s", 0, 1).units("START.e", 1, 1)
                .build("T24.n", Building.ALTAR_OF_KINGS);
        assertThat(Year.glory(scene.position, scene.territory("T09.s"))).isEqualTo(2 + 3);
        assertThat(Year.glory(scene.position, scene.territory("START.e"))).isZero();
        scene.position.course.first = 1;
        scene.go(Step.SCORCHED);
        assertThat(scene.glory(0)).isEqualTo(5);
        Scene two = Scene.of(2).smallMap().units("START.s", 0, 1).go(Step.SCORCHED);
        assertThat(two.glory(0)).isEqualTo(1);
    }

    @Test
    @Rule("NOR-14.5")
    void threeResources_tradeForOne() {
        Scene scene = Scene.of(2).smallMap().units("START.s", 0, 1).stock(0, 3, 1, 0).go(Step.HARVEST);
        scene.play(0, "trade lore", "pay food", "pay food", "pay wood");
        assertThat(scene.lore(0)).isEqualTo(1);
        assertThat(scene.food(0)).isEqualTo(1);
        assertThat(scene.position.course.step).isNotEqualTo(Step.HARVEST);
    }

    @Test
    @Rule({"NOR-15.1", "NOR-15.2", "NOR-15.3"})
    void unitsCostFoodAndWood_orUnrestComes() {
        assertThat(Components.WINTER_FOOD).containsExactly(0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4);
        assertThat(Components.WINTER_WOOD).containsExactly(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2);
        Scene scene = Scene.of(2).smallMap().units("START.s", 0, 10).units("T06.e", 1, 5).stock(0, 2, 9, 9)
                .stock(1, 5, 0, 0);
        scene.position.course.year = 3;
        scene.go(Step.WINTER);
        assertThat(scene.food(0)).isZero();
        assertThat(scene.wood(0)).isEqualTo(8);
        assertThat(scene.food(1)).isEqualTo(4);
        assertThat(scene.position.decks.count(0, Cards.UNREST)).isEqualTo(1);
        assertThat(scene.position.decks.count(1, Cards.UNREST)).isZero();
        assertThat(scene.position.unrest).isEqualTo(9);
    }

    @Test
    @Rule({"NOR-14.4", "NOR-15.2"})
    void theForecast_isWhatTheHarvestBringsAndTheWinterTakes() {
        Scene scene = Scene.of(2).smallMap().units("START.s", 0, 10).units("T33.n", 0, 1).units("T06.e", 1, 2)
                .build("T33.n", Building.FOOD_SILO);
        scene.position.course.year = 3;
        NorthgardView.Area before = scene.view(1).areas().get(0);
        assertThat(before.income().food()).isPositive();
        assertThat(before.winter().unrest()).isTrue();
        scene.go(Step.SCORCHED);
        assertThat(scene.view(0).harvest().getFirst()).isEqualTo(before.income());
        NorthgardView.Winter paid = scene.view(0).winter().getFirst();
        assertThat(paid.food()).isEqualTo(before.winter().food() - before.winter().missingFood());
        assertThat(paid.wood()).isEqualTo(before.winter().wood() - before.winter().missingWood());
        assertThat(paid.unrest()).isTrue();
    }

    @Test
    @Rule({"NOR-14.5", "NOR-15.2"})
    void whatTradingCanBuy_isMissingButNoUnrest() {
        Scene scene = Scene.of(2).smallMap().units("START.e", 0, 4).stock(0, 0, 2, 0);
        assertThat(winter(scene)).isEqualTo(new NorthgardView.Need(1, 0, 1, 0, true));
        assertThat(winter(scene.stock(0, 0, 0, 1))).isEqualTo(new NorthgardView.Need(1, 0, 1, 0, false));
        assertThat(winter(scene.stock(0, 1, 0, 0))).isEqualTo(new NorthgardView.Need(1, 0, 0, 0, false));
    }

    private static NorthgardView.Need winter(Scene scene) {
        return scene.view(0).areas().get(0).winter();
    }

    @Test
    @Rule("NOR-14.1")
    void whatIsCollected_isNotForetoldAgain() {
        Scene scene = Scene.of(2).smallMap().units("T33.n", 0, 1).build("T33.n", Building.FOOD_SILO)
                .stock(0, 2, 1, 0).go(Step.HARVEST);
        assertThat(scene.asked()).isEqualTo(Question.TRADE);
        assertThat(scene.view(0).areas().get(0).income()).isEqualTo(new NorthgardView.Harvest(0, 0, 0, 0));
    }

    @Test
    @Rule({"NOR-15.2", "NOR-15.4"})
    void unrestLiesOnTopOfTheDrawPile_forAllToKnow() {
        Scene scene = Scene.of(2).smallMap().units("START.s", 0, 5);
        Year.winter(scene.position);
        assertThat(scene.view(1).areas().get(0).drawTop()).containsExactly("unrest");
    }

    @Test
    @Rule("NOR-15.5")
    void withoutUnrestLeft_gloryAndACardAreLost() {
        Scene scene = Scene.of(2).smallMap().units("START.s", 0, 5).units("T06.e", 1, 5);
        scene.position.unrest = 0;
        scene.position.holdings.glory[0] = 3;
        scene.position.holdings.glory[1] = 12;
        scene.pile(0, "spy", "fishing");
        scene.position.decks.draw.clear(1);
        Year.winter(scene.position);
        assertThat(scene.glory(0)).isZero();
        assertThat(scene.glory(1)).isEqualTo(7);
        assertThat(scene.view(1).areas().get(0).discard()).containsExactly("spy");
        assertThat(scene.view(1).areas().get(1).discard()).isEmpty();
    }

    @Test
    @Rule({"NOR-16.2", "NOR-16.4"})
    void whoHasNoUnits_mayComeBackWithThree() {
        Scene scene = Scene.of(2).smallMap().units("START.s", 0, 3).stock(1, 2, 0, 0);
        scene.position.holdings.glory[1] = 4;
        scene.go(Step.YEAR_END);
        assertThat(scene.asked()).isEqualTo(Question.SECOND_CHANCE);
        assertThat(scene.decides()).isEqualTo(1);
        assertThat(scene.options()).contains("settle T06.e", "decline");
        scene.play(1, "settle T06.e");
        assertThat(scene.unitsIn("T06.e")).isEqualTo(3);
        assertThat(scene.glory(1)).isEqualTo(4);
        assertThat(scene.position.course.year).isEqualTo(2);
        assertThat(scene.asked()).isEqualTo(Question.TURN);
    }

    @Test
    @Rule("NOR-16.3")
    void withoutNeutralLand_aTileIsPlacedForTheSecondChance() {
        Scene scene = Scene.of(2).units("START.n", 0, 1).units("START.e", 0, 1).units("START.s", 0, 1)
                .units("START.w", 0, 1).top("T08").go(Step.YEAR_END);
        assertThat(scene.asked()).isEqualTo(Question.LAND);
        assertThat(scene.options()).contains("decline");
        scene.play(1, scene.options().getFirst());
        if (scene.asked() == Question.SETTLE) {
            scene.play(1, scene.options().getFirst());
        }
        assertThat(scene.position.onMap(1)).isEqualTo(3);
        assertThat(scene.glory(1)).isZero();
    }

    @Test
    @Rule({"NOR-16.1", "NOR-17.1", "NOR-1.1"})
    void threeClosedTerritoriesWithLargeBuildings_winAtOnce() {
        assertThat(Scoring.dominators(dominant(2).position)).isZero();
        Scene won = dominant(3);
        won.position.holdings.glory[1] = 50;
        won.go(Step.YEAR_END);
        assertThat(won.position.isOver()).isTrue();
        assertThat(won.position.rank(0)).isEqualTo(1);
        assertThat(won.position.rank(1)).isEqualTo(2);
    }

    /** A map on which seat 0 controls so many closed territories, each with a Forge put into it. */
    private static Scene dominant(int count) {
        Scene scene = Scene.of(2).map("T11 0 1 2", "T13 1 1 0", "T28 1 0 0", "T04 0 -1 3", "T15 1 -1 0", "T24 -1 0 0",
                "T25 -1 1 0", "T27 -1 -1 0", "T31 2 0 0", "T29 2 1 0", "T21 0 2 0", "T05 1 2 0", "T17 -1 2 0");
        int made = 0;
        for (int there = scene.land.territoryFrom(0); made < count; there = scene.land.territoryFrom(there + 1)) {
            if (scene.land.isClosed(there)) {
                scene.units(Tiles.region(there), 0, 1).build(Tiles.region(there), Building.FORGE);
                made++;
            }
        }
        return scene;
    }

    @Test
    @Rule({"NOR-19.2", "NOR-17.3"})
    void theLongGame_knowsNoDomination() {
        Scene scene = dominant(3);
        assertThat(Scoring.dominators(scene.position)).isEqualTo(1);
        Scene longer = Scene.with("years=10", 2);
        longer.land.become(scene.land);
        assertThat(Scoring.dominant(longer.position, 0)).isEqualTo(3);
        assertThat(Scoring.dominators(longer.position)).isZero();
    }

    @Test
    @Rule({"NOR-17.2", "NOR-17.5"})
    void glory_thenTerritories_unitsAndBuildings_breakTies() {
        Scene scene = Scene.of(2).smallMap().units("START.s", 0, 2).units("T06.e", 1, 1).units("T06.s", 1, 1);
        scene.position.course.year = 7;
        scene.go(Step.YEAR_END);
        assertThat(scene.position.rank(1)).isEqualTo(1);
        assertThat(scene.position.rank(0)).isEqualTo(2);
        scene.position.holdings.dominators = 3;
        scene.position.holdings.glory[0] = 1;
        assertThat(scene.position.rank(0)).isEqualTo(1);
        Scene units = Scene.of(2).smallMap().units("START.s", 0, 2).units("T06.e", 1, 1);
        assertThat(units.position.rank(0)).isEqualTo(1);
        assertThat(units.position.rank(1)).isEqualTo(2);
        Scene buildings = Scene.of(2).smallMap().units("START.s", 0, 1).units("T06.e", 1, 1)
                .build("T06.e", Building.FOOD_SILO);
        assertThat(buildings.position.rank(1)).isEqualTo(1);
        Scene shared = Scene.of(2).smallMap().units("START.s", 0, 1).units("T06.e", 1, 1);
        assertThat(shared.position.rank(0)).isEqualTo(1);
        assertThat(shared.position.rank(1)).isEqualTo(1);
    }

    @Test
    @Rule({"NOR-17.4", "NOR-17.6", "NOR-27.33"})
    void tokensResourcesAndCards_addUp() {
        Scene scene = Scene.of(2).smallMap().units("START.s", 0, 3).units("T33.s", 0, 1).units("T33.n", 0, 1)
                .stock(0, 4, 3, 1).hand(0, "spy", "unrest", "ach-warlord").discard(0, "ach-explorer", "ach-trapper");
        scene.position.holdings.glory[0] = 11;
        scene.position.decks.addRemoved(0, Scene.card("industrious"));
        scene.position.course.year = 7;
        scene.go(Step.YEAR_END);
        int warlord = 5;
        int explorer = 1 + 1;
        int trapper = 3;
        assertThat(scene.position.points(0)).isEqualTo(11 + 8 / 3 + 2 - 5 + warlord + explorer + trapper);
        assertThat(scene.position.scoreSheet().total()).containsExactly(scene.position.points(0),
                scene.position.points(1));
    }
}
