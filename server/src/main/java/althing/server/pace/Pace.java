package althing.server.pace;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;

/**
 * How much time a table gives its players, in milliseconds: afresh for each turn, unless it says otherwise. At time zero
 * nothing happens by itself; the others may then let a bot play.
 */
public sealed interface Pace {

    /** What a seat has when the game begins. */
    long stock();

    /** The words that {@link #parse} reads; nothing where nobody counts. */
    Optional<String> line();

    /** What a seat has when it is asked, and had this much before. */
    default long asked(long left) {
        return stock();
    }

    /** What a seat has when it is asked again, because its move was taken back. */
    default long askedAgain(long left) {
        return stock();
    }

    /** What a seat has when it has decided. */
    default long decided(long left) {
        return left;
    }

    /** What a seat has whose person is back. */
    default long returned(long left) {
        return stock();
    }

    /** How much of the time between two moments counts. */
    default long counted(Instant from, Instant to) {
        return Math.max(0, Duration.between(from, to).toMillis());
    }

    /** When a seat that is asked since a moment has used up what it had then. */
    default Instant end(Instant since, long left) {
        return since.plusMillis(Math.max(0, left));
    }

    /** The pace that a line tells; {@link BadInput} says what is wrong with it. */
    static Pace parse(@Nullable String line) {
        if (line == null || line.equals("none")) {
            return new None();
        }
        Matcher live = Live.LINE.matcher(line);
        if (live.matches()) {
            return new Live(Integer.parseInt(live.group(1)), Integer.parseInt(live.group(2)));
        }
        Matcher days = Days.LINE.matcher(line);
        if (days.matches()) {
            return new Days(Integer.parseInt(days.group(1)), Optional.ofNullable(days.group(2)).map(Nights::parse));
        }
        throw new BadInput("A pace is 'none', 'live 15 10' (minutes, and seconds more for each turn) or 'days 2', "
                + "with 'nights 22 8 Europe/Warsaw' behind if nights do not count, not '" + line + "'.");
    }

    /** Nobody counts; but who has let the others wait for a day may be stood in for. */
    record None() implements Pace {

        @Override
        public long stock() {
            return Duration.ofDays(1).toMillis();
        }

        @Override
        public Optional<String> line() {
            return Optional.empty();
        }
    }

    /** Minutes for the whole game, and some seconds more after each turn. */
    record Live(int minutes, int seconds) implements Pace {

        private static final Pattern LINE = Pattern.compile("live (\\d{1,3}) (\\d{1,3})");
        private static final int MOST = 180;
        private static final long LEAST_OF_A_RETURN = Duration.ofMinutes(1).toMillis();

        public Live {
            if (minutes < 1 || minutes > MOST || seconds < 0 || seconds > MOST) {
                throw new BadInput("A live game has 1 to " + MOST + " minutes and at most " + MOST
                        + " seconds more for each turn, not " + minutes + " and " + seconds + ".");
            }
        }

        @Override
        public long stock() {
            return Duration.ofMinutes(minutes).toMillis();
        }

        @Override
        public long asked(long left) {
            return left;
        }

        @Override
        public long askedAgain(long left) {
            return left - Duration.ofSeconds(seconds).toMillis();
        }

        @Override
        public long decided(long left) {
            return Math.max(0, left) + Duration.ofSeconds(seconds).toMillis();
        }

        @Override
        public long returned(long left) {
            return Math.max(left, LEAST_OF_A_RETURN);
        }

        @Override
        public Optional<String> line() {
            return Optional.of("live " + minutes + " " + seconds);
        }
    }

    /** So many days for each turn; nights may not count. */
    record Days(int days, Optional<Nights> nights) implements Pace {

        private static final Pattern LINE = Pattern.compile("days (\\d{1,2})(?: nights (.+))?");
        private static final int MOST = 30;

        public Days {
            if (days < 1 || days > MOST) {
                throw new BadInput("A game by days has 1 to " + MOST + " days for each turn, not " + days + ".");
            }
        }

        @Override
        public long stock() {
            return Duration.ofDays(days).toMillis();
        }

        @Override
        public long counted(Instant from, Instant to) {
            long all = Pace.super.counted(from, to);
            return nights.map(each -> all - each.between(from, to)).orElse(all);
        }

        @Override
        public Instant end(Instant since, long left) {
            return nights.map(each -> each.end(since, Math.max(0, left)))
                    .orElseGet(() -> Pace.super.end(since, left));
        }

        @Override
        public Optional<String> line() {
            return Optional.of("days " + days + nights.map(each -> " nights " + each.line()).orElse(""));
        }
    }
}
