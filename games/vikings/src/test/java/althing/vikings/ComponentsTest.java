package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import althing.engine.data.DataRow;
import althing.testkit.Rule;
import althing.vikings.area.Area;
import althing.vikings.area.Vacancies;
import althing.vikings.box.Components;
import althing.vikings.box.Row;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;
import althing.vikings.table.Moves;
import althing.vikings.view.VikingsView;

/** VIK-1: components and the geometry of an area. */
class ComponentsTest {

    private static List<DataRow> rows(String table) {
        return Components.FILE.table(table).rows();
    }

    @Test
    @Rule("VIK-1.1")
    void thereAreThirteenVikings_ofEachOfSixColours() {
        assertThat(rows("vikings")).allMatch(row -> row.number("count") == 13);
        assertThat(rows("vikings").stream().map(row -> row.word("colour") + " " + row.word("viking"))).containsExactly(
                "blue fisherman", "yellow goldsmith", "green scout", "red noble", "black warrior", "grey boatman");
        assertThat(Arrays.stream(Viking.values()).mapToInt(viking -> Components.vikings(viking.ordinal())).sum())
                .isEqualTo(78);
    }

    @Test
    @Rule("VIK-1.2")
    void thereAreSeventySixTiles_fourteenOfThemShips() {
        int islands = rows("islands").stream().mapToInt(row -> row.number("count")).sum();
        int ships = rows("ships").stream().mapToInt(row -> row.number("count")).sum();
        assertThat(islands).isEqualTo(62);
        assertThat(ships).isEqualTo(14);
        assertThat(rows("islands").stream().map(row -> row.number("count"))).containsExactly(21, 5, 5, 5, 5, 21);
        assertThat(rows("ships").stream().map(row -> row.number("count"))).containsExactly(3, 4, 4, 3);
        assertThat(Components.START_TILES).isEqualTo(4);
        assertThat(Components.TILES).isEqualTo(72);
    }

    @Test
    @Rule("VIK-1.3")
    void thereAreTwentyFiveSpecialTiles_forTheAdvancedVersionOnly() {
        assertThat(Components.SPECIAL_TILES).isEqualTo(25);
        assertThat(Situation.basic().lastSet("left/noble").buying(0).view(0).hiddenSpecials()).isZero();
    }

    @Test
    @Rule("VIK-1.4")
    void theBoard_hasAWheelOfTwelvePlaces_sixStacksAndFourOpenSpecials() {
        assertThat(Components.PLACES).isEqualTo(12);
        VikingsView view = Situation.basic().lastSet("left/noble").buying(0).view(0);
        assertThat(view.wheel().stream().map(VikingsView.Place::price)).containsExactlyElementsOf(
                IntStream.range(0, 12).boxed().toList());
        assertThat(Components.ROUNDS).isEqualTo(6);
        assertThat(Components.OPEN_SPECIALS).isEqualTo(4);
        assertThat(Components.FILE.table("figures").row("name", "special-stacks").number("value")).isEqualTo(2);
    }

    @Test
    @Rule("VIK-1.5")
    void pointsGoOnAboveTheTrack() {
        assertThat(Components.FILE.table("figures").row("name", "scoring-track").number("value")).isEqualTo(50);
        Table table = Table.of(Situation.basic().round(2).startSeat(1).points(0, 49).row(0, "noble", "left*"),
                "0 boatmen");
        table.play("stop");
        assertThat(table.points(0)).isEqualTo(51);
    }

    @Test
    @Rule("VIK-1.6")
    void theBankNeverRunsOut() {
        assertThat(rows("coins").stream().map(row -> row.number("coin") + " x " + row.number("count")))
                .containsExactly("1 x 20", "5 x 15", "10 x 10");
        Table table = Table.of(Situation.basic().round(1).gold(0, 195).row(0, "goldsmith", "left* right*")
                .lastSet("red-ship/boatman").buying(1));
        table.play("buy 0", "moor 3");
        assertThat(table.gold(0)).isEqualTo(201);
    }

