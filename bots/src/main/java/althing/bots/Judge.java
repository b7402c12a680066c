package althing.bots;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;

/**
 * Turns a game's heuristics into chances.
 *
 * @param steepness how much more likely, in logarithms, one more point makes winning
 */
record Judge(Heuristics heuristics, double steepness) {

    static Judge of(Setup setup) {
        Heuristics heuristics = setup.game().heuristics();
        return new Judge(heuristics, Math.log(3) / heuristics.spread(setup));
    }

    double worth(Position position, int seat, Move move) {
        return heuristics.worth(position, seat, move);
    }

    /**
     * What a position promises each seat: its chance of winning, all chances adding up to 1. At the end of the game
     * that is the seat's part of the victory; before, each seat's value is weighed by the steepness.
     */
    void judge(Position position, double[] chances) {
        int seats = position.seats();
        if (position.isOver()) {
            countVictory(position, seats, chances);
        } else {
            weighValues(position, seats, chances);
        }
        double sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            sum += chances[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] /= sum;
        }
    }

    private static void countVictory(Position position, int seats, double[] weights) {
        for (int seat = 0; seat < seats; seat++) {
            weights[seat] = position.rank(seat) == 1 ? 1 : 0;
        }
    }

    private void weighValues(Position position, int seats, double[] weights) {
        double most = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < seats; seat++) {
            weights[seat] = heuristics.value(position, seat);
            most = Math.max(most, weights[seat]);
        }
        for (int seat = 0; seat < seats; seat++) {
            weights[seat] = Math.exp((weights[seat] - most) * steepness);
        }
    }
}
