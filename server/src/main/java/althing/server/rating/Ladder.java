package althing.server.rating;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.bots.rating.Finish;
import althing.bots.rating.Ratings;
import althing.server.api.TableState.SeatKind;
import althing.server.rating.Anchors.Bout;
import althing.server.storage.Results.Played;

/**
 * Who is how strong in one game: the strengths under which all finishes together are the likeliest, whatever their order. Bots
 * are rated along with people, and level 3 has the mean rating. Who does not want to be rated any more is left out of the
 * finishes: by the model the order of the others says the same of them.
 */
final class Ladder {

    /** How many games everybody is thought to have drawn with the others together. */
    private static final double DRAWN = 2;
    /** The ratings of more people take too long; who has played last is rated. */
    static final int MOST = 300;

    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final Map<Integer, Played> faces = new HashMap<>();
    private final Map<Integer, Integer> games = new HashMap<>();
    private final List<Place> places;

    /**
     * Somebody's place.
     *
     * @param face  the last result of who is rated; nothing for bots
     * @param level of bots
     * @param error half of the 95 % interval of the distance to level 3
     */
    record Place(@Nullable Played face, @Nullable Integer level, double rating, double error, int games) {}

    /** The ladder of results, the last first, and of what is known of the bots. */
    Ladder(List<Played> results, List<Bout> bouts) {
        Map<Finish, Long> finishes = new HashMap<>();
        int middle = number(level(Anchors.MIDDLE));
        bouts.forEach(bout -> add(bout, finishes));
        results.stream().collect(Collectors.groupingBy(Played::table, LinkedHashMap::new, Collectors.toList())).values()
                .forEach(table -> add(table, finishes));
        places = places(finishes, middle);
    }

    List<Place> places() {
        return places;
    }

    /** The place of a person, if they have one. */
    Optional<Place> of(String person) {
        return places.stream().filter(place -> place.face() != null && person.equals(place.face().person()))
                .findFirst();
    }

    private List<Place> places(Map<Finish, Long> finishes, int middle) {
        if (numbers.size() < 2) {
            return List.of();
        }
        Ratings ratings = new Ratings(numbers.size(), finishes, DRAWN / (numbers.size() - 1));
        double shift = Ratings.MEAN - ratings.rating(middle);
        List<Place> found = new ArrayList<>();
        numbers.forEach((who, number) -> found.add(new Place(faces.get(number),
                faces.containsKey(number) ? null : Integer.valueOf(who), ratings.rating(number) + shift,
                ratings.error(number, middle), games.getOrDefault(number, 0))));
        found.sort(Comparator.comparingDouble(Place::rating).reversed());
        return List.copyOf(found);
    }

    private void add(Bout bout, Map<Finish, Long> finishes) {
        int one = number(level(bout.one()));
        int other = number(level(bout.other()));
        finishes.merge(new Finish(List.of(List.of(one), List.of(other))), bout.won(), Long::sum);
        finishes.merge(new Finish(List.of(List.of(other), List.of(one))), bout.lost(), Long::sum);
    }

    private void add(List<Played> table, Map<Finish, Long> finishes) {
        List<Played> known = table.stream().filter(seat -> seat.kind() == SeatKind.BOT || isRoom(seat)).toList();
        if (known.stream().map(Ladder::who).distinct().count() < 2) {
            return;
        }
        int[] seated = known.stream().mapToInt(this::number).toArray();
        finishes.merge(Finish.of(seated, seat -> Objects.requireNonNullElse(known.get(seat).result().place(), 0)), 1L,
                Long::sum);
        IntStream.of(seated).distinct().forEach(number -> games.merge(number, 1, Integer::sum));
    }

    private boolean isRoom(Played seat) {
        return numbers.containsKey(who(seat)) || faces.size() < MOST;
    }

    private int number(Played seat) {
        int number = number(who(seat));
        if (seat.kind() != SeatKind.BOT) {
            faces.putIfAbsent(number, seat);
        }
        return number;
    }

    private int number(String who) {
        return numbers.computeIfAbsent(who, _ -> numbers.size());
    }

    private static String who(Played seat) {
        return seat.kind() == SeatKind.BOT
                ? level(Objects.requireNonNullElse(seat.level(), Anchors.MIDDLE))
                : String.valueOf(seat.person());
    }

    /** Bots go by their level, which is no person's id. */
    private static String level(int level) {
        return String.valueOf(level);
    }
}
