package althing.engine;

import java.util.Optional;

import org.jspecify.annotations.Nullable;

/**
 * What the positions of all games have in common beside the game's own state: the setup, the course of a move and the
 * listener. Not thread safe.
 */
public abstract class GamePosition implements Position {

    /** The setup without its seed. */
    public final Setup setup;
    public final int seats;
    /** The version of the rules that this game follows. */
    public final int rules;

    private final MoveList legal = new MoveList();
    private boolean revealed;
    private @Nullable Listener listener;

    protected GamePosition(Setup setup) {
        this.setup = setup.unseeded();
        seats = setup.seats();
        rules = setup.rules();
    }

    /** Whether a ruling holds in this game; it does not in one that began under earlier rules. */
    public final boolean holds(Ruling ruling) {
        return rules >= ruling.since();
    }

    /** Adds every legal move of a seat that owes a decision. */
    protected abstract void list(int seat, MoveList into);

    /** Why the seat may not play a move that is not legal now. */
    protected abstract Refusal refusal(int seat, Move move);

    /** Plays a legal move up to the next decision. */
    protected abstract void carryOut(int seat, Move move);

    @Override
    public final Setup setup() {
        return setup;
    }

    @Override
    public final int seats() {
        return seats;
    }

    @Override
    public final void moves(int seat, MoveList into) {
        into.clear();
        if (isPending(seat)) {
            list(seat, into);
        }
    }

    @Override
    public final Optional<Refusal> why(int seat, Move move) {
        moves(seat, legal);
        return legal.contains(move) ? Optional.empty() : Optional.of(refusal(seat, move));
    }

    @Override
    public final Disclosure play(int seat, Move move) {
        revealed = false;
        carryOut(seat, move);
        if (revealed) {
            return Disclosure.REVEAL;
        }
        return pending() == 1 << seat ? Disclosure.NOTHING : Disclosure.TURN;
    }

    /** Remembers that the move being played rolled a die or turned something up. */
    public final void reveal() {
        revealed = true;
    }

    @Override
    public final void listener(Listener newListener) {
        listener = newListener;
    }

    /** Whether anybody listens; without a listener no phrase need be made. */
    public final boolean isHeard() {
        return listener != null;
    }

    /** Tells everybody. */
    public final void tell(String key, Object... facts) {
        tellSeats(Listener.EVERYONE, key, facts);
    }

    /** Tells only some seats, given as bits. */
    public final void tellSeats(int audience, String key, Object... facts) {
        if (listener != null) {
            listener.hear(audience, Phrase.of(key, facts));
        }
    }
}
