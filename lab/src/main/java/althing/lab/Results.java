package althing.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

import althing.engine.Position;

/** The points and ranks of every game of an arena. Thread safe as long as each game is noted once. */
final class Results {

    private final int seats;
    private final int[] points;
    private final byte[] ranks;
    private final int[] decisions;
    private final List<Crash> crashes = Collections.synchronizedList(new ArrayList<>());

    Results(int games, int seats) {
        this.seats = seats;
        points = new int[games * seats];
        ranks = new byte[games * seats];
        decisions = new int[games];
    }

    void note(int game, Outcome outcome) {
        switch (outcome) {
            case Outcome.Ended ended -> note(game, ended.position(), ended.decisions());
            case Outcome.Broken broken -> crashes.add(broken.crash());
        }
    }

    private void note(int game, Position end, int decided) {
        decisions[game] = decided;
        for (int seat = 0; seat < seats; seat++) {
            points[game * seats + seat] = end.points(seat);
            ranks[game * seats + seat] = (byte) end.rank(seat);
        }
    }

    int games() {
        return decisions.length;
    }

    boolean hasEnded(int game) {
        return ranks[game * seats] != 0;
    }

    int points(int game, int seat) {
        return points[game * seats + seat];
    }

    int rank(int game, int seat) {
        return ranks[game * seats + seat];
    }

    /** The seat's part of the victory: 1, or less if it is shared, or 0. */
    double victory(int game, int seat) {
        if (rank(game, seat) != 1) {
            return 0;
        }
        int winners = 0;
        for (int other = 0; other < seats; other++) {
            winners += rank(game, other) == 1 ? 1 : 0;
        }
        return 1.0 / winners;
    }

    int ended() {
        return games() - crashes.size();
    }

    long decisions() {
        long sum = 0;
        for (int decided : decisions) {
            sum += decided;
        }
        return sum;
    }

    List<Crash> crashes() {
        return crashes.stream().sorted(Comparator.comparingInt(Crash::game)).toList();
    }
}
