package althing.vikings.settling;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.vikings.area.Area;
import althing.vikings.area.Vacancies;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.box.Tile;
import althing.vikings.table.Moves;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsDecision;
import althing.vikings.table.VikingsMove;
import althing.vikings.table.VikingsState;

/**
 * Laying the acquired tile and, in a seat's first turn, its start tile, in either order (VIK-6). Cells are listed as bits
 * and checked one by one by {@link Cells}; both ask the same of the area.
 */
public final class Laying extends VikingsDecision {

    private static final int LEFT = Tile.LEFT.ordinal();

    public Laying() {
        super("VIK-6.1");
    }

    /** A ship always finds a place (VIK-6.5); an island tile without a legal cell leaves the game (VIK-6.11). */
    @Override
    public boolean settles(VikingsState position, int seat) {
        Area area = position.area(seat);
        int tile = position.handTile;
        if (area.hasStartTile()) {
            return false;
        }
        if (tile >= Components.SHIPS) {
            return plays(position, seat, onlyMooring(area));
        }
        int cells = Vacancies.countCells(area, tile);
        if (cells == 0) {
            position.halt();
            discard(position, seat);
            return true;
        }
        return plays(position, seat, cells == 1 ? onlyCell(area, tile) : null);
    }

    private static @Nullable VikingsMove onlyMooring(Area area) {
        long moorings = Vacancies.moorings(area);
        return Long.bitCount(moorings) == 1 ? Moves.moor(Long.numberOfTrailingZeros(moorings)) : null;
    }

    private static VikingsMove onlyCell(Area area, int tile) {
        int row = 0;
        while (Vacancies.cells(area, tile, row) == 0) {
            row++;
        }
        return Moves.place(row, Long.numberOfTrailingZeros(Vacancies.cells(area, tile, row)));
    }

    private static void discard(VikingsState position, int seat) {
        position.agenda.pop();
        position.chronicle.discarded(seat, position.handTile);
        position.handTile = VikingsState.NOTHING;
        Settling.toBase(position, seat);
        position.goOn(seat);
    }

    @Override
    public void list(VikingsState position, int seat, MoveList into) {
        Area area = position.area(seat);
        if (area.hasStartTile()) {
            for (int row = 0; row < Area.ROWS; row++) {
                if (mayStart(area, row, null)) {
                    into.add(Moves.start(row));
                }
            }
        }
        int tile = position.handTile;
        if (tile >= Components.SHIPS) {
            Moves.addMoorings(Vacancies.moorings(area), into);
        } else if (tile != VikingsState.NOTHING) {
            for (int row = 0; row < Area.ROWS; row++) {
                Moves.addPlaces(row, Vacancies.cells(area, tile, row), into);
            }
        }
    }

    @Override
    public boolean allows(VikingsState position, int seat, VikingsMove move, @Nullable Why why) {
        Area area = position.area(seat);
        boolean hasTile = position.handTile != VikingsState.NOTHING;
        return switch (move) {
            case VikingsMove.Start start -> mayStart(area, start.row().ordinal(), why);
            case VikingsMove.Place place when hasTile -> Cells.mayLie(area, position.handTile, place.row().ordinal(),
                    place.column(), why);
            case VikingsMove.Moor moor when hasTile -> Cells.mayMoor(area, position.handTile, moor.column(), why);
            default -> notNow(position, seat, why);
        };
    }

    private static boolean mayStart(Area area, int row, @Nullable Why why) {
        return must(why, area.hasStartTile(), "VIK-6.12", "refusal.start-laid")
                && must(why, Vacancies.hasStart(area, row), "VIK-6.13", "refusal.start-row", "row", Names.row(row));
    }

    @Override
    public void play(VikingsState position, int seat, VikingsMove move) {
        position.agenda.pop();
        switch (move) {
            case VikingsMove.Place place -> layIsland(position, seat, place.row().ordinal(), place.column() - 1);
            case VikingsMove.Moor moor -> layShip(position, seat, moor.column());
            default -> layStart(position, seat, ((VikingsMove.Start) move).row().ordinal());
        }
        if (position.handTile != VikingsState.NOTHING || position.area(seat).hasStartTile()) {
            position.ask(Question.LAY, seat);
        } else {
            position.goOn(seat);
        }
    }

    private static void layStart(VikingsState position, int seat, int row) {
        Area area = position.area(seat);
        area.hasStartTile(false);
        area.lay(LEFT, row, 0);
        position.chronicle.laidStart(seat, row);
    }

    private static void layIsland(VikingsState position, int seat, int row, int column) {
        int tile = position.handTile;
        position.area(seat).lay(tile, row, column);
        position.chronicle.laid(seat, tile, row, column);
        position.handTile = VikingsState.NOTHING;
        Swapping.swapIn(position, seat, tile, row, column);
        Settling.begin(position, seat, row, column);
    }

    private static void layShip(VikingsState position, int seat, int column) {
        position.area(seat).layShip(position.handTile, column - 1);
        position.chronicle.moored(seat, position.handTile, column);
        position.handTile = VikingsState.NOTHING;
        Settling.toBase(position, seat);
    }

    @Override
    public Phrase prompt(VikingsState position, int seat) {
        if (position.handTile == VikingsState.NOTHING) {
            return Phrase.of("prompt.lay-start");
        }
        return Phrase.of(position.area(seat).hasStartTile() ? "prompt.lay-both" : "prompt.lay", "tile",
                Names.tile(position.handTile));
    }

    @Override
    public Phrase option(VikingsState position, int seat, VikingsMove move) {
        return switch (move) {
            case VikingsMove.Place place -> Phrase.of("move.place", "tile", Names.tile(position.handTile), "row",
                    Names.row(place.row()), "column", place.column());
            case VikingsMove.Moor moor -> Phrase.of("move.moor", "tile", Names.tile(position.handTile), "column",
                    moor.column());
            case VikingsMove.Start start -> Phrase.of("move.start", "row", Names.row(start.row()));
            default -> throw new IllegalArgumentException(move.code());
        };
    }
}
