package althing.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.server.api.TableState.Clock;
import althing.server.api.TableState.SeatTime;
import althing.server.pace.Pace;

/**
 * How long each seat has let the others wait, and how much time it has left. A seat's clock runs while a decision is owed by
 * it, whoever's turn it is, unless a bot makes it, or all rest. All times come from events, so that they are the same
 * wherever those are relived. Not thread safe.
 */
final class Clocks {

    private final Pace pace;
    private final long[] spent;
    private final long[] left;
    private final @Nullable Instant[] restUntil;
    /** How many turns each seat has taken, and how many of them too late. */
    private final int[] turns;
    private final int[] late;
    /** The seats that owe a decision, and those for which bots play, as bits. */
    private int pending;
    private int away;
    private boolean paused;
    private @Nullable Instant since;

    Clocks(int seats, Pace pace) {
        this.pace = pace;
        spent = new long[seats];
        left = new long[seats];
        restUntil = new @Nullable Instant[seats];
        turns = new int[seats];
        late = new int[seats];
        Arrays.fill(left, pace.stock());
    }

    /** Something was played; these seats, as bits, owe a decision from now on. */
    void turn(Instant now, int asked) {
        count(pending & ~asked & ~away, now);
        ask(now, asked);
    }

    /** Nobody owes a decision any more. */
    void stop(Instant now) {
        ask(now, 0);
    }

    private void ask(Instant now, int asked) {
        run(now);
        change(pending & ~asked, pace::decided);
        change(asked & ~pending, pace::asked);
        pending = asked;
        paused = false;
    }

    /** Something was taken back; these seats owe a decision again. */
    void turnBack(Instant now, int asked) {
        run(now);
        for (int some = asked & ~pending & ~away; some != 0; some &= some - 1) {
            turns[Integer.numberOfTrailingZeros(some)]--;
        }
        change(asked & ~pending, pace::askedAgain);
        pending = asked;
        paused = false;
    }

    /** All clocks stand still, or go on. */
    void pause(Instant now, boolean still) {
        run(now);
        paused = still;
    }

    boolean isPaused() {
        return paused;
    }

    /** A bot plays for a seat from now on. Whose time is up has missed a turn. */
    void leave(Instant now, int seat) {
        if (isUp(seat, now)) {
            count(1 << seat, now);
        }
        run(now);
        away |= 1 << seat;
    }

    /** The person of a seat is back. */
    void comeBack(Instant now, int seat) {
        run(now);
        away &= ~(1 << seat);
        left[seat] = pace.returned(left[seat]);
    }

    /** Somebody gives a seat more time. */
    void give(Instant now, int seat, Duration more) {
        run(now);
        left[seat] = Math.max(0, left[seat]) + more.toMillis();
    }

    /** The clock of a seat stands still until a moment. */
    void rest(Instant now, int seat, Instant until) {
        run(now);
        restUntil[seat] = until;
    }

    /** Whether the time of a seat that owes a decision is up. */
    boolean isUp(int seat, Instant now) {
        return isRunning(seat) && !end(seat).isAfter(now);
    }

    /** When the time of the first seat is up that owes a decision, if a clock runs. */
    Optional<Instant> due() {
        return IntStream.range(0, left.length).filter(this::isRunning).mapToObj(this::end)
                .min(Comparator.naturalOrder());
    }

    /** How many turns a seat has taken itself. */
    int turns(int seat) {
        return Math.max(late[seat], turns[seat]);
    }

    /** How many of them came too late. */
    int late(int seat) {
        return late[seat];
    }

    private void count(int seats, Instant now) {
        for (int some = seats; some != 0; some &= some - 1) {
            int seat = Integer.numberOfTrailingZeros(some);
            turns[seat]++;
            late[seat] += isUp(seat, now) ? 1 : 0;
        }
    }

    Clock shown() {
        List<SeatTime> times = new ArrayList<>();
        for (int seat = 0; seat < left.length; seat++) {
            times.add(new SeatTime(left[seat], isRunning(seat) ? end(seat).toString() : null));
        }
        return new Clock(Arrays.stream(spent).boxed().toList(), since == null || pending == 0 ? null : since.toString(),
                times, paused);
    }

    /** What is shown to who may not know whose turn it is. */
    Clock still() {
        return new Clock(Collections.nCopies(left.length, 0L), null,
                Collections.nCopies(left.length, new SeatTime(pace.stock(), null)), paused);
    }

    private boolean isRunning(int seat) {
        return since != null && !paused && ((pending & ~away) >> seat & 1) != 0;
    }

    private Instant end(int seat) {
        return pace.end(begin(seat), left[seat]);
    }

    /** Since when the clock of a seat runs. */
    private Instant begin(int seat) {
        Instant from = since == null ? Instant.EPOCH : since;
        Instant rest = restUntil[seat];
        return rest != null && rest.isAfter(from) ? rest : from;
    }

    private void run(Instant now) {
        for (int seat = 0; seat < left.length; seat++) {
            if (isRunning(seat)) {
                spent[seat] += Math.max(0, Duration.between(begin(seat), now).toMillis());
                left[seat] -= pace.counted(begin(seat), now);
            }
        }
        since = now;
    }

    private void change(int seats, LongUnaryOperator how) {
        for (int some = seats; some != 0; some &= some - 1) {
            int seat = Integer.numberOfTrailingZeros(some);
            left[seat] = how.applyAsLong(left[seat]);
        }
    }
}
