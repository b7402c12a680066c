package althing.odin.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import althing.odin.box.Program;

/**
 * Programs and deeds in words, each at the place of its number: {@code SA1A} and {@code SA1A/overseas}; {@code 33A.2} is the
 * second program of a card and {@code EO1B/2/play:1} a deed of a second alternative.
 */
public final class ProgramWords {

    public static final List<String> PROGRAMS = programs();
    public static final List<String> DEEDS = deeds();

    private ProgramWords() {
    }

    private static List<String> programs() {
        Map<String, Integer> count = new HashMap<>();
        Effect.programs().forEach(program -> count.merge(program.owner, 1, Integer::sum));
        Map<String, Integer> seen = new HashMap<>();
        return Effect.programs().stream().map(program -> {
            int place = seen.merge(program.owner, 1, Integer::sum);
            return count.getOrDefault(program.owner, 0) == 1 ? program.owner : program.owner + "." + place;
        }).toList();
    }

    private static List<String> deeds() {
        List<String> words = new ArrayList<>();
        for (Program program : Effect.programs()) {
            for (int i = 0; i < program.alternatives(); i++) {
                String place = PROGRAMS.get(program.index) + (program.alternatives() == 1 ? "/" : "/" + (i + 1) + "/");
                program.words(i).forEach(word -> words.add(place + word));
            }
        }
        return List.copyOf(words);
    }
}
