package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import althing.engine.Asked;
import althing.engine.Listener;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Setup;
import althing.testkit.RandomGame;
import althing.testkit.Rule;
import althing.vikings.area.Area;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;
import althing.vikings.table.Count;
import althing.vikings.table.Moves;
import althing.vikings.view.VikingsView;

/** VIK-6: placing the tile. */
class LayingTest {

    private static Table ship(String ships) {
        return Table.of(Situation.basic().ships(0, ships).wheel("left/noble").laying(0, "blue-ship", "noble"));
    }

    private static Table first(String tile, String viking) {
        return Table.of(Situation.basic().startTile(0).gold(0, 9).wheel("left/noble", tile + "/" + viking,
                "left/noble", "farm/noble").buying(0)).play("buy 1");
    }

    @Test
    @Rule("VIK-6.1")
    void aTileWithALegalCell_mustBeLaid() {
        Table table = Table.of(Situation.basic().row(0, "noble", "left").laying(0, "left", "boatman"));
        assertThat(table.moves()).hasSize(4).allMatch(move -> move.startsWith("place "));
        assertThat(table.forbids("wait")).isEqualTo("VIK-6.1");
    }

    @Test
    void aTileWithOneLegalCell_isLaidWithoutAsking() {
        Table table = Table
                .of(Situation.basic().row(0, "noble", "left").wheel("right/boatman", "left/noble").buying(0));
        table.play("buy 0");
        assertThat(table.laid(0).rows().get("noble")).containsExactly("left", "right");
        assertThat(table.seat()).isEqualTo(1);
    }

    @Test
    void beforeATileIsLaidWithoutAsking_itIsStillInTheHand() {
        List<VikingsView.InHand> inHand = new ArrayList<>();
        Position position = Situation.basic().row(0, "noble", "left").wheel("right/boatman", "left/noble")
                .buying(0);
        position.listener(new Listener() {
            @Override
            public void hear(int audience, Phrase phrase) {
            }

            @Override
            public void halt(Position before) {
                inHand.add(((VikingsView) before.view(0)).inHand());
            }
        });
        position.play(0, Moves.buy(0));
        assertThat(inHand).containsExactly(new VikingsView.InHand(0, Tile.RIGHT, Viking.BOATMAN));
    }

    @Test
    @Rule("VIK-6.2")
    void shipsGoInTheTopRow_islandsBelow() {
        assertThat(ship("").moves()).allMatch(move -> move.startsWith("moor "));
        assertThat(ship("").forbids("place noble 1")).isEqualTo("VIK-6.2");
        Table island = Table.of(Situation.basic().laying(0, "left", "noble"));
        assertThat(island.forbids("moor 1")).isEqualTo("VIK-6.2");
    }

    @Test
    @Rule("VIK-6.3")
    void theFirstShip_goesInOneOfTheFirstThreeColumns() {
        assertThat(ship("").moves()).containsExactly("moor 1", "moor 2", "moor 3");
        assertThat(ship("").forbids("moor 4")).isEqualTo("VIK-6.3");
    }

    @Test
    @Rule("VIK-6.4")
    void everyLaterShip_liesBesideAShip() {
        assertThat(ship("- red-ship").moves()).containsExactly("moor 1", "moor 3");
        assertThat(ship("- - red-ship").forbids("moor 1")).isEqualTo("VIK-6.4");
        assertThat(ship("red-ship red-ship red-ship").forbids("moor 5")).isEqualTo("VIK-6.4");
    }

    @Test
    @Rule("VIK-6.5")
    void noShipLiesFurtherOut_untilTheFirstColumnsAreFull() {
        assertThat(ship("- red-ship red-ship").forbids("moor 4")).isEqualTo("VIK-6.5");
        assertThat(ship("- red-ship red-ship").moves()).containsExactly("moor 1");
        assertThat(ship("green-ship red-ship red-ship").moves()).containsExactly("moor 4");
    }

    @Test
    @Rule("VIK-6.6")
    void anIslandTile_touchesATileAShipOrTheBaseWithAFullSide() {
        Table table = Table.of(Situation.basic().ships(0, "- red-ship").row(0, "scout", "left farm")
                .laying(0, "left", "boatman"));
        assertThat(table.moves()).containsExactly("place warrior 1", "place warrior 2", "place noble 1",
                "place noble 2",
                "place goldsmith 1", "place goldsmith 2", "place fisherman 1");
        assertThat(table.forbids("place noble 3")).as("touches a corner only").isEqualTo("VIK-6.6");
        assertThat(table.forbids("place fisherman 2")).isEqualTo("VIK-6.6");
    }

    @Test
    @Rule("VIK-6.7")
    void tilesAreNeverRotated() {
        Table table = Table.of(Situation.basic().row(0, "noble", "left").laying(0, "right", "boatman"));
        assertThat(table.moves()).as("a right end cannot serve as a left one").containsExactly("place noble 2");
    }

