package althing.northgard.actions;

import java.util.Arrays;

import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.combat.Creatures;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Step;
import althing.northgard.year.Gains;

/** What a tile brings that was placed: resources, glory for closed territories, land for a group, and what lives in the lair (NOR-3.11, NOR-11.11). */
final class Discovery {

    private Discovery() {
    }

    /** All resources of the tile, by Lay of the Land (NOR-27.24). */
    static void collectTile(NorthgardState position, int seat, int tile) {
        for (Resource resource : Resource.values()) {
            int sum = Arrays.stream(Tiles.PRINTED[resource.ordinal()], Tiles.FIRST[tile], Tiles.FIRST[tile + 1]).sum();
            Gains.collect(position, seat, resource, sum);
        }
    }

    /** In the setup a group settles, and the lair is taken at once (NOR-3.11). */
    static void first(NorthgardState position, int seat, int tile) {
        Settling.push(position, seat, tile);
        if (Tiles.LAIR_OF[tile] != Tiles.NONE) {
            Creatures.appear(position, Tiles.LAIR_OF[tile], false);
        }
    }

    /** Land for units; a group that comes back settles there (NOR-8.6, NOR-16.3). */
    static void land(NorthgardState position, int seat, int tile) {
        if (position.course.step == Step.SECOND_CHANCE) {
            Settling.push(position, seat, tile);
        }
        lair(position, seat, tile);
    }

    /** Closing glory and clan powers, then what lives in the lair (NOR-11.11). */
    static void explored(NorthgardState position, int seat, int tile) {
        int closed = 0;
        for (int region = Tiles.FIRST[tile]; region < Tiles.FIRST[tile + 1]; region++) {
            int there = position.land.of(region);
            if (position.land.isClosed(there) && isFirstOn(position, tile, region)) {
                closed++;
                close(position, seat, there);
            }
        }
        if (closed == 0 && position.holdings.isClan(seat, Clan.BOAR)) {
            Gains.collect(position, seat, Resource.LORE, 1);
        }
        lair(position, seat, tile);
        if (position.piles.drawnSize > 1) {
            position.agenda.push(TilesUnder.UNDER, seat);
        } else {
            Exploring.putAllUnder(position);
        }
    }

    private static boolean isFirstOn(NorthgardState position, int tile, int region) {
        for (int other = Tiles.FIRST[tile]; other < region; other++) {
            if (position.land.of(other) == position.land.of(region)) {
                return false;
            }
        }
        return true;
    }

    private static void close(NorthgardState position, int seat, int territory) {
        if (!position.controls(seat, territory)) {
            return;
        }
        int size = position.land.extent(territory);
        Gains.glory(position, seat, size + (position.holdings.isClan(seat, Clan.STAG) ? 1 : 0), "log.closed");
        if (position.holdings.isClan(seat, Clan.RAVEN)) {
            Gains.collectAll(position, seat, territory);
        }
    }

    private static void lair(NorthgardState position, int seat, int tile) {
        if (position.layout.creatures && Tiles.LAIR_OF[tile] != Tiles.NONE) {
            Creatures.push(position, seat, Tiles.LAIR_OF[tile]);
        }
    }
}
