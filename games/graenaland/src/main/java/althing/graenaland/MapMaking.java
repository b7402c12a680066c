package althing.graenaland;

import java.util.Arrays;
import java.util.List;

import althing.engine.MoveList;
import althing.graenaland.GraenalandMove.Lay;
import althing.graenaland.GraenalandMove.Word;
import althing.graenaland.GraenalandView.Decision;
import althing.graenaland.GraenalandView.Stage;

/** The map: the standard one, or one that the starting player lays out and all others accept (GRA-2.1, GRA-18.1, GRA-18.2). */
final class MapMaking {

    private MapMaking() {
    }

    static void standard(GraenalandPosition position) {
        Arrays.fill(position.tiles, (byte) GraenalandPosition.NONE);
        Arrays.fill(position.provinceOf, (byte) GraenalandPosition.NONE);
        int province = 0;
        for (String row : List.of("coast", "inland")) {
            for (Tile tile : Components.map(position.seats, row)) {
                put(position, province++, tile.index());
            }
        }
    }

    static void put(GraenalandPosition position, int province, int tile) {
        position.tiles[province] = (byte) tile;
        position.provinceOf[tile] = (byte) province;
    }

    static void begin(GraenalandPosition position) {
        position.stage = Stage.MAP;
        position.cursor = 0;
        position.ask(Decision.MAP_TILE, position.start);
    }

    /** Coast tiles on the coast, inland tiles inland (GRA-18.1). */
    static boolean fits(GraenalandPosition position, Tile tile) {
        return position.provinceOf[tile.index()] == GraenalandPosition.NONE
                && tile.coast() == position.board.isCoast(position.cursor);
    }

    static void list(GraenalandPosition position, MoveList into) {
        for (Tile tile : Components.TILES) {
            if (fits(position, tile)) {
                into.add(Moves.LAY[tile.index()]);
            }
        }
    }

    static void play(GraenalandPosition position, Lay lay) {
        put(position, position.cursor, lay.tile().index());
        if (++position.cursor == position.board.provinces) {
            position.cursor = 0;
            askNext(position);
        }
    }

    private static void askNext(GraenalandPosition position) {
        if (++position.cursor < position.seats) {
            position.ask(Decision.MAP_VOTE, position.left(position.start, position.cursor));
        } else {
            Founding.begin(position);
        }
    }

    static void listAnswers(MoveList into) {
        into.add(Word.ACCEPT);
        into.add(Word.REJECT);
    }

    static void answer(GraenalandPosition position, int seat, GraenalandMove move) {
        boolean accepts = move == Word.ACCEPT;
        if (position.isHeard()) {
            position.tell(accepts ? "log.accept-map" : "log.reject-map", "seat", Wording.seat(seat));
        }
        if (accepts) {
            askNext(position);
        } else {
            standard(position);
            Founding.begin(position);
        }
    }
}
