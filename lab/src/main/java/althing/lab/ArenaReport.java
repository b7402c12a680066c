package althing.lab;

import java.util.List;
import java.util.Optional;

/**
 * What an arena found. All but the thoughts and the pace is the same for the same setup, bots, seating and seed, on any
 * number of threads, and however often it was stopped and continued; those two are of the games that were played now.
 *
 * @param games     how many games were played to their end
 * @param equal     the share of their games that equal bots would win
 * @param standings one entry for each bot, the best rated first
 * @param match     if there were two bots, how the first did against the other
 * @param crashes   the games that broke, in order; they count for nothing else
 * @param thoughts  one entry for each bot, as they were named
 */
public record ArenaReport(String setup, long seed, long games, double equal, long decisions, List<Standing> standings,
        Optional<Match> match, List<Crash> crashes, List<Thought> thoughts, Pace pace) {}
