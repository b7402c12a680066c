package althing.northgard;

import org.junit.jupiter.api.Test;

import althing.northgard.box.Bestiary;
import althing.northgard.box.Building;
import althing.northgard.box.Clan;
import althing.northgard.box.Tiles;
import althing.northgard.combat.Creatures;
import althing.northgard.state.Fight;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.view.NorthgardView;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** NOR-20 to NOR-26: creatures. */
class CreaturesTest {

    private static Scene scene(Clan... clans) {
        return Scene.with("creatures=creatures", 2, clans).smallMap();
    }

    @Test
    @Rule({"NOR-20.1", "NOR-20.2", "NOR-20.3"})
    void nineCreatures_ofFourKinds() {
        assertThat(Bestiary.COUNT).isEqualTo(9);
        assertThat(Integer.bitCount(Bestiary.WOLVES)).isEqualTo(3);
        assertThat(Integer.bitCount(Bestiary.BEARS)).isEqualTo(2);
        assertThat(Integer.bitCount(Bestiary.DRAUGAR)).isEqualTo(2);
        assertThat(Integer.bitCount(Bestiary.VALKYRIES)).isEqualTo(2);
        assertThat(Bestiary.ALL).allMatch(face -> face.priorities().size() == 3);
        Scene scene = scene();
        assertThat(scene.position.beasts.weakOnTop).isEqualTo(3);
        assertThat(Scene.of(2).view(0).creatureDeck()).isZero();
    }

    @Test
    @Rule({"NOR-21.1", "NOR-21.3", "NOR-25.2"})
    void anExploredLair_bringsACreatureThatActsAtOnce() {
        Scene scene = Scene.with("creatures=creatures", 2, Clan.WOLF).map("T09 1 0 0").units("T09.e", 0, 2)
                .creatureTop("draugr-beige").top("T17").start("start-explore");
        String place = scene.options().stream().filter(code -> code.equals("place T17 2,0 3")).findFirst()
                .orElseThrow();
        scene.play(0, place);
        assertThat(scene.view(0).creatures().getFirst().creature()).isEqualTo("draugr-beige");
        assertThat(scene.code("T17.n")).isEqualTo(scene.code("T09.e"));
        assertThat(scene.unitsIn("T09.e")).isEqualTo(1);
    }

    @Test
    @Rule({"NOR-21.2", "NOR-21.4"})
    void eliminatedCreaturesComeBack_untilNoneIsLeft() {
        Scene scene = scene();
        for (int i = 0; i < 9; i++) {
            Creatures.appear(scene.position, Tiles.regionNamed("T33.s"), false);
        }
        assertThat(scene.view(0).territories().stream()
                .filter(territory -> territory.id().equals("T33.s")).findFirst().orElseThrow().creatures()).hasSize(9);
        Creatures.appear(scene.position, Tiles.regionNamed("T33.s"), false);
        assertThat(scene.position.beasts.lineSize).isEqualTo(9);
        Creatures.eliminate(scene.position, 4);
        assertThat(scene.view(0).creatureDiscard()).containsExactly(Bestiary.id(4));
        Creatures.appear(scene.position, Tiles.regionNamed("T06.e"), false);
        assertThat(scene.position.beasts.line[8]).isEqualTo((byte) 4);
    }

    @Test
    @Rule({"NOR-22.1", "NOR-23.1"})
    void sharingCreatures_letUnitsInAndMayBeAttackedWithoutMoving() {
        Scene scene = scene().units("START.s", 0, 3).creature("wolf-beige", "T06.e").start("start-move")
                .play(0, "move START.s T06.e", "send 3");
        assertThat(scene.asked()).isEqualTo(Question.DECLARE);
        scene.play(0, "stop");
        assertThat(scene.unitsIn("T06.e")).isEqualTo(3);
        scene.hand(0, "bodyguard").play(0, "play bodyguard", "stop");
        assertThat(scene.options()).contains("attack wolf-beige");
        Scene enemy = scene().units("START.s", 0, 3).units("T06.e", 1, 1).creature("wolf-beige", "T06.e")
                .start("start-move").play(0, "stop");
        assertThat(enemy.asked()).isEqualTo(Question.TURN);
    }