    @Test
    @Rule("VIK-6.8")
    void touchingEdges_mustBeEqualOnBothSides() {
        Table seaToLand = Table.of(Situation.basic().row(0, "noble", "left right").row(0, "scout", "left")
                .laying(0, "farm", "boatman"));
        assertThat(seaToLand.forbids("place noble 3")).isEqualTo("VIK-6.8");
        Situation gap = Situation.basic().ships(0, "red-ship red-ship red-ship").row(0, "warrior", "left - left");
        assertThat(Table.of(gap.laying(0, "right", "boatman")).moves()).contains("place warrior 2");
        assertThat(Table.of(gap.laying(0, "farm", "boatman")).forbids("place warrior 2")).isEqualTo("VIK-6.8");
        Situation land = Situation.basic().ships(0, "red-ship red-ship red-ship").row(0, "warrior", "left - farm");
        assertThat(Table.of(land.laying(0, "farm", "boatman")).moves()).contains("place warrior 2");
        assertThat(Table.of(land.laying(0, "right", "boatman")).forbids("place warrior 2")).isEqualTo("VIK-6.8");
        assertThat(Table.of(land.laying(0, "left", "boatman")).forbids("place warrior 2")).isEqualTo("VIK-6.8");
    }

    @Test
    @Rule("VIK-6.9")
    void onlyLeftEnds_lieInColumnOne() {
        Situation situation = Situation.basic().row(0, "noble", "left");
        assertThat(Table.of(situation.laying(0, "farm", "boatman")).forbids("place scout 1")).isEqualTo("VIK-6.9");
        assertThat(Table.of(situation.laying(0, "right", "boatman")).forbids("place scout 1")).isEqualTo("VIK-6.9");
        assertThat(Table.of(situation.laying(0, "left", "boatman")).forbids("place scout 1")).isEmpty();
    }

    @Test
    @Rule("VIK-6.10")
    void upperAndLowerEdges_matchAnything() {
        for (String tile : new String[]{"left", "farm", "right"}) {
            Table table = Table.of(Situation.basic().row(0, "noble", "left right").row(0, "scout", "left")
                    .laying(0, tile, "boatman"));
            assertThat(table.forbids("place scout 2")).isEqualTo(tile.equals("left") ? "VIK-6.8" : "");
        }
    }

    @Test
    @Rule("VIK-6.11")
    void anIslandTileWithoutALegalCell_leavesTheGame_andItsVikingWaits() {
        Table table = Table.of(Situation.basic().row(0, "warrior", "left right").row(0, "noble", "left right")
                .row(0, "scout", "left right").row(0, "goldsmith", "left right").row(0, "fisherman", "left right")
                .wheel("farm/noble", "left/warrior").buying(0));
        table.play("buy 0");
        assertThat(table.waiting(0, Viking.NOBLE)).isEqualTo(1);
        assertThat(table.told()).contains("log.discarded");
        assertThat(Count.tiles(table.position, Tile.FARM.ordinal())).isEqualTo(4);
        assertThat(table.seat()).isEqualTo(1);
    }

    @Test
    @Rule("VIK-6.12")
    void theStartTile_isLaidWithTheFirstTile_inEitherOrder() {
        Table tileFirst = first("left", "boatman").play("place noble 1", "start scout");
        Table startFirst = first("left", "boatman").play("start scout", "place noble 1");
        assertThat(tileFirst.position.notation().areas()).isEqualTo(startFirst.position.notation().areas());
        Table ship = first("red-ship", "boatman");
        assertThat(ship.moves()).contains("moor 3", "start noble");
        ship.play("moor 3");
        assertThat(ship.moves()).allMatch(move -> move.startsWith("start ")).hasSize(5);
        Table middle = first("hall", "boatman");
        assertThat(middle.moves()).as("a middle tile needs the start tile first").allMatch(
                move -> move.startsWith("start "));
        middle.play("start scout");
        assertThat(middle.laid(0).rows().get("scout")).containsExactly("left", "hall");
        assertThat(Table.of(Situation.basic().laying(0, "left", "noble")).forbids("start noble")).isEqualTo("VIK-6.12");
    }

    @Test
    @Rule("VIK-6.13")
    void theStartTile_goesInColumnOneOfAnIslandRow() {
        assertThat(first("left", "boatman").moves()).filteredOn(move -> move.startsWith("start "))
                .containsExactly("start warrior", "start noble", "start scout", "start goldsmith", "start fisherman");
        Table table = first("left", "boatman").play("place noble 1");
        assertThat(table.forbids("start noble")).isEqualTo("VIK-6.13");
        table.play("start fisherman");
        assertThat(table.laid(0).rows().get("fisherman")).containsExactly("left");
    }

    @Test
    @Rule("VIK-6.14")
    void noVikingSettles_onTheStartTileInThatTurn() {
        Table table = first("left", "warrior").play("start warrior");
        assertThat(table.moves()).doesNotContain("settle");
        table.play("place noble 1");
        assertThat(table.waiting(0, Viking.WARRIOR)).isEqualTo(1);
        assertThat(table.area(0).vikings(0)).isZero();
    }

