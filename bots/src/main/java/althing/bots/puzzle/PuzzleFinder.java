package althing.bots.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import althing.bots.Assessor;
import althing.bots.Bot;
import althing.bots.Bots;
import althing.bots.Estimate;
import althing.bots.Weighed;
import althing.engine.BadInput;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Puzzle;
import althing.engine.Setup;
import althing.engine.SplitMix;

/**
 * Finds puzzles in the games of a bot: decisions where one move is better than every other by far, whatever is dealt and
 * whoever judges. The same setup and seed give the same puzzles. Not thread safe.
 */
public final class PuzzleFinder {

    private static final int LEAST_MOVES = 4;
    /** Decisions of a game that are looked at, at most; the rest of the game is not played. */
    private static final int LOOKS = 12;
    private static final int RIVALS = 3;
    private static final int PAIRS = 120;
    private static final double LEAST_GAIN = 0.05;
    private static final double SURE = 3;
    private static final int TRIES = 200;

    private final Setup setup;
    private final long seed;
    private final Assessor glance;
    private final Assessor judge;
    private final Bot bot = Bots.named("greedy:0.06");

    /**
     * A search for puzzles.
     *
     * @param setup      without a seed
     * @param iterations how long the judge looks at a decision
     */
    public PuzzleFinder(Setup setup, long seed, int iterations) {
        if (setup.seats() < 2) {
            throw new BadInput("A puzzle needs at least two seats: alone there is nobody to win against.");
        }
        this.setup = setup.unseeded();
        this.seed = seed;
        glance = new Assessor(Math.max(1, iterations / 4));
        judge = new Assessor(iterations);
    }

    /** So many puzzles, each of a game of its own, and no answer more often among them than {@code mostAlike} times. */
    public List<Puzzle> find(int count, int mostAlike, Consumer<Puzzle> found) {
        List<Puzzle> puzzles = new ArrayList<>();
        Map<String, Integer> answers = new HashMap<>();
        for (int game = 0; puzzles.size() < count; game++) {
            if (game > count * TRIES) {
                throw new BadInput("Only " + puzzles.size() + " puzzles were found in " + game + " games of "
                        + setup.line() + "; ask for fewer.");
            }
            inGame(game).filter(puzzle -> answers.merge(puzzle.best(), 1, Integer::sum) <= mostAlike)
                    .ifPresent(puzzle -> {
                        puzzles.add(puzzle);
                        found.accept(puzzle);
                    });
        }
        return puzzles;
    }

    /** The first puzzle of a game, from a moment on that differs from game to game. */
    private Optional<Puzzle> inGame(int game) {
        SplitMix random = SplitMix.stream(seed, game);
        Setup dealt = setup.seeded(random.nextLong() >>> 1);
        Position position = dealt.start();
        List<String> played = new ArrayList<>();
        int looks = 0;
        int skip = random.nextInt(LOOKS * 3);
        while (!position.isOver() && looks < LOOKS) {
            int seat = position.nextSeat();
            Belief belief = new Belief(position, seat);
            if (isWorthALook(position, belief, random) && skip-- <= 0) {
                looks++;
                Optional<Puzzle> puzzle = judged(dealt, played, belief, random);
                if (puzzle.isPresent()) {
                    return puzzle;
                }
                skip = random.nextInt(3);
            }
            Move move = bot.choose(belief, random);
            played.add(seat + " " + move.code());
            position.play(seat, move);
        }
        return Optional.empty();
    }

    /** Whether exactly one seat has several things to think about. */
    private boolean isWorthALook(Position position, Belief belief, SplitMix random) {
        if (Integer.bitCount(position.pending()) > 1 || !glance.isOpen(belief, random)) {
            return false;
        }
        MoveList moves = new MoveList();
        belief.moves(moves);
        return moves.size() >= LEAST_MOVES;
    }

    private Optional<Puzzle> judged(Setup dealt, List<String> played, Belief belief, SplitMix random) {
        List<Weighed> first = glance.weigh(belief, random);
        if (first.size() < 2 || first.get(0).visits() < 2 * first.get(1).visits()) {
            return Optional.empty();
        }
        Move best = first.getFirst().move();
        List<Weighed> again = judge.weigh(belief, random);
        if (!again.getFirst().move().equals(best) || !judge.weigh(belief, random).getFirst().move().equals(best)) {
            return Optional.empty();
        }
        return leastGain(belief, best, again, random)
                .map(gain -> new Puzzle(dealt.lineWithRules(), played, belief.seat(), best.code(),
                        rounded(gain.mean()), rounded(gain.error())));
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