    @Test
    @Rule({"NOR-22.2", "NOR-23.2", "NOR-23.3", "NOR-23.4", "NOR-23.12"})
    void whoMeetsAValkyrie_mustFight_andRetreatsWhenBeaten() {
        Scene scene = scene().units("START.s", 0, 3).creature("valkyrie-beige", "T06.e").dice("p2", "p2")
                .start("militia").play(0, "move START.s T06.e", "send 3");
        assertThat(scene.options()).containsExactly("stop");
        scene.play(0, "stop");
        assertThat(scene.position.fight.creature).isNotNegative();
        assertThat(scene.position.fight.winner).isEqualTo(Fight.DEFENDER);
        assertThat(scene.options()).doesNotContain("retreat T06.e").contains("retreat START.s");
        scene.play(0, "retreat START.s", "send 3");
        assertThat(scene.unitsIn("START.s")).isEqualTo(3);
        assertThat(scene.owner("T06.e")).isEqualTo(-1);
    }

    @Test
    @Rule("NOR-22.3")
    void twoValkyries_keepEverybodyOut() {
        Scene scene = scene().units("START.s", 0, 3).creature("valkyrie-beige", "T06.e")
                .creature("valkyrie-brown", "T06.e").start("start-move");
        assertThat(scene.refusal(0, "move START.s T06.e")).isEqualTo("NOR-22.3");
    }

    @Test
    @Rule("NOR-22.4")
    void aTile_doesNotLeadAValkyrieToUnits() {
        Scene scene = Scene.with("creatures=creatures", 2, Clan.WOLF).map("T09 1 0 0", "T24 1 1 0").units("T09.s", 0, 3)
                .units("T09.e", 0, 1).creature("valkyrie-beige", "START.s").top("T13").start("start-explore");
        assertThat(scene.refusal(0, "place T13 0,1 0")).isEqualTo("NOR-22.4");
    }

    @Test
    @Rule({"NOR-23.5", "NOR-23.6", "NOR-23.7", "NOR-23.8", "NOR-23.10", "NOR-18.8", "NOR-23.13"})
    void aBeatenCreature_leavesItsGlory() {
        Scene scene = scene(Clan.WOLF).units("T06.e", 0, 3).stock(0, 3, 0, 0).creature("wolf-beige", "T06.e")
                .build("T33.m", Building.FORTRESS).start("start-move").play(0, "stop", "attack wolf-beige");
        scene.dice("ch", "ch").play(0, "food 3");
        assertThat(scene.position.fight.total(Fight.ATTACKER)).isEqualTo(3 + 3 + 1);
        assertThat(scene.position.fight.total(Fight.DEFENDER)).isEqualTo(4 + 1);
        assertThat(scene.glory(0)).isEqualTo(1);
        assertThat(scene.food(0)).isEqualTo(1);
        assertThat(scene.view(0).creatures()).isEmpty();
        assertThat(scene.view(0).creatureDiscard()).containsExactly("wolf-beige");
    }

    @Test
    @Rule({"NOR-23.9", "NOR-23.11"})
    void casualtiesRolledByACreature_countWhoeverWins() {
        Scene lost = scene().units("T06.e", 0, 2).creature("wolf-beige", "T06.e").dice("p3", "c2").start("start-move")
                .play(0, "stop", "attack wolf-beige");
        assertThat(lost.position.fight.winner).isEqualTo(Fight.DEFENDER);
        assertThat(lost.owner("T06.e")).isEqualTo(-1);
        Scene won = scene().units("T06.e", 0, 6).creature("wolf-beige", "T06.e").dice("p3", "c2").start("start-move")
                .play(0, "stop", "attack wolf-beige");
        assertThat(won.position.fight.winner).isEqualTo(Fight.ATTACKER);
        assertThat(won.unitsIn("T06.e")).isEqualTo(4);
    }

