package althing.server.table;

import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * How long a standing order waits before it answers: about as long as somebody who looks at a dull question and clicks. It is
 * drawn for each question, and neither stored nor told. Thread safe.
 */
final class Hesitation {

    /** In paces of the hall's bots. */
    private static final double SHORTEST = 1;
    private static final double USUALLY_MORE = 2;
    private static final double LONGEST = 8;

    private final Duration pace;

    /** The hesitation in a hall whose bots keep a pace; where they keep none, there is none. */
    Hesitation(Duration pace) {
        this.pace = pace;
    }

    /** A length of time, mostly short and sometimes long. */
    long nanos() {
        return nanos(RandomGenerator.getDefault());
    }

    long nanos(RandomGenerator random) {
        double paces = SHORTEST + USUALLY_MORE * random.nextExponential();
        return Math.round(pace.toNanos() * Math.min(paces, LONGEST));
    }
}
