package althing.lab;

import java.util.Arrays;

import althing.engine.SplitMix;

/**
 * Which bot sits where in each game of an arena. The games come in rounds of as many games as there are bots. A round
 * shuffles the bots into a ring; its first game seats them from the ring's start, going round again if there are more
 * seats than bots, and each next game starts one place further. So every bot holds every seat once in a round, and
 * neighbours change from round to round.
 */
final class LineUp {

    private final int bots;
    private final int seats;
    private final long seed;

    LineUp(int bots, int seats, long seed) {
        this.bots = bots;
        this.seats = seats;
        this.seed = seed;
    }

    /** The bot on each seat of a game. */
    int[] of(int game) {
        byte[] ring = ring(game / bots);
        int[] seated = new int[seats];
        Arrays.setAll(seated, seat -> ring[(seat + game % bots) % bots]);
        return seated;
    }

    private byte[] ring(int round) {
        byte[] ring = new byte[bots];
        for (int i = 0; i < bots; i++) {
            ring[i] = (byte) i;
        }
        SplitMix.stream(~seed, round).shuffle(ring, 0, bots);
        return ring;
    }
}
