package althing.lab;

import java.util.List;

/**
 * A game that broke, with all that is needed to see it break again.
 *
 * @param game    its number in the experiment, from 0
 * @param setup   its seeded setup line
 * @param bots    who sat on each seat
 * @param problem what went wrong
 * @param at      the seat, and the move that broke it or {@code chooses} if its bot did
 * @param record  the {@code .althing} text of the moves before that
 */
public record Crash(long game, String setup, List<String> bots, String problem, String at,
        String record) implements Result {}
