package althing.server.table;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import althing.server.storage.StoredTable;

/** A day whose game everybody plays from the same deal. Days are those of UTC, wherever a node or a person is. */
public record Day(LocalDate date) {

    private static final Pattern DEALT = Pattern.compile(Dealing.DAILY + " day(\\d{8}) .*");

    /** The day of a moment. */
    public static Day of(Instant moment) {
        return new Day(LocalDate.ofInstant(moment, ZoneOffset.UTC));
    }

    /** The day whose game is played at a table, if it is such a game. */
    static Optional<Day> of(StoredTable table) {
        return Optional.ofNullable(table.deal()).map(DEALT::matcher).filter(Matcher::matches)
                .map(parts -> new Day(LocalDate.parse(parts.group(1), DateTimeFormatter.BASIC_ISO_DATE)));
    }

    /** What stands in its deal in place of a table, so that all tables of the day are dealt the same. */
    public String word() {
        return "day" + DateTimeFormatter.BASIC_ISO_DATE.format(date);
    }

    public Day before() {
        return new Day(date.minusDays(1));
    }

    /** The moment when it is over. */
    public Instant end() {
        return date.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
    }

    public boolean isOver(Instant now) {
        return !now.isBefore(end());
    }
}
