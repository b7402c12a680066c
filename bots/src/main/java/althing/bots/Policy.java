package althing.bots;

import java.util.Arrays;

import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.SplitMix;

/**
 * Chooses the way down the tree: by UCB1, with how often a move could have been chosen in place of the visits of its
 * parent, plus a bias towards what looks good to the game's heuristics that fades as visits come in. A move not tried
 * yet counts as the mean of its siblings. Not thread safe.
 */
final class Policy {

    private static final int TABLE = 1 << 12;
    private static final double[] ROOT_OF_LOG = new double[TABLE];
    private static final double[] ONE_BY_ROOT = new double[TABLE];

    static {
        for (int n = 1; n < TABLE; n++) {
            ROOT_OF_LOG[n] = Math.sqrt(StrictMath.log(n));
            ONE_BY_ROOT[n] = 1 / Math.sqrt(n);
        }
    }

    private final Tree tree;
    private final double curiosity;
    private final double bias;
    private final MoveList moves = new MoveList();
    private int[] children = new int[64];
    private int legal;
    private double siblingMean;
    private double bestPrior;

    Policy(Tree tree, SearchSettings settings) {
        this.tree = tree;
        curiosity = settings.curiosity();
        bias = settings.bias();
    }

    /** The child to go to, or {@link Tree#NONE} if the tree is too full to have it. */
    int choose(Position world, int seat, int node, Judge judge, SplitMix random) {
        world.moves(seat, moves);
        gather(world, seat, node, judge);
        if (legal == 0) {
            return Tree.NONE;
        }
        double fade = bias * judge.steepness();
        int best = Tree.NONE;
        double most = Double.NEGATIVE_INFINITY;
        int at = random.nextInt(legal);
        for (int i = 0; i < legal; i++) {
            int child = children[at];
            double score = score(child, fade);
            if (score > most) {
                most = score;
                best = child;
            }
            at = at + 1 == legal ? 0 : at + 1;
        }
        return best;
    }

    /** Finds the child of every legal move, adding those that are new, and what the score needs to know of all. */
    private void gather(Position world, int seat, int node, Judge judge) {
        if (children.length < moves.size()) {
            children = Arrays.copyOf(children, moves.size() * 2);
        }
        legal = 0;
        int visits = 0;
        double reward = 0;
        bestPrior = Double.NEGATIVE_INFINITY;
        int hint = tree.firstChild(node);
        for (int i = 0; i < moves.size(); i++) {
            int child = tree.find(node, hint, seat, moves.get(i));
            if (child == Tree.NONE) {
                if (tree.isFull()) {
                    continue;
                }
                double looks = bias == 0 ? 0 : judge.worth(world, seat, moves.get(i));
                child = tree.add(node, seat, moves.get(i), looks);
            }
            hint = tree.nextSibling(child);
            children[legal++] = child;
            tree.countAvailable(child);
            visits += tree.visits(child);
            reward += tree.reward(child);
            bestPrior = Math.max(bestPrior, tree.prior(child));
        }
        siblingMean = visits == 0 ? 0 : reward / visits;
    }

    private double score(int child, double fade) {
        int visits = tree.visits(child);
        double mean = visits == 0 ? siblingMean : tree.reward(child) / visits;
        return mean + curiosity * rootOfLog(tree.available(child)) * oneByRoot(visits + 1)
                + fade * (tree.prior(child) - bestPrior) / (visits + 1);
    }

    private static double rootOfLog(int n) {
        return n < TABLE ? ROOT_OF_LOG[n] : Math.sqrt(StrictMath.log(n));
    }

    private static double oneByRoot(int n) {
        return n < TABLE ? ONE_BY_ROOT[n] : 1 / Math.sqrt(n);
    }
}
