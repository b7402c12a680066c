package althing.northgard;

import java.util.Arrays;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Games;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.northgard.box.Site;
import althing.northgard.box.TileFace;
import althing.northgard.box.Tiles;
import althing.northgard.state.Land;
import althing.northgard.state.RegionSet;
import althing.testkit.RandomGame;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** NOR-2: the map and its territories. */
class MapTest {

    @Test
    @Rule({"NOR-2.1", "NOR-2.2", "NOR-2.3", "NOR-2.10"})
    void thereAre35Tiles_ofOneToFourRegionsThatOwnAllSides() {
        assertThat(Tiles.COUNT).isEqualTo(35);
        for (TileFace face : Tiles.FACES) {
            assertThat(face.regions()).hasSizeBetween(1, 4);
            char[] sides = String.join("", face.regions().stream().map(TileFace.Region::sides).toList()).toCharArray();
            Arrays.sort(sides);
            assertThat(new String(sides)).as(face.id()).isEqualTo("ENSW");
        }
        long hard = Tiles.FACES.stream().flatMap(face -> face.borders().stream()).filter(TileFace.Border::hard).count();
        assertThat(hard).isEqualTo(21);
        assertThat(Tiles.REGIONS.stream().filter(region -> region.site() == Site.SMALL)).hasSize(45);
        assertThat(Tiles.REGIONS.stream().filter(region -> region.site() == Site.STONE)).hasSize(8);
        assertThat(Tiles.REGIONS.stream().filter(region -> region.site() == Site.LARGE)).hasSize(14);
        assertThat(Tiles.REGIONS.stream().filter(TileFace.Region::lair)).hasSize(11);
        assertThat(Tiles.REGIONS.stream().mapToInt(TileFace.Region::food).sum()).isEqualTo(12);
    }

    @Test
    @Rule({"NOR-2.4", "NOR-2.5", "NOR-2.6"})
    void territoriesJoinAcrossSides_andAreAdjacentAcrossBorders() {
        Scene scene = Scene.of(2).smallMap();
        assertThat(scene.code("T33.m")).isEqualTo("T06.e");
        assertThat(scene.code("T06.n")).isEqualTo("START.s");
        scene.land.look(scene.territory("T06.s"));
        assertThat(RegionSet.contains(scene.land.nearLow, scene.land.nearHigh, scene.territory("T06.w"))).isTrue();
        assertThat(RegionSet.contains(scene.land.regularLow, scene.land.regularHigh, scene.territory("T06.w")))
                .isFalse();
        assertThat(RegionSet.contains(scene.land.regularLow, scene.land.regularHigh, scene.territory("T06.e")))
                .isTrue();
        assertThat(RegionSet.contains(scene.land.nearLow, scene.land.nearHigh, scene.territory("START.s"))).isFalse();
    }

    @Test
    @Rule("NOR-2.6")
    void aRegularBorderAnywhere_makesTheWayRegular() {
        Scene scene = Scene.of(2).map("T14 1 0 0", "T14 1 0 0");
        scene.land.look(scene.territory("T14.m"));
        assertThat(RegionSet.contains(scene.land.regularLow, scene.land.regularHigh, scene.territory("T14.s")))
                .isTrue();
        assertThat(RegionSet.contains(scene.land.regularLow, scene.land.regularHigh, scene.territory("T14.n")))
                .isFalse();
    }

    @Test
    @Rule({"NOR-2.7", "NOR-2.8"})
    void aTerritoryIsClosed_whenNoSideIsOpen_andItsSizeIsItsTiles() {
        Scene scene = Scene.of(2).map("T09 1 0 0", "T24 1 1 0");
        int there = scene.territory("T09.s");
        assertThat(scene.land.isClosed(there)).isFalse();
        scene.map("T02 0 1 1");
        assertThat(scene.land.isClosed(scene.territory("T09.s"))).isTrue();
        assertThat(scene.land.extent(scene.territory("T09.s"))).isEqualTo(3);
    }

