package althing.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Two choices of a setup that no valid setup has together. The earlier one comes first in the order of the options; the
 * number of seats counts as an option before all others.
 */
public record Clash(String earlier, String earlierValue, String later, String laterValue) {

    /** The name under which the number of seats stands, as in a setup line. */
    public static final String SEATS = "seats";

    /** All pairs of choices of a game that do not go together. */
    public static List<Clash> all(Game game) {
        List<Option> options = new ArrayList<>(List.of(seats(game)));
        options.addAll(game.options());
        List<Map<String, String>> valid = Setup.all(game).stream().map(Clash::choices).toList();
        List<Clash> clashes = new ArrayList<>();
        for (int later = 1; later < options.size(); later++) {
            for (Option earlier : options.subList(0, later)) {
                pairs(earlier, options.get(later)).stream().filter(pair -> valid.stream().noneMatch(pair::isIn))
                        .forEach(clashes::add);
            }
        }
        return List.copyOf(clashes);
    }

    private static Option seats(Game game) {
        return new Option(SEATS,
                IntStream.rangeClosed(game.minSeats(), game.maxSeats()).mapToObj(Integer::toString).toList());
    }

    private static Map<String, String> choices(Setup setup) {
        Map<String, String> choices = new LinkedHashMap<>(setup.options());
        choices.put(SEATS, Integer.toString(setup.seats()));
        return choices;
    }

    private static List<Clash> pairs(Option earlier, Option later) {
        return earlier.values().stream().flatMap(first -> later.values().stream()
                .map(second -> new Clash(earlier.name(), first, later.name(), second))).toList();
    }

    private boolean isIn(Map<String, String> choices) {
        return earlierValue.equals(choices.get(earlier)) && laterValue.equals(choices.get(later));
    }
}
