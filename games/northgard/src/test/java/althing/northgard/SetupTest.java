package althing.northgard;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;

import althing.engine.Setup;
import althing.northgard.actions.TilePlacing;
import althing.northgard.actions.Settling;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** NOR-3: setting up; NOR-20.3 to NOR-20.5 in the setup. */
class SetupTest {

    private static NorthgardPosition start(String setup) {
        return (NorthgardPosition) Setup.parse(setup).start();
    }

    /** Plays the first legal move until the setup is over. */
    private static NorthgardPosition settled(String setup) {
        NorthgardPosition position = start(setup);
        while (position.course.step.isSetup()) {
            position.moves(position.nextSeat(), position.scratch());
            position.play(position.nextSeat(), position.scratch().toList().getFirst());
        }
        return position;
    }

    @Test
    @Rule({"NOR-3.1", "NOR-3.3", "NOR-9.6"})
    void theBank_hasSevenBuildingsOfEightKinds_andTenUnrest() {
        Scene scene = Scene.of(2);
        assertThat(scene.view(0).buildings()).hasSize(8);
        assertThat(scene.view(0).buildings().values()).containsOnly(7);
        assertThat(scene.position.unrest).isEqualTo(10);
    }

    @Test
    @Rule({"NOR-3.4", "NOR-3.5"})
    void theDeck_isDrawnFromEarlyAndAdvancedCards_andAchievementsLieOpen() {
        NorthgardPosition position = settled("northgard(seats=4,clans=drawn)#5");
        assertThat(position.layout.earlyCards).isEqualTo(8);
        assertThat(position.layout.advancedCards).isEqualTo(16);
        assertThat(position.view(1).achievements()).hasSize(4);
        assertThat(position.view(1).developments()).isEqualTo(20);
    }

    @Test
    @Rule("NOR-3.6")
    void fivePlayersHaveASecondStartTile_thatClosesATerritoryWithTheFirst() {
        NorthgardPosition five = start("northgard(seats=5,clans=drawn)#2");
        assertThat(five.land.grid.size()).isEqualTo(2);
        assertThat(five.land.isClosed(five.land.of(Tiles.regionNamed("START.e")))).isTrue();
        assertThat(five.land.of(Tiles.regionNamed("START5.w"))).isEqualTo(Tiles.regionNamed("START.e"));
        NorthgardPosition two = start("northgard(seats=2,clans=drawn)#2");
        assertThat(two.land.grid.size()).isEqualTo(1);
        assertThat(two.piles.stackSize + 2 * 3).isEqualTo(34);
    }

    @Test
    @Rule("NOR-3.7")
    void clansAreUnique_andTheUpgradesLieAside() {
        NorthgardPosition position = start("northgard(seats=3)#4");
        assertThat(position.asked()).isEqualTo(Question.CLAN);
        position.play(0, Moves.named("clan wolf"));
        assertThat(position.why(1, Moves.named("clan wolf")).orElseThrow().rule()).isEqualTo("NOR-3.7");
        position.play(1, Moves.named("clan stag"));
        position.play(2, Moves.named("clan bear"));
        assertThat(position.view(0).areas().get(2).upgrades()).containsExactly("bear-awakens", "bear-protector");
    }

    @Test
    @Rule({"NOR-3.8", "NOR-4.6"})
    void theFirstDeck_hasSevenCards() {
        Scene scene = Scene.of(2, Clan.STAG);
        List<String> ids = List.of("start-recruit", "start-move", "start-explore", "start-build", "stag-clan");
        ids.forEach(id -> assertThat(scene.position.decks.count(0, Scene.card(id))).as(id).isEqualTo(1));
        assertThat(scene.position.decks.count(0, Scene.card("start-feast"))).isEqualTo(2);
        assertThat(scene.position.decks.draw.size(0)).isEqualTo(7);
    }

    @Test
    @Rule({"NOR-3.9", "NOR-3.17"})
    void theFirstPlayer_isDrawnByLot_andBegins() {
        Set<Integer> first = new HashSet<>();
        for (int seed = 0; seed < 40; seed++) {
            NorthgardPosition position = settled("northgard(seats=3,clans=drawn)#" + Integer.toHexString(seed));
            first.add(position.course.first);
            assertThat(position.nextSeat()).isEqualTo(position.course.first);
            assertThat(position.asked()).isEqualTo(Question.TURN);
        }
        assertThat(first).containsExactlyInAnyOrder(0, 1, 2);
    }

    @Test
    @Rule("NOR-3.10")
    void laterSeats_getMoreFood() {
        NorthgardPosition position = start("northgard(seats=5,clans=drawn)#9");
        List<Integer> food = List.of(0, 1, 2, 3, 4).stream()
                .map(place -> position.holdings.stock(position.clockwise(place), Resource.FOOD)).toList();
        assertThat(food).containsExactly(2, 2, 2, 3, 3);
    }

