package althing.server.runes;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import althing.engine.BadInput;
import althing.engine.Game;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Option;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.data.DataFile;

/**
 * Runes: everybody chooses a stone of a secret hand, all at once; the highest may carve; carving can be taken back until
 * it is done. Ends when the hands are empty. Its rules can be changed while the tests run, which plays an upgrade.
 */
public final class Runes implements Game {

    private static final Pattern MOVE = Pattern.compile("(choose|carve) (\\d{1,2})|done");

    private static final AtomicInteger LISTINGS = new AtomicInteger();
    private static final AtomicInteger REPETITIONS = new AtomicInteger();

    private static volatile List<RunesRuling> rulings = List.of();

    /** From now on this is the program after its rules were changed. */
    public static void upgrade() {
        rulings = List.of(RunesRuling.values());
    }

    /** From now on this is the program before. */
    public static void downgrade() {
        rulings = List.of();
    }

    /** How often the moves of a seat were listed in any position, as yet. */
    public static int listings() {
        return LISTINGS.get();
    }

    /** How often that was done for a seat and a position for which it had been done. */
    public static int repetitions() {
        return REPETITIONS.get();
    }

    static void listed(boolean again) {
        LISTINGS.incrementAndGet();
        REPETITIONS.addAndGet(again ? 1 : 0);
    }

    @Override
    public String id() {
        return "runes";
    }

    @Override
    public List<RunesRuling> rulings() {
        return rulings;
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
        return List.of(Option.choice("hand", "3", "12"), Option.choice("talk", "always", "carving"),
                Option.choice("points", "open", "hidden"));
    }

    @Override
    public Optional<String> problem(Setup setup) {
        boolean silent = setup.option("points").equals("hidden") && setup.option("talk").equals("carving");
        return silent && setup.rules() >= RunesRuling.HIDDEN_NEEDS_TALK.since()
                ? Optional.of("Hidden points go only with talk=always.")
                : Optional.empty();
    }

    /** Hands are secret always, but at most tables of the tests somebody looks on as it happens. */
    @Override
    public boolean keepsSecrets(Setup setup) {
        return setup.option("points").equals("hidden");
    }

    @Override
    public boolean takesOrders() {
        return true;
    }

    @Override
    public Position start(Setup setup) {
        return new RunesPosition(setup);
    }

    @Override
    public Move move(String code) {
        Matcher parts = MOVE.matcher(code);
        if (!parts.matches()) {
            throw new BadInput("'" + code + "' is no move of Runes.");
        }
        if (parts.group(1) == null) {
            return new RunesMove.Done();
        }
        int number = Integer.parseInt(parts.group(2));
        return parts.group(1).equals("choose") ? new RunesMove.Choose(number) : new RunesMove.Carve(number);
    }

    @Override
    public Class<RunesView> notationType() {
        return RunesView.class;
    }

    @Override
    public Class<RunesView> viewType() {
        return RunesView.class;
    }

    @Override
    public Heuristics heuristics() {
        return new Heuristics() {

            @Override
            public double value(Position position, int seat) {
                return position.points(seat);
            }

            @Override
            public double worth(Position position, int seat, Move move) {
                return 0;
            }

            @Override
            public double spread(Setup setup) {
                return 1;
            }
        };
    }

    @Override
    public DataFile components() {
        return DataFile.parse("runes", """
                table stones
                value  count  source
                1      1      designed
                """);
    }
}
