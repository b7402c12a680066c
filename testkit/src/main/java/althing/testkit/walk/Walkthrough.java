package althing.testkit.walk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

import althing.engine.GameRecord;
import althing.engine.Move;
import althing.engine.Setup;
import althing.testkit.Extent;
import althing.testkit.RandomGame;

/** Random games of one setup, each played once, at which all properties look together. What fails is told when it is asked for. */
public final class Walkthrough {

    /** Enough to meet every kind of decision; the hundred thousands run in the lab. */
    static final int GAMES = 6;

    private final Setup setup;
    private final List<Property> properties;
    private final Map<Property, AssertionError> failures = new HashMap<>();

    public Walkthrough(Setup setup, Set<Move> known) {
        this(setup, known, Extent.of(GAMES));
    }

    /** The same with a number of games that no haste makes smaller. */
    Walkthrough(Setup setup, Set<Move> known, int games) {
        this.setup = setup;
        properties = List.of(new Replaying(), new Listing(known), new Copying(), new Indistinguishable(),
                new Guessing(),
                new Secrecy(), new Openness(), new Obeying(), new Rereading(), new Archiving(), new Finishing());
        for (int i = 0; i < games; i++) {
            play(setup.line().hashCode() + 1_000L * i);
        }
        each(Property::conclude, AssertionError::new);
    }

    /** Fails as a property failed, if it did. */
    private void demand(Class<? extends Property> type) {
        failures.forEach((property, failure) -> {
            if (type.isInstance(property)) {
                throw failure;
            }
        });
    }

    public void theSameSetupAndMovesGiveTheSamePosition() {
        demand(Replaying.class);
    }

    public void aMoveIsListedExactlyWhenNothingRefusesIt() {
        demand(Listing.class);
    }

    public void aCopyIsIndependent() {
        demand(Copying.class);
    }

    public void anImaginedPositionCannotBeToldFromTheTruth() {
        demand(Indistinguishable.class);
    }

    public void imaginingDoesNotReproduceTheTruth() {
        demand(Guessing.class);
    }

    public void whatTheGameSaysOfSecretsIsSo() {
        demand(Openness.class);
    }

    public void anOrderAnswersLegally() {
        demand(Obeying.class);
    }

    public void whatDisclosesNothingShowsNothing() {
        demand(Secrecy.class);
    }

    public void aNotationReadsBack() {
        demand(Rereading.class);
    }

    public void aRecordReadsBack() {
        demand(Archiving.class);
    }

    public void aFinishedGameHasAWinner() {
        demand(Finishing.class);
    }

    private void play(long seed) {
        RandomGame game = new RandomGame(setup, seed);
        each(property -> property.begin(setup, seed), game::failing);
        long[] number = {seed};
        GameRecord record = game.play((position, seat, move) -> {
            Scene scene = new Scene(position, seat, move, number[0]++);
            each(property -> property.look(scene), game::failing);
        });
        each(property -> property.end(game, record), game::failing);
    }

    /** What has failed once is not asked again. */
    private void each(Consumer<Property> question, Function<Throwable, AssertionError> failing) {
        for (Property property : properties) {
            if (failures.containsKey(property)) {
                continue;
            }
            try {
                question.accept(property);
            } catch (RuntimeException | AssertionError e) {
                failures.put(property, failing.apply(e));
            }
        }
    }
}
