package althing.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.SplitMix;

/**
 * A judge that looks at decisions with a search of a fixed number of iterations, never by the clock: the same belief and
 * random state give the same judgement. It sees only what the seat sees. Not thread safe.
 */
public final class Assessor {

    private final SearchSettings settings;
    private final Deadline never;
    private final Tree tree = new Tree();
    private final Walk walk = new Walk();
    private final Descent descent;
    private final Rollout rollout;
    private final MoveList moves = new MoveList();
    private final Spare spare = new Spare();
    private final double[] chances = new double[Integer.SIZE];
    private double[] squares = new double[256];

    public Assessor(int iterations) {
        settings = SearchSettings.STANDARD.iterations(iterations);
        never = settings.deadline();
        descent = new Descent(tree, walk, settings);
        rollout = new Rollout(settings);
    }

    /** How many iterations a judgement takes. */
    public int iterations() {
        return settings.iterations();
    }

    /** Whether the seat has something to think about: more than one move, and not mere routine. */
    public boolean isOpen(Belief belief, SplitMix random) {
        belief.moves(moves);
        if (moves.size() < 2) {
            return false;
        }
        Position world = spare.of(belief);
        belief.imagine(random, world);
        return !Judge.of(belief.setup()).isRoutine(world, belief.seat());
    }

    /** The legal moves of the seat that were tried, the most tried first. */
    public List<Weighed> weigh(Belief belief, SplitMix random) {
        Judge judge = Judge.of(belief.setup());
        Position world = spare.of(belief);
        tree.clear();
        Arrays.fill(squares, 0);
        for (int i = 0; i < settings.iterations(); i++) {
            belief.imagine(random, world);
            descent.go(world, belief.seat(), judge, never, random);
            finish(world, judge, random);
            note(descent.first(), chances[belief.seat()]);
        }
        return weighed(belief.seat());
    }

    /** The chance of the seat to win, as it looks to the seat at this moment. */
    public Estimate chance(Belief belief, SplitMix random) {
        return sample(belief, random, _ -> true).orElseThrow();
    }

    /** The same right after a move of some seat, before it is known what chance makes of it; nothing if the seat thought the move impossible. */
    public Optional<Estimate> chanceAfter(Belief belief, int mover, Move move, SplitMix random) {
        return sample(belief, random, world -> {
            boolean legal = world.isPending(mover) && world.why(mover, move).isEmpty();
            if (legal) {
                world.play(mover, move);
            }
            return legal;
        });
    }

    /** By how much one move promises more than another in the same imagined worlds. */
    public Estimate compare(Belief belief, Move one, Move other, int pairs, SplitMix random) {
        Judge judge = Judge.of(belief.setup());
        Position world = spare.of(belief);
        tree.clear();
        double sum = 0;
        double sumOfSquares = 0;
        for (int i = 0; i < pairs; i++) {
            long luck = random.nextLong();
            double gain = promised(belief, one, world, judge, luck) - promised(belief, other, world, judge, luck);
            sum += gain;
            sumOfSquares += gain * gain;
        }
        return Estimate.of(sum, sumOfSquares, pairs);
    }

    private double promised(Belief belief, Move move, Position world, Judge judge, long luck) {
        SplitMix random = new SplitMix(luck);
        belief.imagine(random, world);
        descent.goBy(move, world, belief.seat(), judge, never, random);
        finish(world, judge, random);
        return chances[belief.seat()];
    }

    /** Something that is done to an imagined world before it is judged; whether the world is fit for it. */
    private interface Beginning {
        boolean isMade(Position world);
    }

    private Optional<Estimate> sample(Belief belief, SplitMix random, Beginning beginning) {
        Judge judge = Judge.of(belief.setup());
        Position world = spare.of(belief);
        tree.clear();
        double sum = 0;
        double sumOfSquares = 0;
        int count = 0;
        for (int i = 0; i < settings.iterations(); i++) {
            belief.imagine(random, world);
            if (beginning.isMade(world)) {
                descent.go(world, belief.seat(), judge, never, random);
                finish(world, judge, random);
                double chance = chances[belief.seat()];
                sum += chance;
                sumOfSquares += chance * chance;
                count++;
            }
        }
        return count == 0 ? Optional.empty() : Optional.of(Estimate.of(sum, sumOfSquares, count));
    }

    private void finish(Position world, Judge judge, SplitMix random) {
        rollout.play(world, judge, never, random);
        judge.judge(world, rollout.isFar(judge, world), chances);
        walk.learn(tree, chances);
    }

    private void note(int node, double chance) {
        if (node >= squares.length) {
            squares = Arrays.copyOf(squares, node * 2);
        }
        if (node != Tree.NONE) {
            squares[node] += chance * chance;
        }
    }

    private List<Weighed> weighed(int seat) {
        List<Weighed> list = new ArrayList<>();
        for (int child = tree.firstChild(Tree.ROOT); child != Tree.NONE; child = tree.nextSibling(child)) {
            int visits = tree.visits(child);
            if (tree.seat(child) == seat && visits > 0) {
                list.add(new Weighed(tree.move(child), visits,
                        Estimate.of(tree.reward(child), squares[child], visits)));
            }
        }
        list.sort(Comparator.comparingInt(Weighed::visits).thenComparingDouble(each -> each.chance().mean())
                .reversed());
        return list;
    }
}
