package althing.lab;

import java.util.List;

/**
 * What an arena found. All but the thoughts and the pace is the same for the same setup, bots and seed, on any number of
 * threads.
 *
 * @param games     how many games were played to their end
 * @param seats     the seats of a game; equal bots win a share of 1 / seats
 * @param standings one entry for each bot, the best rated first
 * @param crashes   the games that broke, in order; they count for nothing else
 * @param thoughts  one entry for each bot, as they were named
 */
public record ArenaReport(String setup, long seed, int games, int seats, long decisions, List<Standing> standings,
        List<Crash> crashes, List<Thought> thoughts, Pace pace) {}
