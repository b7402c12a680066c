package althing.bots;

/**
 * How far an alpha–beta search looks.
 *
 * @param nodes at most so many positions for a decision
 * @param nanos and at most so long
 * @param depth and at most so many moves ahead, not counting loud ones beyond
 */
record LookaheadSettings(int nodes, long nanos, int depth) {

    static final int MOST_NODES = 100_000_000;
    static final int MOST_DEPTH = 60;
    static final LookaheadSettings STANDARD = new LookaheadSettings(MOST_NODES, Long.MAX_VALUE, MOST_DEPTH);

    LookaheadSettings nodes(int newNodes) {
        return new LookaheadSettings(newNodes, nanos, depth);
    }

    LookaheadSettings millis(int millis) {
        return new LookaheadSettings(nodes, millis * 1_000_000L, depth);
    }

    boolean isClocked() {
        return nanos != Long.MAX_VALUE;
    }

    LookaheadSettings depth(int newDepth) {
        return new LookaheadSettings(nodes, nanos, newDepth);
    }

    Deadline deadline() {
        return new Deadline(nanos);
    }
}