    @Test
    @Rule("VIK-1.7")
    void thereArePiecesForFourPlayers() {
        assertThat(rows("pieces").stream().collect(Collectors.toMap(row -> row.word("piece"),
                row -> row.number("count"))))
                .containsEntry("player-colours", 4).containsEntry("markers-each", 2)
                .containsEntry("start-player-figure", 1).containsEntry("bag", 1).containsEntry("bases", 4)
                .containsEntry("scoring-summaries", 4);
        assertThat(new VikingsGame().maxSeats()).isEqualTo(4);
    }

    @Test
    @Rule("VIK-1.8")
    void anArea_hasARowOfShipsAndFiveIslandRows_eachWithItsTrade() {
        assertThat(rows("rows").stream().map(row -> row.number("place") + " " + row.word("row"))).containsExactly(
                "2 warrior", "3 noble", "4 scout", "5 goldsmith", "6 fisherman");
        for (Row row : Row.values()) {
            assertThat(Area.tradeOf(row.ordinal())).isEqualTo(row.viking().ordinal());
            assertThat(Area.rowOf(row.viking().ordinal())).isEqualTo(row.ordinal());
            assertThat(Components.FILE.table("rows").row("row", row.code()).word("colour"))
                    .isEqualTo(Components.FILE.table("vikings").row("viking", row.code()).word("colour"));
        }
    }

    @Test
    @Rule("VIK-1.9")
    void aRowGrowsToTheRight_withoutLimit() {
        Table table = Table.of(Situation.in("vikings(seats=2)").round(6)
                .row(0, "noble",
                        "left farm farm farm farm farm church church church church church hall hall hall hall hall "
                                + "tower tower tower tower tower right")
                .row(0, "scout",
                        "left right left right left right left right left right left right left right left right "
                                + "left right left right left right left right left right left right left right left right left")
                .laying(0, "right", "noble"));
        assertThat(table.moves()).contains("place scout 34");
        table.play("place scout 34");
        assertThat(table.laid(0).rows().get("scout")).hasSize(34);
        assertThat(Moves.place(0, 36).code()).isEqualTo("place warrior 37");
        assertThat(Moves.TABLE.find("place warrior 38")).as("a column beyond all").isEmpty();
    }

    @Test
    @Rule("VIK-1.10")
    void theBorderOfTheBase_isSea() {
        Table left = Table.of(Situation.basic().laying(0, "left", "boatman"));
        assertThat(left.moves()).containsExactly("place warrior 1", "place noble 1", "place scout 1",
                "place goldsmith 1", "place fisherman 1");
        Table right = Table.of(Situation.basic().row(0, "noble", "left").laying(0, "right", "boatman"));
        assertThat(right.forbids("place scout 1")).isEqualTo("VIK-6.9");
    }

    @Test
    @Rule("VIK-1.11")
    void edgesOfIslandTiles_areAsInTheData() {
        assertThat(rows("islands").stream()
                .map(row -> row.word("tile") + " " + row.word("left") + "/" + row.word("right")))
                .containsExactly("left sea/land", "farm land/land", "church land/land", "hall land/land",
                        "tower land/land", "right land/sea");
        for (DataRow row : rows("islands")) {
            int tile = row.constant("tile", Tile.class).ordinal();
            Area area = Area.alone();
            area.lay(Tile.RIGHT.ordinal(), 0, 0);
            assertThat(Area.has(Vacancies.clashesLeft(area, tile, 0), 2)).isEqualTo(row.word("left").equals("land"));
            area = Area.alone();
            area.lay(Tile.LEFT.ordinal(), 0, 1);
            assertThat(Area.has(Vacancies.clashesRight(area, tile, 0), 1)).isEqualTo(row.word("right").equals("land"));
        }
    }

    @Test
    @Rule("VIK-1.12")
    void theBase_holdsAnyNumberOfVikings() {
        Table table = Table.of(Situation.basic().round(6).base(0, "noble", 12).base(0, "boatman", 13)
                .base(0, "warrior", 13).base(0, "scout", 13).lastSet("red-ship/noble").buying(0));
        table.play("buy 0");
        assertThat(table.waiting(0, Viking.NOBLE)).isEqualTo(12);
        table.play("moor 3");
        assertThat(table.waiting(0, Viking.NOBLE)).isEqualTo(13);
    }
}
