package althing.lab.benchmark;

import java.util.List;

import althing.bots.Mishaps;
import althing.lab.Thought;

/**
 * What the benchmark found of one agent; as JSON, the form in which results are handed in.
 *
 * @param format  the version of the benchmark
 * @param program the version that played
 * @param games   at least so many of each line
 * @param lines   one for each setup and opponent
 */
public record Entry(String format, String program, String agent, long games, long seed, List<Line> lines) {

    /**
     * The agent in one setup against one opponent, or alone.
     *
     * @param against nobody where the setup has one seat; share, low and high are 0 then
     * @param share   its share of the games; equals make a half
     * @param low     the lower end of the share's 95 % interval by deals
     * @param high    its upper end
     * @param points  its mean points
     * @param time    how long it thinks
     * @param clocked who thinks by the clock, because of whom the line cannot be repeated
     * @param guests  what went wrong with an agent that is a program of its own
     */
    public record Line(String setup, String against, long games, double share, double low, double high, double points,
            Time time, List<String> clocked, List<Mishaps> guests, long crashes) {}

    /**
     * The mean time for a decision, which differs from machine to machine; of the games that were played at once.
     *
     * @param millis    by the clock
     * @param cpuMillis of a processor; what a program of its own uses is not in it
     */
    public record Time(long decisions, double millis, double cpuMillis) {

        static Time of(Thought thought) {
            return new Time(thought.decisions(), thought.meanMillis(), thought.cpuMillis());
        }
    }
}
