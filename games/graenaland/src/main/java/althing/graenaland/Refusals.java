package althing.graenaland;

import althing.engine.Refusal;

/** Finds the rule that forbids a move which is not listed. What is listed is decided by the phases alone. */
final class Refusals {

    private Refusals() {
    }

    static Refusal refusal(GraenalandPosition position, int seat, GraenalandMove move) {
        return Refusal.of("GRA-3.3", "refusal.not-now");
    }
}
