package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.Test;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.graenaland.box.Board;
import althing.graenaland.box.Components;
import althing.graenaland.box.Direction;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Tile;
import althing.graenaland.view.GraenalandView;
import althing.testkit.Rule;

/** GRA-2: setting up. */
class SetupTest {

    private static GraenalandPosition start(String setup, long seed) {
        return (GraenalandPosition) Setup.parse(setup).seeded(seed).start();
    }

    @Test
    @Rule("GRA-2.1")
    void theMapGrowsWithThePlayers_byTheLabelsOfTheTiles() {
        for (int seats = 3; seats <= 5; seats++) {
            int players = seats;
            List<String> map = start("graenaland(seats=" + seats + ")", 1).view(0).provinces().stream()
                    .map(GraenalandView.Province::tile).toList();
            assertThat(map).hasSize(2 * seats - 1).containsExactlyInAnyOrderElementsOf(Components.TILES.stream()
                    .filter(tile -> tile.players().contains(players)).map(Tile::id).toList());
        }
    }

    @Test
    @Rule("GRA-2.2")
    void fourSupplyCardsLieFaceUp() {
        GraenalandView.Supply supply = start("graenaland(seats=4)", 1).view(0).supply();
        assertThat(supply.row()).hasSize(4);
        assertThat(supply.left()).isEqualTo(12);
    }

    @Test
    @Rule("GRA-2.3")
    void theDecksAreShuffled() {
        Set<String> orders = new HashSet<>();
        for (int seed = 0; seed < 10; seed++) {
            orders.add(start("graenaland(seats=3)", seed).notation().decks().toString());
        }
        assertThat(orders).hasSize(10);
    }

    @Test
    @Rule("GRA-2.4")
    void theBasicGameHasAVictoryTile_andNoVictoryCards() {
        GraenalandView view = start("graenaland(seats=4)", 1).view(0);
        assertThat(view.tokens().values()).containsExactly(6, 9, 6, 6);
        assertThat(view.conditions()).hasSize(5);
        assertThat(view.secret()).isNull();
    }

    @Test
    @Rule("GRA-2.5")
    void everyArmyStartsAtOne() {
        assertThat(start("graenaland(seats=5)", 1).view(0).clans()).allMatch(clan -> clan.army() == 1);
    }

    @Test
    @Rule("GRA-2.6")
    void everybodyHasTheSameCompass() {
        GraenalandPosition position = start("graenaland(seats=4)", 1);
        for (Direction direction : Direction.values()) {
            assertThat(position.board.target[1][direction.ordinal()])
                    .isEqualTo(Board.of(4).target[1][direction.ordinal()]);
        }
    }

    @Test
    @Rule("GRA-2.7")
    void lotsDecideWhoStarts() {
        Set<Integer> starters = new HashSet<>();
        for (int seed = 0; seed < 40; seed++) {
            starters.add(start("graenaland(seats=4)", seed).main);
        }
        assertThat(starters).containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    @Test
    @Rule({"GRA-2.8", "GRA-2.9"})
    void everybodyStartsWithTwoVillagesAndTheWarlordOnTheNumberedPlaces() {
        GraenalandPosition position = start("graenaland(seats=4)", 1);
        for (int turn = 0; turn < 4; turn++) {
            int seat = position.left(position.start, turn);
            Components.Start places = Components.start(4, turn + 1);
            assertThat(position.heroes.place(seat, 0)).isEqualTo(position.island.provinceOf[places.warlord().index()]);
            for (Tile tile : places.villages()) {
                assertThat(position.island.villagesAt(seat, position.island.provinceOf[tile.index()])).isEqualTo(1);
            }
            assertThat((int) position.placed[seat]).isEqualTo(2);
        }
        assertThat(position.view(0).provinces()).filteredOn(GraenalandView.Province::coast)
                .allMatch(province -> province.villages().stream().mapToInt(Integer::intValue).sum() == 2);
    }

    @Test
    @Rule("GRA-2.10")
    void everyStartingVillageBringsACardOfItsTerrain() {
        GraenalandPosition position = start("graenaland(seats=4)", 1);
        for (int turn = 0; turn < 4; turn++) {
            Map<Terrain, Integer> cards = new EnumMap<>(Terrain.class);
            Components.start(4, turn + 1).villages().forEach(tile -> cards.merge(tile.terrain(), 1, Integer::sum));
            int seat = position.left(position.start, turn);
            assertThat(position.view(0).clans().get(seat).backs()).isEqualTo(cards);
        }
    }

    @Test
    void optionsThatDoNotGoTogether_areRefusedWithASentence() {
        assertThatThrownBy(() -> Setup.parse("graenaland(seats=4,map=own)")).isInstanceOf(BadInput.class)
                .hasMessageContaining("advanced");
        assertThatThrownBy(() -> Setup.parse("graenaland(seats=4,permission=true)")).hasMessageContaining("five seats");
    }
}
