package althing.lab;

import java.util.List;

/**
 * What a simulation found. All but the pace is the same for the same setup, bots and seed, on any number of threads, and
 * however often it was stopped and continued; the pace is that of the games that were played now.
 *
 * @param games      how many games were played to their end
 * @param decisions  the decisions of these games
 * @param points     one entry for each seat
 * @param places     one entry for each place in the order of play
 * @param happenings what the games told, if somebody wanted to know
 * @param crashes    the games that broke, in order
 */
public record SimulationReport(String setup, long seed, long games, long decisions, List<SeatPoints> points,
        List<PlaceShare> places, List<Happening> happenings, List<Crash> crashes, Pace pace) {}
