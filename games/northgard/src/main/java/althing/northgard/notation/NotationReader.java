package althing.northgard.notation;

import java.util.List;

import althing.engine.Asked;
import althing.engine.Setup;
import althing.northgard.Frames;
import althing.northgard.NorthgardPosition;
import althing.northgard.box.Resource;
import althing.northgard.notation.NorthgardNotation.Cost;
import althing.northgard.notation.NorthgardNotation.Yield;
import althing.northgard.state.Course;
import althing.northgard.state.Step;
import althing.northgard.year.Scoring;

import static althing.northgard.notation.Given.orNone;
import static althing.northgard.notation.Given.require;

/**
 * Makes a position from a notation whose fields are checked one by one, and refuses what does not fit this setup; the
 * checks then look at the whole.
 */
public final class NotationReader {

    private static final int MOST_ENTRIES = 12;

    private final NorthgardNotation notation;
    private final NorthgardPosition position;
    private final Given given;

    public NotationReader(NorthgardNotation notation) {
        this.notation = notation;
        position = new NorthgardPosition(Setup.parse(notation.setup()));
        given = new Given(position);
    }

    public NorthgardPosition read() {
        MapReader map = new MapReader(notation, position, given);
        DeckReader decks = new DeckReader(notation, position, given);
        course();
        map.tilesAndBuildings();
        decks.piles();
        decks.seats();
        map.creatures();
        map.figures();
        new FightReader(position, given).read(notation.fight());
        summaries();
        Asked.read(notation.agenda(), Frames.ALL, position.seats, MOST_ENTRIES, position.agenda);
        check(decks);
        return position;
    }

    private void check(DeckReader decks) {
        new CourseCheck(position).check();
        if (position.course.step == Step.CLANS) {
            require(isUntouched(), "step: before the deal nothing is on the table yet but clans.");
        } else {
            given.everythingOnce();
            decks.checkSeats();
            new MapCheck(position).check();
        }
        if (position.course.step == Step.OVER) {
            position.holdings.dominators = Scoring.dominators(position);
            require(position.holdings.dominators != 0 || position.course.year == position.layout.years,
                    "step: the game is not over before its last year, unless somebody dominates the land.");
        } else {
            new AgendaCheck(position).check();
        }
    }

    private boolean isUntouched() {
        NorthgardPosition blank = new NorthgardPosition(position.setup());
        blank.random.become(position.random);
        blank.agenda.become(position.agenda);
        blank.course.cursor = position.course.cursor;
        System.arraycopy(position.holdings.clan, 0, blank.holdings.clan, 0, position.seats);
        return blank.notation().equals(position.notation());
    }

    private void course() {
        Course course = position.course;
        position.random.state(notation.random());
        course.year = notation.year();
        require(course.year <= position.layout.years, "year: this game has " + position.layout.years + " years.");
        course.step = notation.step();
        course.cursor = notation.cursor();
        course.first = orNone(notation.first());
        course.turn = orNone(notation.turn());
        course.turnPlayed = notation.turnPlayed();
        course.turnMain = notation.turnMain();
        course.awake = notation.awake();
        Resource taken = notation.scorchedTake();
        course.scorched = taken == null ? Course.NOTHING : taken.ordinal();
    }

    private void summaries() {
        for (int seat = 0; seat < position.seats; seat++) {
            Yield harvest = notation.harvest().get(seat);
            Cost winter = notation.winter().get(seat);
            List<Integer> brought = List.of(harvest.glory(), harvest.food(), harvest.wood(), harvest.lore());
            List<Integer> costs = List.of(winter.units(), winter.food(), winter.wood(), winter.unrest() ? 1 : 0);
            for (int i = 0; i < brought.size(); i++) {
                position.holdings.harvest[seat * 4 + i] = brought.get(i).byteValue();
                position.holdings.winter[seat * 4 + i] = costs.get(i).byteValue();
            }
        }
    }
}
