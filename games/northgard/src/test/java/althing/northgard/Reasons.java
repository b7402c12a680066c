package althing.northgard;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

import althing.engine.Position;
import althing.testkit.ReasonsContract;
import althing.testkit.ReasonsContract.Reason;
import althing.testkit.ReasonsContract.Told;

/** How a reason is told: by its key, with what a witness must see for it to be true. */
final class Reasons {

    private Reasons() {
    }

    static void when(Map<String, Reason> reasons, String key, Predicate<Witness> isTrue) {
        reasons.put("refusal." + key, told -> isTrue.test(new Witness(told)));
    }

    /** A reason whose fact can be made otherwise. */
    static void mended(Map<String, Reason> reasons, String key, Predicate<Witness> isTrue,
            Consumer<Witness> mend) {
        Reason plain = told -> isTrue.test(new Witness(told));
        reasons.put("refusal." + key, plain.orMended(told -> {
            Position copy = told.position().copy();
            mend.accept(new Witness(new Told(copy, told.seat(), told.move(), told.refusal())));
            return Optional.of(copy);
        }));
    }
}
