package althing.vikings;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Setup;
import althing.testkit.ReasonsContract;
import althing.vikings.area.Area;
import althing.vikings.boatmen.Trip;
import althing.vikings.box.Row;
import althing.vikings.box.Special;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;
import althing.vikings.table.Moves;
import althing.vikings.table.VikingsMove;
import althing.vikings.view.VikingsView;

/** What Vikings says about a move that is refused is true. */
class VikingsReasonsTest extends ReasonsContract {

    @Override
    protected Game game() {
        return new VikingsGame();
    }

    @Override
    protected List<Setup> setups() {
        return Setup.all(game()).stream().filter(VikingsContractTest::isTelling).toList();
    }

    private static Reason told(Predicate<Witness> truth) {
        return told -> truth.test(Witness.of(told));
    }

    /** A reason whose fact a change of a copy makes otherwise. */
    private static Reason told(Predicate<Witness> truth, BiConsumer<VikingsPosition, Witness> change) {
        return told(truth).orMended(told -> {
            VikingsPosition copy = (VikingsPosition) told.position().copy();
            change.accept(copy, Witness.of(told));
            return Optional.of(copy);
        });
    }

    /** A reason whose fact a change of the seat's area makes otherwise. */
    private static Reason toldOfArea(Predicate<Witness> truth, BiConsumer<Area, Witness> change) {
        return told(truth, (copy, is) -> change.accept(copy.area(is.told().seat()), is));
    }

