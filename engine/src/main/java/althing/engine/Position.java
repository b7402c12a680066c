package althing.engine;

import java.util.List;
import java.util.Optional;

/**
 * The whole truth of a game at one moment: mutable, compact, cheap to copy, with its own random state. Not thread safe.
 *
 * <p>A position lies always between two decisions. {@link #pending} says which seats owe one.
 */
public interface Position {

    /** The seat argument of somebody who only looks on. */
    int ONLOOKER = -1;

    /** The game, the seats and the options, never the seed. */
    Setup setup();

    default int seats() {
        return setup().seats();
    }

    /** The seats that owe a decision, as bits; several in a simultaneous choice, none when the game is over. */
    int pending();

    default boolean isOver() {
        return pending() == 0;
    }

    default boolean isPending(int seat) {
        return (pending() >> seat & 1) != 0;
    }

    /** The lowest seat that owes a decision. The game must not be over. */
    default int nextSeat() {
        return Integer.numberOfTrailingZeros(pending());
    }

    /** The seat that is first in the order of play. Asked before the first decision only. */
    default int firstSeat() {
        return nextSeat();
    }

    /** Whether the rules let the players talk with each other now. */
    default boolean isTalkOpen() {
        return true;
    }

    /** Replaces the content of {@code into} by every legal move of the seat; by none if it owes no decision. */
    void moves(int seat, MoveList into);

    /** Why the seat may not play the move now; empty exactly when {@link #moves} lists it. */
    Optional<Refusal> why(int seat, Move move);

    /** Plays a legal move. What happens on an illegal one is not defined: ask {@link #why} first where it may be. */
    Disclosure play(int seat, Move move);

    /** The same position, with nobody who listens. */
    Position copy();

    /** Takes over everything from another position of the same setup, except its listener. */
    void become(Position other);

    /**
     * Deals anew, at random, all that the seat cannot know, the future of the dice included: afterwards this is a
     * position that the seat cannot tell from the one before.
     */
    void imagine(int seat, SplitMix random);

    /** The points of the seat now, as the game counts them. */
    int points(int seat);

    /** Whether a viewer may know the points of a seat now; where points are hidden, only their owner and at the end. */
    default boolean knowsPoints(int viewer, int seat) {
        return true;
    }

    /** 1 for the seat that is first now, ties broken by the rules; seats that are still tied share the better rank. */
    int rank(int seat);

    /** Says from now on to {@code listener} what happens. */
    void listener(Listener listener);

    /** What a seat, or an {@link #ONLOOKER}, may see. */
    View view(int viewer);

    /** The whole position, to be written down. */
    Notation notation();

    /** What is asked of the seat that owes a decision. */
    Phrase prompt(int seat);

    /** The rule that asks it: where somebody reads on who does not know what to answer. */
    String ruleInQuestion(int seat);

    /** A legal move of the seat in words, as on a button. */
    Phrase option(int seat, Move move);

    /** Whether a legal move gives up so much that a person should be asked again before it is played. */
    default boolean isGrave(int seat, Move move) {
        return false;
    }

    /** The orders that a seat may leave for questions like the one that is asked of it now. */
    default List<StandingOrder> orders(int seat) {
        return List.of();
    }

    /** What an order that a seat has left does at what is asked of it now. It knows no more than the seat. */
    default Obedience obey(int seat, StandingOrder order) {
        return Obedience.Other.ASIDE;
    }

    /** Where each point came from so far. */
    ScoreSheet scoreSheet();
}
