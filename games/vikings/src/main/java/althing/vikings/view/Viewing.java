package althing.vikings.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.vikings.area.Area;
import althing.vikings.area.Threat;
import althing.vikings.boatmen.Trip;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.box.Row;
import althing.vikings.box.Special;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;
import althing.vikings.scoring.FinalScoring;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsState;
import althing.vikings.view.VikingsView.Cell;
import althing.vikings.view.VikingsView.InHand;
import althing.vikings.view.VikingsView.Place;
import althing.vikings.view.VikingsView.Ship;
import althing.vikings.view.VikingsView.Stage;
import althing.vikings.wheel.Supply;
import althing.vikings.wheel.Wheel;

/** Makes the view of a position, which is the same for everybody. */
public final class Viewing {

    private Viewing() {
    }

    public static VikingsView of(VikingsState position) {
        return new VikingsView(position.round, stage(position), position.startSeat, wheel(position.wheel),
                IntStream.range(0, position.seats()).mapToObj(seat -> area(position, seat)).toList(),
                specials(position.open), vikings(position.drawn), auction(position), inHand(position),
                trip(position), vikings(position.supply.bag), stacks(position.supply),
                position.advanced ? Components.SPECIAL_TILES - position.supply.shown : 0);
    }

    private static Stage stage(VikingsState position) {
        return position.agenda.isEmpty() ? Stage.OVER : stage(Question.of(position.agenda.kind()));
    }

    private static Stage stage(Question question) {
        return switch (question) {
            case BID -> Stage.AUCTION;
            case REMOVE -> Stage.REMOVING;
            case GROUP -> Stage.GROUPING;
            case BUY, LAY, SETTLE, TAKE, SWAP -> Stage.BUYING;
            case BOATMEN, TRIP -> Stage.BOATMEN;
            case NEXT_TURN, SCORE, ROUND_END -> throw new IllegalStateException(question + " is never seen");
        };
    }

    private static List<Place> wheel(Wheel wheel) {
        return IntStream.range(0, Components.PLACES)
                .mapToObj(place -> new Place(wheel.price(place), tile(wheel.tileAt(place)),
                        viking(wheel.vikingAt(place))))
                .toList();
    }

    private static @Nullable Tile tile(int tile) {
        return tile < 0 ? null : Names.TILES.get(tile);
    }

    private static @Nullable Viking viking(int viking) {
        return viking < 0 ? null : Names.VIKINGS.get(viking);
    }

    private static VikingsView.Area area(VikingsState position, int seat) {
        Area area = position.area(seat);
        Map<Row, List<@Nullable Cell>> rows = new EnumMap<>(Row.class);
        Names.ROWS.forEach(row -> rows.put(row, row(area, row.ordinal())));
        Map<Viking, Integer> base = new EnumMap<>(Viking.class);
        Names.VIKINGS.forEach(viking -> base.put(viking, area.waiting(viking.ordinal())));
        List<Special> specials = Names.SPECIALS.stream()
                .flatMap(special -> Collections.nCopies(area.specials(special.ordinal()), special).stream()).toList();
        return new VikingsView.Area(area.gold(), area.points(), position.rank(seat), ships(area),
                Collections.unmodifiableMap(rows), Collections.unmodifiableMap(base), FinalScoring.mouths(area),
                FinalScoring.portions(area), specials, area.hasStartTile());
    }

    private static List<@Nullable Ship> ships(Area area) {
        List<@Nullable Ship> ships = new ArrayList<>();
        int columns = Long.SIZE - Long.numberOfLeadingZeros(area.ships());
        for (int column = 0; column < columns; column++) {
            ships.add(ship(area, column));
        }
        return Collections.unmodifiableList(ships);
    }

    private static @Nullable Ship ship(Area area, int column) {
        for (int sail = 0; sail < Components.SAILS; sail++) {
            if ((area.ships(sail) >> column & 1) != 0) {
                boolean pays = Components.shipGold(sail) > 0;
                return new Ship(Names.TILES.get(Components.SHIPS + sail), Names.ROWS.get(Components.reach(sail)),
                        pays ? "gold" : "points",
                        pays ? Components.shipGold(sail) : Components.shipPoints(sail),
                        (Threat.repelled(area, sail) >> column & 1) != 0);
            }
        }
        return null;
    }

    private static List<@Nullable Cell> row(Area area, int row) {
        List<@Nullable Cell> cells = new ArrayList<>();
        int columns = Long.SIZE - Long.numberOfLeadingZeros(area.tiles(row));
        long threatened = Threat.over(area, row);
        for (int column = 0; column < columns; column++) {
            cells.add((area.tiles(row) >> column & 1) == 0
                    ? null
                    : new Cell(Names.TILES.get(area.tileAt(row, column)), (area.vikings(row) >> column & 1) != 0,
                            (area.specialBuildings(row) >> column & 1) != 0, (threatened >> column & 1) != 0));
        }
        return Collections.unmodifiableList(cells);
    }

    private static List<Special> specials(byte[] counts) {
        return Names.SPECIALS.stream()
                .flatMap(special -> Collections.nCopies(counts[special.ordinal()], special).stream()).toList();
    }

    private static Map<Viking, Integer> vikings(byte[] counts) {
        Map<Viking, Integer> vikings = new EnumMap<>(Viking.class);
        Names.VIKINGS.forEach(viking -> vikings.put(viking, (int) counts[viking.ordinal()]));
        return Collections.unmodifiableMap(vikings);
    }

    private static Map<Tile, Integer> stacks(Supply supply) {
        Map<Tile, Integer> tiles = new EnumMap<>(Tile.class);
        Names.TILES.forEach(tile -> tiles.put(tile, 0));
        for (int i = supply.turned; i < supply.tiles.length; i++) {
            tiles.merge(Names.TILES.get(supply.tiles[i]), 1, Integer::sum);
        }
        return Collections.unmodifiableMap(tiles);
    }

    private static VikingsView.@Nullable Auction auction(VikingsState position) {
        if (stage(position) != Stage.AUCTION) {
            return null;
        }
        boolean spoken = position.bid != VikingsState.NO_BID;
        return new VikingsView.Auction(spoken ? position.bid : null, spoken ? position.bidder : null,
                IntStream.range(0, position.seats()).filter(position::isBidder).boxed()
                        .toList());
    }

    private static @Nullable InHand inHand(VikingsState position) {
        if (position.handTile < 0 && position.handViking < 0) {
            return null;
        }
        return new InHand(position.agenda.seat(), tile(position.handTile), viking(position.handViking));
    }

    private static VikingsView.@Nullable Trip trip(VikingsState position) {
        if (position.agenda.isEmpty() || position.agenda.kind() != Question.TRIP.ordinal()) {
            return null;
        }
        int trade = Trip.TRADE.of(position.agenda);
        int landed = Trip.LANDED.of(position.agenda);
        List<Viking> carried = trade == Trip.EACH
                ? Names.VIKINGS.stream().filter(viking -> (landed >> viking.ordinal() & 1) != 0).toList()
                : Collections.nCopies(Trip.ASHORE.of(position.agenda), Names.VIKINGS.get(trade));
        return new VikingsView.Trip(position.agenda.seat(), trade == Trip.EACH ? null : Names.VIKINGS.get(trade),
                carried);
    }
}
