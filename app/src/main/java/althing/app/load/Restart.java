package althing.app.load;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;

import althing.engine.BadInput;

/**
 * How soon a hall answers again that was killed while tables waited for their bots.
 *
 * @param opened     after how many milliseconds its port was open
 * @param health     how many after that it said that it is well
 * @param table      how many after that it showed one of the tables that wait
 * @param afterwards how long it let somebody wait who went on asking whether it is well
 */
public record Restart(double opened, double health, double table, Times afterwards) {

    private static final String COOKIE = "r".repeat(32);
    private static final Duration KNOCK_EVERY = Duration.ofMillis(2);
    private static final Duration ASK_EVERY = Duration.ofMillis(50);

    /** Kills the hall and starts it again, and asks for so long. */
    public static Restart of(HallProcess hall, List<String> waiting, Duration time)
            throws IOException, InterruptedException {
        hall.kill();
        long began = System.nanoTime();
        try (HallProcess again = hall.again(); Visitor visitor = knock(again)) {
            long open = System.nanoTime();
            visitor.get("/api/health");
            long answered = System.nanoTime();
            visitor.get("/api/tables/" + waiting.getFirst());
            long shown = System.nanoTime();
            return new Restart((open - began) / 1e6, (answered - open) / 1e6, (shown - open) / 1e6,
                    ask(visitor, shown + time.toNanos()));
        }
    }

    private static Visitor knock(HallProcess hall) throws IOException, InterruptedException {
        while (hall.isAlive()) {
            try {
                return new Visitor(hall.address(), InetAddress.getLoopbackAddress(), COOKIE);
            } catch (ConnectException e) {
                Thread.sleep(KNOCK_EVERY);
            }
        }
        throw new BadInput("The hall did not open again; what it said stands above.");
    }

    private static Times ask(Visitor visitor, long end) throws IOException, InterruptedException {
        Times times = new Times();
        while (System.nanoTime() - end < 0) {
            long began = System.nanoTime();
            visitor.get("/api/health");
            times.add(System.nanoTime() - began);
            Thread.sleep(ASK_EVERY);
        }
        return times;
    }
}
