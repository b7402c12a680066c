package althing.lab;

/** The points that one seat made in a simulation. */
public record SeatPoints(int seat, String bot, double mean, int min, int max) {}
