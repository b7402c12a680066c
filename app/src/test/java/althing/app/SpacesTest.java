package althing.app;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;

import althing.engine.FeatureRow;
import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Position;
import althing.engine.Setup;

/** {@code docs/spaces.md} lists what programs outside see and can do; {@code -Dalthing.docs=write} writes it. */
class SpacesTest {

    private static final Path DOCUMENT = Path.of("..", "docs", "spaces.md");

    @Test
    void theDocument_saysWhatTheGamesSay() throws IOException {
        StringBuilder all = new StringBuilder(
                """
                        # What programs see and can do

                        Made from the games by `SpacesTest`; [environments.md](environments.md) says what it is for. Actions are counted by the first word of their code.
                        Observations are those of the smallest setup of a game, and what the one with the most of them has besides. All are 32-bit floats, and a yes is 1. The games name them and say no bounds:
                        most lie between -1 and 1, because a net learns from them too.
                        """);
        Games.all().forEach(game -> all.append(section(game)));
        if ("write".equals(System.getProperty("althing.docs"))) {
            Files.writeString(DOCUMENT, all);
        }
        assertThat(DOCUMENT).as("-Dalthing.docs=write writes it").exists().hasContent(all.toString());
    }

    private static String section(Game game) {
        Map<String, Long> kinds = game.actions().stream().distinct()
                .collect(groupingBy(code -> code.split(" ", 2)[0], TreeMap::new, counting()));
        long moves = kinds.values().stream().mapToLong(Long::longValue).sum();
        return "\n## " + game.id() + "\n\n" + moves + " actions: "
                + String.join(", ", kinds.entrySet().stream().map(kind -> "`" + kind.getKey() + "` " + kind.getValue())
                        .toList())
                + ".\n\n" + observations(game);
    }

    private static String observations(Game game) {
        Setup small = smallest(game);
        List<String> names = names(small);
        if (names.isEmpty()) {
            return "No observations: `look` shows all.\n";
        }
        List<Setup> setups = Setup.all(game);
        if (setups.stream().allMatch(setup -> names(setup).equals(names))) {
            return names.size() + " observations of every setup: " + String.join(", ", names) + ".\n";
        }
        Setup large = setups.stream().max(Comparator.comparingInt(setup -> names(setup).size())).orElseThrow();
        List<String> most = names(large);
        if (most.equals(names)) {
            return names.size() + " observations of `" + small.line() + "`, the most that there are: "
                    + String.join(", ", names) + ".\n";
        }
        return names.size() + " observations of `" + small.line() + "`: " + String.join(", ", names) + ".\n\n"
                + most.size() + " observations of `" + large.line() + "`, the most that there are; besides those: "
                + String.join(", ", most.stream().filter(name -> !names.contains(name)).toList()) + ".\n";
    }

    private static List<String> names(Setup setup) {
        Position position = setup.seeded(1).start();
        return setup.game().observation().map(observation -> FeatureRow.names(observation, position))
                .orElse(List.of());
    }

    private static Setup smallest(Game game) {
        return Setup.of(game, game.minSeats(), Map.of());
    }
}
