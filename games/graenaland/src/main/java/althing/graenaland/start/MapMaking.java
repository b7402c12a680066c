package althing.graenaland.start;

import static althing.engine.Why.must;

import java.util.Arrays;
import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Components;
import althing.graenaland.box.Tile;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Lay;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;
import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;

/** The map: the standard one, or one that the starting player lays out and all others accept (GRA-2.1, GRA-18.1, GRA-18.2). */
public final class MapMaking {

    private MapMaking() {
    }

    public static void standard(GraenalandState position) {
        Arrays.fill(position.island.tiles, (byte) GraenalandState.NONE);
        Arrays.fill(position.island.provinceOf, (byte) GraenalandState.NONE);
        int province = 0;
        for (String row : List.of("coast", "inland")) {
            for (Tile tile : Components.map(position.seats, row)) {
                put(position, province++, tile.index());
            }
        }
    }

    public static void put(GraenalandState position, int province, int tile) {
        position.island.tiles[province] = (byte) tile;
        position.island.provinceOf[tile] = (byte) province;
    }

    public static void begin(GraenalandState position) {
        position.stage = Stage.MAP;
        position.cursor = 0;
        position.ask(Question.MAP_TILE, position.start);
    }

    /** Which tile comes to the next place of the map. */
    public static final class Laying extends GraenalandDecision {

        public Laying() {
            super("GRA-18.2", "prompt.map-tile");
        }

        @Override
        public void list(GraenalandState position, int seat, MoveList into) {
            for (Tile tile : Components.TILES) {
                if (mayLie(position, tile, null)) {
                    into.add(Moves.LAY[tile.index()]);
                }
            }
        }

        @Override
        public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
            return move instanceof Lay lay ? mayLie(position, lay.tile(), why) : notNow(position, seat, why);
        }

        /** Coast tiles on the coast, inland tiles inland (GRA-18.1). */
        private static boolean mayLie(GraenalandState position, Tile tile, @Nullable Why why) {
            return must(why, position.island.provinceOf[tile.index()] == GraenalandState.NONE, "GRA-18.1",
                    "refusal.tile-laid")
                    && must(why, tile.coast() == position.board.isCoast(position.cursor), "GRA-18.1",
                            "refusal.other-row");
        }

        @Override
        public void play(GraenalandState position, int seat, GraenalandMove move) {
            put(position, position.cursor, ((Lay) move).tile().index());
            if (++position.cursor == position.board.provinces) {
                position.cursor = 0;
                askNext(position);
            }
        }

        @Override
        public Phrase prompt(GraenalandState position, int seat) {
            return Phrase.of("prompt.map-tile", "row", position.board.isCoast(position.cursor) ? "coast" : "inland",
                    "place", position.board.place(position.cursor) + 1);
        }

        @Override
        public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
            Tile tile = ((Lay) move).tile();
            return Phrase.of("move.lay", "tile", Names.tile(tile), "terrain", Names.terrain(tile.terrain().ordinal()));
        }
    }

    private static void askNext(GraenalandState position) {
        if (++position.cursor < position.seats) {
            position.ask(Question.MAP_VOTE, position.left(position.start, position.cursor));
        } else {
            Founding.begin(position);
        }
    }

    /** Whether to accept the new map. */
    public static final class Accepting extends GraenalandDecision {

        public Accepting() {
            super("GRA-18.2", "prompt.map-vote");
        }

        @Override
        public void list(GraenalandState position, int seat, MoveList into) {
            into.add(Word.ACCEPT);
            into.add(Word.REJECT);
        }

        @Override
        public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
            return move == Word.ACCEPT || move == Word.REJECT || notNow(position, seat, why);
        }

        @Override
        public void play(GraenalandState position, int seat, GraenalandMove move) {
            boolean accepts = move == Word.ACCEPT;
            if (position.isHeard()) {
                position.tell(accepts ? "log.accept-map" : "log.reject-map", "seat", Names.seat(seat));
            }
            if (accepts) {
                askNext(position);
            } else {
                standard(position);
                Founding.begin(position);
            }
        }

        @Override
        public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
            return said((Word) move);
        }
    }
}
