package althing.lab;

/**
 * How often something happened in a simulation.
 *
 * @param what the key of a log line and the names in it
 */
public record Happening(String what, double perGame) {}
