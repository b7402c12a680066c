package althing.lab;

import java.util.Locale;

import althing.engine.Setup;

/**
 * How fast one setup plays on one thread of this machine, in processor time of that thread.
 *
 * @param decisionsPerSecond   random play, listing the moves included
 * @param playoutsPerSecond    whole random games
 * @param decisionBytes        bytes allocated per decision of random play
 * @param branching            legal moves per decision
 * @param length               decisions per game
 * @param copiesPerSecond      positions copied into a spare one
 * @param copyNanos            the time of one such copy
 * @param copyBytes            the size of a position, as allocated by a fresh copy
 * @param arrayCopyNanos       the time to copy as many bytes from array to array
 * @param iterationsPerSecond  of {@code mcts:1000,rollout=10,look=1}, random roll-outs
 */
public record SpeedCard(String setup, double decisionsPerSecond, double playoutsPerSecond, double decisionBytes,
        double branching, double length, double copiesPerSecond, double copyNanos, long copyBytes,
        double arrayCopyNanos, double iterationsPerSecond) {

    /** The copy as a multiple of copying its bytes. */
    public double copyRatio() {
        return copyNanos / arrayCopyNanos;
    }

    /** Measures for about ten seconds. */
    public static SpeedCard measure(Setup setup, Progress progress) {
        return new Stopwatch(setup, progress).measure();
    }

    /** The card as a table of lines. */
    public String text() {
        return String.format(Locale.ROOT, """
                %s, one thread
                  decisions/s            %,14.0f
                  playouts/s             %,14.0f
                  allocated per decision %,14.1f bytes
                  branching              %,14.1f moves
                  length                 %,14.1f decisions
                  copies/s               %,14.0f
                  copy                   %,14.1f ns, %.1f times copying its %d bytes
                  search iterations/s    %,14.0f (roll-outs of 10)
                """, setup, decisionsPerSecond, playoutsPerSecond, decisionBytes, branching, length, copiesPerSecond,
                copyNanos, copyRatio(), copyBytes, iterationsPerSecond);
    }
}
