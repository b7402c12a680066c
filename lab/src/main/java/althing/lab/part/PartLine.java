package althing.lab.part;

import java.util.Arrays;
import java.util.List;

import althing.lab.Crash;
import althing.lab.LineUp;
import althing.lab.Row;

/** A line of a part's file: one of these, each an object of JSON. */
sealed interface PartLine {

    /** The first line: whose part it is, and which games it holds. */
    record Head(Manifest experiment, String part, long first, long beyond) implements PartLine {}

    /**
     * A game that was played to its end.
     *
     * @param deal   games with the same deal have the same number
     * @param first  the seat that was first in the order of play
     * @param seated the bot on each seat, by its place in the list of bots
     */
    record Game(long game, long deal, int first, List<Integer> seated, List<Integer> points, List<Integer> ranks,
            int decisions) implements PartLine {

        static Game of(Row row, LineUp lineUp) {
            return new Game(row.game(), lineUp.deal(row.game()), row.firstSeat(),
                    Arrays.stream(lineUp.of(row.game())).boxed().toList(), row.points(), row.ranks(), row.decisions());
        }

        Row row() {
            return new Row(game, decisions, first, points, ranks);
        }
    }

    /** A game that broke; they come after the others. */
    record Broken(Crash crash) implements PartLine {}

    /** The last line. What has none was not written to its end. */
    record End(Count end) implements PartLine {}

    /** How many lines of each kind came before. */
    record Count(long games, long crashes) {}
}
