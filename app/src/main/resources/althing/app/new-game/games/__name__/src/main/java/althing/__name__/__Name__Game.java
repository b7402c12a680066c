package althing.__name__;

import java.util.List;
import java.util.Optional;

import althing.__name__.advice.__Name__Heuristics;
import althing.__name__.notation.__Name__Notation;
import althing.__name__.rules.Components;
import althing.__name__.rules.Moves;
import althing.__name__.rules.__Name__Move.Take;
import althing.__name__.view.__Name__View;
import althing.engine.Game;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveTable;
import althing.engine.Option;
import althing.engine.Setup;
import althing.engine.data.DataFile;

/** __Name__: two take stones from a heap by turns, and who takes the last one wins. */
public final class __Name__Game implements Game {

    private static final int SEATS = 2;

    @Override
    public String id() {
        return "__name__";
    }

    @Override
    public int minSeats() {
        return SEATS;
    }

    @Override
    public int maxSeats() {
        return SEATS;
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    /** There are no options that might not go together. */
    @Override
    public Optional<String> problem(Setup setup) {
        return Optional.empty();
    }

    @Override
    public __Name__Position start(Setup setup) {
        if (setup.seed().isEmpty()) {
            throw new IllegalArgumentException("a setup without a seed cannot start");
        }
        __Name__Position position = new __Name__Position(setup);
        position.begin(Components.STONES, 0);
        return position;
    }

    @Override
    public Move move(String code) {
        return Moves.named(code);
    }

    @Override
    public MoveTable<Take> moves() {
        return Moves.TABLE;
    }

    @Override
    public Class<__Name__Notation> notationType() {
        return __Name__Notation.class;
    }

    @Override
    public Class<__Name__View> viewType() {
        return __Name__View.class;
    }

    @Override
    public Heuristics heuristics() {
        return __Name__Heuristics.INSTANCE;
    }

    @Override
    public DataFile components() {
        return Components.FILE;
    }
}
