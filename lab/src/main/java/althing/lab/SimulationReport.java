package althing.lab;

import java.util.List;

/**
 * What a simulation found. All but the pace is the same for the same setup, bots and seed, on any number of threads.
 *
 * @param games     how many games were played to their end
 * @param decisions the decisions of these games
 * @param points    one entry for each seat
 * @param crashes   the games that broke, in order
 */
public record SimulationReport(String setup, long seed, int games, long decisions, List<SeatPoints> points,
        List<Crash> crashes, Pace pace) {}
