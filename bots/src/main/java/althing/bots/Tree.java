package althing.bots;

import java.util.Arrays;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

import althing.engine.Move;

/**
 * The tree of a search. A node is the move that leads to it, the seat that made it, and what came of it for that seat;
 * nodes are numbers into arrays that grow and are used again. Siblings stand in the order in which they were added.
 * Not thread safe.
 */
final class Tree {

    static final int ROOT = 0;
    static final int NONE = -1;

    /** Beyond this the tree is full and roll-outs start at its leaves. */
    private static final int MOST_NODES = 1 << 18;

    private @Nullable Move[] move = new Move[1024];
    private byte[] seat = new byte[1024];
    private int[] firstChild = new int[1024];
    private int[] lastChild = new int[1024];
    private int[] nextSibling = new int[1024];
    private int[] visits = new int[1024];
    private int[] available = new int[1024];
    private double[] reward = new double[1024];
    private float[] prior = new float[1024];
    private int size;

    /** Leaves nothing but a root. */
    void clear() {
        size = 0;
        append((byte) -1, null, 0);
    }

    boolean isFull() {
        return size == MOST_NODES;
    }

    int add(int parent, int decider, Move decision, double looks) {
        int node = append((byte) decider, decision, (float) looks);
        if (firstChild[parent] == NONE) {
            firstChild[parent] = node;
        } else {
            nextSibling[lastChild[parent]] = node;
        }
        lastChild[parent] = node;
        return node;
    }

    /** The child for a seat's move, looked for first at {@code hint}, the place after the child found last. */
    int find(int parent, int hint, int decider, Move decision) {
        for (int child = hint; child != NONE; child = nextSibling[child]) {
            if (leads(child, decider, decision)) {
                return child;
            }
        }
        for (int child = firstChild[parent]; child != hint; child = nextSibling[child]) {
            if (leads(child, decider, decision)) {
                return child;
            }
        }
        return NONE;
    }

    /** The move of a seat that was tried most, the better of two that were tried as often. */
    Move mostVisited(int parent, int decider) {
        int best = NONE;
        for (int child = firstChild[parent]; child != NONE; child = nextSibling[child]) {
            if (seat[child] == decider && (best == NONE || isMoreTried(child, best))) {
                best = child;
            }
        }
        return move(best);
    }

    /** How much more often the move of a seat that was tried most was tried than any other. */
    int lead(int parent, int decider) {
        int most = 0;
        int second = 0;
        for (int child = firstChild[parent]; child != NONE; child = nextSibling[child]) {
            if (seat[child] == decider) {
                second = Math.max(second, Math.min(most, visits[child]));
                most = Math.max(most, visits[child]);
            }
        }
        return most - second;
    }

    private boolean isMoreTried(int node, int other) {
        return visits[node] > visits[other] || (visits[node] == visits[other] && reward[node] > reward[other]);
    }

    /** Moves mostly come from tables and are the same object. */
    @SuppressWarnings("ReferenceEquality")
    private boolean leads(int node, int decider, Move decision) {
        Move known = move[node];
        return seat[node] == decider && (known == decision || decision.equals(known));
    }

    int firstChild(int node) {
        return firstChild[node];
    }

    int nextSibling(int node) {
        return nextSibling[node];
    }

    /** The move that leads to a node, which must not be the root. */
    Move move(int node) {
        return Objects.requireNonNull(move[node]);
    }

    int seat(int node) {
        return seat[node];
    }

    int visits(int node) {
        return visits[node];
    }

    /** How often the move could have been chosen. */
    int available(int node) {
        return available[node];
    }

    /** The sum of what the deciding seat got out of the visits. */
    double reward(int node) {
        return reward[node];
    }

    /** How good the move looked when it was added, in points. */
    double prior(int node) {
        return prior[node];
    }

    void countAvailable(int node) {
        available[node]++;
    }

    void learn(int node, double gained) {
        visits[node]++;
        reward[node] += gained;
    }

    private int append(byte decider, @Nullable Move decision, float looks) {
        if (size == visits.length) {
            grow();
        }
        int node = size++;
        move[node] = decision;
        seat[node] = decider;
        firstChild[node] = NONE;
        nextSibling[node] = NONE;
        visits[node] = 0;
        available[node] = 0;
        reward[node] = 0;
        prior[node] = looks;
        return node;
    }

    private void grow() {
        int capacity = size * 2;
        move = Arrays.copyOf(move, capacity);
        seat = Arrays.copyOf(seat, capacity);
        firstChild = Arrays.copyOf(firstChild, capacity);
        lastChild = Arrays.copyOf(lastChild, capacity);
        nextSibling = Arrays.copyOf(nextSibling, capacity);
        visits = Arrays.copyOf(visits, capacity);
        available = Arrays.copyOf(available, capacity);
        reward = Arrays.copyOf(reward, capacity);
        prior = Arrays.copyOf(prior, capacity);
    }
}
