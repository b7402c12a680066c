package althing.lab.learn;

import java.util.Arrays;

import althing.engine.FeatureRow;
import althing.engine.Features;
import althing.engine.Position;

/**
 * What is kept of a position: for each seat its features and what the heuristics thought of it.
 *
 * @param progress how much of the game was over
 */
@SuppressWarnings("ArrayRecordComponent") // compared by nobody, and millions of them
record Moment(double progress, float[][] features, float[] values) {

    static Moment of(Position position, Features features, FeatureRow row) {
        int seats = position.seats();
        float[][] written = new float[seats][];
        float[] values = new float[seats];
        for (int seat = 0; seat < seats; seat++) {
            row.of(features, position, seat);
            written[seat] = Arrays.copyOf(row.values(), row.size());
            values[seat] = (float) position.setup().game().heuristics().value(position, seat);
        }
        return new Moment(features.progress(position), written, values);
    }
}
