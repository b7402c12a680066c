package althing.formats.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import althing.engine.Frame;
import althing.engine.Game;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Option;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.View;
import althing.engine.data.DataFile;
import althing.engine.notation.Means;

/** A game that cannot be played: it has a notation, and its reader complains. */
public final class Cairns implements Game {

    /** What can be asked. */
    enum Question {
        @Means("lays a stone")
        LAY, CARVE
    }

    static final List<Frame> FRAMES = List.of(new Frame(Question.LAY), new Frame(Question.CARVE));

    static {
        FRAMES.get(1).number("left", 1, 3);
        FRAMES.get(1).flag("deep");
        FRAMES.get(1).word("rune", List.of("ansuz", "raido"));
        FRAMES.get(1).wordOrNone("over", List.of("ansuz", "raido"));
        FRAMES.get(1).words("beside", List.of("ansuz", "raido"));
    }

    @Override
    public String id() {
        return "cairns";
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 4;
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public Optional<String> problem(Setup setup) {
        return Optional.empty();
    }

    @Override
    public Class<CairnsNotation> notationType() {
        return CairnsNotation.class;
    }

    @Override
    public List<Frame> frames() {
        return FRAMES;
    }

    @Override
    public Map<String, List<String>> vocabularies() {
        return Map.of("rune", List.of("ansuz", "raido", "kaunan"));
    }

    @Override
    public Position start(Setup setup) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Move move(String code) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Class<? extends View> viewType() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Heuristics heuristics() {
        throw new UnsupportedOperationException();
    }

    @Override
    public DataFile components() {
        throw new UnsupportedOperationException();
    }
}
