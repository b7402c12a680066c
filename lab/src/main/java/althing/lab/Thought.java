package althing.lab;

/**
 * How long one bot of an arena thought. Like the pace, it differs from run to run.
 *
 * @param decisions     how often the bot was asked
 * @param meanMillis    the mean time for a decision
 * @param cpuMillis     the mean time for a decision that a processor worked for it
 * @param longestMillis the longest time for a decision
 */
public record Thought(String bot, long decisions, double meanMillis, double cpuMillis, double longestMillis) {}
