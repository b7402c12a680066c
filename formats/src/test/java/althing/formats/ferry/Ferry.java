package althing.formats.ferry;

import althing.engine.BadInput;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;
import althing.formats.Untold;

/**
 * A game of six passengers who wait for a ferry. Whoever is first rows one to three of them across, then the others row in
 * turn. Who rows the last one ends the game.
 */
public final class Ferry extends Untold {

    /** Takes so many across. */
    record Row(int count) implements Move {

        @Override
        public String code() {
            return "row " + count;
        }
    }

    @Override
    public String id() {
        return "ferry";
    }

    @Override
    public Position start(Setup setup) {
        return new Crossing(setup);
    }

    @Override
    public Move move(String code) {
        if (!code.matches("row [1-3]")) {
            throw new BadInput("'" + code + "' is no move of Ferry.");
        }
        return new Row(code.charAt(4) - '0');
    }
}
