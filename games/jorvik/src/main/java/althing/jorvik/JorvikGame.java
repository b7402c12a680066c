package althing.jorvik;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import althing.engine.Frame;
import althing.engine.Game;
import althing.engine.Heuristics;
import althing.engine.MoveTable;
import althing.engine.Option;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.data.DataFile;
import althing.jorvik.advice.JorvikHeuristics;
import althing.jorvik.cards.Card;
import althing.jorvik.cards.Components;
import althing.jorvik.notation.JorvikNotation;
import althing.jorvik.round.Question;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.JorvikRuling;
import althing.jorvik.town.Moves;
import althing.jorvik.view.JorvikView;

/** The rules of Jórvík in both variants. */
public final class JorvikGame implements Game {

    private static final List<JorvikRuling> RULINGS = List.of(JorvikRuling.values());
    private static final Option VARIANT = Option.choice("variant", "karl", "jarl");
    private static final Option START = Option.choice("start", "random", "1", "2", "3", "4", "5");

    @Override
    public String id() {
        return "jorvik";
    }

    @Override
    public List<JorvikRuling> rulings() {
        return RULINGS;
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 5;
    }

    @Override
    public List<Option> options() {
        return List.of(VARIANT, START);
    }

    @Override
    public boolean keepsSecrets(Setup setup) {
        return false;
    }

    @Override
    public boolean takesOrders() {
        return true;
    }

    @Override
    public Optional<String> problem(Setup setup) {
        String start = setup.option("start");
        return start.equals(START.standard()) || Integer.parseInt(start) <= setup.seats()
                ? Optional.empty()
                : Optional.of("Seat " + start + " cannot start a game of " + setup.seats() + " seats.");
    }

    @Override
    public Position start(Setup setup) {
        return JorvikPosition.start(setup);
    }

    @Override
    public MoveTable<JorvikMove> moves() {
        return Moves.TABLE;
    }

    @Override
    public Class<JorvikNotation> notationType() {
        return JorvikNotation.class;
    }

    @Override
    public List<Frame> frames() {
        return Question.FRAMES;
    }

    @Override
    public Map<String, List<String>> vocabularies() {
        return Map.of("card", Components.ALL.stream().map(Card::id).toList());
    }

    @Override
    public Class<JorvikView> viewType() {
        return JorvikView.class;
    }

    @Override
    public Heuristics heuristics() {
        return JorvikHeuristics.INSTANCE;
    }

    @Override
    public DataFile components() {
        return Components.FILE;
    }
}
