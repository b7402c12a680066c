package althing.bots;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.SplitMix;

/**
 * Information-set Monte Carlo tree search with one tree for the searching seat. Each iteration imagines a new position,
 * walks down the tree by the moves that are legal in it, plays a roll-out, judges the position for every seat, and lets
 * each seat that decided on the way learn what it got. Chance has no nodes: a node stands for all that may have
 * happened between the moves that lead to it. Not thread safe.
 *
 * @see <a href="https://doi.org/10.1109/TCIAIG.2012.2200894">Cowling, Powley, Whitehouse: Information Set Monte Carlo
 *      Tree Search, 2012</a>
 */
final class Search {

    /** After so many iterations it looks again whether more of them could change anything. */
    private static final int PATIENCE = 16;

    private final SearchSettings settings;
    private final Tree tree = new Tree();
    private final Walk walk = new Walk();
    private final Descent descent;
    private final Rollout rollout;
    private final MoveList moves = new MoveList();
    private final Spare spare = new Spare();
    private final double[] chances = new double[Integer.SIZE];
    /** Who searched last; nobody if the last choice needed no search. */
    private int searcher = Tree.NONE;

    Search(SearchSettings settings) {
        this.settings = settings;
        descent = new Descent(tree, walk, settings);
        rollout = new Rollout(settings);
    }

    /**
     * The move that was tried most within the settings' budget. Who looks at the clock stops as soon as no other move can
     * become that; who does not goes on, so that the same random numbers are left for the decisions to come.
     */
    Move best(Belief belief, SplitMix random) {
        belief.moves(moves);
        searcher = Tree.NONE;
        if (moves.size() == 1) {
            return moves.get(0);
        }
        Position world = spare.of(belief);
        belief.imagine(random, world);
        Judge judge = Judge.of(belief.setup(), settings);
        if (judge.isRoutine(world, belief.seat())) {
            return judge.heuristics().careful(world, belief.seat(), moves);
        }
        searcher = belief.seat();
        tree.clear();
        Deadline deadline = settings.deadline();
        int steps = 0;
        for (int i = 0; i < settings.iterations() && steps < settings.steps(); i++) {
            belief.imagine(random, world);
            descent.go(world, belief.seat(), judge, deadline, random);
            steps += walk.length() + rollout.play(world, judge, deadline, random);
            if (i > 0 && deadline.isOver()) {
                break;
            }
            judge = i == 0 ? judge.against(world) : judge;
            judge.judge(world, rollout.isFar(judge, world), chances);
            walk.learn(tree, chances);
            if (isSettled(i + 1, belief.seat(), deadline)) {
                break;
            }
        }
        return tree.mostVisited(Tree.ROOT, belief.seat());
    }

    /** How often each legal move was tried for the last choice; nothing if it was not searched. */
    SequencedMap<Move, Integer> tries() {
        SequencedMap<Move, Integer> tries = new LinkedHashMap<>();
        for (int i = 0; i < moves.size() && searcher != Tree.NONE; i++) {
            int child = tree.find(Tree.ROOT, Tree.NONE, searcher, moves.get(i));
            tries.put(moves.get(i), child == Tree.NONE ? 0 : tree.visits(child));
        }
        return tries;
    }

    /** Whether the move tried most is further ahead than there are iterations to come. */
    private boolean isSettled(int done, int seat, Deadline deadline) {
        return done % PATIENCE == 0 && deadline.looksAtClock()
                && tree.lead(Tree.ROOT, seat) > Math.min(settings.iterations() - done, deadline.left(done));
    }
}
