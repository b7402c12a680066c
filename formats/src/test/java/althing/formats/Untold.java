package althing.formats;

import java.util.List;
import java.util.Optional;

import althing.engine.Game;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Notation;
import althing.engine.Option;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.View;
import althing.engine.data.DataFile;

/** A game of which nothing can be known but its name and its texts. */
public abstract class Untold implements Game {

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
    public Position start(Setup setup) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Move move(String code) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Class<? extends Notation> notationType() {
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
