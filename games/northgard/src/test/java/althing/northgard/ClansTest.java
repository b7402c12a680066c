package althing.northgard;

import org.junit.jupiter.api.Test;

import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Tiles;
import althing.northgard.combat.Casualties;
import althing.northgard.state.Fight;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.year.Year;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** NOR-18: the Bear's Kaija and the Snake's Scorched Earth, and their cards. */
class ClansTest {

    private static Scene bear() {
        return Scene.of(2, Clan.BEAR).smallMap().units("START.s", 0, 2).units("T06.e", 1, 2);
    }

    @Test
    @Rule({"NOR-18.2", "NOR-18.2a", "NOR-18.2e"})
    void kaijaIsRecruitedInPlaceOfAUnit_andComesAgainAfterHerDeath() {
        Scene scene = bear().start("start-recruit");
        assertThat(scene.options()).contains("recruit START.s kaija");
        scene.play(0, "recruit START.s kaija");
        assertThat((int) scene.position.holdings.reserve[0]).isEqualTo(12);
        assertThat(scene.position.figures(scene.territory("START.s"))).isEqualTo(3);
        Scene dead = bear().kaija("START.w");
        Casualties.loseOne(dead.position, dead.territory("START.w"));
        assertThat(dead.owner("START.w")).isEqualTo(-1);
        assertThat(dead.start("start-recruit").options()).contains("recruit START.s kaija");
    }

    @Test
    @Rule({"NOR-18.2b", "NOR-27.28"})
    void kaijaCountsTwo_isOneUnitForFoodAndCasualties_andHerOwnerChooses() {
        Scene scene = bear().kaija("START.s").stock(0, 9, 0, 0).dice("p3", "p2c1").start("bear-awakens")
                .play(0, "recruit START.s", "stop");
        scene.hand(0, "bear-clan").play(0, "play bear-clan", "move START.s T06.e", "send 2 kaija");
        assertThat((int) scene.position.fight.units[Fight.ATTACKER]).isEqualTo(3);
        assertThat((int) scene.position.fight.strength[Fight.ATTACKER]).isEqualTo(4);
        scene.dice("p3", "p2c1").play(0, "food 3");
        assertThat(scene.asked()).isEqualTo(Question.LOSS);
        scene.play(0, "lose kaija");
        assertThat(scene.position.kaijaAt).isEqualTo(Tiles.NONE);
        assertThat(scene.unitsIn("T06.e")).isEqualTo(2);
    }

    @Test
    @Rule("NOR-18.2c")
    void kaijaDoesNotEnterEnemyTerritories() {
        Scene scene = Scene.of(2, Clan.BEAR).smallMap().kaija("START.s").units("T06.e", 1, 2).start("start-move");
        assertThat(scene.refusal(0, "move START.s T06.e")).isEqualTo("NOR-18.2c");
        scene.play(0, "move START.s T06.w");
        assertThat(scene.owner("T06.w")).isZero();
    }

    @Test
    @Rule("NOR-18.2d")
    void kaijaEatsNothing_andIsNoneOfTheFourteen() {
        Scene scene = Scene.of(2, Clan.BEAR).smallMap().units("START.s", 0, 3).kaija("START.s");
        Year.winter(scene.position);
        assertThat(scene.position.decks.count(0, Cards.UNREST)).isZero();
        assertThat(scene.position.onMap(0)).isEqualTo(3);
    }

    @Test
    @Rule("NOR-27.27")
    void kaijaCollectsWhereSheLeaves() {
        Scene scene = Scene.of(2, Clan.BEAR).smallMap().kaija("T06.w").units("T06.w", 0, 1)
                .start("bear-clan").play(0, "move T06.w START.s", "send 0 kaija");
        assertThat(scene.wood(0)).isEqualTo(1);
    }

    @Test
    @Rule("NOR-27.29")
    void theProtector_drawsForLargeClosedTerritories() {
        Scene scene = Scene.of(2, Clan.BEAR).map("T09 1 0 0", "T24 1 1 0", "T02 0 1 1").units("T09.s", 0, 1)
                .start("bear-protector");
        assertThat(scene.position.decks.hand.size(0)).isEqualTo(2);
        Scene none = bear().hand(0, "bear-protector").go();
        assertThat(none.refusal(0, "play bear-protector")).isEqualTo("NOR-6.7");
    }

    private static Scene snake() {
        return Scene.of(2, Clan.SNAKE).smallMap().units("START.s", 0, 3).units("T06.e", 1, 2);
    }

    @Test
    @Rule({"NOR-18.6", "NOR-18.6a", "NOR-18.6b", "NOR-18.6e"})
    void theTokenGoesBesideOwnTerritories_beforeAndAfterTheMove() {
        Scene scene = snake().start("snake-clan");
        assertThat(scene.options()).containsExactlyInAnyOrder("scorch START.e", "scorch START.w", "scorch T06.e",
                "scorch T06.w", "decline");
        assertThat(scene.refusal(0, "scorch T33.n")).isEqualTo("NOR-18.6a");
        scene.play(0, "scorch T06.e", "stop");
        assertThat(scene.asked()).isEqualTo(Question.SCORCH);
        scene.play(0, "decline");
        assertThat(scene.land.of(scene.position.scorchedAt)).isEqualTo(scene.territory("T06.e"));
    }

    @Test
    @Rule("NOR-18.6c")
    void onScorchedEarth_theSnakeHasOnePointMore() {
        Scene scene = snake();
        scene.position.scorchedAt = scene.territory("T06.e");
        scene.dice("p2", "p2").start("start-move").play(0, "move START.s T06.e", "send 3");
        assertThat((int) scene.position.fight.bonus[Fight.ATTACKER]).isEqualTo(1);
    }

    @Test
    @Rule({"NOR-18.6d", "NOR-25.4"})
    void scorchedEarth_takesFromTheEnemysHarvest() {
        Scene scene = Scene.of(2, Clan.SNAKE).smallMap().units("START.s", 0, 3).units("T06.w", 1, 2);
        scene.position.scorchedAt = scene.territory("T06.w");
        scene.go(Step.SCORCHED);
        assertThat(scene.options()).containsExactly("gain wood", "decline");
        scene.play(0, "gain wood");
        assertThat(scene.wood(0)).isEqualTo(1);
        assertThat(scene.wood(1)).isZero();
        Scene own = Scene.of(2, Clan.SNAKE).smallMap().units("T06.w", 0, 3).units("START.s", 1, 2);
        own.position.scorchedAt = own.territory("T06.w");
        own.go(Step.SCORCHED);
        assertThat(own.log()).doesNotContain("log.collect");
    }
}
