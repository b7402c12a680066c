package althing.server.rating;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.server.api.ProfileState.GameTally;
import althing.server.api.ProfileState.MonthTally;
import althing.server.api.ProfileState.PastGame;
import althing.server.api.ProfileState.PastSeat;
import althing.server.api.ProfileState.Rival;
import althing.server.api.ProfileState.TurnTally;
import althing.server.api.ProfileState.WayToWin;
import althing.server.api.TableState.SeatKind;
import althing.server.storage.Results.Played;

/**
 * All that one person has played, as far as a reader may know it. Another reader than the person knows the tables that anybody
 * could find, and those where they sat themselves.
 */
final class Career {

    private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("uuuu-MM").withZone(ZoneOffset.UTC);
    private static final int MOST_RECENT = 20;
    private static final int MOST_RIVALS = 20;
    private static final int MOST_WAYS = 5;
    private static final int MOST_MONTHS = 12;

    private final String person;
    private final @Nullable String reader;
    private final List<List<Played>> tables;

    /** A career from the results of all seats of a person's tables, the last first; without a reader, for the person. */
    Career(List<Played> results, String person, @Nullable String reader) {
        this.person = person;
        this.reader = reader;
        this.tables = results.stream()
                .collect(Collectors.groupingBy(Played::table, LinkedHashMap::new, Collectors.toList())).values()
                .stream().filter(this::isTold).toList();
    }

    private boolean isTold(List<Played> table) {
        return reader == null || table.getFirst().listed() || table.getFirst().openedBy().equals(reader)
                || table.stream().anyMatch(seat -> reader.equals(seat.person()));
    }

    /** The name that the person had last. */
    Optional<String> name() {
        return own().map(Played::name).findFirst();
    }

    List<GameTally> games() {
        Map<String, List<List<Played>>> byGame = tables.stream().filter(this::isNatural)
                .collect(Collectors.groupingBy(Career::game, TreeMap::new, Collectors.toList()));
        return byGame.entrySet().stream().map(each -> new GameTally(each.getKey(), each.getValue().size(),
                Math.toIntExact(each.getValue().stream().filter(this::isWithPeople).count()), places(each.getValue())))
                .toList();
    }

    private List<Integer> places(List<List<Played>> played) {
        List<Integer> counts = new ArrayList<>();
        for (List<Played> table : played) {
            if (table.size() > 1) {
                int place = Objects.requireNonNull(first(table).result().place());
                counts.addAll(Collections.nCopies(Math.max(0, place - counts.size()), 0));
                counts.set(place - 1, counts.get(place - 1) + 1);
            }
        }
        return counts;
    }

    TurnTally turns() {
        return new TurnTally(own().mapToInt(seat -> seat.result().turns()).sum(),
                own().mapToInt(seat -> seat.result().late()).sum());
    }

    /** What made the difference, for each game at most a few, the most frequent first. */
    List<WayToWin> ways() {
        Map<String, Map<String, Integer>> ways = new TreeMap<>();
        own().forEach(seat -> Optional.ofNullable(seat.result().way()).ifPresent(way -> ways
                .computeIfAbsent(seat.result().game(), _ -> new TreeMap<>()).merge(way, 1, Integer::sum)));
        return ways.entrySet().stream().flatMap(game -> game.getValue().entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed()).limit(MOST_WAYS)
                .map(way -> new WayToWin(game.getKey(), way.getKey(), way.getValue()))).toList();
    }

    /** The last months in which games ended, the earliest first. */
    List<MonthTally> months() {
        TreeMap<String, Integer> months = new TreeMap<>();
        tables.forEach(table -> months.merge(MONTH.format(first(table).result().ended()), 1, Integer::sum));
        return months.descendingMap().entrySet().stream().limit(MOST_MONTHS)
                .map(each -> new MonthTally(each.getKey(), each.getValue())).toList().reversed();
    }

    /** The people whom the person has met, the most frequent first; another reader reads of themselves alone. */
    List<Rival> rivals() {
        Map<String, Rival> rivals = new LinkedHashMap<>();
        for (List<Played> table : tables) {
            Collection<Played> others = table.stream().filter(this::isRival)
                    .collect(Collectors.toMap(Played::person, seat -> seat, (one, _) -> one, LinkedHashMap::new))
                    .values();
            others.forEach(other -> rivals.merge(String.valueOf(other.person()), met(first(table), other),
                    Career::again));
        }
        return rivals.values().stream().sorted(Comparator.comparingInt(Rival::games).reversed()).limit(MOST_RIVALS)
                .toList();
    }

    private boolean isRival(Played seat) {
        String other = seat.person();
        return other != null && seat.kind() == SeatKind.PERSON && !other.equals(person)
                && (reader == null || reader.equals(other));
    }

    private static Rival met(Played own, Played other) {
        Integer mine = own.result().place();
        Integer theirs = other.result().place();
        int order = mine == null || theirs == null ? 0 : Integer.compare(mine, theirs);
        return new Rival(other.shown() ? other.handle() : null, other.name(), 1, order < 0 ? 1 : 0,
                order > 0 ? 1 : 0);
    }

    private static Rival again(Rival later, Rival earlier) {
        return new Rival(later.handle(), later.name(), later.games() + earlier.games(),
                later.ahead() + earlier.ahead(), later.behind() + earlier.behind());
    }

    List<PastGame> recent() {
        return tables.stream().limit(MOST_RECENT).map(table -> new PastGame(table.getFirst().table(), game(table),
                first(table).result().ended().toString(), table.stream().map(seat -> new PastSeat(seat.name(),
                        person.equals(seat.person()), seat.result().place(), seat.result().points())).toList()))
                .toList();
    }

    private Stream<Played> own() {
        return tables.stream().flatMap(List::stream).filter(seat -> person.equals(seat.person()));
    }

    /** The best seat of the person, who may hold several. */
    private Played first(List<Played> table) {
        return table.stream().filter(seat -> person.equals(seat.person())).min(Comparator.comparing(
                seat -> Objects.requireNonNullElse(seat.result().place(), Integer.MAX_VALUE))).orElseThrow();
    }

    private static String game(List<Played> table) {
        return table.getFirst().result().game();
    }

    private boolean isNatural(List<Played> table) {
        return first(table).result().place() != null;
    }

    private boolean isWithPeople(List<Played> table) {
        return table.stream().anyMatch(seat -> seat.kind() == SeatKind.PERSON && seat.person() != null
                && !person.equals(seat.person()));
    }
}
