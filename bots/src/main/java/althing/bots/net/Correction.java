package althing.bots.net;

import althing.engine.FeatureRow;
import althing.engine.Features;
import althing.engine.Position;

/** Applies a net to positions. Not thread safe. */
public final class Correction {

    private final ValueNet net;
    private final Features features;
    private final FeatureRow row = new FeatureRow();
    private final float[] units;

    public Correction(ValueNet net, Features features) {
        this.net = net;
        this.features = features;
        units = new float[net.weights().hidden()];
    }

    /** How many points the heuristics' value of a seat is too low. */
    public double points(Position position, int seat) {
        return net.weights().output(row.of(features, position, seat).values(), units);
    }

    /** How steep chances are in a position. */
    public double steepness(Position position) {
        return net.steepness(features.progress(position));
    }
}
