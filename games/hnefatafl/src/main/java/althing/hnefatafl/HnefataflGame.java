package althing.hnefatafl;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import althing.engine.Game;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveTable;
import althing.engine.Observation;
import althing.engine.Option;
import althing.engine.Setup;
import althing.engine.data.DataFile;
import althing.hnefatafl.advice.HnefataflHeuristics;
import althing.hnefatafl.board.Components;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Variant;
import althing.hnefatafl.notation.HnefataflNotation;
import althing.hnefatafl.rules.HnefataflMove.Step;
import althing.hnefatafl.rules.Moves;
import althing.hnefatafl.view.HnefataflObservation;
import althing.hnefatafl.view.HnefataflView;

/** Hnefatafl, the board game of the Norse: Copenhagen hnefatafl, tablut and brandubh. */
public final class HnefataflGame implements Game {

    private static final Optional<Observation> OBSERVATION = Optional.of(new HnefataflObservation());
    private static final List<Option> OPTIONS = List.of(
            new Option("variant", Variant.ALL.stream().map(variant -> variant.name).toList()),
            new Option("quietCap", Components.caps("quietCap")),
            new Option("lengthCap", Components.caps("lengthCap")));

    @Override
    public String id() {
        return "hnefatafl";
    }

    @Override
    public int minSeats() {
        return Side.COUNT;
    }

    @Override
    public int maxSeats() {
        return Side.COUNT;
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    /** All options go together. */
    @Override
    public boolean knowsChance() {
        return false;
    }

    @Override
    public boolean keepsSecrets(Setup setup) {
        return false;
    }

    @Override
    public Optional<String> problem(Setup setup) {
        return Optional.empty();
    }

    @Override
    public HnefataflPosition start(Setup setup) {
        if (setup.seed().isEmpty()) {
            throw new IllegalArgumentException("a setup without a seed cannot start");
        }
        HnefataflPosition position = new HnefataflPosition(setup);
        position.setUp();
        return position;
    }

    @Override
    public Move move(String code) {
        return Moves.named(code);
    }

    @Override
    public MoveTable<Step> moves() {
        return Moves.TABLE;
    }

    @Override
    public Class<HnefataflNotation> notationType() {
        return HnefataflNotation.class;
    }

    @Override
    public Map<String, List<String>> vocabularies() {
        return Map.of("side", Side.WORDS);
    }

    @Override
    public Class<HnefataflView> viewType() {
        return HnefataflView.class;
    }

    @Override
    public Heuristics heuristics() {
        return HnefataflHeuristics.INSTANCE;
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
