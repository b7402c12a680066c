package althing.bots;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;

import org.jspecify.annotations.Nullable;

import althing.bots.net.Correction;

/**
 * Turns a game's heuristics into chances.
 *
 * @param steepness  how much more likely, in logarithms, one more point makes winning
 * @param par        the points that somebody who plays alone wants to beat
 * @param correction what was learnt about the values of positions, if something was
 */
record Judge(Heuristics heuristics, double steepness, double par, @Nullable Correction correction) {

    /** A judge who has learnt nothing. */
    static Judge of(Setup setup) {
        return of(setup, SearchSettings.FIRST);
    }

    static Judge of(Setup setup, SearchSettings settings) {
        Heuristics newest = setup.game().heuristics();
        Heuristics heuristics = settings.has(Skill.ADVICE) ? newest.ofSearch() : newest.firstEdition();
        return new Judge(heuristics, StrictMath.log(3) / heuristics.spread(setup), 0,
                settings.schooling().correction(setup).orElse(null));
    }

    /** A judge for whom a lone seat wins, as often as not, if it comes as far as in this position. */
    Judge against(Position reached) {
        return new Judge(heuristics, steepness, value(reached, 0), correction);
    }

    /** How well a seat stands, in points it may expect at the end. */
    double value(Position position, int seat) {
        double value = heuristics.value(position, seat);
        return correction == null || position.isOver() ? value : value + correction.points(position, seat);
    }

    private double steepness(Position position) {
        return correction == null || position.isOver() ? steepness : correction.steepness(position);
    }

    Move best(Position position, int seat, MoveList moves) {
        return heuristics.best(position, seat, moves);
    }

    boolean isRoutine(Position position, int seat) {
        return heuristics.isRoutine(position, seat);
    }

    int horizon(Position position) {
        return heuristics.horizon(position.setup());
    }

    double worth(Position position, int seat, Move move) {
        return heuristics.worth(position, seat, move);
    }

    /**
     * What a position promises each seat: its chance of winning, all chances adding up to 1. At the end of the game
     * that is the seat's part of the victory; before, each seat's value is weighed by the steepness. Who plays alone
     * has the chance to beat somebody who makes par: every point counts, to the end. An end that was reached by guessing
     * far ahead decides nothing: its points are weighed too.
     */
    void judge(Position position, boolean guessed, double[] chances) {
        int seats = position.seats();
        if (seats == 1) {
            chances[0] = 1 / (1 + StrictMath.exp((par - value(position, 0)) * steepness));
            return;
        }
        if (position.isOver() && !guessed) {
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
            weights[seat] = value(position, seat);
            most = Math.max(most, weights[seat]);
        }
        double steep = steepness(position);
        for (int seat = 0; seat < seats; seat++) {
            weights[seat] = StrictMath.exp((weights[seat] - most) * steep);
        }
    }
}
