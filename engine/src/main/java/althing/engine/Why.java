package althing.engine;

import org.jspecify.annotations.Nullable;

/**
 * Somebody who wants to know why a move is not legal. A check of a rule is a condition with its reason, written once:
 *
 * <pre>
 * return must(why, isFree(space), "JOR-6.5", "refusal.queue-full", "space", space);
 * </pre>
 *
 * Where moves are listed nobody asks, {@code why} is null, and the check costs no more than its condition. Not thread safe.
 */
public final class Why {

    private @Nullable Refusal refusal;

    /** Whether the condition holds; if it does not, whoever asks is told so. */
    public static boolean must(@Nullable Why why, boolean holds, String rule, String key) {
        return holds || refuse(why, rule, key);
    }

    /** The same with a fact for the sentence. */
    public static boolean must(@Nullable Why why, boolean holds, String rule, String key, String fact, int value) {
        return holds || (why != null && refuse(why, rule, key, fact, value));
    }

    /** The same with a fact that is made beforehand: a name, a seat, a word of a table. */
    public static boolean must(@Nullable Why why, boolean holds, String rule, String key, String fact, Object value) {
        return holds || (why != null && refuse(why, rule, key, fact, value));
    }

    /** The same with two facts. */
    public static boolean must(@Nullable Why why, boolean holds, String rule, String key, String fact, int value,
            String other, int otherValue) {
        return holds || (why != null && refuse(why, rule, key, fact, value, other, otherValue));
    }

    /** The same with two facts that are made beforehand. */
    public static boolean must(@Nullable Why why, boolean holds, String rule, String key, String fact, Object value,
            String other, Object otherValue) {
        return holds || (why != null && refuse(why, rule, key, fact, value, other, otherValue));
    }

    /** Tells whoever asks that a rule forbids it; false in any case. */
    public static boolean refuse(@Nullable Why why, String rule, String key, Object... facts) {
        if (why != null) {
            why.refusal = Refusal.of(rule, key, facts);
        }
        return false;
    }

    /** The reason that was given last; a check that fails without one is a mistake of the rules. */
    public Refusal refusal() {
        if (refusal == null) {
            throw new IllegalStateException("a move was refused without a reason");
        }
        return refusal;
    }
}
