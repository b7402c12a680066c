package althing.engine;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * One question that a position can ask, with everything that belongs to it: it lists its moves, says why another is not
 * legal, plays them, and puts itself and them into words. Stateless.
 *
 * @param <P> what the rules of the game know of a position
 * @param <M> the moves of the game
 */
public abstract class Decision<P, M extends Move> {

    private final String rule;
    private final Frame frame;

    /** A question that this rule asks. */
    protected Decision(String rule) {
        this(rule, new Frame());
    }

    /** A question that this rule asks, about what the fields of a frame say. */
    protected Decision(String rule, Frame frame) {
        this.rule = rule;
        this.frame = frame;
    }

    /** The rule that asks it. */
    public final String rule() {
        return rule;
    }

    /** What lies on the agenda while it waits for its answer. */
    public final Frame frame() {
        return frame;
    }

    /** Adds every move that {@link #allows} allows. */
    public abstract void list(P position, int seat, MoveList into);

    /** Whether the seat, of which this is asked, may play the move; if not, whoever asks why is told. */
    public abstract boolean allows(P position, int seat, M move, @Nullable Why why);

    /** Plays a legal move up to the next question. */
    public abstract void play(P position, int seat, M move);

    /** The question in words. */
    public abstract Phrase prompt(P position, int seat);

    /** A legal move in words. */
    public abstract Phrase option(P position, int seat, M move);

    /** Whether a legal move gives up so much that a person should be asked again before it is played. */
    public boolean isGrave(P position, int seat, M move) {
        return false;
    }

    /** The orders that the seat may leave for such questions now. */
    public List<StandingOrder> orders(P position, int seat) {
        return List.of();
    }

    /** What an order that the seat has left does now. It knows no more than the seat. */
    public Obedience obey(P position, int seat, StandingOrder order) {
        return Obedience.Other.ASIDE;
    }

    /** Refuses a move that belongs to another question: this one comes first. */
    protected final boolean notNow(P position, int seat, @Nullable Why why) {
        return why != null && Why.refuse(why, rule, Refusal.NOT_NOW, "asked", prompt(position, seat));
    }
}
