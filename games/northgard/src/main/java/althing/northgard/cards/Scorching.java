package althing.northgard.cards;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.state.Course;
import althing.northgard.state.RegionSet;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.state.Names;
import althing.northgard.year.Gains;

/** The Scorched Earth token of Snake (NOR-18.6). */
public final class Scorching {

    public static final Frame SCORCH = new Frame(Question.SCORCH);
    public static final Frame SCORCHED_HARVEST = new Frame(Question.SCORCHED_HARVEST);

    private Scorching() {
    }

    /** Asks where the token goes, if it can go anywhere. */
    public static void ask(NorthgardState position, int seat) {
        position.scratch().clear();
        listPlaces(position, seat, position.scratch());
        if (!position.scratch().isEmpty()) {
            position.agenda.push(SCORCH, seat);
        }
    }

    public static void listPlaces(NorthgardState position, int seat, MoveList into) {
        long low = 0;
        long high = 0;
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            position.land.look(own);
            low |= position.land.nearLow;
            high |= position.land.nearHigh;
        }
        int now = position.land.of(position.scorchedAt);
        for (int there = RegionSet.first(low, high, 0); there >= 0; there = RegionSet.first(low, high, there + 1)) {
            if (there != now) {
                into.add(Moves.at(Deed.SCORCH, there));
            }
        }
    }

    public static void lay(NorthgardState position, int seat, int there) {
        position.scorchedAt = there;
        if (position.isHeard()) {
            position.tell("log.scorch", "seat", Phrase.seat(seat), "territory", Names.territory(there));
        }
    }

    /** Before anybody collects, Snake may take a resource from who controls the scorched territory (NOR-18.6d). */
    public static void harvest(NorthgardState position) {
        position.course.enter(Step.HARVEST);
        position.course.scorched = Course.NOTHING;
        int snake = position.holdings.seatOf[Clan.SNAKE.ordinal()];
        int there = position.land.of(position.scorchedAt);
        if (snake == NorthgardState.NOBODY || there == Tiles.NONE || !position.isEnemy(snake, there)) {
            return;
        }
        for (int resource = 0; resource < Resource.KINDS; resource++) {
            if (Gains.yields(position, there, resource) > 0) {
                position.agenda.push(SCORCHED_HARVEST, snake);
                return;
            }
        }
    }
}
