package althing.northgard.actions;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.box.Vocabulary;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.state.Names;

/** Groups of units come to the map: in the setup and as a second chance (NOR-3.11 to NOR-3.16, NOR-16.2). */
public final class Settling {

    public static final Frame SETTLE = new Frame(Question.SETTLE);
    private static final Frame.Field TILE = SETTLE.word("tile", Vocabulary.TILES);
    public static final Frame SECOND_CHANCE = new Frame(Question.SECOND_CHANCE);
    public static final Frame GROUP = new Frame(Question.SETTLE_GROUP);
    private static final Frame.Field PLACED = GROUP.word("tile", Vocabulary.TILES);

    private Settling() {
    }

    public static void drawTiles(NorthgardState position, int seat) {
        position.reveal();
        for (int i = 0; i < Components.TILES_IN_HAND; i++) {
            position.piles.tiles[seat * Components.TILES_IN_HAND
                    + i] = position.piles.stack[--position.piles.stackSize];
        }
        position.piles.tilesHeld[seat] = (byte) Components.TILES_IN_HAND;
    }

    /** Asks the next seat for a tile; after the second round the third tiles go back (NOR-3.15). */
    public static void nextTile(NorthgardState position) {
        if (position.course.cursor < position.seats) {
            int seat = position.clockwise(position.course.cursor++);
            while (!Places.areThere(position, seat, Question.FIRST_TILES)) {
                returnTiles(position, seat);
                position.random.shuffle(position.piles.stack, 0, position.piles.stackSize);
                drawTiles(position, seat);
            }
            position.agenda.push(TilePlacing.FIRST_TILES, seat);
        } else if (position.course.step == Step.FIRST_ROUND) {
            position.course.enter(Step.SECOND_ROUND);
        } else {
            for (int seat = 0; seat < position.seats; seat++) {
                returnTiles(position, seat);
            }
            position.random.shuffle(position.piles.stack, 0, position.piles.stackSize);
            position.course.enter(Step.YEAR_START);
        }
    }

    private static void returnTiles(NorthgardState position, int seat) {
        while (position.piles.tilesHeld[seat] > 0) {
            position.piles.stack[position.piles.stackSize++] = position.piles.tiles[seat * Components.TILES_IN_HAND
                    + --position.piles.tilesHeld[seat]];
        }
    }

    /** Lets a group settle on a tile once all is done that its placement brings. */
    public static void push(NorthgardState position, int seat, int tile) {
        position.agenda.push(GROUP, seat);
        PLACED.set(position.agenda, tile);
    }

    public static void settleGroup(NorthgardState position) {
        int seat = position.agenda.seat();
        int tile = PLACED.of(position.agenda);
        position.agenda.pop();
        ask(position, seat, tile);
    }

    /** Asks where the group goes on a tile that was just placed; a single place is taken at once. */
    public static void ask(NorthgardState position, int seat, int tile) {
        position.scratch().clear();
        listOn(position, seat, tile, position.scratch());
        if (position.scratch().size() == 1) {
            settle(position, seat, (At) position.scratch().get(0));
        } else {
            position.agenda.push(SETTLE, seat);
            TILE.set(position.agenda, tile);
        }
    }

    /** Offers a seat without units a second chance (NOR-16.2, NOR-16.3). */
    public static void offerReturn(NorthgardState position, int seat) {
        if (RecruitAction.hasNeutral(position, false)) {
            position.agenda.push(SECOND_CHANCE, seat);
        } else if (position.piles.stackSize > 0) {
            Exploring.land(position, seat);
        }
    }

    /** The empty territories of a tile; one with a Valkyrie only if there is no other (NOR-20.5). */
    public static void listOn(NorthgardState position, int seat, int tile, MoveList into) {
        boolean elsewhere = isElsewhere(position, tile);
        for (int region = Tiles.FIRST[tile]; region < Tiles.FIRST[tile + 1]; region++) {
            int there = position.land.of(region);
            if (position.isNeutral(there) && !(elsewhere && position.isHaunted(there))
                    && !isRepeated(position, tile, region)) {
                add(position, seat, there, into);
            }
        }
    }

    /** Whether a group finds an empty territory without a Valkyrie on a tile. */
    public static boolean isElsewhere(NorthgardState position, int tile) {
        boolean elsewhere = false;
        for (int region = Tiles.FIRST[tile]; region < Tiles.FIRST[tile + 1]; region++) {
            int there = position.land.of(region);
            elsewhere |= position.isNeutral(there) && !position.isHaunted(there);
        }
        return elsewhere;
    }

    /** The tile that a group settles on. */
    public static int tile(NorthgardState position) {
        return TILE.of(position.agenda);
    }

    public static boolean isOnTile(NorthgardState position, int tile, int territory) {
        for (int region = Tiles.FIRST[tile]; region < Tiles.FIRST[tile + 1]; region++) {
            if (position.land.of(region) == territory) {
                return true;
            }
        }
        return false;
    }

    private static boolean isRepeated(NorthgardState position, int tile, int region) {
        for (int other = Tiles.FIRST[tile]; other < region; other++) {
            if (position.land.of(other) == position.land.of(region)) {
                return true;
            }
        }
        return false;
    }

    public static void add(NorthgardState position, int seat, int territory, MoveList into) {
        into.add(Moves.at(Deed.SETTLE, territory));
        if (position.mayPlaceKaija(seat)) {
            into.add(Moves.withKaija(Deed.SETTLE, territory));
        }
    }

    public static void settle(NorthgardState position, int seat, At at) {
        if (at.kaija()) {
            position.addKaija(seat, at.region());
        }
        position.add(seat, at.region(), Components.GROUP - (at.kaija() ? 1 : 0));
        if (position.isHeard()) {
            position.tell("log.settle", "seat", Phrase.seat(seat), "territory", Names.territory(at.region()), "kaija",
                    Names.yesNo(at.kaija()));
        }
    }
}
