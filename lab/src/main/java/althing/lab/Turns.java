package althing.lab;

import java.util.Arrays;

import althing.engine.SplitMix;

/**
 * Bots who take turns on the seats, each game with its own deal. The games come in rounds of as many games as there are
 * bots. A round shuffles the bots into a ring; its first game seats them from the ring's start, going round again if there
 * are more seats than bots, and each next game starts one place further. So every bot holds every seat once in a round,
 * and neighbours change from round to round.
 */
record Turns(int bots, int seats, long seed) implements LineUp {

    @Override
    public int[] of(long game) {
        byte[] ring = ring(game / bots);
        int[] seated = new int[seats];
        Arrays.setAll(seated, seat -> ring[(int) ((seat + game % bots) % bots)]);
        return seated;
    }

    @Override
    public int sharing() {
        return 1;
    }

    private byte[] ring(long round) {
        byte[] ring = new byte[bots];
        for (int i = 0; i < bots; i++) {
            ring[i] = (byte) i;
        }
        SplitMix.stream(~seed, round).shuffle(ring, 0, bots);
        return ring;
    }
}
