package althing.vikings;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.Position;
import althing.testkit.ReasonsContract.Told;
import althing.vikings.box.Row;
import althing.vikings.box.Special;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;
import althing.vikings.table.VikingsMove;
import althing.vikings.view.VikingsView;

/** What the view of a position says about a refusal, apart from the rules that refused. */
record Witness(Told told, VikingsView view, VikingsView.Area area) {

    static Witness of(Told told) {
        VikingsView view = (VikingsView) told.position().view(Position.ONLOOKER);
        return new Witness(told, view, view.areas().get(told.seat()));
    }

    VikingsMove move() {
        return (VikingsMove) told.move();
    }

    int number(String fact) {
        return told.number(fact);
    }

    /** The thing that a fact names. */
    private <E extends Enum<E>> E thing(String fact, E[] all) {
        String name = ((Phrase.NameFact) told.fact(fact)).name();
        String word = name.substring(name.indexOf('.') + 1).replace('-', '_');
        return Arrays.stream(all).filter(each -> each.name().equalsIgnoreCase(word)).findFirst().orElseThrow();
    }

    Viking viking() {
        return thing("viking", Viking.values());
    }

    Row row() {
        return thing("row", Row.values());
    }

    Tile tile() {
        return thing("tile", Tile.values());
    }

    Special special() {
        return thing("special", Special.values());
    }

    int gold() {
        return area.gold();
    }

    int means() {
        return area.gold() + area.points();
    }

    VikingsView.@Nullable Place set(int price) {
        return view.wheel().stream().filter(place -> place.price() == price && place.tile() != null).findFirst()
                .orElse(null);
    }

    int onWheel(Viking viking) {
        return (int) view.wheel().stream().filter(place -> place.viking() == viking).count();
    }

    /** The tile in hand. */
    @Nullable
    Tile hand() {
        return view.inHand() == null ? null : view.inHand().tile();
    }

    /** The tile of a row in a column from 1. */
    VikingsView.@Nullable Cell cell(Row row, int column) {
        List<VikingsView.@Nullable Cell> cells = area.rows().getOrDefault(row, List.of());
        return column >= 1 && column <= cells.size() ? cells.get(column - 1) : null;
    }

    boolean hasShip(int column) {
        return column >= 1 && column <= area.ships().size() && area.ships().get(column - 1) != null;
    }

    boolean hasShips() {
        return area.ships().stream().anyMatch(ship -> ship != null);
    }

    boolean hasShipsTo(int column) {
        return IntStream.rangeClosed(1, column).allMatch(this::hasShip);
    }

    /** Whether a cell shares a side with the base, a tile or a ship. */
    boolean isTouched(Row row, int column) {
        Row[] rows = Row.values();
        boolean above = row.ordinal() == 0 ? hasShip(column) : cell(rows[row.ordinal() - 1], column) != null;
        boolean below = row.ordinal() + 1 < rows.length && cell(rows[row.ordinal() + 1], column) != null;
        return column == 1 || above || below || cell(row, column - 1) != null || cell(row, column + 1) != null;
    }

    /** Whether the tile of a row in a column has land on its left or right side. */
    boolean hasLand(Row row, int column, String side) {
        VikingsView.Cell cell = cell(row, column);
        return cell != null && hasLand(cell.tile(), side);
    }

    static boolean hasLand(@Nullable Tile tile, String side) {
        return tile != (side.equals("left") ? Tile.LEFT : Tile.RIGHT);
    }

    int waiting(Viking viking) {
        return area.base().getOrDefault(viking, 0);
    }

    boolean hasFreeTile(Row row) {
        return area.rows().getOrDefault(row, List.of()).stream().anyMatch(cell -> cell != null && !cell.viking());
    }

    /** How many trades have somebody who waits and a free tile for him. */
    long fitting() {
        return Arrays.stream(Row.values()).filter(row -> waiting(row.viking()) > 0 && hasFreeTile(row)).count();
    }

    boolean isAdvanced() {
        return told.position().setup().flag("advanced");
    }
}
