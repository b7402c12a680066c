package althing.northgard.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.northgard.NorthgardMove.Place;
import althing.northgard.actions.Exploring;
import althing.northgard.actions.Places;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Buildings;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.box.TileFace;
import althing.northgard.box.Tiles;
import althing.northgard.combat.Combat;
import althing.northgard.state.Land;
import althing.northgard.state.RegionSet;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Placing;
import althing.northgard.state.Question;
import althing.northgard.view.NorthgardView.Closing;
import althing.northgard.view.NorthgardView.Placement;
import althing.northgard.view.NorthgardView.Standing;
import althing.northgard.view.NorthgardView.Territory;
import althing.northgard.view.NorthgardView.Tile;
import althing.northgard.view.NorthgardView.Way;
import althing.northgard.year.Gains;
import althing.northgard.year.Year;

/** The map as everybody sees it, and what placements of tiles would bring. */
public final class MapViewing {

    private final NorthgardState position;
    private final Land land;

    public MapViewing(NorthgardState position) {
        this.position = position;
        land = position.land;
    }

    public List<Tile> tiles() {
        return IntStream.range(0, land.grid.size()).map(i -> land.grid.placed(i))
                .mapToObj(tile -> new Tile(Tiles.id(tile), land.grid.x(tile), land.grid.y(tile),
                        land.grid.rotation(tile)))
                .toList();
    }

    /** The faces of the tiles on the map and of those that lie before the viewer. */
    public List<TileFace> faces(List<String> drawn) {
        return Stream.concat(IntStream.range(0, land.grid.size()).mapToObj(i -> Tiles.FACES.get(land.grid.placed(i))),
                drawn.stream().map(id -> Tiles.FACES.get(Tiles.named(id)))).toList();
    }

    public List<Territory> territories() {
        List<Territory> all = new ArrayList<>();
        for (int there = land.territoryFrom(0); there >= 0; there = land.territoryFrom(there + 1)) {
            all.add(territory(there));
        }
        return List.copyOf(all);
    }

    private Territory territory(int there) {
        boolean visited = position.visitors(there) > 0;
        return new Territory(Tiles.region(there), Tiles.name(there), regions(there), seatOrNull(land.owner(there)),
                land.units(there),
                position.isKaijaHome(there) || position.isKaijaVisiting(there),
                visited ? land.visitor : null,
                land.visitors(there), land.isClosed(there), land.extent(there), Year.glory(position, there),
                land.estate.icons(there, 0),
                land.estate.icons(there, 1), land.estate.icons(there, 2), land.estate.lairs(there), buildings(there),
                creatures(there),
                land.of(position.scorchedAt) == there,
                Combat.isPending(position, there) || (position.fight.isPending() && position.fight.at == there),
                ways(there));
    }

    private static @Nullable Integer seatOrNull(int seat) {
        return seat < 0 ? null : seat;
    }

    private List<String> regions(int there) {
        List<Integer> regions = new ArrayList<>();
        int region = there;
        do {
            regions.add(region);
            region = land.nextOf(region);
        } while (region != there);
        return regions.stream().sorted().map(Tiles::region).toList();
    }

    public List<Standing> buildings(int there) {
        List<Standing> standing = new ArrayList<>();
        for (String id : regions(there)) {
            int region = Tiles.regionNamed(id);
            if (land.estate.building[region] != 0) {
                standing.add(new Standing(id, Buildings.ALL[land.estate.building[region] - 1], false));
            }
            for (int kind = 0; kind < Buildings.FIRST_LARGE; kind++) {
                for (int i = 0; i < land.estate.looseOf(region, kind); i++) {
                    standing.add(new Standing(id, Buildings.ALL[kind], true));
                }
            }
        }
        return List.copyOf(standing);
    }

    private List<String> creatures(int there) {
        return IntStream.range(0, position.beasts.lineSize).map(i -> position.beasts.line[i])
                .filter(creature -> land.of(position.beasts.at[creature]) == there).mapToObj(Bestiary::id).toList();
    }

    private List<Way> ways(int there) {
        land.look(there);
        List<Way> ways = new ArrayList<>();
        for (int next = RegionSet.first(land.nearLow, land.nearHigh, 0); next >= 0; next = RegionSet.first(land.nearLow,
                land.nearHigh, next + 1)) {
            ways.add(new Way(Tiles.region(next), !RegionSet.contains(land.regularLow, land.regularHigh, next)));
        }
        return List.copyOf(ways);
    }

