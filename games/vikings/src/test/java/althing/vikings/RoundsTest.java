package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.Disclosure;
import althing.engine.Setup;
import althing.testkit.RandomGame;
import althing.testkit.Rule;
import althing.vikings.box.Components;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;
import althing.vikings.table.Moves;
import althing.vikings.table.VikingsMove;
import althing.vikings.view.VikingsView;

/** VIK-3: rounds and the offer. */
class RoundsTest {

    /** The offer of round 2 after the last set of round 1 was bought. */
    private static Table secondRound(String... stack) {
        Table table = Table.of(Situation.basic().startSeat(1).stack(1, stack).lastSet("red-ship/boatman").buying(0));
        table.play("buy 0", "moor 3");
        return table;
    }

    private static final String[] STACK = {"blue-ship", "left", "farm", "right", "left", "right", "farm", "green-ship",
            "right", "left", "farm", "right"};

    @Test
    @Rule("VIK-3.1")
    void aRound_usesItsOwnStack() {
        Table table = secondRound(STACK);
        assertThat(table.position.round).isEqualTo(2);
        assertThat(table.position.notation().stacks().get(1)).isEmpty();
        assertThat(table.position.notation().stacks().subList(2, 6)).allMatch(stack -> stack.size() == 12);
    }

    @Test
    @Rule({"VIK-3.2", "VIK-3.3"})
    void islandsLieFromPriceZeroUp_shipsFromElevenDown() {
        List<Tile> tiles = new ArrayList<>();
        secondRound(STACK).view().wheel().forEach(place -> tiles.add(place.tile()));
        assertThat(tiles).containsExactly(Tile.LEFT, Tile.FARM, Tile.RIGHT, Tile.LEFT, Tile.RIGHT, Tile.FARM,
                Tile.RIGHT,
                Tile.LEFT, Tile.FARM, Tile.RIGHT, Tile.GREEN_SHIP, Tile.BLUE_SHIP);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    @Rule("VIK-3.4")
    void twelveVikings_standByColourFromZeroUp(long seed) {
        VikingsView view = ((VikingsPosition) Setup.parse("vikings(seats=4)").seeded(seed).start()).view(0);
        List<Viking> vikings = new ArrayList<>();
        view.wheel().forEach(place -> vikings.add(place.viking()));
        assertThat(vikings).hasSize(12).doesNotContainNull().isSorted();
    }

    @Test
    @Rule("VIK-3.5")
    void seatsTakeTurnsClockwise_oneSetEach() {
        Table table = Table.of(Situation.in("vikings(seats=3)").gold(0, 20).gold(1, 20).gold(2, 20)
                .wheel("left/fisherman", "left/goldsmith", "left/scout", "left/noble", "left/warrior").buying(2));
        table.play("buy 1", "place noble 1");
        assertThat(table.seat()).isZero();
        assertThat(table.position.why(2, Moves.named("buy 2"))).isPresent();
        table.play("buy 2", "place noble 1");
        assertThat(table.seat()).isEqualTo(1);
        assertThat(table.laid(0).rows().get("noble")).containsExactly("left");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("VIK-3.6")
    void aRound_endsWhenAllTwelveSetsAreSold(int seats) {
        int[][] bought = new int[7][seats];
        new RandomGame(Setup.parse("vikings(seats=" + seats + ")"), 5).play((position, seat, move) -> {
            if (move instanceof VikingsMove.Buy) {
                bought[((VikingsPosition) position).round][seat]++;
            }
        });
        for (int round = 1; round <= 6; round++) {
            assertThat(bought[round]).as("round %d", round).containsOnly(12 / seats);
        }
        assertThat(Components.setsPerRound(seats)).isEqualTo(12 / seats);
    }

    @Test
    @Rule("VIK-3.7")
    void smallAndLargeScorings_alternate_andTheFinalOneEndsTheGame() {
        List<String> scorings = new ArrayList<>();
        RandomGame game = new RandomGame(Setup.parse("vikings(seats=2)"), 3);
        game.position().listener((_, phrase) -> scorings.add(phrase.key()));
        game.play();
        assertThat(scorings).filteredOn(key -> key.matches("log.(small|large|final)")).containsExactly("log.small",
                "log.large", "log.small", "log.large", "log.small", "log.large", "log.final");
    }

    @Test
    @Rule("VIK-3.8")
    void inTheBasicGame_sixVikingsNeverLeaveTheBag() {
        RandomGame game = new RandomGame(Setup.parse("vikings(seats=4)"), 8);
        game.play();
        assertThat(((VikingsPosition) game.position()).supply.inBag()).isEqualTo(6);
    }

    @Test
    void buyingTheLastSet_revealsTheNextRound_andAnOrdinaryTurnOnlyPassesOn() {
        VikingsPosition last = Situation.basic().laying(0, "red-ship", "boatman");
        assertThat(last.play(0, Moves.named("moor 1"))).isEqualTo(Disclosure.REVEAL);
        VikingsPosition middle = Situation.basic().wheel("left/noble", "left/noble").laying(0, "red-ship", "boatman");
        assertThat(middle.play(0, Moves.named("moor 1"))).isEqualTo(Disclosure.TURN);
        VikingsPosition own = Situation.basic().gold(0, 3).wheel("left/noble", "left/noble").buying(0);
        assertThat(own.play(0, Moves.named("buy 1"))).isEqualTo(Disclosure.NOTHING);
    }

    @Test
    @Rule({"VIK-3.2", "VIK-3.3"})
    void everyRound_beginsWithPriceZeroAtTheFirstIsland_andTheShipsLast() {
        Table table = Table.of(Situation.basic().wheel("-", "-", "-", "-", "blue-ship/boatman").stack(1, "left",
                "red-ship", "farm", "green-ship", "right", "yellow-ship", "left", "blue-ship", "hall", "red-ship",
                "tower", "church").buying(1)).play("buy 0", "moor 1");
        assertThat(table.view().wheel()).extracting(VikingsView.Place::price).containsExactly(0, 1, 2, 3, 4, 5, 6, 7,
                8, 9, 10, 11);
        assertThat(table.view().wheel()).extracting(VikingsView.Place::tile).containsExactly(Tile.LEFT, Tile.FARM,
                Tile.RIGHT, Tile.LEFT, Tile.HALL, Tile.TOWER, Tile.CHURCH, Tile.RED_SHIP, Tile.BLUE_SHIP,
                Tile.YELLOW_SHIP, Tile.GREEN_SHIP, Tile.RED_SHIP);
    }
}
