package althing.testkit.walk;

import althing.engine.GameRecord;
import althing.engine.Setup;
import althing.testkit.RandomGame;

/** Something that must hold in random games. One object looks at all games of a setup, one after the other. */
interface Property {

    /** A game begins. */
    default void begin(Setup setup, long seed) {
    }

    /** Looks at a decision; what is looked at stays as it is. */
    default void look(Scene scene) {
    }

    /** A game has ended. */
    default void end(RandomGame game, GameRecord record) {
    }

    /** All games have ended. */
    default void conclude() {
    }
}
