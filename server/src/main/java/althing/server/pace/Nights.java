package althing.server.pace;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import althing.engine.BadInput;

/**
 * The hours in which no clock runs, day after day.
 *
 * @param from the hour in which they begin, in the evening or after midnight
 * @param to   the hour in which they end
 */
public record Nights(int from, int to, ZoneId zone) {

    private static final Pattern LINE = Pattern.compile("(\\d{1,2}) (\\d{1,2}) (\\S{1,60})");
    private static final int HOURS = 24;
    private static final int LONGEST = 12;

    public Nights {
        int hours = Math.floorMod(to - from, HOURS);
        if (from < 0 || from >= HOURS || to < 0 || to >= HOURS || hours == 0 || hours > LONGEST) {
            throw new BadInput("A night lasts 1 to " + LONGEST + " hours, from an hour of 0 to 23 to another, not from "
                    + from + " to " + to + ".");
        }
    }

    static Nights parse(String line) {
        Matcher words = LINE.matcher(line);
        if (!words.matches()) {
            throw new BadInput("Nights are told as 'nights 22 8 Europe/Warsaw', not 'nights " + line + "'.");
        }
        try {
            return new Nights(Integer.parseInt(words.group(1)), Integer.parseInt(words.group(2)),
                    ZoneId.of(words.group(3)));
        } catch (DateTimeException e) {
            throw new BadInput("There is no time zone '" + words.group(3) + "'.");
        }
    }

    String line() {
        return from + " " + to + " " + zone.getId();
    }

    /** How many milliseconds of the nights lie between two moments. */
    long between(Instant begin, Instant end) {
        long sum = 0;
        for (LocalDate day = day(begin).minusDays(1); !day.isAfter(day(end)); day = day.plusDays(1)) {
            sum += common(begin, end, dusk(day), dawn(day));
        }
        return sum;
    }

    /** When so many milliseconds have passed outside of the nights. */
    Instant end(Instant since, long left) {
        Instant now = since;
        long toGo = left;
        for (LocalDate day = day(since).minusDays(1);; day = day.plusDays(1)) {
            long awake = Math.max(0, Duration.between(now, dusk(day)).toMillis());
            if (toGo <= awake) {
                return now.plusMillis(toGo);
            }
            toGo -= awake;
            now = now.isBefore(dawn(day)) ? dawn(day) : now;
        }
    }

    private static long common(Instant begin, Instant end, Instant dusk, Instant dawn) {
        Instant from = begin.isAfter(dusk) ? begin : dusk;
        Instant to = end.isBefore(dawn) ? end : dawn;
        return Math.max(0, Duration.between(from, to).toMillis());
    }

    private LocalDate day(Instant moment) {
        return moment.atZone(zone).toLocalDate();
    }

    private Instant dusk(LocalDate day) {
        return day.atTime(LocalTime.of(from, 0)).atZone(zone).toInstant();
    }

    private Instant dawn(LocalDate day) {
        return (to > from ? day : day.plusDays(1)).atTime(LocalTime.of(to, 0)).atZone(zone).toInstant();
    }
}
