package althing.vikings;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import althing.engine.Frame;
import althing.engine.Game;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveTable;
import althing.engine.Observation;
import althing.engine.Option;
import althing.engine.Setup;
import althing.engine.data.DataFile;
import althing.vikings.advice.VikingsHeuristics;
import althing.vikings.advice.VikingsObservation;
import althing.vikings.area.ScoreLine;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.notation.VikingsNotation;
import althing.vikings.table.Moves;
import althing.vikings.table.VikingsMove;
import althing.vikings.table.VikingsRuling;
import althing.vikings.view.VikingsView;

/** Vikings by Michael Kiesling: basic and advanced version. */
public final class VikingsGame implements Game {

    private static final Optional<Observation> OBSERVATION = Optional.of(new VikingsObservation());
    private static final List<VikingsRuling> RULINGS = List.of(VikingsRuling.values());
    private static final List<Option> OPTIONS = List.of(Option.flag("advanced", false), Option.flag("auction", true),
            Option.choice("points", "0", "10"), Option.choice("start", "random", "1", "2", "3", "4"));

    @Override
    public String id() {
        return "vikings";
    }

    @Override
    public List<VikingsRuling> rulings() {
        return RULINGS;
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
        return OPTIONS;
    }

    @Override
    public boolean keepsSecrets(Setup setup) {
        return false;
    }

    @Override
    public Optional<String> problem(Setup setup) {
        if (!setup.flag("advanced") && !setup.flag("auction")) {
            return Optional
                    .of("Only the advanced version has an auction to leave out: auction=false needs advanced=true.");
        }
        String start = setup.option("start");
        if (!start.equals("random") && Integer.parseInt(start) > setup.seats()) {
            return Optional.of("start=" + start + " names a seat that a game for " + setup.seats() + " does not have.");
        }
        return Optional.empty();
    }

    @Override
    public VikingsPosition start(Setup setup) {
        VikingsPosition position = new VikingsPosition(setup);
        position.begin(
                setup.seed().orElseThrow(() -> new IllegalArgumentException("a setup without a seed cannot start")));
        return position;
    }

    @Override
    public Move move(String code) {
        return Moves.named(code);
    }

    @Override
    public MoveTable<VikingsMove> moves() {
        return Moves.TABLE;
    }

    @Override
    public Class<VikingsNotation> notationType() {
        return VikingsNotation.class;
    }

    @Override
    public Map<String, List<String>> vocabularies() {
        Map<String, List<String>> all = Names.vocabularies();
        all.put("line", ScoreLine.WORDS);
        return all;
    }

    @Override
    public List<Frame> frames() {
        return VikingsPosition.frames();
    }

    @Override
    public Class<VikingsView> viewType() {
        return VikingsView.class;
    }

    @Override
    public Heuristics heuristics() {
        return VikingsHeuristics.INSTANCE;
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
