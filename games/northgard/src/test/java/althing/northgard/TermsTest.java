package althing.northgard;

import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import althing.engine.Position;
import althing.engine.Setup;
import althing.northgard.box.Building;
import althing.northgard.box.Card;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.state.Fight;
import althing.northgard.state.Layout;
import althing.northgard.state.Step;
import althing.northgard.view.NorthgardView;
import althing.northgard.year.Year;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** NOR-1: words and principles; NOR-5: the year. */
class TermsTest {

    @Test
    @Rule({"NOR-1.1", "NOR-3.2", "NOR-5.1"})
    void aGame_lastsSevenYears_ofActionsHarvestAndWinter() {
        NorthgardPosition position = new NorthgardPosition(Setup.parse("northgard(seats=2)"));
        assertThat(position.layout.years).isEqualTo(7);
        assertThat(position.course.year).isEqualTo(1);
        List<Step> steps = List.of(Step.values());
        assertThat(steps.subList(steps.indexOf(Step.YEAR_START), steps.size())).containsExactly(Step.YEAR_START,
                Step.ACTIONS, Step.CREATURES, Step.SCORCHED, Step.HARVEST, Step.WINTER, Step.YEAR_END,
                Step.SECOND_CHANCE, Step.OVER);
    }

    @Test
    @Rule({"NOR-1.2", "NOR-27.13"})
    void aCardBeatsTheRules_hardBordersAreRegularForTheWolf() {
        Scene scene = Scene.of(2, Clan.WOLF).smallMap().units("T06.w", 0, 2).start("wolf-clan");
        assertThat(scene.options()).contains("move T06.w T06.s");
        scene.play(0, "move T06.w T06.s", "send 1");
        assertThat(scene.owner("T06.s")).isZero();
    }

    @Test
    @Rule({"NOR-1.3", "NOR-1.4"})
    void resourcesAreOpen_gloryIsKnownToItsOwnerAlone() {
        Scene scene = Scene.of(3).smallMap().stock(1, 2, 30, 1).go();
        scene.position.holdings.glory[1] = 9;
        assertThat(scene.view(0).areas().get(1).wood()).isEqualTo(30);
        assertThat(scene.view(0).areas().get(1).glory()).isNull();
        assertThat(scene.view(1).areas().get(1).glory()).isEqualTo(9);
        assertThat(scene.view(Position.ONLOOKER).areas().get(1).glory()).isNull();
        Scene open = Scene.with("glory=open", 2).go();
        assertThat(open.view(0).areas().get(1).glory()).isZero();
    }

    @Test
    @Rule({"NOR-1.4", "NOR-4.1"})
    void aHand_isHiddenFromTheOthers_whileTheOtherZonesAreOpen() {
        Scene scene = Scene.of(2).smallMap().hand(1, "spy", "unrest").active(1, "militia").discard(1, "scouts").go();
        NorthgardView.Area area = scene.view(0).areas().get(1);
        assertThat(area.hand()).isEmpty();
        assertThat(area.handSize()).isEqualTo(2);
        assertThat(area.active()).containsExactly(new NorthgardView.Active("militia", true));
        assertThat(area.discard()).containsExactly("scouts");
        assertThat(scene.view(1).areas().get(1).hand()).containsExactly("spy", "unrest");
    }

    @Test
    @Rule({"NOR-1.5", "NOR-27.2"})
    void removedUnits_goBackToTheReserve() {
        Scene scene = Scene.of(2, Clan.WOLF).smallMap().units("START.s", 0, 1).units("T06.e", 1, 3)
                .start("wolf-plunder");
        assertThat((int) scene.position.holdings.reserve[1]).isEqualTo(11);
        scene.play(0, "strike T06.e");
        assertThat((int) scene.position.holdings.reserve[1]).isEqualTo(12);
        assertThat(scene.unitsIn("T06.e")).isEqualTo(2);
    }

