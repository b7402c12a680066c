package althing.odin;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import althing.engine.Frame;
import althing.engine.Game;
import althing.engine.Heuristics;
import althing.engine.MoveTable;
import althing.engine.Observation;
import althing.engine.Option;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.data.DataFile;
import althing.odin.advice.OdinHeuristics;
import althing.odin.box.Components;
import althing.odin.cards.Occupations;
import althing.odin.course.Moves;
import althing.odin.course.OdinMove;
import althing.odin.notation.NotationWords;
import althing.odin.notation.OdinNotation;
import althing.odin.view.OdinObservation;
import althing.odin.view.OdinView;

/** The rules of A Feast for Odin, the long game and the short one. */
public final class OdinGame implements Game {

    private static final List<OdinRuling> RULINGS = List.of(OdinRuling.values());
    private static final Optional<Observation> OBSERVATION = Optional.of(new OdinObservation());
    private static final Option LENGTH = Option.choice("length", "long", "short");
    private static final Option OCCUPATIONS = Option.choice("occupations", "a", "b", "c", "ab", "ac", "bc", "abc",
            "none");

    private static final Option FIRST_CARD = Option.choice("first-card", "dealt", "chosen");

    @Override
    public String id() {
        return "odin";
    }

    @Override
    public List<OdinRuling> rulings() {
        return RULINGS;
    }

    @Override
    public int minSeats() {
        return 1;
    }

    @Override
    public int maxSeats() {
        return 4;
    }

    @Override
    public List<Option> options() {
        return List.of(LENGTH, OCCUPATIONS, FIRST_CARD);
    }

    @Override
    public Optional<String> problem(Setup setup) {
        if (!Occupations.isFirstChosen(setup) || (setup.seats() == 1 && Occupations.arePlayed(setup))) {
            return Optional.empty();
        }
        return Optional.of("Only who plays alone, with occupations, may choose the first card: use first-card=dealt.");
    }

    @Override
    public Position start(Setup setup) {
        return OdinPosition.start(setup);
    }

    @Override
    public OdinMove move(String code) {
        return Moves.named(code);
    }

    @Override
    public MoveTable<OdinMove> moves() {
        return Moves.TABLE;
    }

    @Override
    public Class<OdinNotation> notationType() {
        return OdinNotation.class;
    }

    @Override
    public List<Frame> frames() {
        return Question.frames();
    }

    @Override
    public Map<String, List<String>> vocabularies() {
        return NotationWords.ALL;
    }

    @Override
    public Class<OdinView> viewType() {
        return OdinView.class;
    }

    @Override
    public Heuristics heuristics() {
        return OdinHeuristics.INSTANCE;
    }

    @Override
    public Optional<Observation> observation() {
        return OBSERVATION;
    }

    @Override
    public DataFile components() {
        return Components.FILE;
    }
}