    @Override
    protected Map<String, Reason> reasons() {
        return Stream.of(auction(), buying(), laying(), mooring(), specials(), boatmen())
                .flatMap(each -> each.entrySet().stream())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static int bid(Witness is) {
        return ((VikingsMove.Bid) is.move()).gold();
    }

    private static VikingsView.Auction auction(Witness is) {
        return Optional.ofNullable(is.view().auction()).orElseThrow();
    }

    private static Map<String, Reason> auction() {
        return Map.of(
                "refusal.bid-nothing", told(is -> bid(is) == 0 && auction(is).bid() == null
                        && is.view().startSeat() != is.told().seat()),
                "refusal.bid-low", told(is -> Objects.equals(auction(is).bid(), is.number("bid"))
                        && bid(is) <= is.number("bid"),
                        (copy, is) -> copy.bid = bid(is) - 1),
                "refusal.bid-high", toldOfArea(is -> is.number("most") == is.means() && bid(is) > is.means(),
                        (area, is) -> area.gain(bid(is))),
                "refusal.not-drawn", told(is -> is.view().drawn().getOrDefault(is.viking(), 0) == 0,
                        (copy, is) -> copy.drawn[is.viking().ordinal()]++));
    }

    private static Map<String, Reason> buying() {
        return Map.of(
                "refusal.no-set", told(is -> is.move() instanceof VikingsMove.Buy buy
                        && buy.price() == is.number("price") && is.set(buy.price()) == null),
                "refusal.zero-closed", toldOfArea(is -> is.set(0) != null && is.set(0).viking() == is.viking()
                        && is.number("left") == is.onWheel(is.viking()) - 1 && is.number("left") > 0
                        && is.view().wheel().stream()
                                .anyMatch(set -> set.price() > 0 && set.tile() != null && set.price() <= is.gold()),
                        (area, is) -> area.gain(-area.gold())),
                "refusal.too-dear", toldOfArea(is -> is.number("gold") == is.gold()
                        && is.number("points") == is.area().points() && is.number("price") > is.means(),
                        (area, is) -> area.gain(is.number("price"))));
    }

    private static boolean isPlace(Witness is, Row row, int column) {
        return is.move().equals(new VikingsMove.Place(row, column));
    }

    private static Map<String, Reason> laying() {
        return Map.of(
                "refusal.ship-row", told(is -> is.hand() != null && is.hand().isShip()),
                "refusal.island-row", told(is -> is.hand() != null && !is.hand().isShip()),
                "refusal.no-column", told(is -> is.number("column") < 1
                        && is.move().code().endsWith(" " + is.number("column"))),
                "refusal.occupied", told(is -> isPlace(is, is.row(), is.number("column"))
                        && is.cell(is.row(), is.number("column")) != null),
                "refusal.touches-nothing", told(is -> isPlace(is, is.row(), is.number("column"))
                        && !is.isTouched(is.row(), is.number("column"))),
                "refusal.base-edge", told(is -> is.move() instanceof VikingsMove.Place place && place.column() == 1
                        && is.hand() == is.tile() && is.tile() != Tile.LEFT),
                "refusal.edges", told(VikingsReasonsTest::edgesClash),
                "refusal.start-laid", toldOfArea(is -> !is.area().hasStartTile(),
                        (area, is) -> area.hasStartTile(true)),
                "refusal.start-row", told(is -> is.move().equals(new VikingsMove.Start(is.row()))
                        && (is.cell(is.row(), 1) != null
                                || (is.cell(is.row(), 2) != null && !is.hasLand(is.row(), 2, "left")))));
    }

    private static boolean edgesClash(Witness is) {
        VikingsMove.Place place = (VikingsMove.Place) is.move();
        String side = (String) is.told().fact("side");
        boolean land = is.told().fact("edge").equals("land");
        int neighbour = place.column() + (side.equals("left") ? -1 : 1);
        return Witness.hasLand(is.hand(), side) == land && is.cell(place.row(), neighbour) != null
                && is.hasLand(place.row(), neighbour, side.equals("left") ? "right" : "left") != land;
    }

    private static int column(Witness is) {
        return ((VikingsMove.Moor) is.move()).column();
    }

    private static Map<String, Reason> mooring() {
        return Map.of(
                "refusal.ship-there", told(is -> column(is) == is.number("column") && is.hasShip(column(is))),
                "refusal.first-ship", told(is -> !is.hasShips() && column(is) > is.number("columns")),
                "refusal.first-columns", told(is -> column(is) > is.number("columns")
                        && !is.hasShipsTo(is.number("columns"))),
                "refusal.beside-ship", told(is -> column(is) == is.number("column") && is.hasShips()
                        && !is.hasShip(column(is) - 1) && !is.hasShip(column(is) + 1)));
    }

    private static Map<String, Reason> specials() {
        return Map.of(
                "refusal.not-open", told(is -> !is.view().specials().contains(is.special()),
                        (copy, is) -> copy.open[is.special().ordinal()]++),
                "refusal.no-such-building", told(is -> {
                    VikingsMove.Swap swap = (VikingsMove.Swap) is.move();
                    VikingsView.Cell cell = is.cell(swap.row(), swap.column());
                    return cell == null || cell.special() || !cell.tile().name().equals(is.special().name());
                }));
    }

    private static Map<String, Reason> boatmen() {
        return Map.ofEntries(
                Map.entry("refusal.boatmen-must", toldOfArea(is -> is.view().round() == 6
                        && is.waiting(Viking.BOATMAN) > 0 && is.fitting() > 0,
                        (area, is) -> area.addWaiting(Area.BOATMAN, -area.waiting(Area.BOATMAN)))),
                Map.entry("refusal.boatman-ashore", told(is -> is.move().equals(Moves.named("ferry boatman")))),
                Map.entry("refusal.nobody-fits", told(is -> is.fitting() == 0)),
                Map.entry("refusal.one-trade", told(is -> is.fitting() == 1)),
                Map.entry("refusal.no-boatman", toldOfArea(is -> is.waiting(Viking.BOATMAN) == 0,
                        (area, is) -> area.addWaiting(Area.BOATMAN, 1))),
                Map.entry("refusal.no-boat", toldOfArea(is -> is.isAdvanced()
                        && !is.area().specials().contains(Special.BOAT),
                        (area, is) -> area.addSpecial(Special.BOAT.ordinal(), 1))),
                Map.entry("refusal.row-full", told(is -> !is.hasFreeTile(is.row()))),
                Map.entry("refusal.nobody-waits", toldOfArea(is -> is.waiting(is.viking()) == 0,
                        (area, is) -> area.addWaiting(is.viking().ordinal(), 1))),
                Map.entry("refusal.no-free-tile", told(is -> Optional.ofNullable(is.cell(is.row(), is.number("column")))
                        .map(cell -> cell.viking()).orElse(true))),
                Map.entry("refusal.empty-trip", told(is -> trip(is).carried().isEmpty(),
                        (copy, is) -> Trip.ASHORE.set(copy.agenda, 1))),
                Map.entry("refusal.not-aboard", told(is -> trip(is).trade() == null
                        ? trip(is).carried().contains(is.viking())
                        : trip(is).trade() != is.viking())));
    }

    private static VikingsView.Trip trip(Witness is) {
        return Optional.ofNullable(is.view().trip()).orElseThrow();
    }

    @Override
    protected Stream<Told> scenes() {
        Situation idle = Situation.basic().round(2).row(0, "noble", "left").base(0, "noble", 1);
        Situation farms = Situation.advanced().specials(0, "farm").wheel("left/noble")
                .row(0, "noble", "left farm hall farm");
        return Stream.of(
                told(Situation.basic().row(0, "noble", "left").laying(0, "farm", "scout"), "place noble 0"),
                told(Situation.basic().laying(0, "red-ship", "scout"), "moor 0", "moor 4"),
                told(Situation.basic().ships(0, "red-ship").laying(0, "blue-ship", "scout"), "moor 3", "moor 99"),
                told(farms.asked(0, "swap", "special", "farm").position(), "swap noble 1", "swap noble 3",
                        "swap noble 0"),
                told(idle.asked("0 boatmen").position(), "ferry noble", "ferry each"),
                told(Situation.basic().round(2).base(0, "boatman", 1).asked("0 boatmen").position(), "ferry each",
                        "ferry boatman", "ferry noble"),
                told(Situation.in("vikings(seats=2,rules=1)").round(2).row(0, "noble", "left").base(0, "noble", 1)
                        .base(0, "boatman", 1).asked("0 boatmen").position(), "ferry each"))
                .flatMap(each -> each);
    }

    private static Stream<Told> told(VikingsPosition position, String... codes) {
        return Arrays.stream(codes).map(Moves::named).map(move -> new Told(position, position.nextSeat(), move,
                position.why(position.nextSeat(), move).orElseThrow()));
    }
}
