package althing.lab;

import althing.engine.Position;

/** How a game of an experiment came out. */
sealed interface Outcome {

    /**
     * Played to its end.
     *
     * @param firstSeat the seat that was first in the order of play
     */
    record Ended(Position position, int decisions, int firstSeat) implements Outcome {}

    /** Broke off. */
    record Broken(Crash crash) implements Outcome {}
}
