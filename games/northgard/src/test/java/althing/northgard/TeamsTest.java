package althing.northgard;

import org.junit.jupiter.api.Test;

import althing.northgard.box.Building;
import althing.northgard.box.Tiles;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.year.Scoring;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** NOR-19: two teams of two. */
class TeamsTest {

    private static Scene scene() {
        return Scene.with("teams=true", 4).smallMap();
    }

    @Test
    @Rule("NOR-19.4")
    void partnersKnowEachOthersGlory_butNotTheirHands() {
        Scene scene = scene().hand(2, "spy").go();
        scene.position.holdings.glory[2] = 7;
        assertThat(scene.view(0).areas().get(2).glory()).isEqualTo(7);
        assertThat(scene.view(1).areas().get(2).glory()).isNull();
        assertThat(scene.view(0).areas().get(2).hand()).isEmpty();
    }

    @Test
    @Rule("NOR-19.5")
    void unitsPassThroughAPartnersTerritory_onlyIfTheyCanLeaveIt() {
        Scene one = scene().units("START.s", 0, 3).units("T06.e", 2, 1).start("start-move");
        assertThat(one.refusal(0, "move START.s T06.e")).isEqualTo("NOR-19.5");
        Scene two = scene().units("START.s", 0, 3).units("T06.e", 2, 1).start("militia")
                .play(0, "move START.s T06.e", "send 2");
        assertThat(two.options()).doesNotContain("stop").allMatch(code -> code.startsWith("move T06.e "));
        assertThat(two.refusal(0, "move START.s START.w")).isEqualTo("NOR-19.5");
        two.play(0, "move T06.e T06.s");
        assertThat(two.unitsIn("T06.s")).isEqualTo(2);
        assertThat(two.owner("T06.e")).isEqualTo(2);
        assertThat(two.log()).doesNotContain("log.fight");
    }

    @Test
    @Rule("NOR-19.6")
    void partnersExchangeResources_ifBothAgree() {
        Scene scene = scene().units("START.s", 0, 1).stock(0, 0, 1, 0).stock(2, 1, 0, 0).go(Step.HARVEST);
        assertThat(scene.options()).containsExactly("offer wood food", "stop");
        scene.play(0, "offer wood food");
        assertThat(scene.decides()).isEqualTo(2);
        scene.play(2, "accept");
        assertThat(scene.food(0)).isEqualTo(1);
        assertThat(scene.wood(2)).isEqualTo(1);
        Scene refused = scene().units("START.s", 0, 1).stock(0, 0, 1, 0).stock(2, 1, 0, 0).go(Step.HARVEST);
        refused.play(0, "offer wood food").play(2, "refuse");
        assertThat(refused.wood(0)).isEqualTo(1);
        assertThat(refused.decides()).isEqualTo(2);
        assertThat(refused.asked()).isEqualTo(Question.TRADE);
    }

    private static Scene trading(String rules) {
        return Scene.with("teams=true," + rules, 4).smallMap().units("START.s", 0, 1).stock(0, 0, 2, 0)
                .stock(2, 2, 0, 0).go(Step.HARVEST);
    }

    @Test
    @Rule("NOR-19.6")
    void partnersExchangeTheSameAgain_asLongAsTheyHaveIt() {
        Scene scene = trading("rules=2").play(0, "offer wood food").play(2, "accept").play(0, "offer wood food")
                .play(2, "accept");
        assertThat(scene.food(0)).isEqualTo(2);
        assertThat(scene.wood(2)).isEqualTo(2);
        Scene before = trading("rules=1").play(0, "offer wood food").play(2, "accept");
        assertThat(before.options()).containsExactly("offer food wood", "stop");
    }

    @Test
    @Rule("NOR-19.6")
    void aRefusedOffer_waitsUntilSomethingHasChangedHands() {
        Scene scene = trading("rules=2").stock(0, 1, 0, 0).play(0, "offer wood food").play(2, "refuse");
        assertThat(scene.options()).doesNotContain("offer wood food");
        scene.play(0, "trade lore", "pay wood", "pay food", "pay wood");
        assertThat(scene.options()).containsExactly("offer lore food", "stop");
        scene.play(0, "offer lore food").play(2, "refuse");
        assertThat(scene.asked()).isEqualTo(Question.TRADE);
        assertThat(scene.decides()).isEqualTo(2);
    }

    @Test
    @Rule("NOR-19.6")
    void exchangingToAndFro_comesToAnEnd() {
        Scene scene = trading("rules=2");
        for (int exchange = 0; exchange < 4; exchange++) {
            scene.play(0, scene.options().contains("offer wood food") ? "offer wood food" : "offer food wood")
                    .play(2, "accept");
        }
        assertThat(scene.decides()).as("four resources, four exchanges").isEqualTo(2);
    }

    @Test
    @Rule("NOR-19.7")
    void aTeamWinsTogether() {
        Scene scene = scene().units("START.s", 0, 1);
        scene.position.course.year = 7;
        scene.position.holdings.glory[0] = 10;
        scene.position.holdings.glory[1] = 9;
        scene.position.holdings.glory[3] = 2;
        scene.go(Step.YEAR_END);
        assertThat(scene.position.rank(1)).isEqualTo(1);
        assertThat(scene.position.rank(3)).isEqualTo(1);
        assertThat(scene.position.rank(0)).isEqualTo(3);
    }

    @Test
    @Rule("NOR-19.8")
    void aTeamNeedsFiveTerritories() {
        Scene scene = scene().map("T11 -1 0 0", "T13 -1 1 0", "T28 1 0 0", "T04 0 -1 3", "T15 1 -1 0", "T24 -1 -1 0",
                "T25 0 2 0", "T27 1 2 0", "T31 2 0 0", "T29 2 1 0", "T21 -1 2 0", "T05 2 2 0", "T17 2 -1 0");
        int made = 0;
        for (int there = scene.land.territoryFrom(0); there >= 0 && made < 5; there = scene.land.territoryFrom(
                there + 1)) {
            if (scene.land.isClosed(there)) {
                assertThat(Scoring.dominators(scene.position)).isZero();
                scene.units(Tiles.region(there), made % 2 * 2, 1).build(Tiles.region(there), Building.FORGE);
                made++;
            }
        }
        assertThat(made).isEqualTo(5);
        assertThat(Scoring.dominators(scene.position)).isEqualTo(0b0101);
    }

    @Test
    @Rule("NOR-19.5")
    void harmfulCards_spareThePartner() {
        Scene scene = scene().units("START.s", 0, 1).units("T06.e", 2, 2).hand(0, "capture").hand(2, "scouts").go();
        assertThat(scene.refusal(0, "play capture")).isEqualTo("NOR-6.7");
        scene.units("START.w", 1, 1).hand(1, "scouts", "fishing").play(0, "play capture");
        assertThat(scene.options()).containsExactly("strike START.w");
        assertThat(scene.asked()).isEqualTo(Question.STRIKE);
    }
}
