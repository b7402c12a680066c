package althing.server.table;

import java.util.Optional;

import org.jspecify.annotations.Nullable;

import althing.engine.Refusal;

/** The hall says no: an HTTP status, a code that names the reason, and a sentence. */
public final class Denial extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final String code;
    private final transient @Nullable Refusal refusal;

    public Denial(int status, String code, String sentence) {
        this(status, code, sentence, null);
    }

    private Denial(int status, String code, String sentence, @Nullable Refusal refusal) {
        super(sentence);
        this.status = status;
        this.code = code;
        this.refusal = refusal;
    }

    /** A rule forbids it. */
    static Denial byRule(Refusal refusal) {
        return new Denial(422, "rule", "Rule " + refusal.rule() + " forbids this move.", refusal);
    }

    public static Denial movedOn() {
        return new Denial(409, "moved-on", "The table has moved on since you looked; look again.");
    }

    public int status() {
        return status;
    }

    public String code() {
        return code;
    }

    public Optional<Refusal> refusal() {
        return Optional.ofNullable(refusal);
    }
}
