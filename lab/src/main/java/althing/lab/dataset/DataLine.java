package althing.lab.dataset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.FeatureRow;
import althing.engine.Features;
import althing.engine.GameRecord;
import althing.engine.GameRecord.Played;
import althing.engine.Position;
import althing.engine.Setup;
import althing.lab.Row;

/**
 * A game of a data set: one line.
 *
 * @param setup        its line with the seed, which the moves follow
 * @param bots         who sat on each seat
 * @param first        the seat that was first in the order of play
 * @param moves        in order, each a seat and the code of its move
 * @param observations before each move, what its seat knew, as numbers; empty if nobody wanted them
 */
record DataLine(long game, String setup, List<String> bots, int first, List<Integer> points, List<Integer> ranks,
        List<String> moves, List<float[]> observations) {

    static DataLine of(Row row, GameRecord record, @Nullable Features features) {
        List<String> moves = record.moves().stream().map(played -> played.seat() + " " + played.move().code())
                .toList();
        return new DataLine(row.game(), record.setup().lineWithRules(), record.names(), row.firstSeat(), row.points(),
                row.ranks(), moves, features == null ? List.of() : observed(record, features));
    }

    private static List<float[]> observed(GameRecord record, Features features) {
        Position position = record.setup().start();
        FeatureRow row = new FeatureRow();
        List<float[]> observations = new ArrayList<>();
        for (Played played : record.moves()) {
            row.of(features, position, played.seat());
            observations.add(Arrays.copyOf(row.values(), row.size()));
            position.play(played.seat(), played.move());
        }
        return observations;
    }

    /** The game as a record that replays. */
    GameRecord record() {
        Setup parsed = Setup.parse(setup);
        List<Played> played = moves.stream().map(move -> {
            int space = move.indexOf(' ');
            return new Played(Integer.parseInt(move.substring(0, space)),
                    parsed.game().move(move.substring(space + 1)));
        }).toList();
        return new GameRecord(parsed, bots, played);
    }
}
