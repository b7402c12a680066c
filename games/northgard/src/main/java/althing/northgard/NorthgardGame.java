package althing.northgard;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import althing.engine.Frame;
import althing.engine.Game;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveTable;
import althing.engine.Option;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.data.DataFile;
import althing.northgard.NorthgardMove.Place;
import althing.northgard.advice.NorthgardHeuristics;
import althing.northgard.box.Components;
import althing.northgard.box.Vocabulary;
import althing.northgard.notation.NorthgardNotation;
import althing.northgard.state.NorthgardState;
import althing.northgard.view.NorthgardView;

/** The rules of Northgard: Uncharted Lands with all variants and the creatures. */
public final class NorthgardGame implements Game {

    private static final List<NorthgardRuling> RULINGS = List.of(NorthgardRuling.values());
    public static final int MOST_SEATS = 5;
    private static final int TEAM_SEATS = 4;

    @Override
    public String id() {
        return "northgard";
    }

    @Override
    public List<NorthgardRuling> rulings() {
        return RULINGS;
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return MOST_SEATS;
    }

    @Override
    public List<Option> options() {
        return List.of(Option.choice("creatures", "none", "creatures", "more"), Option.choice("years", "7", "10"),
                Option.flag("teams", false), Option.choice("clans", "chosen", "drawn"),
                Option.choice("glory", "hidden", "open"));
    }

    @Override
    public boolean takesOrders() {
        return true;
    }

    @Override
    public Optional<String> problem(Setup setup) {
        return setup.flag("teams") && setup.seats() != TEAM_SEATS
                ? Optional.of("Teams of two need " + TEAM_SEATS + " seats, not " + setup.seats() + ".")
                : Optional.empty();
    }

    @Override
    public Position start(Setup setup) {
        return NorthgardPosition.start(setup);
    }

    @Override
    public NorthgardMove move(String code) {
        return Moves.named(code);
    }

    @Override
    public MoveTable<NorthgardMove> moves() {
        return Moves.TABLE;
    }

    @Override
    public List<NorthgardMove> everyMove() {
        return Moves.all();
    }

    @Override
    public List<String> actions() {
        return Placements.everyAction();
    }

    @Override
    public Optional<String> sharedAction(Position position, int seat, Move move) {
        return move instanceof Place place
                ? Optional.of(Placements.action((NorthgardState) position, seat, place))
                : Optional.empty();
    }

    @Override
    public Class<NorthgardNotation> notationType() {
        return NorthgardNotation.class;
    }

    @Override
    public List<Frame> frames() {
        return Frames.ALL;
    }

    @Override
    public Map<String, List<String>> vocabularies() {
        return Vocabulary.ALL;
    }

    @Override
    public Class<NorthgardView> viewType() {
        return NorthgardView.class;
    }

    @Override
    public Heuristics heuristics() {
        return NorthgardHeuristics.INSTANCE;
    }

    @Override
    public DataFile components() {
        return Components.FILE;
    }
}
