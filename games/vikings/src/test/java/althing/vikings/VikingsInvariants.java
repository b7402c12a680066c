package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import althing.vikings.area.Area;
import althing.vikings.area.Vacancies;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.table.Count;
import althing.vikings.table.Question;

/** What holds in every position of Vikings, and between two positions with one move between them. */
final class VikingsInvariants {

    private VikingsInvariants() {
    }

    static void check(VikingsPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            checkArea(position.area(seat));
        }
        for (int trade = 0; trade <= Area.BOATMAN; trade++) {
            is(position.supply.bag[trade] >= 0 && position.drawn[trade] >= 0, "nothing is negative in bag and draw");
            is(Count.vikings(position, trade) <= Components.vikings(trade), "no viking was made up");
        }
        for (int tile = 0; tile < Names.TILES.size(); tile++) {
            int most = Components.stacked(tile) + (tile == 0 ? startTilesLaid(position) : 0);
            is(Count.tiles(position, tile) <= most, "no tile was made up");
        }
        for (int special = 0; special < Names.SPECIALS.size(); special++) {
            int most = position.advanced ? Components.specials(special) : 0;
            is(Count.specials(position, special) <= most, "no special tile was made up");
        }
        is(position.agenda.count() <= 3, "the agenda is short");
        checkWheel(position);
    }

    private static void checkArea(Area area) {
        is(area.gold() >= 0 && area.points() >= 0, "gold and points are never negative (VIK-4.10)");
        for (int trade = 0; trade <= Area.BOATMAN; trade++) {
            is(area.waiting(trade) >= 0, "nobody waits less than none");
        }
        for (int special = 0; special < Names.SPECIALS.size(); special++) {
            is(area.specials(special) >= 0, "special tiles are not negative");
        }
        for (int row = 0; row < Area.ROWS; row++) {
            long tiles = area.tiles(row);
            is((area.vikings(row) & ~tiles) == 0, "vikings stand on tiles (VIK-7.7)");
            is((area.specialBuildings(row) & ~area.middles(row)) == 0, "special buildings are middles (VIK-17.11d)");
            is((area.leftEnds(row) & area.rightEnds(row)) == 0, "a tile is of one kind");
            is(tiles >>> Components.COLUMNS == 0, "no row is longer than all tiles");
            checkEdges(area, row);
        }
        long ships = area.ships();
        is(Long.bitCount(ships) == bits(area), "one ship in a column");
        is((ships + (ships & -ships) & ships) == 0, "ships lie side by side (VIK-6.4)");
        is(ships >>> Components.FIRST_SHIP_COLUMNS == 0 || Vacancies.areFirstTaken(area),
                "the first columns first (VIK-6.5)");
    }

    private static int bits(Area area) {
        int bits = 0;
        for (int sail = 0; sail < Components.SAILS; sail++) {
            bits += Long.bitCount(area.ships(sail));
        }
        return bits;
    }

    /** Neighbours in a row show each other the same edge, and the base shows sea (VIK-6.8, VIK-6.9). */
    private static void checkEdges(Area area, int row) {
        long tiles = area.tiles(row);
        long landRight = tiles & ~area.rightEnds(row);
        long landLeft = tiles & ~area.leftEnds(row);
        long pairs = tiles & tiles >> 1;
        is(((landRight ^ landLeft >> 1) & pairs) == 0, "edges match");
        is((landLeft & 1) == 0, "column 1 begins with sea");
    }

    private static void checkWheel(VikingsPosition position) {
        if (!position.agenda.isEmpty() && position.agenda.kind() == Question.BUY.ordinal()) {
            is(!position.wheel.isSold(0), "price 0 stands at a set (VIK-5.1)");
        }
    }

    private static int startTilesLaid(VikingsPosition position) {
        int laid = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            laid += position.area(seat).hasStartTile() ? 0 : 1;
        }
        return laid;
    }

    /** Pieces leave the game only as the rules say; {@code told} are the log keys of the move. */
    static void checkStep(VikingsPosition before, VikingsPosition after, List<String> told) {
        int vikings = 0;
        for (int trade = 0; trade <= Area.BOATMAN; trade++) {
            vikings += Count.vikings(before, trade) - Count.vikings(after, trade);
        }
        long trips = count(told, "log.ferried") + count(told, "log.ferried-each");
        long landings = before.advanced ? count(told, "log.landed") : 0;
        is(vikings >= count(told, "log.removed") + trips && vikings <= count(told, "log.removed") + trips + landings,
                "only removed vikings and used boatmen leave the game");
        int tiles = startTilesLaid(after) - startTilesLaid(before);
        for (int tile = 0; tile < Names.TILES.size(); tile++) {
            tiles += Count.tiles(before, tile) - Count.tiles(after, tile);
        }
        is(tiles == count(told, "log.discarded") + count(told, "log.swapped"),
                "only discarded and swapped tiles leave the game");
    }

    private static long count(List<String> told, String key) {
        return told.stream().filter(key::equals).count();
    }

    private static void is(boolean holds, String what) {
        if (!holds) {
            assertThat(holds).as(what).isTrue();
        }
    }
}
