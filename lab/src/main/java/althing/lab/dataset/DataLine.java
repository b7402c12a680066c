package althing.lab.dataset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

import org.jspecify.annotations.Nullable;

import althing.engine.FeatureRow;
import althing.engine.GameRecord;
import althing.engine.GameRecord.Played;
import althing.engine.Move;
import althing.engine.Observation;
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
 * @param observations before each move, what its seat saw, as numbers; empty if nobody wanted them
 * @param visits       for each move, how often the search before it tried each legal one, nothing where there was none; empty
 *                     if nobody wanted them
 */
record DataLine(long game, String setup, List<String> bots, int first, List<Integer> points, List<Integer> ranks,
        List<String> moves, List<float[]> observations, List<SequencedMap<String, Integer>> visits) {

    static DataLine of(Row row, GameRecord record, @Nullable Observation observation,
            List<SequencedMap<Move, Integer>> tries) {
        List<String> moves = record.moves().stream().map(played -> played.seat() + " " + played.move().code())
                .toList();
        return new DataLine(row.game(), record.setup().lineWithRules(), record.names(), row.firstSeat(), row.points(),
                row.ranks(), moves, observation == null ? List.of() : observed(record, observation),
                tries.stream().map(DataLine::coded).toList());
    }

    private static SequencedMap<String, Integer> coded(SequencedMap<Move, Integer> tries) {
        SequencedMap<String, Integer> coded = new LinkedHashMap<>();
        tries.forEach((move, count) -> coded.put(move.code(), count));
        return coded;
    }

    private static List<float[]> observed(GameRecord record, Observation observation) {
        Position position = record.setup().start();
        FeatureRow row = new FeatureRow();
        List<float[]> observations = new ArrayList<>();
        for (Played played : record.moves()) {
            row.of(observation, position, played.seat());
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
