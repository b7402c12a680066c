package althing.northgard.actions;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Acts;
import althing.northgard.state.Names;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;

/** Tiles are drawn to be placed: by Explore, and to find land for units (NOR-8.6, NOR-11.1, NOR-11.4). */
public final class Exploring {

    public static final Frame EXPLORE = new Frame(Question.EXPLORE);
    private static final Frame.Field ACTION = EXPLORE.word("action", Acts.NAMES);
    /** Whether another tile may be drawn instead (NOR-27.23). */
    private static final Frame.Field REDRAW = EXPLORE.flag("redraw");
    public static final Frame LAND = new Frame(Question.LAND);

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
}
