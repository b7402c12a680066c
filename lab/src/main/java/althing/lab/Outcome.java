package althing.lab;

import althing.engine.Position;

/** How a game of an experiment came out. */
sealed interface Outcome {

    /** Played to its end. */
    record Ended(Position position, int decisions) implements Outcome {}

    /** Broke off. */
    record Broken(Crash crash) implements Outcome {}
}
