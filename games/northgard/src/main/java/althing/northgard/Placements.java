package althing.northgard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import althing.northgard.NorthgardMove.Place;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Piles;
import althing.northgard.state.Question;

/**
 * Placements as programs outside number them: not by the tile, but by its place among the tiles at hand, of which there are
 * few. So {@code place 2 1,0 3} puts the second tile at hand to the right of the start, turned by three quarters.
 */
final class Placements {

    private static final int SPAN = 2 * Moves.REACH + 1;
    /** By the tile's place, the cell and the rotation; none for cells further away than all other tiles in a row. */
    private static final String[][] ACTIONS = actions();

    private Placements() {
    }

    private static String[][] actions() {
        String[][] actions = new String[Components.TILES_IN_HAND][SPAN * SPAN * Tiles.SIDES];
        for (int place = 0; place < actions.length; place++) {
            for (int x = 1 - Tiles.COUNT; x < Tiles.COUNT; x++) {
                int most = Tiles.COUNT - 1 - Math.abs(x);
                for (int y = -most; y <= most; y++) {
                    for (int rotation = 0; rotation < Tiles.SIDES; rotation++) {
                        actions[place][index(x, y, rotation)] = "place " + (place + 1) + " " + x + "," + y + " "
                                + rotation;
                    }
                }
            }
        }
        return actions;
    }

    private static int index(int x, int y, int rotation) {
        return ((y + Moves.REACH) * SPAN + x + Moves.REACH) * Tiles.SIDES + rotation;
    }

    /** All actions of the game: those of its known moves, of marches and of placements. */
    static List<String> everyAction() {
        List<String> all = new ArrayList<>();
        Stream.concat(Moves.TABLE.all().stream(), Moves.marches().stream()).map(NorthgardMove::code).forEach(all::add);
        for (String[] actions : ACTIONS) {
            Arrays.stream(actions).filter(action -> action != null).forEach(all::add);
        }
        return all;
    }

    /** The action of a seat's placement. */
    static String action(NorthgardState position, int seat, Place move) {
        return ACTIONS[place(position, seat, move.tile())][index(move.x(), move.y(), move.rotation())];
    }

    private static int place(NorthgardState position, int seat, int tile) {
        Piles piles = position.piles;
        boolean first = position.asked() == Question.FIRST_TILES;
        int from = first ? seat * Components.TILES_IN_HAND : 0;
        int beyond = from + (first ? piles.tilesHeld[seat] : piles.drawnSize);
        byte[] tiles = first ? piles.tiles : piles.drawn;
        for (int i = from; i < beyond; i++) {
            if (tiles[i] == tile) {
                return i - from;
            }
        }
        throw new IllegalArgumentException("tile " + tile + " is not at hand");
    }
}
