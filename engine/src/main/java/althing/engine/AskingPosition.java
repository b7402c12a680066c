package althing.engine;

import java.util.List;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

/**
 * A position that asks one {@link Decision} after the other: what is legal, why something is not, and what playing a move
 * disclosed come from the decision that is asked now. Not thread safe.
 *
 * @param <P> what the rules of the game know of a position
 * @param <M> the moves of the game
 */
public abstract class AskingPosition<P, M extends Move> implements Position {

    public final int seats;
    /** The version of the rules that this game follows. */
    public final int rules;

    private final Setup setup;
    private boolean revealed;
    private @Nullable Listener listener;

    protected AskingPosition(Setup setup) {
        this.setup = setup.seed().isPresent() ? setup.unseeded() : setup;
        seats = setup.seats();
        rules = setup.rules();
    }

    /** This position, as the rules know it. */
    protected abstract P self();

    /** What is asked now; of whom, {@link #pending} says. The game must not be over. */
    protected abstract Decision<P, M> decision();

    /** A move as one of this game's. */
    protected abstract M own(Move move);

    /** The rule by which the game is over, if it is. */
    protected abstract String overRule();

    /** Goes on after a move until something is asked or the game is over; nothing to do where every move does so itself. */
    protected void advance() {
    }

    @Override
    public final Setup setup() {
        return setup;
    }

    /** Whether a ruling holds in this game; it does not in one that began under earlier rules. */
    public final boolean holds(Ruling ruling) {
        return rules >= ruling.since();
    }

    @Override
    public final int seats() {
        return seats;
    }

    @Override
    public final void moves(int seat, MoveList into) {
        into.clear();
        if (isPending(seat)) {
            decision().list(self(), seat, into);
        }
    }

    @Override
    public final Optional<Refusal> why(int seat, Move move) {
        if (isOver()) {
            return Optional.of(Refusal.over(overRule()));
        }
        if (!isPending(seat)) {
            return Optional.of(Refusal.notYourTurn(decision().rule(), this));
        }
        Why why = new Why();
        return decision().allows(self(), seat, own(move), why) ? Optional.empty() : Optional.of(why.refusal());
    }

    @Override
    public final Disclosure play(int seat, Move move) {
        revealed = false;
        decision().play(self(), seat, own(move));
        advance();
        if (revealed) {
            return Disclosure.REVEAL;
        }
        return pending() == 1 << seat ? Disclosure.NOTHING : Disclosure.TURN;
    }

    @Override
    public final Phrase prompt(int seat) {
        return decision().prompt(self(), seat);
    }

    @Override
    public final String ruleInQuestion(int seat) {
        return decision().rule();
    }

    @Override
    public final Phrase option(int seat, Move move) {
        return decision().option(self(), seat, own(move));
    }

    @Override
    public final boolean isGrave(int seat, Move move) {
        return decision().isGrave(self(), seat, own(move));
    }

    @Override
    public final List<StandingOrder> orders(int seat) {
        return isPending(seat) ? decision().orders(self(), seat) : List.of();
    }

    @Override
    public final Obedience obey(int seat, StandingOrder order) {
        return isPending(seat) ? decision().obey(self(), seat, order) : Obedience.Other.ASIDE;
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

    /** Lets whoever listens look on before a move that nobody is asked for. */
    public final void halt() {
        if (listener != null) {
            listener.halt(this);
        }
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
