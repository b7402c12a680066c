package althing.graenaland;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import althing.engine.Game;
import althing.engine.Heuristics;
import althing.engine.MoveTable;
import althing.engine.Option;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.data.DataFile;
import althing.graenaland.advice.GraenalandHeuristics;
import althing.graenaland.box.Components;
import althing.graenaland.notation.GraenalandNotation;
import althing.graenaland.notation.NotationWords;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandRuling;
import althing.graenaland.table.Moves;
import althing.graenaland.view.GraenalandView;

/** The rules of Graenaland: basic and advanced, with the variant for five players. */
public final class GraenalandGame implements Game {

    private static final List<GraenalandRuling> RULINGS = List.of(GraenalandRuling.values());
    private static final Option VARIANT = Option.choice("variant", "basic", "advanced");
    private static final Option MAP = Option.choice("map", "standard", "own");
    private static final Option PERMISSION = Option.flag("permission", false);
    private static final Option TALK = Option.choice("talk", "rules", "free");

    @Override
    public String id() {
        return "graenaland";
    }

    @Override
    public List<GraenalandRuling> rulings() {
        return RULINGS;
    }

    @Override
    public int minSeats() {
        return 3;
    }

    @Override
    public int maxSeats() {
        return 5;
    }

    @Override
    public List<Option> options() {
        return List.of(VARIANT, MAP, PERMISSION, TALK);
    }

    @Override
    public boolean takesOrders() {
        return true;
    }

    @Override
    public Optional<String> problem(Setup setup) {
        if (setup.option("map").equals("own") && setup.option("variant").equals("basic")) {
            return Optional
                    .of("Only the advanced game has a map of your own: choose variant=advanced or map=standard.");
        }
        if (setup.flag("permission") && setup.seats() != 5) {
            return Optional.of("Permissions to build are a variant for five seats, not " + setup.seats() + ".");
        }
        return Optional.empty();
    }

    @Override
    public Position start(Setup setup) {
        return GraenalandPosition.start(setup);
    }

    @Override
    public GraenalandMove move(String code) {
        return Moves.named(code);
    }

    @Override
    public MoveTable<GraenalandMove> moves() {
        return Moves.TABLE;
    }

    @Override
    public Class<GraenalandNotation> notationType() {
        return GraenalandNotation.class;
    }

    @Override
    public Map<String, List<String>> vocabularies() {
        return NotationWords.VOCABULARIES;
    }

    @Override
    public Class<GraenalandView> viewType() {
        return GraenalandView.class;
    }

    @Override
    public Heuristics heuristics() {
        return GraenalandHeuristics.INSTANCE;
    }

    @Override
    public DataFile components() {
        return Components.FILE;
    }
}
