package althing.lab.study;

/**
 * How one level does against the one below, each deal in all seatings; where a seat is alone, what points it makes.
 *
 * @param level the stronger
 * @param share of the games, or its mean points alone
 * @param low   and {@code high}: the 95 % interval, by deals
 */
public record Step(String level, String below, long games, double share, double low, double high) {}
