package althing.vikings;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;

/** Laying the acquired tile and, in a seat's first turn, its start tile, in either order (VIK-6). */
final class Laying extends Phase {

    private static final int LEFT = Tile.LEFT.ordinal();

    /** Asks for what is to be laid; an island tile without a legal cell leaves the game (VIK-6.11). */
    static void begin(VikingsPosition position, int seat) {
        Area area = position.area(seat);
        if (area.hasStartTile()) {
            position.ask(Decision.LAY, seat);
        } else if (position.handTile != VikingsPosition.NOTHING) {
            if (isPlaceable(area, position.handTile)) {
                position.ask(Decision.LAY, seat);
            } else {
                position.chronicle.discarded(seat, position.handTile);
                position.handTile = VikingsPosition.NOTHING;
                Settling.toBase(position, seat);
            }
        }
    }

    /** A ship always finds a place (VIK-6.5). */
    private static boolean isPlaceable(Area area, int tile) {
        return tile >= Components.SHIPS || countCells(area, tile) > 0;
    }

    private static int countCells(Area area, int tile) {
        int count = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            count += Long.bitCount(area.cells(tile, row));
        }
        return count;
    }

    @Override
    void list(VikingsPosition position, int seat, MoveList into) {
        Area area = position.area(seat);
        if (area.hasStartTile()) {
            for (int row = 0; row < Area.ROWS; row++) {
                if (area.takesStartTile(row)) {
                    into.add(Moves.START[row]);
                }
            }
        }
        int tile = position.handTile;
        if (tile >= Components.SHIPS) {
            add(area.moorings(), Moves.MOOR, into);
        } else if (tile != VikingsPosition.NOTHING) {
            for (int row = 0; row < Area.ROWS; row++) {
                add(area.cells(tile, row), Moves.PLACE[row], into);
            }
        }
    }

    static void add(long columns, VikingsMove[] moves, MoveList into) {
        for (long left = columns; left != 0; left &= left - 1) {
            into.add(moves[Long.numberOfTrailingZeros(left)]);
        }
    }

    @Override
    @Nullable
    VikingsMove forced(VikingsPosition position, int seat) {
        Area area = position.area(seat);
        int tile = position.handTile;
        if (area.hasStartTile() || tile == VikingsPosition.NOTHING) {
            return null;
        }
        if (tile >= Components.SHIPS) {
            long moorings = area.moorings();
            return Long.bitCount(moorings) == 1 ? Moves.MOOR[Long.numberOfTrailingZeros(moorings)] : null;
        }
        return countCells(area, tile) == 1 ? onlyCell(area, tile) : null;
    }

    private static VikingsMove onlyCell(Area area, int tile) {
        int row = 0;
        while (area.cells(tile, row) == 0) {
            row++;
        }
        return Moves.PLACE[row][Long.numberOfTrailingZeros(area.cells(tile, row))];
    }

    @Override
    @Nullable
    Refusal refuse(VikingsPosition position, int seat, VikingsMove move) {
        Area area = position.area(seat);
        return switch (move) {
            case VikingsMove.Start start -> refuseStart(area, start.row());
            case VikingsMove.Place place -> position.handTile == VikingsPosition.NOTHING
                    ? notNow(position, seat)
                    : Cells.refuse(area, position.handTile, place);
            case VikingsMove.Moor moor -> position.handTile == VikingsPosition.NOTHING
                    ? notNow(position, seat)
                    : Cells.refuse(area, position.handTile, moor);
            default -> notNow(position, seat);
        };
    }

    private static @Nullable Refusal refuseStart(Area area, Row row) {
        if (!area.hasStartTile()) {
            return Refusal.of("VIK-6.12", "refusal.start-laid");
        }
        return area.takesStartTile(row.ordinal())
                ? null
                : Refusal.of("VIK-6.13", "refusal.start-row", "row", Names.row(row));
    }

    @Override
    void play(VikingsPosition position, int seat, VikingsMove move) {
        position.agenda.pop();
        if (move instanceof VikingsMove.Place place) {
            layIsland(position, seat, place.row().ordinal(), place.column() - 1);
        } else if (move instanceof VikingsMove.Moor moor) {
            position.area(seat).layShip(position.handTile, moor.column() - 1);
            position.chronicle.moored(seat, position.handTile, moor.column());
            position.handTile = VikingsPosition.NOTHING;
            Settling.toBase(position, seat);
        } else {
            layStart(position, seat, ((VikingsMove.Start) move).row().ordinal());
        }
        begin(position, seat);
        position.goOn(seat);
    }

    private static void layStart(VikingsPosition position, int seat, int row) {
        Area area = position.area(seat);
        area.hasStartTile(false);
        area.lay(LEFT, row, 0);
        position.chronicle.laidStart(seat, row);
    }

    private static void layIsland(VikingsPosition position, int seat, int row, int column) {
        int tile = position.handTile;
        position.area(seat).lay(tile, row, column);
        position.chronicle.laid(seat, tile, row, column);
        position.handTile = VikingsPosition.NOTHING;
        Swapping.swapIn(position, seat, tile, row, column);
        Settling.begin(position, seat, row, column);
    }

    @Override
    Phrase prompt(VikingsPosition position, int seat) {
        boolean start = position.area(seat).hasStartTile();
        if (position.handTile == VikingsPosition.NOTHING) {
            return Phrase.of("prompt.lay-start");
        }
        return Phrase.of(start ? "prompt.lay-both" : "prompt.lay", "tile", Names.tile(position.handTile));
    }

    @Override
    Phrase option(VikingsPosition position, int seat, VikingsMove move) {
        return switch (move) {
            case VikingsMove.Place place -> Phrase.of("move.place", "tile", Names.tile(position.handTile), "row",
                    Names.row(place.row()), "column", place.column());
            case VikingsMove.Moor moor -> Phrase.of("move.moor", "tile", Names.tile(position.handTile), "column",
                    moor.column());
            case VikingsMove.Start start -> Phrase.of("move.start", "row", Names.row(start.row()));
            default -> throw new IllegalArgumentException(move.code());
        };
    }

    @Override
    String rule() {
        return "VIK-6.1";
    }
}
