package althing.bots;

import java.util.Objects;

import org.jspecify.annotations.Nullable;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.SplitMix;

/** Ways down the tree of a search: along its moves, and by routine beside it, up to a move seldom tried. Not thread safe. */
final class Descent {

    private final Tree tree;
    private final Walk walk;
    private final Policy policy;
    private final int grow;
    private final MoveList moves = new MoveList();
    private @Nullable Move forced;
    private int first = Tree.NONE;

    Descent(Tree tree, Walk walk, SearchSettings settings) {
        this.tree = tree;
        this.walk = walk;
        policy = new Policy(tree, settings);
        grow = settings.grow();
    }

    /** Plays moves on the world; beyond the deadline none but the first of the searching seat. */
    void go(Position world, int searcher, Judge judge, Deadline deadline, SplitMix random) {
        forced = null;
        descend(world, searcher, judge, deadline, random);
    }

    /** The same, where the first decision of the searching seat is made already. */
    void goBy(Move decision, Position world, int searcher, Judge judge, Deadline deadline, SplitMix random) {
        forced = decision;
        descend(world, searcher, judge, deadline, random);
    }

    /** The node of the searching seat's first decision on the last way; {@link Tree#NONE} if it made none. */
    int first() {
        return first;
    }

    private void descend(Position world, int searcher, Judge judge, Deadline deadline, SplitMix random) {
        walk.start(searcher);
        first = Tree.NONE;
        while (!world.isOver() && (first == Tree.NONE || !deadline.isOver())) {
            int seat = walk.decider(world.pending());
            if (walk.isAlone() && !isForced(seat, searcher) && judge.isRoutine(world, seat)) {
                world.moves(seat, moves);
                world.play(seat, judge.best(world, seat, moves));
                continue;
            }
            int child = isForced(seat, searcher)
                    ? forcedChild(seat)
                    : policy.choose(world, seat, walk.node(seat), judge, random);
            if (child == Tree.NONE || !step(world, seat, searcher, child)) {
                return;
            }
        }
    }

    /** Whether the way goes on below the move. */
    private boolean step(Position world, int seat, int searcher, int child) {
        world.play(seat, tree.move(child));
        walk.step(seat, child);
        if (seat == searcher && first == Tree.NONE) {
            first = child;
        }
        return tree.visits(child) >= grow;
    }

    private boolean isForced(int seat, int searcher) {
        return forced != null && first == Tree.NONE && seat == searcher;
    }

    private int forcedChild(int seat) {
        Move decision = Objects.requireNonNull(forced);
        int node = walk.node(seat);
        int known = tree.find(node, tree.firstChild(node), seat, decision);
        return known == Tree.NONE ? tree.add(node, seat, decision, 0) : known;
    }
}
