package althing.lab.env;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.engine.BadInput;
import althing.engine.Belief;
import althing.engine.FeatureRow;
import althing.engine.Observation;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/**
 * Games of one setup, side by side, that a program outside plays: it is asked in each for one seat at a time, and answers
 * with the numbers of moves. A game that is over begins anew at the next step. The same seed and answers give the same
 * games. Not thread safe.
 */
public final class Environment {

    /** The seat of who is outside, in a list of bots. */
    public static final String OUTSIDE = "me";

    /** More games at once bring nothing but memory. */
    public static final int MOST_GAMES = 65_536;

    private final Setup setup;
    private final Actions actions;
    private final @Nullable Observation observation;
    private final Slot[] slots;
    private final FeatureRow row = new FeatureRow();
    private final SplitMix imagining = new SplitMix(0);
    private final List<String> names;

    /**
     * So many games.
     *
     * @param players for each seat {@value #OUTSIDE} or the name of a bot; fewer than seats are repeated in turn
     */
    public Environment(Setup setup, int games, List<String> players, long seed) {
        if (games < 1 || games > MOST_GAMES) {
            throw new BadInput("An environment has 1 to " + MOST_GAMES + " games, not " + games + ".");
        }
        this.setup = setup;
        this.actions = new Actions(setup.game());
        this.observation = setup.game().observation().orElse(null);
        List<Optional<Bot>> bots = seated(setup, players);
        this.slots = Stream.generate(() -> new Slot(setup, actions, bots)).limit(games).toArray(Slot[]::new);
        this.names = observation == null ? List.of() : FeatureRow.names(observation, slots[0].position());
        reset(seed);
    }

    private static List<Optional<Bot>> seated(Setup setup, List<String> players) {
        if (players.isEmpty() || players.size() > setup.seats()) {
            throw new BadInput("A game of " + setup.seats() + " seats takes 1 to " + setup.seats() + " players, not "
                    + players.size() + ".");
        }
        if (!players.contains(OUTSIDE)) {
            throw new BadInput("No seat is '" + OUTSIDE + "', so nobody outside would be asked.");
        }
        return Stream.iterate(0, seat -> seat < setup.seats(), seat -> seat + 1)
                .map(seat -> players.get(seat % players.size()))
                .map(name -> name.equals(OUTSIDE) ? Optional.<Bot>empty() : Optional.of(Bots.named(name))).toList();
    }

    /** Begins all games anew; game {@code k} takes the stream {@code k} of the seed. */
    public void reset(long seed) {
        imagining.state(SplitMix.stream(seed, -1).state());
        for (int game = 0; game < slots.length; game++) {
            slots[game].reset(SplitMix.stream(seed, game));
        }
    }

    /**
     * Makes a move in each game, and begins those anew that were over, whose numbers count for nothing.
     *
     * @throws BadInput if one of them is not legal; then nothing has changed
     */
    public void step(int[] numbers) {
        for (int game = 0; game < slots.length; game++) {
            insistOnLegal(game, numbers[game]);
        }
        for (int game = 0; game < slots.length; game++) {
            take(game, numbers[game]);
        }
    }

    /**
     * Makes a move in one game, and lets the others wait; one that is over begins anew.
     *
     * @throws BadInput if it is not legal; then nothing has changed
     */
    public void play(int game, int number) {
        insistOnLegal(known(game), number);
        take(game, number);
    }

    private void take(int game, int number) {
        if (slots[game].position().isOver()) {
            slots[game].begin();
        } else {
            slots[game].act(number);
        }
    }

    private void insistOnLegal(int game, int number) {
        if (!slots[game].position().isOver() && !slots[game].isLegal(number)) {
            throw new BadInput("Move " + number + " is not legal in game " + game + ", where seat "
                    + seat(game) + " has " + slots[game].legalCount() + " legal moves; no game has changed.");
        }
    }

    /** Makes a game the same as another, with the same luck ahead. */
    public void copy(int from, int to) {
        slots[known(to)].become(slots[known(from)]);
    }

    /** The same, but what the seat to decide cannot know is drawn anew, so that nobody learns from looking ahead. */
    public void imagine(int from, int to) {
        slots[known(to)].imagine(slots[known(from)], imagining);
    }

    private int known(int game) {
        if (game < 0 || game >= slots.length) {
            throw new BadInput("There is no game " + game + " among " + slots.length + ".");
        }
        return game;
    }

    public Setup setup() {
        return setup;
    }

    public int games() {
        return slots.length;
    }

    public Actions actions() {
        return actions;
    }

    /** What the numbers of an observation are called; none where the game has none. */
    public List<String> names() {
        return names;
    }

    public Position position(int game) {
        return slots[known(game)].position();
    }

    /** The seat that is asked; {@link Position#ONLOOKER} when the game is over. */
    public int seat(int game) {
        Position position = position(game);
        return position.isOver() ? Position.ONLOOKER : position.nextSeat();
    }

    /** The number of the move that a bot would make for the seat that is asked; -1 when the game is over. */
    public int advice(int game, Bot teacher) {
        Position position = position(game);
        return position.isOver()
                ? -1
                : slots[game].number(teacher.choose(new Belief(position, position.nextSeat()), imagining));
    }

    /** What the seat that is asked sees; at the end of a game what the first seat does. */
    public float[] observe(int game) {
        return observe(position(game), Math.max(0, seat(game)));
    }

    /** What any seat sees of a game, asked or not. */
    public float[] observe(int game, int seat) {
        if (seat < 0 || seat >= setup.seats()) {
            throw new BadInput("There is no seat " + seat + " among " + setup.seats() + ".");
        }
        return observe(position(game), seat);
    }

    /** What a seat sees of a position. */
    float[] observe(Position position, int seat) {
        return observation == null ? row.values() : row.of(observation, position, seat).values();
    }

    /** Looks ahead in a game: where each legal move would lead. */
    public Ahead ahead(int game) {
        imagining.nextLong();
        return new Ahead(this, slots[known(game)], imagining);
    }

    public int legalCount(int game) {
        return slots[game].legalCount();
    }

    /** The numbers of the legal moves, up to {@link #legalCount}. */
    public int[] legal(int game) {
        return slots[game].legal();
    }

    /**
     * What a seat gets: nothing before the end; then its share of the victory less the share of equals, and alone its
     * points.
     */
    public double reward(int game, int seat) {
        return reward(slots[game].position(), seat);
    }

    double reward(Position position, int seat) {
        if (!position.isOver()) {
            return 0;
        }
        return setup.seats() == 1 ? position.points(seat) : share(position, seat) - 1.0 / setup.seats();
    }

    private static double share(Position position, int seat) {
        int first = 0;
        for (int other = 0; other < position.seats(); other++) {
            first += position.rank(other) == 1 ? 1 : 0;
        }
        return position.rank(seat) == 1 ? 1.0 / first : 0;
    }
}
