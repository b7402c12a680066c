package althing.bots;

import org.jspecify.annotations.Nullable;

import althing.engine.Belief;
import althing.engine.Position;
import althing.engine.SplitMix;

/** A position to imagine in, kept from decision to decision. Not thread safe. */
final class Spare {

    private @Nullable Position kept;

    /** A position of the belief's setup, whatever it holds. */
    Position of(Belief belief) {
        Position spare = kept;
        if (spare == null || !spare.setup().equals(belief.setup())) {
            spare = belief.imagine(new SplitMix(0));
            kept = spare;
        }
        return spare;
    }
}