    @Test
    @Rule({"NOR-1.6", "NOR-1.7", "NOR-1.9", "NOR-10.7"})
    void whoHasAUnitControlsTheWholeTerritory_withoutUnitsItIsNeutralAndYieldsNothing() {
        Scene scene = Scene.of(2).smallMap().units("T33.m", 0, 1).build("T06.e", Building.FOOD_SILO);
        assertThat(scene.owner("T06.e")).isZero();
        assertThat(scene.owner("T33.m")).isZero();
        scene.start("start-move").play(0, "move T06.e START.s");
        assertThat(scene.owner("T06.e")).isEqualTo(-1);
        scene.go(Step.SCORCHED);
        assertThat(scene.view(0).harvest().get(0).food()).isZero();
    }

    @Test
    @Rule({"NOR-1.8", "NOR-19.3"})
    void partnersAreNoEnemies() {
        Layout teams = new Layout(Setup.parse("northgard(seats=4,teams=true)"));
        assertThat(teams.isPartner(0, 2)).isTrue();
        assertThat(teams.isEnemy(0, 2)).isFalse();
        assertThat(teams.isEnemy(0, 1)).isTrue();
        assertThat(new NorthgardGame().problem(Setup.parse("northgard(seats=4,teams=true)"))).isEmpty();
        assertThat(IntStream.of(2, 3, 5).mapToObj(seats -> Setup.all(new NorthgardGame()).stream()
                .filter(setup -> setup.seats() == seats && setup.flag("teams")).count())).containsOnly(0L);
    }

    @Test
    @Rule({"NOR-1.10", "NOR-13.1"})
    void unitsOfTwoPlayersInATerritory_fight() {
        Scene scene = Scene.of(2).smallMap().units("START.s", 0, 3).units("T06.e", 1, 1).start("start-move");
        scene.play(0, "move START.s T06.e", "send 2");
        assertThat(scene.log()).contains("log.fight");
        assertThat((int) scene.position.fight.seat[Fight.ATTACKER]).isZero();
        assertThat((int) scene.position.fight.seat[Fight.DEFENDER]).isEqualTo(1);
    }

    @Test
    @Rule({"NOR-1.11", "NOR-14.4"})
    void iconsAreThoseOfTilesAndBuildings() {
        Scene scene = Scene.of(2).smallMap().units("T06.w", 0, 1).units("T33.n", 0, 1).build("T33.n", Building.MENHIR);
        assertThat(scene.land.estate.icons(scene.territory("T06.w"), Resource.WOOD.ordinal())).isEqualTo(1);
        assertThat(scene.land.estate.icons(scene.territory("T33.n"), Resource.LORE.ordinal())).isEqualTo(1);
        scene.go(Step.SCORCHED);
        assertThat(scene.wood(0)).isEqualTo(1);
        assertThat(scene.lore(0)).isEqualTo(1);
    }

    @Test
    @Rule({"NOR-5.3", "NOR-5.4", "NOR-19.1"})
    void theOffer_isEarlyThenAdvanced_andAchievementsInTheLastYear() {
        for (String years : List.of("7", "10")) {
            Scene scene = Scene.with("years=" + years, 3);
            NorthgardPosition position = scene.position;
            position.piles.dealt = 0;
            int last = Integer.parseInt(years);
            for (int year = 1; year <= last; year++) {
                position.course.year = year;
                Year.begin(position);
                Card.CardKind kind = Cards.get(position.piles.offer[0]).face().kind();
                int early = last == 7 ? 2 : 3;
                assertThat(kind).isEqualTo(year == last
                        ? Card.CardKind.ACHIEVEMENT
                        : year <= early ? Card.CardKind.EARLY : Card.CardKind.ADVANCED);
            }
            assertThat(position.piles.dealt).isEqualTo(position.layout.earlyCards + position.layout.advancedCards);
        }
    }

    @Test
    @Rule("NOR-5.2")
    void everybodyDrawsFourCards() {
        Scene scene = Scene.of(3).go(Step.YEAR_START);
        for (int seat = 0; seat < 3; seat++) {
            assertThat(scene.position.decks.hand.size(seat)).isEqualTo(4);
        }
    }
}
