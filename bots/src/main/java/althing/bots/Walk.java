package althing.bots;

import java.util.Arrays;

/**
 * The way of one iteration down the tree. While several seats choose at once, each goes its own way from the node where
 * the choice began, along its own moves only, because it does not see the others'; afterwards all go on from where the
 * searching seat stands, or the lowest seat if the searching one had no part in it. Not thread safe.
 */
final class Walk {

    private final int[] ownNode = new int[Integer.SIZE];
    private int[] steps = new int[64];
    private int length;
    private int searcher;
    private int node;
    /** The seats of a simultaneous choice, as bits; none while there is none. */
    private int choosers;
    /** Those of them who have not decided since it was last asked of all. */
    private int undecided;

    void start(int searchingSeat) {
        searcher = searchingSeat;
        node = Tree.ROOT;
        length = 0;
        choosers = 0;
        undecided = 0;
    }

    /** The seat to decide next. */
    int decider(int pending) {
        if ((undecided & pending) == 0) {
            if (Integer.bitCount(pending) > 1) {
                join(pending);
            } else {
                part();
            }
        }
        return Integer.numberOfTrailingZeros(choosers == 0 ? pending : undecided & pending);
    }

    /** Whether the deciding seat chooses with nobody else. */
    boolean isAlone() {
        return choosers == 0;
    }

    /** Where the deciding seat stands. */
    int node(int seat) {
        return choosers == 0 ? node : ownNode[seat];
    }

    void step(int seat, int child) {
        if (choosers == 0) {
            node = child;
        } else {
            ownNode[seat] = child;
            undecided &= ~(1 << seat);
        }
        if (length == steps.length) {
            steps = Arrays.copyOf(steps, length * 2);
        }
        steps[length++] = child;
    }

    /** How many moves of the tree it took so far. */
    int length() {
        return length;
    }

    /** What the iteration brought each seat goes to the nodes it stepped on. */
    void learn(Tree tree, double[] rewards) {
        for (int i = 0; i < length; i++) {
            tree.learn(steps[i], rewards[tree.seat(steps[i])]);
        }
    }

    private void join(int pending) {
        for (int left = pending & ~choosers; left != 0; left &= left - 1) {
            ownNode[Integer.numberOfTrailingZeros(left)] = node;
        }
        choosers |= pending;
        undecided = pending;
    }

    private void part() {
        if (choosers != 0) {
            boolean took = (choosers >> searcher & 1) != 0;
            node = ownNode[took ? searcher : Integer.numberOfTrailingZeros(choosers)];
            choosers = 0;
            undecided = 0;
        }
    }
}
