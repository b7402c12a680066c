package althing.northgard;

import althing.engine.BadInput;
import althing.engine.Setup;

import static althing.northgard.Given.require;
import static althing.northgard.Given.within;

/** Makes a position from a notation and refuses, with a sentence, what cannot be one. */
final class NotationReader {

    /** More resources or glory than anybody can come to. */
    static final int MOST = 10_000;

    private final NorthgardNotation notation;
    private final NorthgardPosition position;
    private final Given given;

    NotationReader(NorthgardNotation notation) {
        this.notation = notation;
        Setup setup = Setup.parse(notation.setup());
        if (!(setup.game() instanceof NorthgardGame) || setup.seed().isPresent()) {
            throw new BadInput("setup: '" + notation.setup() + "' is no setup of Northgard without a seed.");
        }
        position = new NorthgardPosition(setup);
        given = new Given(position);
    }

    NorthgardPosition read() {
        MapReader map = new MapReader(notation, position, given);
        DeckReader decks = new DeckReader(notation, position, given);
        ActionReader action = new ActionReader(notation, position, given);
        course();
        map.tilesAndBuildings();
        decks.piles();
        decks.seats();
        if (position.course.first >= 0) {
            given.everythingOnce();
        }
        map.creatures();
        map.units();
        action.action();
        action.fight();
        summaries();
        new AgendaReader(notation, position).agenda();
        if (position.course.step == Step.OVER) {
            position.holdings.dominators = FinalScoring.dominators(position);
        }
        return position;
    }

    private void course() {
        position.random.state(notation.random());
        position.course.year = within("year", notation.year(), 1, position.layout.years);
        position.course.step = notation.step();
        position.course.cursor = within("cursor", notation.cursor(), 0, position.seats);
        position.course.first = given.seat("first", notation.first());
        require(position.course.first >= 0 == position.course.step.compareTo(Step.DEAL) > 0,
                "first: the marker is dealt after the clans.");
        position.course.turn = given.seat("turn", notation.turn());
        position.course.turnPlayed = notation.turnPlayed();
        position.course.turnMain = notation.turnMain();
        position.course.awake = notation.awake();
    }

    private void summaries() {
        require(notation.harvest().size() == position.seats && notation.winter().size() == position.seats,
                "harvest and winter: there must be one for each seat.");
        for (int seat = 0; seat < position.seats; seat++) {
            var harvest = notation.harvest().get(seat);
            var winter = notation.winter().get(seat);
            int[] numbers = {harvest.glory(), harvest.food(), harvest.wood(), harvest.lore()};
            int[] costs = {winter.units(), winter.food(), winter.wood(), winter.unrest() ? 1 : 0};
            for (int i = 0; i < numbers.length; i++) {
                position.holdings.harvest[seat * 4 + i] = (byte) within("harvest", numbers[i], -1, Byte.MAX_VALUE);
                position.holdings.winter[seat * 4 + i] = (byte) within("winter", costs[i], 0, Figures.UNITS);
            }
        }
    }
}
