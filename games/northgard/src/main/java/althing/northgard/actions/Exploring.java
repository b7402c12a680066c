package althing.northgard.actions;

import java.util.Arrays;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.northgard.NorthgardMove.Place;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Acts;
import althing.northgard.box.Clan;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.combat.Creatures;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.state.Names;
import althing.northgard.year.Gains;

/** Tiles come to the map: in the setup, by Explore, and to find land for units (NOR-3.11, NOR-11, NOR-8.6). */
public final class Exploring {

    public static final Frame FIRST_TILES = new Frame(Question.FIRST_TILES);
    public static final Frame EXPLORE = new Frame(Question.EXPLORE);
    private static final Frame.Field ACTION = EXPLORE.word("action", Acts.NAMES);
    /** Whether another tile may be drawn instead (NOR-27.23). */
    private static final Frame.Field REDRAW = EXPLORE.flag("redraw");
    public static final Frame LAND = new Frame(Question.LAND);
    public static final Frame UNDER = new Frame(Question.UNDER);

    private Exploring() {
    }

    public static boolean isPossible(NorthgardState position, int seat, Action action) {
        if (position.piles.stackSize == 0) {
            return false;
        }
        boolean anywhere = action.is(Trait.ANYWHERE);
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if ((anywhere || position.controls(seat, there)) && !position.land.isClosed(there)
                    && !position.isBlocked(there)) {
                return true;
            }
        }
        return false;
    }

    /** Draws tiles until one can be placed; every tile is tried once (NOR-11.4). */
    public static void begin(NorthgardState position, int seat, int act) {
        Action action = Acts.ACTIONS[act];
        if (!isPossible(position, seat, action)) {
            return;
        }
        position.agenda.push(EXPLORE, seat);
        ACTION.set(position.agenda, act);
        REDRAW.set(position.agenda, Acts.is(act, Trait.REDRAW_ONCE) ? 1 : 0);
        search(position, seat, action.n());
    }

    /** Draws tiles so that units find a neutral territory (NOR-8.6, NOR-16.3). */
    public static void land(NorthgardState position, int seat) {
        position.agenda.push(LAND, seat);
        search(position, seat, 1);
    }

    /** Draws for the decision on top, which is dropped if no tile of the stack fits. */
    private static void search(NorthgardState position, int seat, int tiles) {
        int untried = position.piles.stackSize;
        while (untried > 0) {
            position.reveal();
            int drawn = Math.min(tiles, untried);
            for (int i = 0; i < drawn; i++) {
                position.piles.drawn[position.piles.drawnSize++] = position.piles.pop();
            }
            if (Places.areThere(position, seat, position.asked())) {
                tellDrawn(position, seat);
                return;
            }
            putAllUnder(position);
            untried -= drawn;
        }
        position.agenda.pop();
        if (position.isHeard()) {
            position.tell("log.no-tile", "seat", Phrase.seat(seat));
        }
    }

    private static void tellDrawn(NorthgardState position, int seat) {
        if (position.isHeard()) {
            position.tell("log.drawn", "seat", Phrase.seat(seat), "tiles", Names.drawn(position));
        }
    }

    public static void putAllUnder(NorthgardState position) {
        while (position.piles.drawnSize > 0) {
            position.piles.putUnder(position.piles.drawn[--position.piles.drawnSize]);
        }
    }

    /** Whether another tile may be drawn instead, as far as the card goes. */
    public static boolean mayRedraw(NorthgardState position) {
        return REDRAW.isSet(position.agenda);
    }

    /** Puts the two tiles that are left of those drawn under the stack, this one first. */
    public static void putUnderFirst(NorthgardState position, int tile) {
        boolean firstOfTwo = position.piles.drawn[0] == tile;
        position.piles.drawn[0] = position.piles.drawn[firstOfTwo ? 1 : 0];
        position.piles.drawnSize = 1;
        position.piles.putUnder(tile);
        putAllUnder(position);
    }

    /** Whether the Explore action that is asked for has a trait. */
    public static boolean isExploring(NorthgardState position, Trait trait) {
        return Acts.is(ACTION.of(position.agenda), trait);
    }

    /** The next tile must be placed if it can be, and the first one is not drawn again (NOR-27.23). */
    public static void redraw(NorthgardState position, int seat) {
        if (position.isHeard()) {
            position.tell("log.redraw", "seat", Phrase.seat(seat));
        }
        putAllUnder(position);
        REDRAW.set(position.agenda, 0);
        search(position, seat, 1);
    }

    public static void place(NorthgardState position, int seat, Place place) {
        Question decision = position.asked();
        boolean collects = decision == Question.EXPLORE && isExploring(position, Trait.COLLECT_TILE);
        position.agenda.pop();
        if (decision == Question.FIRST_TILES) {
            takeFromHand(position, seat, place.tile());
        } else {
            takeFromDrawn(position, place.tile());
        }
        if (position.isHeard()) {
            position.tell("log.place", "seat", Phrase.seat(seat), "tile", Names.tile(place.tile()));
        }
        if (collects) {
            collectTile(position, seat, place.tile());
        }
        position.land.place(place.tile(), place.x(), place.y(), place.rotation());
        switch (decision) {
            case FIRST_TILES -> {
                Settling.push(position, seat, place.tile());
                if (Tiles.LAIR_OF[place.tile()] != Tiles.NONE) {
                    Creatures.appear(position, Tiles.LAIR_OF[place.tile()], false);
                }
            }
            case LAND -> {
                if (position.course.step == Step.SECOND_CHANCE) {
                    Settling.push(position, seat, place.tile());
                }
                lair(position, seat, place.tile());
            }
            default -> explored(position, seat, place.tile());
        }
    }

    /** A tile comes to the map from a hand that nobody else knew (NOR-3.11). */
    private static void takeFromHand(NorthgardState position, int seat, int tile) {
        position.reveal();
        int at = seat * Components.TILES_IN_HAND;
        int last = at + --position.piles.tilesHeld[seat];
        for (int i = at; i < last; i++) {
            if (position.piles.tiles[i] == tile) {
                position.piles.tiles[i] = position.piles.tiles[last];
            }
        }
    }

    private static void takeFromDrawn(NorthgardState position, int tile) {
        position.piles.drawnSize--;
        for (int i = 0; i < position.piles.drawnSize; i++) {
            if (position.piles.drawn[i] == tile) {
                position.piles.drawn[i] = position.piles.drawn[position.piles.drawnSize];
            }
        }
    }

    private static void collectTile(NorthgardState position, int seat, int tile) {
        for (Resource resource : Resource.values()) {
            int sum = Arrays.stream(Tiles.PRINTED[resource.ordinal()], Tiles.FIRST[tile], Tiles.FIRST[tile + 1]).sum();
            Gains.collect(position, seat, resource, sum);
        }
    }

    /** Closing glory and clan powers, then what lives in the lair (NOR-11.11). */
    private static void explored(NorthgardState position, int seat, int tile) {
        int closed = 0;
        for (int region = Tiles.FIRST[tile]; region < Tiles.FIRST[tile + 1]; region++) {
            int there = position.land.of(region);
            if (position.land.isClosed(there) && isFirstOn(position, tile, region)) {
                closed++;
                close(position, seat, there);
            }
        }
        if (closed == 0 && position.holdings.isClan(seat, Clan.BOAR)) {
            Gains.collect(position, seat, Resource.LORE, 1);
        }
        lair(position, seat, tile);
        if (position.piles.drawnSize > 1) {
            position.agenda.push(UNDER, seat);
        } else {
            putAllUnder(position);
        }
    }

    private static boolean isFirstOn(NorthgardState position, int tile, int region) {
        for (int other = Tiles.FIRST[tile]; other < region; other++) {
            if (position.land.of(other) == position.land.of(region)) {
                return false;
            }
        }
        return true;
    }

    private static void close(NorthgardState position, int seat, int territory) {
        if (!position.controls(seat, territory)) {
            return;
        }
        int size = position.land.extent(territory);
        Gains.glory(position, seat, size + (position.holdings.isClan(seat, Clan.STAG) ? 1 : 0), "log.closed");
        if (position.holdings.isClan(seat, Clan.RAVEN)) {
            Gains.collectAll(position, seat, territory);
        }
    }

    private static void lair(NorthgardState position, int seat, int tile) {
        if (position.layout.creatures && Tiles.LAIR_OF[tile] != Tiles.NONE) {
            Creatures.push(position, seat, Tiles.LAIR_OF[tile]);
        }
    }
}
