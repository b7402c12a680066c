package althing.lab;

import java.util.List;
import java.util.Optional;

import althing.bots.Mishaps;

/**
 * What a simulation found. All but the thoughts, the guests and the pace is the same for the same setup, bots and seed, on any number of threads, in any
 * number of parts, and however often it was stopped and continued; the pace is that of the games that were played now.
 *
 * @param games      how many games were played to their end
 * @param decisions  the decisions of these games
 * @param points     one entry for each seat
 * @param places     one entry for each place in the order of play
 * @param happenings what the games told, if somebody wanted to know
 * @param clocked    the bots that think by the clock, because of whom the games cannot be repeated
 * @param thoughts   one entry for each bot, as they were named, if somebody looked at the clock
 * @param guests     what went wrong with bots that stand outside of this program
 */
public record SimulationReport(String setup, long seed, long games, long decisions, List<SeatPoints> points,
        List<PlaceShare> places, List<Happening> happenings, List<Crash> crashes, List<String> clocked,
        List<Thought> thoughts, List<Mishaps> guests, Optional<Pace> pace) implements Report {

    SimulationReport telling(List<Happening> newHappenings) {
        return with(newHappenings, thoughts, guests, pace);
    }

    SimulationReport timed(List<Thought> newThoughts, List<Mishaps> newGuests, Pace newPace) {
        return with(happenings, newThoughts, newGuests, Optional.of(newPace));
    }

    /** What does not differ from run to run. */
    public SimulationReport untimed() {
        return with(happenings, List.of(), List.of(), Optional.empty());
    }

    private SimulationReport with(List<Happening> newHappenings, List<Thought> newThoughts, List<Mishaps> newGuests,
            Optional<Pace> newPace) {
        return new SimulationReport(setup, seed, games, decisions, points, places, newHappenings, crashes, clocked,
                newThoughts, newGuests, newPace);
    }
}
