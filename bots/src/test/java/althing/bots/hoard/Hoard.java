package althing.bots.hoard;

import java.util.List;
import java.util.Optional;

import althing.engine.Game;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Option;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.data.DataFile;

/**
 * Each seat holds five secret cards of 24. Five treasures worth 1 to 5 come up one by one in random order. All lay a card
 * for it at once; the highest takes it, and the cards laid are spent. Most treasure wins.
 */
public final class Hoard implements Game {

    private static final DataFile DATA = DataFile.load(Hoard.class, "hoard.txt");

    static final int CARDS = count("card");
    static final int TREASURES = count("treasure");
    static final int IN_HAND = count("in-hand");

    private static int count(String kind) {
        return DATA.table("components").row("kind", kind).number("count");
    }

    @Override
    public String id() {
        return "hoard";
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
        return List.of();
    }

    @Override
    public Optional<String> problem(Setup setup) {
        return Optional.empty();
    }

    @Override
    public Position start(Setup setup) {
        return HoardPosition.dealt(setup.unseeded(), setup.seed().orElseThrow().low());
    }

    @Override
    public Move move(String code) {
        return Lay.read(code);
    }

    @Override
    public Class<HoardNotation> notationType() {
        return HoardNotation.class;
    }

    @Override
    public Class<HoardView> viewType() {
        return HoardView.class;
    }

    @Override
    public Heuristics heuristics() {
        return HoardHeuristics.INSTANCE;
    }

    @Override
    public DataFile components() {
        return DATA;
    }
}
