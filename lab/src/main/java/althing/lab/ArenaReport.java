package althing.lab;

import java.util.List;
import java.util.Optional;

import althing.bots.Mishaps;
import althing.lab.Experiment.Seating;

/**
 * What an arena found. All but the thoughts, the guests and the pace is the same for the same setup, bots, seating and seed, on any
 * number of threads, in any number of parts, and however often it was stopped and continued; those are of the games
 * that were played now.
 *
 * @param games     how many games were played to their end
 * @param equal     the share of their games that equal bots would win
 * @param standings one entry for each bot, the best rated first
 * @param match     if there were two bots, how the first did against the other
 * @param clocked   the bots that think by the clock, because of whom the games cannot be repeated
 * @param thoughts  one entry for each bot, as they were named, if somebody looked at the clock
 * @param guests    what went wrong with bots that stand outside of this program
 */
public record ArenaReport(String setup, long seed, Seating seating, long games, double equal, long decisions,
        List<Standing> standings, Optional<Match> match, List<Crash> crashes, List<String> clocked,
        List<Thought> thoughts, List<Mishaps> guests, Optional<Pace> pace) implements Report {

    ArenaReport timed(List<Thought> newThoughts, List<Mishaps> newGuests, Pace newPace) {
        return with(newThoughts, newGuests, Optional.of(newPace));
    }

    /** What does not differ from run to run. */
    public ArenaReport untimed() {
        return with(List.of(), List.of(), Optional.empty());
    }

    private ArenaReport with(List<Thought> newThoughts, List<Mishaps> newGuests, Optional<Pace> newPace) {
        return new ArenaReport(setup, seed, seating, games, equal, decisions, standings, match, crashes, clocked,
                newThoughts, newGuests, newPace);
    }
}
