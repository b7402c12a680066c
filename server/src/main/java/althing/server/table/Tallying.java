package althing.server.table;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Position;
import althing.engine.ScoreSheet;
import althing.engine.ScoreSheet.Line;
import althing.engine.ScoreSheet.Section;
import althing.server.api.TableState.SeatKind;
import althing.server.storage.Event;
import althing.server.storage.Results.Result;
import althing.server.storage.Store;
import althing.server.storage.StoredCourse;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;

/** Finds what a game came to by living through its events again. Nothing is stored. */
public final class Tallying {

    private static final String POINTS = "points";

    private final StoredTable stored;
    private final List<Event> events;
    private final Table table;

    private Tallying(StoredCourse course, Store store) {
        this.stored = course.table();
        this.events = course.events();
        this.table = new Table(course, store);
    }

    /** What a table that is over came to for its seats; nothing where it was practice, or nobody sits there. */
    public static List<Result> of(StoredCourse course, Store store) {
        return isGame(course) ? new Tallying(course, store).results() : List.of();
    }

    private static boolean isGame(StoredCourse course) {
        StoredTable table = course.table();
        return table.start() == null && !Dealing.PRACTICE.equals(table.deal())
                && course.events().stream().noneMatch(event -> event.kind() == Event.Kind.LESSON)
                && table.seats().stream().anyMatch(seat -> seat.person() != null);
    }

    private List<Result> results() {
        return table.course().isWaiting() || !table.course().isClosed()
                ? List.of()
                : table.seats().stream().map(this::result).toList();
    }

    private Result result(Seat seat) {
        Company company = table.course().company();
        Position end = table.course().now();
        boolean natural = end.isOver();
        Integer place = natural ? end.rank(seat.seat()) : null;
        return new Result(seat.seat(), stored.game(), ended(), place,
                natural ? end.points(seat.seat()) : null, company.turns(seat.seat()), company.late(seat.seat()),
                natural && place != null && place == 1 && table.seats().size() > 1 ? way(end, seat.seat()) : null,
                counts());
    }

    /** When the last thing happened that belongs to the game. */
    private Instant ended() {
        return events.stream().filter(event -> event.kind() == Event.Kind.MOVE || event.kind() == Event.Kind.END)
                .map(Event::at).reduce((_, later) -> later).orElse(stored.changed());
    }

    /** Whether the game counts: it ended by its rules, between different people and bots, of whom each played to the end. */
    private boolean counts() {
        List<String> people = stored.seats().stream().filter(seat -> seat.kind() == SeatKind.PERSON).map(Seat::person)
                .filter(Objects::nonNull).toList();
        return stored.terms().rated() && table.course().now().isOver()
                && stored.seats().stream().allMatch(seat -> seat.kind() == SeatKind.PERSON
                        || seat.kind() == SeatKind.BOT)
                && people.size() > 1 && people.stream().distinct().count() == people.size()
                && table.course().company().absences().isEmpty()
                && events.stream().noneMatch(event -> event.kind() == Event.Kind.HINT);
    }

    /** What brought a seat the most above the average of the others: a reason, or the section of reasons about single things. */
    private static @Nullable String way(Position end, int seat) {
        ScoreSheet sheet = end.scoreSheet();
        boolean inPoints = sheet.sections().stream().flatMap(section -> section.lines().stream())
                .anyMatch(line -> line.unit().equals(POINTS));
        Map<String, Double> leads = new LinkedHashMap<>();
        for (Section section : sheet.sections()) {
            for (Line line : section.lines()) {
                if (!inPoints || line.unit().equals(POINTS)) {
                    key(section, line).ifPresent(key -> leads.merge(key, lead(line, seat), Double::sum));
                }
            }
        }
        return leads.entrySet().stream().filter(each -> each.getValue() > 0).max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey).orElse(null);
    }

    private static Optional<String> key(Section section, Line line) {
        if (line.reason().args().isEmpty()) {
            return Optional.of(line.reason().key());
        }
        return section.title().args().isEmpty() ? Optional.of(section.title().key()) : Optional.empty();
    }

    private static double lead(Line line, int seat) {
        double others = IntStream.range(0, line.amounts().size()).filter(each -> each != seat)
                .map(line.amounts()::get).average().orElse(0);
        return line.amounts().get(seat) - others;
    }
}
