package althing.lab;

/**
 * The points that one seat made in a simulation.
 *
 * @param deviation their standard deviation
 */
public record SeatPoints(int seat, String bot, double mean, double median, double deviation, int min, int max) {}
