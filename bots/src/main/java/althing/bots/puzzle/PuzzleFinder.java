package althing.bots.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import althing.bots.Assessor;
import althing.bots.Bot;
import althing.bots.Bots;
import althing.bots.Estimate;
import althing.bots.Weighed;
import althing.bots.puzzle.PlayedGame.Moment;
import althing.engine.BadInput;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Puzzle;
import althing.engine.Setup;
import althing.engine.SplitMix;

/**
 * Finds puzzles in the games of a bot: decisions where one move is better than every other by far, whatever is dealt and
 * whoever judges. Questions that were seldom looked at come first, so that rare decisions are found beside the common
 * ones. The same setups and seed give the same puzzles. Not thread safe.
 */
public final class PuzzleFinder {

    /** Where fewer moves are to choose from, the best must not be the one that looks best at first sight. */
    private static final int MANY_MOVES = 4;
    /** Decisions of a game that are looked at, at most. */
    private static final int LOOKS = 12;
    private static final int RIVALS = 3;
    private static final int PAIRS = 120;
    private static final double LEAST_GAIN = 0.04;
    private static final double SURE = 3;
    private static final int TRIES = 200;

    private final List<Setup> setups;
    private final long seed;
    private final Assessor glance;
    private final Assessor judge;
    private final Bot bot = Bots.named("greedy:0.06");
    private final Bot firstSight = Bots.named("greedy");

    /**
     * A search for puzzles.
     *
     * @param setups     without a seed; the games are played by them in turn
     * @param iterations how long the judge looks at a decision
     */
    public PuzzleFinder(List<Setup> setups, long seed, int iterations) {
        if (setups.isEmpty() || setups.stream().anyMatch(setup -> setup.seats() < 2)) {
            throw new BadInput("A puzzle needs at least two seats: alone there is nobody to win against.");
        }
        this.setups = setups.stream().map(Setup::unseeded).toList();
        this.seed = seed;
        glance = new Assessor(Math.max(1, iterations / 4));
        judge = new Assessor(iterations);
    }

    /** So many puzzles, each of a game of its own, and no more of them alike than the variety allows. */
    public List<Puzzle> find(int count, Variety variety, Consumer<Puzzle> found) {
        Shelf shelf = new Shelf(variety);
        for (int game = 0; shelf.size() < count; game++) {
            if (game > count * TRIES) {
                throw new BadInput("Only " + shelf.size() + " puzzles were found in " + game + " games of "
                        + setups.getFirst().line() + "; ask for fewer, or let more of them be alike.");
            }
            inGame(game, shelf).ifPresent(found);
        }
        return shelf.puzzles();
    }

    /** The first puzzle of a game that has room on the shelf, where it is put. */
    private Optional<Puzzle> inGame(int number, Shelf shelf) {
        SplitMix random = SplitMix.stream(seed, number);
        Setup dealt = setups.get(number % setups.size()).seeded(random.nextLong() >>> 1);
        PlayedGame game = new PlayedGame(dealt, bot, glance, random);
        Optional<Puzzle> puzzle = Optional.empty();
        for (int looks = 0; looks < LOOKS && puzzle.isEmpty(); looks++) {
            puzzle = game.next(shelf).flatMap(moment -> looked(game, moment, shelf, random));
        }
        return puzzle;
    }

    private Optional<Puzzle> looked(PlayedGame game, Moment moment, Shelf shelf, SplitMix random) {
        shelf.looked(moment.question());
        Optional<Puzzle> puzzle = judged(game, moment, shelf, random);
        puzzle.ifPresent(found -> shelf.add(moment.question(), found));
        return puzzle;
    }

    private Optional<Puzzle> judged(PlayedGame game, Moment moment, Shelf shelf, SplitMix random) {
        Belief belief = moment.belief();
        List<Weighed> first = glance.weigh(belief, random);
        if (first.size() < 2 || first.get(0).visits() < 2 * first.get(1).visits()) {
            return Optional.empty();
        }
        Move best = first.getFirst().move();
        if (!shelf.hasRoomForAnswer(best.code()) || isPlain(belief, best, random)) {
            return Optional.empty();
        }
        List<Weighed> again = judge.weigh(belief, random);
        if (!again.getFirst().move().equals(best) || !judge.weigh(belief, random).getFirst().move().equals(best)) {
            return Optional.empty();
        }
        return leastGain(belief, best, again, random).map(gain -> new Puzzle(game.setup(), game.before(moment),
                belief.seat(), best.code(), rounded(gain.mean()), rounded(gain.error())));
    }

    /** Whether there is little to choose from, and the best is what everybody would take. */
    private boolean isPlain(Belief belief, Move best, SplitMix random) {
        MoveList moves = new MoveList();
        belief.moves(moves);
        return moves.size() < MANY_MOVES && firstSight.choose(belief, random).equals(best);
    }

    /** The gain over the next best, if there is a clear one over every rival. */
    private Optional<Estimate> leastGain(Belief belief, Move best, List<Weighed> weighed, SplitMix random) {
        Estimate least = Estimate.sure(1);
        List<Weighed> rivals = weighed.stream().filter(each -> !each.move().equals(best)).limit(RIVALS).toList();
        for (Weighed rival : rivals) {
            Estimate gain = judge.compare(belief, best, rival.move(), PAIRS, random);
            if (gain.mean() < LEAST_GAIN || gain.mean() < SURE * gain.error()) {
                return Optional.empty();
            }
            least = gain.mean() < least.mean() ? gain : least;
        }
        return Optional.of(least);
    }

    private static double rounded(double chance) {
        return Math.round(chance * 10_000) / 10_000.0;
    }
}