    @Test
    @Rule({"NOR-2.9", "NOR-2.11"})
    void noBorderBreaksOff_andHolesAreAllowed() {
        Scene scene = Scene.of(2).map("T03 0 -1 0", "T28 -1 -1 3");
        assertThat(continues(scene.land, "T13", -1, 0)).isTrue();
        scene.map("T31 0 1 0", "T29 -1 1 3");
        assertThat(continues(scene.land, "T05", -1, 0)).isFalse();
        assertThat(scene.land.grid.tileAt(-1, 0)).isEqualTo(Tiles.NONE);
        assertThat(scene.land.grid.beside(-1, 0, 0)).isNotEqualTo(Tiles.NONE);
    }

    private static boolean continues(Land land, String tile, int x, int y) {
        return land.grid.frontier.continues(land.grid.frontierAt(x, y), Tiles.named(tile), 0);
    }

    static Stream<Setup> setups() {
        return Setup.all(Games.named("northgard")).stream().filter(NorthgardContractTest::isTelling);
    }

    /** The territories kept along are those of a flood fill, with the same open sides, after every move. */
    @ParameterizedTest
    @MethodSource("setups")
    void territoriesKeptAlong_areThoseOfAFloodFill(Setup setup) {
        for (int seed = 0; seed < 10; seed++) {
            int[] tiles = new int[1];
            new RandomGame(setup, seed).play((position, _, _) -> {
                Land land = ((NorthgardPosition) position).land;
                if (land.grid.size() > tiles[0]) {
                    tiles[0] = land.grid.size();
                    compare(land);
                }
            });
        }
    }

    /** Whatever the order in which the same tiles are laid, the territories are the same. */
    @Test
    @Rule("NOR-2.4")
    void theOrderOfTiles_doesNotMatter() {
        RandomGame game = new RandomGame(Setup.parse("northgard(seats=4)"), 12);
        game.play();
        Land land = ((NorthgardPosition) game.position()).land;
        SplitMix random = new SplitMix(3);
        for (int i = 0; i < 50; i++) {
            Land other = new Land();
            byte[] order = new byte[land.grid.size()];
            for (int index = 0; index < order.length; index++) {
                order[index] = (byte) land.grid.placed(index);
            }
            random.shuffle(order, 0, order.length);
            for (byte tile : order) {
                other.place(tile, land.grid.x(tile), land.grid.y(tile), land.grid.rotation(tile));
            }
            for (int region = 0; region < Tiles.REGION_COUNT; region++) {
                assertThat(other.of(region)).isEqualTo(land.of(region));
            }
            for (int there = land.territoryFrom(0); there >= 0; there = land.territoryFrom(there + 1)) {
                assertThat(other.openSides(there)).isEqualTo(land.openSides(there));
            }
            compare(other);
        }
    }

    private static void compare(Land land) {
        Set<Integer> left = new TreeSet<>();
        for (int region = 0; region < Tiles.REGION_COUNT; region++) {
            if (land.of(region) != Tiles.NONE) {
                left.add(region);
            }
        }
        while (!left.isEmpty()) {
            int first = left.iterator().next();
            int[] open = new int[1];
            Set<Integer> filled = fill(land, first, open);
            left.removeAll(filled);
            filled.forEach(region -> assertThat(land.of(region)).as(Tiles.region(region)).isEqualTo(first));
            assertThat(land.openSides(first)).as("open sides of %s", Tiles.region(first)).isEqualTo(open[0]);
            assertThat(land.extent(first)).isEqualTo(
                    (int) filled.stream().map(region -> Tiles.TILE_OF[region]).distinct().count());
        }
    }

    private static Set<Integer> fill(Land land, int first, int[] open) {
        Set<Integer> filled = new HashSet<>(Set.of(first));
        Deque<Integer> next = new ArrayDeque<>(filled);
        while (!next.isEmpty()) {
            int region = next.poll();
            int tile = Tiles.TILE_OF[region];
            for (int side = 0; side < Tiles.SIDES; side++) {
                if (Tiles.atSide(tile, land.grid.rotation(tile), side) == region) {
                    int beyond = land.beyond(land.grid.x(tile), land.grid.y(tile), side);
                    open[0] += beyond == Tiles.NONE ? 1 : 0;
                    if (beyond != Tiles.NONE && filled.add(beyond)) {
                        next.add(beyond);
                    }
                }
            }
        }
        return filled;
    }
}
