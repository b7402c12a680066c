package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.testkit.Rule;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;
import althing.vikings.view.VikingsView.Place;

/** VIK-5: moving the wheel. */
class WheelTest {

    private static Table afterBuying(int price) {
        return Table.of(Situation.basic().gold(0, 20)
                .wheel("left/fisherman", "-", "-", "left/goldsmith", "right/goldsmith", "-", "right/noble").buying(0))
                .play("buy " + price);
    }

    private static List<Integer> prices(Table table) {
        return table.view().wheel().stream().filter(place -> place.tile() != null).map(Place::price).toList();
    }

    @Test
    @Rule({"VIK-5.1", "VIK-5.2"})
    void whenTheSetAtZeroIsGone_pricesFallByTheSameNumber() {
        assertThat(prices(afterBuying(0))).containsExactly(0, 1, 3);
    }

    @Test
    @Rule("VIK-5.3")
    void whileTheSetAtZeroIsThere_theWheelDoesNotMove() {
        assertThat(prices(afterBuying(3))).containsExactly(0, 4, 6);
    }

    @Test
    @Rule("VIK-5.4")
    void tilesAndVikings_keepTheirPlaces() {
        List<Place> after = afterBuying(0).view().wheel();
        assertThat(after.get(3)).isEqualTo(new Place(0, Tile.LEFT, Viking.GOLDSMITH));
        assertThat(after.get(4)).isEqualTo(new Place(1, Tile.RIGHT, Viking.GOLDSMITH));
        assertThat(after.get(6)).isEqualTo(new Place(3, Tile.RIGHT, Viking.NOBLE));
        assertThat(after.get(0)).isEqualTo(new Place(9, null, null));
    }
}
