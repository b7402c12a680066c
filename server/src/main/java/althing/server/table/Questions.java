package althing.server.table;

import java.util.Arrays;

import althing.engine.Position;

/** Since which event each seat has been asked what it is asked now. An answer to an older question comes too late. */
final class Questions {

    private final int[] askedAt;
    private int playedAt;

    Questions(int seats) {
        askedAt = new int[seats];
    }

    /** The number of the last move or undo. */
    int playedAt() {
        return playedAt;
    }

    int askedAt(int seat) {
        return askedAt[seat];
    }

    /** A move has led from one position to another. */
    void played(Crossroads before, Crossroads now, int seq) {
        playedAt = seq;
        for (int seat = 0; seat < askedAt.length; seat++) {
            if (!isAskedTheSame(seat, before, now)) {
                askedAt[seat] = seq;
            }
        }
    }

    void takenBack(int seq) {
        playedAt = seq;
        Arrays.fill(askedAt, seq);
    }

    /** While several seats choose at once, the choice of one does not change what another is asked. */
    private static boolean isAskedTheSame(int seat, Crossroads before, Crossroads now) {
        Position then = before.position();
        if (!then.isPending(seat) || !now.position().isPending(seat) || Integer.bitCount(then.pending()) == 1) {
            return false;
        }
        return before.moves(seat).equals(now.moves(seat));
    }
}