    @Test
    @Rule("VIK-6.15")
    void tilesOnceLaid_stayWhereTheyAre() {
        Table table = Table.of(Situation.basic().row(0, "noble", "left").ships(0, "red-ship")
                .laying(0, "left", "boatman"));
        assertThat(table.forbids("place noble 1")).isEqualTo("VIK-6.15");
        assertThat(ship("red-ship").forbids("moor 1")).isEqualTo("VIK-6.15");
        new RandomGame(Setup.parse("vikings(seats=2)"), 77).play((position, seat, move) -> {
            VikingsPosition after = ((VikingsPosition) position).copy();
            after.play(seat, move);
            for (int row = 0; row < Area.ROWS; row++) {
                for (int each = 0; each < 2; each++) {
                    long before = ((VikingsPosition) position).area(each).tiles(row);
                    assertThat(after.area(each).tiles(row) & before).isEqualTo(before);
                }
            }
        });
    }

    @Test
    @Rule("VIK-6.2")
    void everyShip_liesInTheTopRowOnly_whereItWasLaid() {
        for (String ship : List.of("red-ship", "green-ship", "yellow-ship", "blue-ship")) {
            Table table = Table.of(Situation.basic().row(0, "noble", "left").wheel("left/noble")
                    .laying(0, ship, "boatman"));
            assertThat(table.forbids("place noble 2")).as(ship).isEqualTo("VIK-6.2");
            assertThat(table.play("moor 2").laid(0).ships()).containsExactly(null, ship);
        }
    }

    @Test
    @Rule("VIK-6.5")
    void aShipWithOnePlaceLeft_isLaidWithoutAsking() {
        for (String ship : List.of("red-ship", "blue-ship")) {
            Table table = Table.of(Situation.basic().ships(0, "green-ship green-ship")
                    .wheel(ship + "/noble", "left/scout").buying(0)).play("buy 0");
            assertThat(table.laid(0).ships()).endsWith(ship).hasSize(3);
            assertThat(table.seat()).isEqualTo(1);
        }
    }

    @Test
    @Rule("VIK-6.6")
    void aTileTouches_whatLiesAboveAndBelowIt_andNothingFurtherAway() {
        assertThat(Table.of(Situation.basic().row(0, "warrior", "- - left").laying(0, "farm", "boatman")).moves())
                .containsExactly("place warrior 4", "place noble 3");
        assertThat(Table.of(Situation.basic().row(0, "fisherman", "- - left").laying(0, "farm", "boatman")).moves())
                .containsExactly("place goldsmith 3", "place fisherman 4");
    }

    @Test
    void everyTile_isReadBackAsItWasLaid() {
        for (String tile : List.of("farm", "church", "hall", "tower", "right")) {
            Table table = Table.of(Situation.basic().row(0, "noble", "left").wheel("left/noble")
                    .laying(0, tile, "boatman")).play("place noble 2");
            assertThat(table.laid(0).rows().get("noble")).containsExactly("left", tile);
        }
    }

    @Test
    void whenATileLies_onlyItsVikingIsStillAskedAbout() {
        Table table = Table.of(Situation.basic().row(0, "noble", "left").wheel("left/noble")
                .laying(0, "right", "noble")).play("place noble 2");
        assertThat(table.position.notation().agenda()).extracting(Asked::decision).containsExactly("settle");
    }

    @Test
    @Rule("VIK-6.8")
    void aRefusal_tellsTheSideAndTheEdgeOfTheTile() {
        Situation row = Situation.basic().row(0, "noble", "left farm right").row(0, "scout", "left right - left");
        assertThat(edges(row, "left", "place noble 4")).isNull();
        assertThat(edges(row, "farm", "place noble 4")).containsEntry("side", "left").containsEntry("edge", "land");
        assertThat(edges(row, "farm", "place scout 3")).containsEntry("side", "left").containsEntry("edge", "land");
        Situation open = Situation.basic().row(0, "noble", "left farm").row(0, "scout", "left farm - left");
        assertThat(edges(open, "left", "place noble 3")).containsEntry("side", "left").containsEntry("edge", "sea");
        assertThat(edges(open, "farm", "place scout 3")).containsEntry("side", "right").containsEntry("edge", "land");
        assertThat(edges(open, "right", "place scout 3")).isNull();
        Situation gap = Situation.basic().row(0, "noble", "left - farm right");
        assertThat(edges(gap, "right", "place noble 2")).containsEntry("side", "right").containsEntry("edge", "sea");
    }

    private static @Nullable Map<String, Object> edges(Situation situation, String tile, String code) {
        VikingsPosition position = situation.wheel("left/noble").laying(0, tile, "boatman");
        return position.why(0, Moves.named(code)).map(refusal -> {
            assertThat(refusal.reason().key()).isEqualTo("refusal.edges");
            return refusal.reason().args();
        }).orElse(null);
    }
}
