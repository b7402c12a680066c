package althing.lab;

/** How fast an experiment ran. The only part of a report that differs from run to run. */
public record Pace(int threads, double seconds, double decisionsPerSecond, double playoutsPerSecond) {

    static Pace of(int threads, long nanos, long decisions, long games) {
        double seconds = nanos / 1e9;
        return new Pace(threads, seconds, decisions / seconds, games / seconds);
    }
}
