package althing.bots;

import java.util.List;

/**
 * A bot that stands outside of this program: it has to be told when a game is over and when it may go, and much can go
 * wrong with it. What does so is answered by a random move and counted.
 */
public interface Guest extends Bot {

    /** A game in which it had seats is over; there are no points and ranks if it broke off. */
    void over(List<Integer> points, List<Integer> ranks);

    /** What went wrong so far. */
    Mishaps mishaps();

    /** Nobody will ask it any more; what it holds of the machine is given back. */
    void leave();
}