    @Test
    @Rule({"NOR-3.11", "NOR-3.12"})
    void everybodySettlesTwoGroupsOfThree_onTilesOfThreeInHand() {
        NorthgardPosition position = start("northgard(seats=3,clans=drawn)#7");
        int seat = position.nextSeat();
        assertThat(position.view(seat).drawn()).hasSize(3);
        assertThat(position.view((seat + 1) % 3).placements()).isEmpty();
        position.moves(seat, position.scratch());
        Set<String> cells = position.scratch().toList().stream()
                .map(move -> ((NorthgardMove) move).code().split(" ", -1)[2]).collect(Collectors.toSet());
        assertThat(cells).isSubsetOf("0,-1", "1,0", "0,1", "-1,0");
        assertThat(position.why(seat, Moves.named("place " + position.view(seat).drawn().getFirst() + " 2,0 0"))
                .orElseThrow().rule()).isEqualTo("NOR-11.3");
        NorthgardPosition later = settled("northgard(seats=3,clans=drawn)#7");
        for (int other = 0; other < 3; other++) {
            assertThat(later.onMap(other) + (later.kaijaAt >= 0 && later.holdings.isClan(other, Clan.BEAR) ? 1 : 0))
                    .isEqualTo(6);
            assertThat(later.view(0).areas().get(other).territories()).isBetween(1, 2);
        }
        assertThat(later.land.grid.size()).isEqualTo(7);
    }

    @Test
    @Rule({"NOR-3.13", "NOR-3.14"})
    void aTileMustLeaveRoom_andTilesThatFitNowhereAreDrawnAnew() {
        Scene scene = Scene.of(2).map("T13 1 0 0");
        scene.units("T13.a", 1, 3);
        scene.position.piles.tiles[0] = (byte) Tiles.named("T13");
        NorthgardPosition position = scene.position;
        position.piles.tilesHeld[0] = 1;
        position.course.step = Step.SECOND_ROUND;
        position.placing().approach(position.land.grid.frontierAt(2, 0), Tiles.NONE, Tiles.NONE);
        assertThat(position.placing().fits(Tiles.named("T02"), 0)).isTrue();
        position.piles.stackSize = 0;
        for (String tile : List.of("T01", "T02", "T04", "T05")) {
            position.piles.stack[position.piles.stackSize++] = (byte) Tiles.named(tile);
        }
        position.piles.tilesHeld[0] = 0;
        position.course.cursor = 0;
        Settling.nextTile(position);
        assertThat((int) position.piles.tilesHeld[0]).isEqualTo(3);
        assertThat(position.asked()).isEqualTo(Question.FIRST_TILES);
    }

    @Test
    @Rule({"NOR-3.15", "NOR-3.16", "NOR-18.1"})
    void afterTheSetup_theThirdTilesAreBack_andNobodyGainedAnything() {
        NorthgardPosition position = settled("northgard(seats=4,clans=drawn)#1b");
        assertThat(position.piles.tilesHeld).containsOnly(0);
        assertThat(position.piles.stackSize).isEqualTo(35 - position.land.grid.size());
        assertThat(position.holdings.glory).containsOnly(0);
        for (int place = 0; place < 4; place++) {
            int seat = position.clockwise(place);
            assertThat(position.holdings.stock(seat)).isEqualTo(place < 3 ? 4 : 5);
        }
    }

    @Test
    @Rule({"NOR-18.2a", "NOR-3.16"})
    void kaijaMayComeInTheSetup() {
        Scene scene = Scene.of(2, Clan.BEAR).smallMap();
        scene.position.course.step = Step.SECOND_ROUND;
        scene.position.course.cursor = 1;
        Settling.ask(scene.position, 0, Tiles.named("T06"));
        scene.play(0, "settle T06.e kaija");
        assertThat(scene.unitsIn("T06.e")).isEqualTo(2);
        assertThat(scene.position.isKaijaHome(scene.territory("T06.e"))).isTrue();
    }

    @Test
    @Rule({"NOR-20.4", "NOR-20.5"})
    void aCreatureAppearsBeforeTheUnits_andDoesNothingYet() {
        Scene scene = Scene.with("creatures=creatures", 2).creatureTop("draugr-beige");
        NorthgardPosition position = scene.position;
        scene.top("T17");
        position.piles.tiles[0] = (byte) Tiles.named("T17");
        position.piles.stackSize--;
        position.piles.tilesHeld[0] = 1;
        position.course.step = Step.FIRST_ROUND;
        position.course.cursor = 1;
        position.agenda.push(TilePlacing.FIRST_TILES, 0);
        scene.play(0, "place T17 0,1 2");
        assertThat(scene.view(0).creatures()).hasSize(1);
        assertThat(scene.options()).contains("settle T17.n");
        scene.play(0, "settle T17.n");
        assertThat(scene.unitsIn("T17.n")).isEqualTo(3);
        Scene haunted = Scene.with("creatures=creatures", 2).map("T17 0 1 2").creature("valkyrie-beige", "T17.n");
        haunted.position.course.step = Step.SECOND_ROUND;
        haunted.position.course.cursor = 1;
        Settling.ask(haunted.position, 0, Tiles.named("T17"));
        assertThat(haunted.options().contains("settle T17.n")).isFalse();
    }
}
