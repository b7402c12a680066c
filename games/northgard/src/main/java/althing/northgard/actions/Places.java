package althing.northgard.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.northgard.Moves;
import althing.northgard.NorthgardGame;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.state.Frontier;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Placing;
import althing.northgard.state.Question;
import althing.northgard.state.Step;

/** Where the tiles at hand may be placed: in which cells of the frontier, and how turned (NOR-3.11 to NOR-3.13, NOR-11.2). */
public final class Places {

    private Places() {
    }

    /** Lists the placements of all tiles at hand. */
    public static void list(NorthgardState position, int seat, Question decision, MoveList into) {
        find(position, seat, decision, into);
    }

    public static boolean areThere(NorthgardState position, int seat, Question decision) {
        return find(position, seat, decision, null);
    }

    /** Lists the placements of all tiles at hand, or just says whether there is one. */
    private static boolean find(NorthgardState position, int seat, Question decision,
            @Nullable MoveList into) {
        boolean setup = decision == Question.FIRST_TILES;
        int tiles = setup ? position.piles.tilesHeld[seat] : position.piles.drawnSize;
        Frontier frontier = position.land.grid.frontier;
        for (int cell = 0; cell < frontier.size(); cell++) {
            if (isOpenTo(position, seat, decision, cell)) {
                approach(position, cell);
                for (int i = 0; i < tiles; i++) {
                    int tile = setup
                            ? position.piles.tiles[seat * Components.TILES_IN_HAND + i]
                            : position.piles.drawn[i];
                    if (turn(position, decision, tile, cell, into)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Holds tiles over a cell of the frontier, where Valkyries are too. */
    public static void approach(NorthgardState position, int cell) {
        int one = Tiles.NONE;
        int other = Tiles.NONE;
        for (int valkyries = position.beasts.lineSize == 0
                ? 0
                : Bestiary.VALKYRIES; valkyries != 0; valkyries &= valkyries - 1) {
            other = one;
            one = position.land.of(position.beasts.at[Integer.numberOfTrailingZeros(valkyries)]);
        }
        position.placing().approach(cell, one, other);
    }

    private static boolean turn(NorthgardState position, Question decision, int tile, int cell,
            @Nullable MoveList into) {
        Placing placing = position.placing();
        Frontier frontier = position.land.grid.frontier;
        boolean needsRoom = decision != Question.EXPLORE;
        for (int rotation = 0; rotation < Tiles.SIDES; rotation++) {
            if (placing.fits(tile, rotation) && (!needsRoom || placing.hasRoom(tile, rotation))) {
                if (into == null) {
                    return true;
                }
                into.add(Moves.place(tile, frontier.x(cell), frontier.y(cell), rotation));
            }
        }
        return false;
    }

    /** Whether the seat may place a tile in a cell at all, apart from the tile (NOR-3.11, NOR-3.12, NOR-11.2, NOR-27.25). */
    public static boolean isOpenTo(NorthgardState position, int seat, Question decision, int cell) {
        if (decision == Question.LAND
                || (decision == Question.FIRST_TILES && position.course.step == Step.SECOND_ROUND)) {
            return true;
        }
        for (int side = 0; side < Tiles.SIDES; side++) {
            if (decision == Question.FIRST_TILES) {
                if (isStart(position, position.land.grid.frontier.beyond(cell, side))) {
                    return true;
                }
            } else if (isOpenFrom(position, seat, cell, side)
                    && !position.isBlocked(beyond(position, cell, side))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isStart(NorthgardState position, int region) {
        int tile = region == Tiles.NONE ? Tiles.NONE : Tiles.TILE_OF[region];
        return tile == Tiles.START || (tile == Tiles.START5 && position.seats == NorthgardGame.MOST_SEATS);
    }

    /** The territory beyond a side of a cell of the frontier, or {@link Tiles#NONE}. */
    private static int beyond(NorthgardState position, int cell, int side) {
        return position.land.of(position.land.grid.frontier.beyond(cell, side));
    }

    /** Whether a side of a cell would be one to explore from, if no Brown Bear were there. */
    private static boolean isOpenFrom(NorthgardState position, int seat, int cell, int side) {
        int there = beyond(position, cell, side);
        return there != Tiles.NONE
                && (Exploring.isExploring(position, Trait.ANYWHERE) || position.controls(seat, there));
    }

    /** Whether a Brown Bear alone keeps a seat from exploring a cell (NOR-25.1). */
    public static boolean isHeldBack(NorthgardState position, int seat, int cell) {
        boolean open = false;
        for (int side = 0; side < Tiles.SIDES; side++) {
            open |= isOpenFrom(position, seat, cell, side);
        }
        return open;
    }
}
