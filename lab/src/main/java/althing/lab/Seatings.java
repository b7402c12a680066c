package althing.lab;

import java.util.ArrayList;
import java.util.List;

import althing.engine.BadInput;

/**
 * Bots who play the same deal in all seatings: every way to fill the seats in which no bot holds two seats more than
 * another. So what a deal gives to a seat, it gives to every bot.
 */
final class Seatings implements LineUp {

    private static final int MOST = 1000;

    private final int bots;
    private final int seats;
    private final List<int[]> all = new ArrayList<>();

    Seatings(int bots, int seats) {
        this.bots = bots;
        this.seats = seats;
        fill(new int[seats], new int[bots], 0);
    }

    private void fill(int[] seated, int[] held, int seat) {
        if (seat == seats) {
            add(seated);
            return;
        }
        for (int bot = 0; bot < bots; bot++) {
            if (held[bot] < mostHeld()) {
                seated[seat] = bot;
                held[bot]++;
                fill(seated, held, seat + 1);
                held[bot]--;
            }
        }
    }

    private void add(int[] seated) {
        int[] held = new int[bots];
        for (int bot : seated) {
            held[bot]++;
        }
        for (int seatsOfOne : held) {
            if (seatsOfOne < seats / bots) {
                return;
            }
        }
        if (all.size() == MOST) {
            throw new BadInput("There are more than " + MOST + " ways to seat " + bots + " bots on " + seats
                    + " seats; play a deal in all of them with fewer bots.");
        }
        all.add(seated.clone());
    }

    private int mostHeld() {
        return (seats + bots - 1) / bots;
    }

    @Override
    public int[] of(long game) {
        return all.get((int) (game % all.size())).clone();
    }

    @Override
    public int sharing() {
        return all.size();
    }
}
