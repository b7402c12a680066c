package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.vikings.box.Special;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;
import althing.vikings.table.Count;

/** Every piece is counted once, wherever it is. */
class CountTest {

    @Test
    void vikings_areInTheBag_drawn_onTheWheel_inAHand_inABaseOrOnATile() {
        VikingsPosition position = Situation.basic().base(0, "noble", 2).base(1, "boatman", 3)
                .row(0, "noble", "left* farm* right").row(1, "scout", "left*").wheel("left/scout", "farm/noble")
                .laying(0, "farm", "noble");
        for (Viking viking : Viking.values()) {
            assertThat(Count.vikings(position, viking.ordinal())).as(viking.code()).isEqualTo(13);
        }
        VikingsPosition drawn = Situation.advanced().drawn("scout", 6).drawn("noble", 7).asked("0 remove").position();
        assertThat(Count.vikings(drawn, Viking.SCOUT.ordinal())).isEqualTo(13);
    }

    @Test
    void tiles_areOnTheWheel_inAHandOrInAnArea() {
        VikingsPosition position = Situation.basic().round(6).ships(0, "red-ship blue-ship").ships(1, "blue-ship")
                .row(0, "noble", "left farm farm right").row(1, "scout", "left church").wheel("red-ship/noble")
                .laying(0, "farm", "noble");
        assertThat(tiles(position, Tile.RED_SHIP)).isEqualTo(2);
        assertThat(tiles(position, Tile.BLUE_SHIP)).isEqualTo(2);
        assertThat(tiles(position, Tile.GREEN_SHIP)).isZero();
        assertThat(tiles(position, Tile.LEFT)).isEqualTo(2);
        assertThat(tiles(position, Tile.FARM)).isEqualTo(3);
        assertThat(tiles(position, Tile.CHURCH)).isEqualTo(1);
    }

    private static int tiles(VikingsPosition position, Tile tile) {
        return Count.tiles(position, tile.ordinal());
    }

    @Test
    void aSpecialBuilding_isASpecialTile_andNoTileOfItsKind() {
        VikingsPosition position = Situation.advanced().round(6).open("boat", "noble1").specials(0, "boat", "boat")
                .specials(1, "tower").row(0, "noble", "left farm! church right").row(1, "scout", "left church!")
                .wheel("left/noble").buying(0);
        assertThat(specials(position, Special.FARM)).isEqualTo(1);
        assertThat(specials(position, Special.CHURCH)).isEqualTo(1);
        assertThat(specials(position, Special.HALL)).isZero();
        assertThat(specials(position, Special.TOWER)).isEqualTo(1);
        assertThat(specials(position, Special.BOAT)).isEqualTo(3);
        assertThat(specials(position, Special.NOBLE1)).isEqualTo(1);
        assertThat(specials(position, Special.COINS5)).as("the one that is never turned up").isEqualTo(1);
        assertThat(tiles(position, Tile.FARM)).isZero();
        assertThat(tiles(position, Tile.CHURCH)).isEqualTo(1);
    }

    private static int specials(VikingsPosition position, Special special) {
        return Count.specials(position, special.ordinal());
    }
}