    /** What each legal placement would bring, for the seat that is asked and, where tiles lie open, for all. */
    public List<Placement> placements(int viewer) {
        if (position.isOver()) {
            return List.of();
        }
        Question asked = position.asked();
        int seat = position.agenda.seat();
        boolean open = asked == Question.EXPLORE || asked == Question.LAND;
        if (!open && (asked != Question.FIRST_TILES || seat != viewer)) {
            return List.of();
        }
        MoveList moves = new MoveList();
        Places.list(position, seat, asked, moves);
        List<Placement> placements = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            if (moves.get(i) instanceof Place place) {
                placements.add(placement(seat, asked, place));
            }
        }
        return List.copyOf(placements);
    }

    private Placement placement(int seat, Question asked, Place place) {
        Placing placing = position.placing();
        placing.hold(place.tile(), place.x(), place.y(), place.rotation());
        boolean explores = asked == Question.EXPLORE;
        List<Closing> closes = new ArrayList<>();
        int glory = 0;
        int[] gains = new int[Resource.KINDS];
        for (int side = 0; side < Tiles.SIDES; side++) {
            if (placing.group[side] == side && placing.closes(side)) {
                int owner = placing.owner(side);
                closes.add(new Closing(regions(side, place.tile()), placing.extent(side), seatOrNull(owner)));
                if (explores && owner == seat) {
                    glory += placing.extent(side) + (position.holdings.isClan(seat, Clan.STAG) ? 1 : 0);
                    raven(seat, side, place.tile(), gains);
                }
            }
        }
        if (explores && Exploring.isExploring(position, Trait.COLLECT_TILE)) {
            for (int region = Tiles.FIRST[place.tile()]; region < Tiles.FIRST[place.tile() + 1]; region++) {
                add(gains, region);
            }
        }
        gains[Resource.LORE.ordinal()] += explores && closes.isEmpty() && position.holdings.isClan(seat, Clan.BOAR)
                ? 1
                : 0;
        return new Placement(Tiles.id(place.tile()), place.x(), place.y(), place.rotation(), List.copyOf(closes), glory,
                gains[0], gains[1], gains[2]);
    }

    private static void add(int[] gains, int region) {
        for (int resource = 0; resource < Resource.KINDS; resource++) {
            gains[resource] += Tiles.PRINTED[resource][region];
        }
    }

    private void raven(int seat, int side, int tile, int[] gains) {
        if (!position.holdings.isClan(seat, Clan.RAVEN)) {
            return;
        }
        boolean ravaged = false;
        for (int other = side; other < Tiles.SIDES; other++) {
            if (position.placing().group[other] == side && position.placing().isFirst(other)) {
                int there = position.placing().beyond[other];
                ravaged |= Gains.isRavaged(position, there);
            }
        }
        for (int other = side; other < Tiles.SIDES; other++) {
            if (position.placing().group[other] == side && position.placing().isFirst(other)) {
                int there = position.placing().beyond[other];
                for (int resource = 0; resource < Resource.KINDS; resource++) {
                    gains[resource] += ravaged
                            ? land.estate.built(there, resource)
                            : land.estate.icons(there, resource);
                }
            }
        }
        for (int region = Tiles.FIRST[tile]; !ravaged && region < Tiles.FIRST[tile + 1]; region++) {
            if (position.placing().holds(side, region)) {
                add(gains, region);
            }
        }
    }

    private List<String> regions(int side, int tile) {
        Placing placing = position.placing();
        List<Integer> regions = new ArrayList<>();
        for (int region = Tiles.FIRST[tile]; region < Tiles.FIRST[tile + 1]; region++) {
            if (placing.holds(side, region)) {
                regions.add(region);
            }
        }
        for (int other = side; other < Tiles.SIDES; other++) {
            if (placing.group[other] == side && placing.isFirst(other)) {
                int region = placing.beyond[other];
                do {
                    regions.add(region);
                    region = land.nextOf(region);
                } while (region != placing.beyond[other]);
            }
        }
        return regions.stream().sorted().map(Tiles::region).toList();
    }
}