    @Test
    @Rule({"NOR-24.1", "NOR-24.2", "NOR-24.3", "NOR-24.7"})
    void creaturesMoveOnce_inTheOrderOfTheLine_neverOntoAnother() {
        Scene scene = scene().units("START.s", 0, 5).creature("wolf-beige", "T06.w").creature("wolf-brown", "T06.e")
                .go(Step.CREATURES);
        assertThat(scene.view(0).creatures().getFirst().territory()).isEqualTo("START.s");
        assertThat(scene.view(0).creatures().get(1).territory()).isNotEqualTo("START.s");
        Scene stuck = Scene.with("creatures=creatures", 2).map("T13 0 1 0").units("START.n", 0, 1)
                .creature("wolf-beige", "START.n").creature("bear-beige", "START.e").creature("bear-brown", "START.w")
                .creature("wolf-brown", "START.s");
        int before = stuck.land.of(stuck.position.beasts.at[0]);
        stuck.go(Step.CREATURES);
        assertThat(stuck.land.of(stuck.position.beasts.at[0])).isEqualTo(before);
    }

    @Test
    @Rule({"NOR-24.4", "NOR-24.5", "NOR-24.6"})
    void unitsThenPrioritiesDecide_andTheFirstPlayerBreaksTies() {
        Scene scene = scene().units("START.e", 0, 1).units("START.w", 1, 1).creature("draugr-beige", "START.n")
                .go(Step.CREATURES);
        assertThat(scene.asked()).isEqualTo(Question.STALK);
        assertThat(scene.decides()).isEqualTo(scene.position.course.first);
        assertThat(scene.options()).containsExactly("stalk START.e", "stalk START.w");
        scene.play(0, "stalk START.w");
        assertThat(scene.owner("START.w")).isEqualTo(-1);
    }

    @Test
    @Rule("NOR-25.1")
    void aBrownBear_stopsRecruitingBuildingExploringAndLeaving() {
        Scene scene = scene().units("T06.w", 0, 3).creature("bear-beige", "T06.w").stock(0, 0, 5, 0)
                .hand(0, "start-recruit", "start-explore", "start-build").start("start-move");
        assertThat(scene.refusal(0, "move T06.w START.s")).isEqualTo("NOR-25.1");
        scene.play(0, "stop", "stop");
        Scene next = scene().units("T06.w", 0, 3).creature("bear-beige", "T06.w").stock(0, 0, 5, 0)
                .hand(0, "start-recruit", "start-explore", "start-build").go();
        assertThat(next.refusal(0, "play start-recruit")).isEqualTo("NOR-6.7");
        assertThat(next.refusal(0, "play start-explore")).isEqualTo("NOR-6.7");
        assertThat(next.refusal(0, "play start-build")).isEqualTo("NOR-6.7");
    }

    @Test
    @Rule({"NOR-25.3", "NOR-23.6"})
    void aValkyrieThatComes_attacks_andTheFortressHelps() {
        Scene scene = scene().units("T06.e", 0, 3).build("T33.m", Building.FORTRESS).creature("valkyrie-beige", "T33.s")
                .dice("p2", "p2").go(Step.CREATURES);
        assertThat(scene.position.fight.total(Fight.DEFENDER)).isEqualTo(3 + 2 + 2);
        assertThat(scene.position.fight.total(Fight.ATTACKER)).isEqualTo(9);
        assertThat(scene.position.fight.winner).isEqualTo(Fight.ATTACKER);
    }

    @Test
    @Rule("NOR-25.4")
    void aWolf_eatsTheHarvestOfTheTiles() {
        Scene scene = scene().units("T06.w", 0, 1).units("START.s", 0, 1).creature("wolf-beige", "T06.w")
                .creature("wolf-brown", "START.s").build("T06.n", Building.FOOD_SILO).go(Step.SCORCHED);
        assertThat(scene.view(0).harvest().getFirst()).isEqualTo(new NorthgardView.Harvest(0, 1, 0, 0));
    }

    @Test
    @Rule({"NOR-26.1", "NOR-26.2", "NOR-26.3"})
    void whoPasses_mayCallACreature() {
        Scene scene = Scene.with("creatures=more", 2).smallMap().units("T33.s", 1, 2).creatureTop("draugr-beige").go();
        scene.play(0, "pass " + scene.view(0).offer().getFirst());
        assertThat(scene.options()).containsExactly("spawn T33.s", "decline");
        scene.play(0, "spawn T33.s");
        assertThat(scene.unitsIn("T33.s")).isEqualTo(1);
        Scene elsewhere = Scene.with("creatures=more", 2).map("T13 0 1 0").go();
        elsewhere.play(0, "pass " + elsewhere.view(0).offer().getFirst());
        assertThat(elsewhere.options()).contains("spawn START.n", "spawn START.s");
    }
}
