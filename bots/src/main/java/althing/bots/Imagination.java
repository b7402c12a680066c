package althing.bots;

import org.jspecify.annotations.Nullable;

import althing.engine.Belief;
import althing.engine.Position;
import althing.engine.SplitMix;

/** A spare position to imagine in, kept from decision to decision. Not thread safe. */
final class Imagination {

    private @Nullable Position spare;

    /** A position that the belief's seat cannot tell from the true one; valid until the next call. */
    Position of(Belief belief, SplitMix random) {
        Position kept = spare;
        if (kept == null || !kept.setup().equals(belief.setup())) {
            Position fresh = belief.imagine(random);
            spare = fresh;
            return fresh;
        }
        belief.imagine(random, kept);
        return kept;
    }
}
